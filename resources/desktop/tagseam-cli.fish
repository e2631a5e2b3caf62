# SPDX-License-Identifier: MIT
# Completion of tagseam-cli in fish. The program knows its own words; without any of them fish offers files.
function __tagseam_cli_words
    set -l given (commandline -opc)
    tagseam-cli --complete $given[2..-1] (commandline -ct) 2>/dev/null
end
complete -c tagseam-cli -f -n 'count (__tagseam_cli_words) >/dev/null' -a '(__tagseam_cli_words)'
