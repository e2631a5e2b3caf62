# SPDX-License-Identifier: MIT
# find_package(tagseam) gives tagseam::core: the static library with what it needs.
include(CMakeFindDependencyMacro)
find_dependency(LibXml2)
find_dependency(pugixml)
find_dependency(ZLIB)
find_dependency(fmt)
find_dependency(nlohmann_json)
find_dependency(PkgConfig)
pkg_check_modules(UCHARDET REQUIRED IMPORTED_TARGET uchardet)
pkg_check_modules(BROTLI REQUIRED IMPORTED_TARGET libbrotlidec)
pkg_check_modules(NETTLE REQUIRED IMPORTED_TARGET nettle)
pkg_check_modules(GUMBO REQUIRED IMPORTED_TARGET gumbo)
include(${CMAKE_CURRENT_LIST_DIR}/tagseam-targets.cmake)
