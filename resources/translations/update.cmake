# SPDX-License-Identifier: MIT
# Brings the .ts files of FOLDER up to date with the texts of ui/, app/, core/base/ and core/methods/ in SOURCE, by the
# lupdate at LUPDATE. English has its plurals alone. With COPY, a folder, the files stay as they are, and it fails when they
# are not up to date.
if(NOT LUPDATE)
  if(",$ENV{TAGSEAM_REQUIRE}," MATCHES ",lupdate,")
    message(FATAL_ERROR "TAGSEAM_REQUIRE demands 'lupdate', which is not installed")
  endif()
  message("missing: lupdate")
  return()
endif()
# The lupdate of Qt 6.8 loses its place after "enum class X : std::uint8_t" and reads "a class of an unknown namespace"
# then: it gets a copy without these types.
set(copy ${CMAKE_CURRENT_BINARY_DIR}/lupdate)
file(REMOVE_RECURSE ${copy})
file(GLOB_RECURSE sources RELATIVE ${SOURCE}
  ${SOURCE}/ui/*.cpp ${SOURCE}/ui/*.h ${SOURCE}/app/*.cpp ${SOURCE}/app/*.h ${SOURCE}/core/base/*.cpp ${SOURCE}/core/base/*.h
  ${SOURCE}/core/methods/*.cpp ${SOURCE}/core/methods/*.h)
foreach(source ${sources})
  file(READ ${SOURCE}/${source} text)
  string(REPLACE " : std::uint8_t" "" text "${text}")
  file(WRITE ${copy}/${source} "${text}")
endforeach()

set(changed "")
foreach(language en pt_BR)
  set(file ${FOLDER}/tagseam_${language}.ts)
  if(COPY)
    file(COPY ${file} DESTINATION ${COPY})
    set(file ${COPY}/tagseam_${language}.ts)
  endif()
  set(options -locations none -no-obsolete -source-language en -target-language ${language} -I${copy} -I${SOURCE})
  if(language STREQUAL en)
    list(APPEND options -pluralonly)
  endif()
  execute_process(COMMAND ${LUPDATE} ${options} ${copy}/ui ${copy}/app ${copy}/core/base ${copy}/core/methods -ts ${file}
    OUTPUT_VARIABLE output ERROR_VARIABLE output RESULT_VARIABLE code)
  message("${output}")
  if(code OR output MATCHES "cannot be called|unknown namespace|lacks Q_OBJECT")
    message(FATAL_ERROR "lupdate does not understand a source file")
  endif()
  if(COPY)
    execute_process(COMMAND ${CMAKE_COMMAND} -E compare_files ${file} ${FOLDER}/tagseam_${language}.ts
      RESULT_VARIABLE code OUTPUT_QUIET ERROR_QUIET)
    if(code)
      string(APPEND changed " tagseam_${language}.ts")
    endif()
  endif()
endforeach()
if(changed)
  message(FATAL_ERROR "Not up to date:${changed}. Build the target 'translations', then translate what is unfinished.")
endif()
