// SPDX-License-Identifier: MIT
// All that the page says, in English and in Brazilian Portuguese. {0}, {1}: what say() is given. The listing and
// the names of its variables stay as the paper prints them.

const strings = {
  en: {
    language: "Language", theme: "Light or dark", help: "Help and keys",
    replayOf: "Replay of searchRegion",
    caption: "{0} · {1} positions, {2} symbols · variant {3} · minimum difference {4} · labels {5} · {6}",
    captionWhatIfs: " · what if: {0}",
    outline: "Page outline", plot: "Tag path sequence", listing: "Listing", algorithm: "Algorithm {0}", variables: "Variables",
    being: "being read", leftPart: "left (read)", rightPart: "right", prunedEarlier: "pruned earlier",
    mainRegion: "main region",
    wholePage: "Whole page", thisLevel: "Follow level", zoomIn: "Zoom in", zoomOut: "Zoom out",
    symbolAxis: "symbol", thresholdAxis: "threshold", positionAxis: "position",
    keyRead: "read", keyOpen: "symbol on both sides", keySplit: "earlier split",
    keyAccepted: "gap accepted", keyRejected: "rejected by the size rule", keyNever: "none found",
    keyProfile: "threshold profile: lowest threshold without a symbol on both sides", keyWater: "current threshold", keyBand: "rejected by the size rule",
    lineNow: "last line", lineStep: "lines of this step", lineDiffers: "differs from the printed listing",
    changed: "changed in this step", changedShort: "changed",
    start: "Start", end: "End", level: "Level", attempt: "Threshold", step: "Step", line: "Line",
    play: "Play", pause: "Pause", speed: "Speed", perSecond: "{0} steps/s", goTo: "Go to step", of: "of {0}",
    toStart: "First step (Home)", toEnd: "Last step (End)",
    previousLevel: "Previous level (Ctrl+Left)", nextLevel: "Next level (Ctrl+Right)",
    previousAttempt: "Previous threshold (Shift+Left)", nextAttempt: "Next threshold (Shift+Right)",
    previousStep: "Previous step (Left)", nextStep: "Next step (Right)",
    previousLine: "Previous line (Up)", nextLine: "Next line (Down)",
    timeline: "Timeline of all steps",
    timelineLevels: "▮ level  ╷ threshold", timelineGaps: "✓ ✕ – as in the plot",
    placeLevel: "Level {0} of {1}", placeThreshold: "threshold {0} ({1} of {2})", placeRead: "i = {0} of {1}",
    kindLevelStart: "start of the level", kindLevelEnd: "end of the level", kindAttemptStart: "start of the scan",
    position: "Position {0}: {1}, symbol {2}, {3} times in the level, {4}",
    hint: "Click to select a node. Double-click to go to the step that reads it.",
    none: "none", empty: "∅", more: "and {0} more", members: "{0}: ", notSet: "not set yet",
    varSequence: "positions {0}–{1} of the page, n = {2}", varNothing: "empty",
    varTimes: "symbol × frequency", varLeft: "symbol × occurrences left to read",
    varIndex: "{0} (position {1})", share: "difference / sum",
    left: "left", right: "right",
    sayDetection: "For comparison: content detection finds {0} at positions {1}–{2}, the bar on the axis (expected F1 {3}).",
    sayNoContent: "For comparison: content detection finds no main content (expected F1 {0}).",
    kindList: "a list of records", kindText: "blocks of text",
    helpTitle: "What this shows",
    helpIntro: "How the tag path sequence algorithm of Velloso and Dorneles (2013) looks for the main region of a page. Every node of the page is one position of the sequence; its symbol is a number for its tag path, the labels from the body down to it.",
    helpGap: "searchRegion reads the sequence from the left and looks for a gap such that no symbol occurs on both sides. Then left and right are different regions, and the longer one is searched at the next level. Symbols that are too rare for the threshold do not count. Thresholds rise until there is a gap whose sides differ enough in length.",
    helpPanes: "Left: the page. Middle: the sequence as a plot, with the threshold profile of the gaps and the current threshold as a water line over it; below, the variables. Right: the listing, with the last line that ran.",
    helpOne: "Positions, symbols and steps count from 1.",
    keysTitle: "Keys", close: "Close",
    keys: [["→ ←", "next step, previous step"], ["Shift + → ←", "next threshold, previous threshold"],
      ["Ctrl + → ←", "next level, previous level"], ["↓ ↑", "next line of the listing, previous line"],
      ["Home End", "first step, last step"], ["Space", "play, pause"], [", .", "slower, faster"],
      ["G, Ctrl + G", "go to a step"], ["T", "light or dark"], ["?", "this help"],
      ["in the plot: W S, + −", "zoom"], ["A D", "pan"], ["0, F", "whole page, this level"],
      ["in the outline: ↑ ↓ PgUp PgDn", "move the mark"], ["Enter", "go to the step that reads what is marked"]],
  },
  pt_BR: {
    language: "Idioma", theme: "Claro ou escuro", help: "Ajuda e teclas",
    replayOf: "Replay de searchRegion",
    caption: "{0} · {1} posições, {2} símbolos · variante {3} · diferença mínima {4} · rótulos {5} · {6}",
    captionWhatIfs: " · e se: {0}",
    outline: "Estrutura da página", plot: "Sequência de caminhos de tags", listing: "Listagem", algorithm: "Algoritmo {0}", variables: "Variáveis",
    being: "sendo lida", leftPart: "esquerda (lida)", rightPart: "direita", prunedEarlier: "podada em nível anterior",
    mainRegion: "região principal",
    wholePage: "Página toda", thisLevel: "Seguir o nível", zoomIn: "Aproximar", zoomOut: "Afastar",
    symbolAxis: "símbolo", thresholdAxis: "limiar", positionAxis: "posição",
    keyRead: "lido", keyOpen: "símbolo nos dois lados", keySplit: "divisão anterior",
    keyAccepted: "lacuna aceita", keyRejected: "rejeitada pela regra de tamanho", keyNever: "nenhuma encontrada",
    keyProfile: "perfil de limiares: menor limiar sem símbolo nos dois lados", keyWater: "limiar atual", keyBand: "rejeitada pela regra de tamanho",
    lineNow: "última linha", lineStep: "linhas deste passo", lineDiffers: "difere da listagem impressa",
    changed: "mudou neste passo", changedShort: "mudou",
    start: "Início", end: "Fim", level: "Nível", attempt: "Limiar", step: "Passo", line: "Linha",
    play: "Reproduzir", pause: "Pausar", speed: "Velocidade", perSecond: "{0} passos/s", goTo: "Ir ao passo",
    of: "de {0}",
    toStart: "Primeiro passo (Home)", toEnd: "Último passo (End)",
    previousLevel: "Nível anterior (Ctrl+Esquerda)", nextLevel: "Próximo nível (Ctrl+Direita)",
    previousAttempt: "Limiar anterior (Shift+Esquerda)", nextAttempt: "Próximo limiar (Shift+Direita)",
    previousStep: "Passo anterior (Esquerda)", nextStep: "Próximo passo (Direita)",
    previousLine: "Linha anterior (Para cima)", nextLine: "Próxima linha (Para baixo)",
    timeline: "Linha do tempo de todos os passos",
    timelineLevels: "▮ nível  ╷ limiar", timelineGaps: "✓ ✕ – como no gráfico",
    placeLevel: "Nível {0} de {1}", placeThreshold: "limiar {0} ({1} de {2})", placeRead: "i = {0} de {1}",
    kindLevelStart: "início do nível", kindLevelEnd: "fim do nível", kindAttemptStart: "início da varredura",
    position: "Posição {0}: {1}, símbolo {2}, {3} vezes no nível, {4}",
    hint: "Clique para selecionar um nó. Clique duas vezes para ir ao passo que o lê.",
    none: "nenhum", empty: "∅", more: "e mais {0}", members: "{0}: ", notSet: "ainda sem valor",
    varSequence: "posições {0}–{1} da página, n = {2}", varNothing: "vazia",
    varTimes: "símbolo × frequência", varLeft: "símbolo × ocorrências por ler",
    varIndex: "{0} (posição {1})", share: "diferença / soma",
    left: "esquerda", right: "direita",
    sayDetection: "Para comparar: a detecção de conteúdo encontra {0} nas posições {1}–{2}, a barra no eixo (confiança {3}).",
    sayNoContent: "Para comparar: a detecção de conteúdo não encontra conteúdo principal (confiança {0}).",
    kindList: "uma lista de registros", kindText: "blocos de texto",
    helpTitle: "O que se vê aqui",
    helpIntro: "Como o algoritmo de sequências de caminhos de tags de Velloso e Dorneles (2013) procura a região principal de uma página. Cada nó da página é uma posição da sequência; seu símbolo é um número para o seu caminho de tags, isto é, os rótulos do body até ele.",
    helpGap: "searchRegion lê a sequência da esquerda para a direita e procura uma lacuna em que nenhum símbolo ocorra nos dois lados. Então esquerda e direita são regiões diferentes, e a maior é buscada no próximo nível. Símbolos raros demais para o limiar não contam. Os limiares sobem até haver uma lacuna cujos lados difiram o bastante em comprimento.",
    helpPanes: "À esquerda: a página. No meio: a sequência como gráfico, com o perfil de limiares das lacunas e o limiar atual como linha d’água sobre ele; abaixo, as variáveis. À direita: a listagem, com a última linha executada.",
    helpOne: "Posições, símbolos e passos contam a partir de 1.",
    keysTitle: "Teclas", close: "Fechar",
    keys: [["→ ←", "próximo passo, passo anterior"], ["Shift + → ←", "próximo limiar, limiar anterior"],
      ["Ctrl + → ←", "próximo nível, nível anterior"], ["↓ ↑", "próxima linha da listagem, linha anterior"],
      ["Home End", "primeiro passo, último passo"], ["Espaço", "reproduzir, pausar"], [", .", "mais devagar, mais rápido"],
      ["G, Ctrl + G", "ir a um passo"], ["T", "claro ou escuro"], ["?", "esta ajuda"],
      ["no gráfico: W S, + −", "aproximar, afastar"], ["A D", "deslocar"], ["0, F", "página toda, este nível"],
      ["na estrutura: ↑ ↓ PgUp PgDn", "mover a marca"], ["Enter", "ir ao passo que lê o que está marcado"]],
  },
};

for (const each of Object.keys(sentences)) Object.assign(strings[each], sentences[each]);

let language = "en";

/** A string of the present language, with what stands for {0}, {1}, ... put in. */
function say(key, ...values) {
  return strings[language][key].replace(/\{(\d)\}/g, (whole, number) => values[number] ?? "");
}

/** Numbers as the language writes them. */
function localTag() { return language === "en" ? "en" : "pt-BR"; }
function percent(share) {
  const number = String(Math.floor(share * 1000 + 0.5) / 10);
  return `${language === "en" ? number : number.replace(".", ",")} %`;
}
function grouped(number) { return number.toLocaleString(localTag()); }
