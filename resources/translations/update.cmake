# SPDX-License-Identifier: MIT
# Brings the .ts files of FOLDER up to date with the texts of ui/ and app/ in SOURCE, with the lupdate of LUPDATE.
# English has its plurals alone. STRICT: fails when a file was not up to date (a test runs this on a copy).
foreach(language en pt_BR)
  set(options -locations none -no-obsolete -no-ui-lines -source-language en -target-language ${language})
  if(language STREQUAL en)
    list(APPEND options -pluralonly)
  endif()
  execute_process(COMMAND ${LUPDATE} ${options} -I${SOURCE} ${SOURCE}/ui ${SOURCE}/app -ts ${FOLDER}/tagseam_${language}.ts
    OUTPUT_VARIABLE output ERROR_VARIABLE output RESULT_VARIABLE code)
  message("${output}")
  if(code OR output MATCHES "cannot be called|unknown namespace|lacks Q_OBJECT")
    message(FATAL_ERROR "lupdate does not understand the sources")
  endif()
  if(STRICT AND (NOT output MATCHES "\\(0 new" OR output MATCHES "Removed"))
    message(FATAL_ERROR "tagseam_${language}.ts is not up to date: build the target 'translations', then translate")
  endif()
endforeach()
