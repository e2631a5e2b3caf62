# SPDX-License-Identifier: MIT
# The Debian packages that cpack makes: tagseam (the window), tagseam-cli (no Qt), libtagseam-dev (the library).
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME tagseam)
set(CPACK_PACKAGE_VENDOR "The Tagseam authors")
set(CPACK_PACKAGE_CONTACT "The Tagseam authors <authors@tagseam.org>")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_COMPONENTS_ALL tagseam-cli libtagseam-dev)
if(TAGSEAM_BUILD_UI)
  list(APPEND CPACK_COMPONENTS_ALL tagseam)
endif()
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_GROUPING ONE_PER_GROUP)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)

set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "inspector of web page segmentation")
function(describe package section what)
  string(TOUPPER ${package} key)
  set(CPACK_DEBIAN_${key}_PACKAGE_NAME ${package} PARENT_SCOPE)
  set(CPACK_DEBIAN_${key}_PACKAGE_SECTION ${section} PARENT_SCOPE)
  string(CONCAT text "Tagseam runs the tag path sequence algorithm of Velloso and Dorneles\n"
    "and the noise filters of five papers on web pages, and shows why a page\n"
    "is cut where it is. This package has ${what}.")
  set(CPACK_DEBIAN_${key}_DESCRIPTION ${text} PARENT_SCOPE)
endfunction()
describe(tagseam science "the window")
describe(tagseam-cli science "the command line, without Qt")
describe(libtagseam-dev libdevel "the static library and its headers")
set(CPACK_DEBIAN_TAGSEAM_PACKAGE_RECOMMENDS "tagseam-cli, fonts-liberation, fonts-dejavu-core")
set(CPACK_DEBIAN_TAGSEAM_PACKAGE_DEPENDS "libqt6webenginecore6-bin, libqt6svg6, qt6-qpa-plugins, qt6-translations-l10n")
set(CPACK_DEBIAN_LIBTAGSEAM-DEV_PACKAGE_DEPENDS "libxml2-dev, libpugixml-dev, zlib1g-dev, libfmt-dev, \
libuchardet-dev, libbrotli-dev, nettle-dev, libgumbo-dev, nlohmann-json3-dev")

# The licence and the changes of each package; the changes are those of the AppStream file.
set(desktop ${PROJECT_SOURCE_DIR}/resources/desktop)
add_custom_command(OUTPUT changelog.gz DEPENDS ${desktop}/changelog.sh ${desktop}/org.tagseam.Tagseam.metainfo.xml VERBATIM
  COMMAND ${desktop}/changelog.sh < ${desktop}/org.tagseam.Tagseam.metainfo.xml | gzip -9n > changelog.gz)
add_custom_target(changelog DEPENDS changelog.gz)
add_dependencies(tagseam-cli changelog)
foreach(package tagseam-cli libtagseam-dev tagseam)
  set(documents ${CMAKE_INSTALL_DATADIR}/doc/${package})
  install(FILES ${PROJECT_SOURCE_DIR}/LICENSE RENAME copyright DESTINATION ${documents} COMPONENT ${package})
  install(FILES ${CMAKE_CURRENT_BINARY_DIR}/changelog.gz DESTINATION ${documents} COMPONENT ${package})
endforeach()
include(CPack)
