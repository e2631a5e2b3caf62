# SPDX-License-Identifier: MIT
# Completion of tagseam-cli in bash. The program knows its own words.
_tagseam_cli()
{
    local IFS=$'\n'
    COMPREPLY=($(compgen -W "$(tagseam-cli --complete "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)" \
        -- "${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _tagseam_cli tagseam-cli
