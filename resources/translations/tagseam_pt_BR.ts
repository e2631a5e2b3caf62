<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>Main</name>
    <message>
        <source>%1 cannot be written.</source>
        <translation>não foi possível gravar %1.</translation>
    </message>
    <message>
        <source>--select %1: the last position of the sequence is %2.</source>
        <translation>--select %1: a última posição da sequência é %2.</translation>
    </message>
    <message>
        <source>--level %1: the last level is %2.</source>
        <translation>--level %1: o último nível é %2.</translation>
    </message>
    <message>
        <source>the page was not shown in %1 seconds.</source>
        <translation>a página não foi mostrada em %1 segundos.</translation>
    </message>
    <message>
        <source>A microscope for web page segmentation: shows what the tag path sequence algorithm of Velloso and Dorneles makes of a page, and why.</source>
        <translation>Um microscópio para a segmentação de páginas web: mostra o que o algoritmo de sequência de tag paths de Velloso e Dorneles faz de uma página, e por quê.</translation>
    </message>
    <message>
        <source>File, URL, or a bundled sample: sample:shop (the default), figure2, regions, news, small-main, homogeneous.</source>
        <translation>Arquivo, URL ou um exemplo incluído: sample:shop (o padrão), figure2, regions, news, small-main, homogeneous.</translation>
    </message>
    <message>
        <source>Show, analyse, save the window as PNG, end.</source>
        <translation>Mostra, analisa, salva a janela em PNG e termina.</translation>
    </message>
    <message>
        <source>Size of the window for --screenshot (1280x800).</source>
        <translation>Tamanho da janela para --screenshot (1280x800).</translation>
    </message>
    <message>
        <source>system, light or dark.</source>
        <translation>system (do sistema), light (claro) ou dark (escuro).</translation>
    </message>
    <message>
        <source>Select the node at this position (from 1).</source>
        <translation>Seleciona o nó nesta posição (a partir de 1).</translation>
    </message>
    <message>
        <source>Point out this level (from 1).</source>
        <translation>Destaca este nível (a partir de 1).</translation>
    </message>
    <message>
        <source>Language of the interface: en or pt_BR (otherwise as chosen in the View menu; English with --screenshot).</source>
        <translation>Idioma da interface: en ou pt_BR (sem esta opção, o escolhido no menu Exibir; com --screenshot, inglês).</translation>
    </message>
    <message>
        <source>there is no display to open a window on; --screenshot FILE works without one.</source>
        <translation>não há tela onde abrir uma janela; --screenshot FILE funciona sem tela.</translation>
    </message>
    <message>
        <source>one page at a time, but %1 were named.</source>
        <translation>uma página por vez, mas foram indicadas %1.</translation>
    </message>
    <message>
        <source>--size takes WIDTHxHEIGHT, each 200 to 16384, not &apos;%1&apos;.</source>
        <translation>--size recebe LARGURAxALTURA, cada uma de 200 a 16384, não &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>--%1 takes a number from 1.</source>
        <translation>--%1 recebe um número a partir de 1.</translation>
    </message>
    <message>
        <source>--theme takes system, light or dark, not &apos;%1&apos;.</source>
        <translation>--theme recebe system, light ou dark, não &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>--lang takes en or pt_BR, not &apos;%1&apos;.</source>
        <translation>--lang recebe en ou pt_BR, não &apos;%1&apos;.</translation>
    </message>
</context>
<context>
    <name>tagseam::DomTreeModel</name>
    <message>
        <source>No part of the sequence.</source>
        <translation>Não faz parte da sequência.</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Nó</translation>
    </message>
    <message>
        <source>Pos.</source>
        <translation>Pos.</translation>
    </message>
    <message>
        <source>Sym.</source>
        <translation>Símb.</translation>
    </message>
    <message>
        <source>Freq.</source>
        <translation>Freq.</translation>
    </message>
    <message>
        <source>Fate</source>
        <translation>Destino</translation>
    </message>
    <message>
        <source>Position in the tag path sequence, from 1</source>
        <translation>Posição na sequência de tag paths, a partir de 1</translation>
    </message>
    <message>
        <source>Tag path code: nodes with the same code have the same path of labels from the body</source>
        <translation>Código TP: nós com o mesmo código têm o mesmo caminho de rótulos a partir do body</translation>
    </message>
    <message>
        <source>How often the symbol occurs in the whole sequence</source>
        <translation>Quantas vezes o símbolo ocorre na sequência inteira</translation>
    </message>
    <message>
        <source>Kept, kept only as an ancestor of kept nodes, or the level that dropped it</source>
        <translation>Mantido, mantido só como ancestral de nós mantidos, ou o nível que o podou</translation>
    </message>
    <message>
        <source>cut at level %1</source>
        <translation>podado no nível %1</translation>
    </message>
</context>
<context>
    <name>tagseam::LessonView</name>
    <message>
        <source>Quiz on this page</source>
        <translation>Quiz sobre esta página</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lições</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Página %1 de %2</translation>
    </message>
    <message>
        <source>Question %1 of %2</source>
        <translation>Pergunta %1 de %2</translation>
    </message>
    <message>
        <source>%1 of %2 right</source>
        <translation>%1 de %2 certas</translation>
    </message>
    <message>
        <source>Look at: %1</source>
        <translation>Observe: %1</translation>
    </message>
    <message>
        <source>Point the view out again</source>
        <translation>Indicar a vista de novo</translation>
    </message>
    <message>
        <source>Leave the lesson (Esc)</source>
        <translation>Sair da lição (Esc)</translation>
    </message>
    <message>
        <source>Leave the quiz (Esc)</source>
        <translation>Sair do quiz (Esc)</translation>
    </message>
    <message>
        <source>Short walks through the search. Predict what it does next, by a click in the plot or by key; the run answers.</source>
        <translation>Passeios curtos pela busca. Preveja o próximo passo, com um clique no gráfico ou pelo teclado; a execução responde.</translation>
    </message>
    <message>
        <source>One moment: the page is being opened and analysed.</source>
        <translation>Um momento: a página está sendo aberta e analisada.</translation>
    </message>
    <message>
        <source>Reading, style key, nodes or advantage were changed. The lesson speaks of another run than the one you see.</source>
        <translation>A leitura, a chave de estilo, os nós ou a vantagem foram alterados. A lição fala de outra execução, não da que você vê.</translation>
    </message>
    <message>
        <source>There is nothing to ask about: on this page the search has no choice.</source>
        <translation>Não há o que perguntar: nesta página a busca não tem escolha.</translation>
    </message>
    <message>
        <source>%1 of %2 right.</source>
        <translation>%1 de %2 certas.</translation>
    </message>
    <message>
        <source>Click in the waterline, or press %1.</source>
        <translation>Clique na linha d’água ou tecle %1.</translation>
    </message>
    <message>
        <source>Click in the plot, or press %1.</source>
        <translation>Clique no gráfico ou tecle %1.</translation>
    </message>
    <message>
        <source>✓ Right.</source>
        <translation>✓ Certo.</translation>
    </message>
    <message>
        <source>✗ No.</source>
        <translation>✗ Não.</translation>
    </message>
    <message>
        <source>Quiz me on this page</source>
        <translation>Quiz sobre esta página</translation>
    </message>
    <message>
        <source>Questions about the search on the page that is open (Q)</source>
        <translation>Perguntas sobre a busca na página aberta (Q)</translation>
    </message>
    <message>
        <source>Analyse as the lesson does</source>
        <translation>Analisar como na lição</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation>Voltar a %1</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Go to the step that shows the answer (S)</source>
        <translation>Ir ao passo que mostra a resposta (S)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>The page before (B or Page Up)</source>
        <translation>A página anterior (B ou Page Up)</translation>
    </message>
    <message>
        <source>Other questions</source>
        <translation>Outras perguntas</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Próxima lição</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Pular</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Avançar</translation>
    </message>
    <message>
        <source>Go on (N or Page Down)</source>
        <translation>Seguir adiante (N ou Page Down)</translation>
    </message>
    <message>
        <source>original page</source>
        <translation>página original</translation>
    </message>
    <message>
        <source>pruned page</source>
        <translation>página podada</translation>
    </message>
    <message>
        <source>DOM tree</source>
        <translation>árvore DOM</translation>
    </message>
    <message>
        <source>plot</source>
        <translation>gráfico</translation>
    </message>
    <message>
        <source>waterline</source>
        <translation>linha d’água</translation>
    </message>
    <message>
        <source>listing</source>
        <translation>listagem</translation>
    </message>
    <message>
        <source>variables</source>
        <translation>variáveis</translation>
    </message>
    <message>
        <source>levels</source>
        <translation>níveis</translation>
    </message>
</context>
<context>
    <name>tagseam::LevelsModel</name>
    <message>
        <source>Level, threshold</source>
        <translation>Nível, limiar</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Posições</translation>
    </message>
    <message>
        <source>Split at</source>
        <translation>Divide em</translation>
    </message>
    <message>
        <source>Left : right</source>
        <translation>Esq. : dir.</translation>
    </message>
    <message>
        <source>Symbols</source>
        <translation>Símb.</translation>
    </message>
    <message>
        <source>Each level is one call of searchRegion; it tries the frequency thresholds in ascending order</source>
        <translation>Cada nível é uma chamada de searchRegion, que testa os limiares de frequência em ordem crescente</translation>
    </message>
    <message>
        <source>What became of it</source>
        <translation>No que deu</translation>
    </message>
    <message>
        <source>The part of the sequence that the level searched, from 1</source>
        <translation>A parte da sequência em que o nível buscou, a partir de 1</translation>
    </message>
    <message>
        <source>First position of the right part</source>
        <translation>Primeira posição da parte direita</translation>
    </message>
    <message>
        <source>Lengths of both parts as the size rule saw them</source>
        <translation>Tamanhos das duas partes como a regra de tamanho os viu</translation>
    </message>
    <message>
        <source>How many symbols pass the frequency filter</source>
        <translation>Quantos símbolos passam pelo filtro de frequência</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Nível %1</translation>
    </message>
    <message>
        <source>the main region</source>
        <translation>a região principal</translation>
    </message>
    <message>
        <source>kept right</source>
        <translation>ficou a direita</translation>
    </message>
    <message>
        <source>kept left</source>
        <translation>ficou a esquerda</translation>
    </message>
    <message>
        <source>frequency &gt; %1</source>
        <translation>frequência &gt; %1</translation>
    </message>
    <message>
        <source>frequency ≥ %1</source>
        <translation>frequência ≥ %1</translation>
    </message>
    <message numerus="yes">
        <source>split, after %n refused</source>
        <translation>
            <numerusform>dividiu, após %n recusada</numerusform>
            <numerusform>dividiu, após %n recusadas</numerusform>
        </translation>
    </message>
    <message>
        <source>split</source>
        <translation>dividiu</translation>
    </message>
    <message>
        <source>too balanced</source>
        <translation>equilibrada demais</translation>
    </message>
    <message numerus="yes">
        <source>%n refused, no other</source>
        <translation>
            <numerusform>%n recusada, nenhuma outra</numerusform>
            <numerusform>%n recusadas, nenhuma outra</numerusform>
        </translation>
    </message>
    <message>
        <source>never opens</source>
        <translation>nunca se abre</translation>
    </message>
    <message>
        <source>under 2 symbols</source>
        <translation>menos de 2 símbolos</translation>
    </message>
    <message>
        <source>end of the scan</source>
        <translation>até o fim</translation>
    </message>
    <message>
        <source>no scan</source>
        <translation>não varreu</translation>
    </message>
    <message>
        <source>opening</source>
        <translation>abertura</translation>
    </message>
    <message>
        <source>accepted: %1 %</source>
        <translation>aceita: %1%</translation>
    </message>
    <message>
        <source>refused: %1 %</source>
        <translation>recusada: %1%</translation>
    </message>
    <message>
        <source>nothing right of it</source>
        <translation>nada à direita</translation>
    </message>
    <message>
        <source>search ends</source>
        <translation>a busca termina</translation>
    </message>
    <message>
        <source>No symbol that passes occurs on both sides of this gap. The sides differ by %1 of %2 positions, %3 %; a split needs more than %4 %.</source>
        <translation>Nenhum símbolo que passa pelo filtro ocorre nos dois lados desta lacuna. Os lados diferem em %1 de %2 posições, %3%; uma divisão exige mais de %4%.</translation>
    </message>
    <message>
        <source>The scan came to the last symbol that passes before any gap opened: right of it there is nothing that counts.</source>
        <translation>A varredura chegou ao último símbolo que passa pelo filtro antes que alguma lacuna se abrisse: à direita dele não há nada que conte.</translation>
    </message>
    <message>
        <source>Fewer than two symbols pass this threshold, so nothing can be split: the search ends.</source>
        <translation>Menos de dois símbolos passam por este limiar, logo nada pode ser dividido: a busca termina.</translation>
    </message>
</context>
<context>
    <name>tagseam::LevelsView</name>
    <message>
        <source>Levels of the search</source>
        <translation>Níveis da busca</translation>
    </message>
</context>
<context>
    <name>tagseam::MainWindow</name>
    <message>
        <source>DOM tree</source>
        <translation>Árvore DOM</translation>
    </message>
    <message>
        <source>Tag path sequence</source>
        <translation>Sequência de tag paths (TPS)</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Níveis</translation>
    </message>
    <message>
        <source>The page did not finish loading in %1 seconds; it was taken as it was then.</source>
        <translation>A página não terminou de carregar em %1 segundos; foi usada como estava naquele momento.</translation>
    </message>
    <message>
        <source>No sample is called %1; the File menu lists them.</source>
        <translation>Nenhum exemplo se chama %1; o menu Arquivo lista os que há.</translation>
    </message>
    <message>
        <source>%1 – Tagseam</source>
        <translation>%1 – Tagseam</translation>
    </message>
    <message>
        <source>Tagseam</source>
        <translation>Tagseam</translation>
    </message>
    <message>
        <source>This is a shop&apos;s results page: &lt;b&gt;left&lt;/b&gt; as it was, what is hatched was dropped; &lt;b&gt;right&lt;/b&gt; what is left of it. Below, every node of the page is one dot: its tag path code over its position; the search splits the sequence where nothing on the left has its like on the right, and keeps the longer part. Click a node anywhere to see it everywhere. &lt;a href=&quot;help&quot;&gt;How it works&lt;/a&gt; · &lt;a href=&quot;open&quot;&gt;Open a page of your own&lt;/a&gt;</source>
        <translation>Esta é a página de resultados de uma loja: à &lt;b&gt;esquerda&lt;/b&gt;, como era, com o que foi podado hachurado; à &lt;b&gt;direita&lt;/b&gt;, o que restou. Abaixo, cada nó da página é um ponto: seu código TP sobre sua posição; a busca divide a sequência onde nada da esquerda se repete à direita, e mantém a parte maior. Clique em um nó em qualquer lugar para vê-lo em todos. &lt;a href=&quot;help&quot;&gt;Como funciona&lt;/a&gt; · &lt;a href=&quot;open&quot;&gt;Abrir uma página sua&lt;/a&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;Original&lt;/b&gt;</source>
        <translation>&lt;b&gt;Original&lt;/b&gt;</translation>
    </message>
    <message>
        <source>hatched: dropped</source>
        <translation>hachurado: podado</translation>
    </message>
    <message>
        <source>click picks a node</source>
        <translation>um clique seleciona um nó</translation>
    </message>
    <message>
        <source>picking is off</source>
        <translation>seleção por clique desligada</translation>
    </message>
    <message>
        <source>&lt;b&gt;Pruned&lt;/b&gt; · the complement of the main region · %1 % of the nodes</source>
        <translation>&lt;b&gt;Podada&lt;/b&gt; · o complemento da região principal · %1% dos nós</translation>
    </message>
    <message>
        <source>&lt;b&gt;Pruned&lt;/b&gt; · the main region · %1 % of the nodes</source>
        <translation>&lt;b&gt;Podada&lt;/b&gt; · a região principal · %1% dos nós</translation>
    </message>
    <message>
        <source>no page</source>
        <translation>nenhuma página</translation>
    </message>
    <message>
        <source>raw %1   kept %2   %3 %   levels %4   %5 ms</source>
        <translation>originais %1   mantidos %2   %3%   níveis %4   %5 ms</translation>
    </message>
    <message numerus="yes">
        <source>marked %1–%2: %n node(s)</source>
        <translation>
            <numerusform>marcado %1–%2: %n nó</numerusform>
            <numerusform>marcados %1–%2: %n nós</numerusform>
        </translation>
    </message>
    <message>
        <source>no node selected</source>
        <translation>nenhum nó selecionado</translation>
    </message>
    <message>
        <source>position %1, symbol %2, %3</source>
        <translation>posição %1, símbolo %2, %3</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Open a page from a file (Ctrl+O)</source>
        <translation>Abre uma página de um arquivo (Ctrl+O)</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recarregar</translation>
    </message>
    <message>
        <source>Load the page again (F5)</source>
        <translation>Carrega a página de novo (F5)</translation>
    </message>
    <message>
        <source>File or address of a page, then Enter</source>
        <translation>Arquivo ou endereço de uma página, depois Enter</translation>
    </message>
    <message>
        <source>Scripts on</source>
        <translation>Scripts ligados</translation>
    </message>
    <message>
        <source>Scripts off</source>
        <translation>Scripts desligados</translation>
    </message>
    <message>
        <source>Whether the page&apos;s scripts run. Off for files at first: a local page with scripts can read the other files of its folder. Switching loads the page again.</source>
        <translation>Se os scripts da página são executados. No início, desligados para arquivos: uma página local com scripts pode ler os outros arquivos da sua pasta. Ligar ou desligar carrega a página de novo.</translation>
    </message>
    <message>
        <source>Network on</source>
        <translation>Rede ligada</translation>
    </message>
    <message>
        <source>Network off</source>
        <translation>Rede desligada</translation>
    </message>
    <message>
        <source>Whether the page may fetch from the network. Off for files at first. Switching loads the page again.</source>
        <translation>Se a página pode buscar algo na rede. No início, desligada para arquivos. Ligar ou desligar carrega a página de novo.</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) refused so far.</source>
        <translation>
            <numerusform>%n pedido recusado até agora.</numerusform>
            <numerusform>%n pedidos recusados até agora.</numerusform>
        </translation>
    </message>
    <message>
        <source>loading %p %</source>
        <translation>carregando %p%</translation>
    </message>
    <message>
        <source>Nodes of the page and of what is kept, as the papers count them; reduction; calls of searchRegion; time of the three analysis stages</source>
        <translation>Nós da página e do que é mantido, contados como nos artigos; redução; chamadas de searchRegion; tempo das três etapas da análise</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Arquivo</translation>
    </message>
    <message>
        <source>&amp;Open file…</source>
        <translation>A&amp;brir arquivo…</translation>
    </message>
    <message>
        <source>Open &amp;address…</source>
        <translation>Abrir &amp;endereço…</translation>
    </message>
    <message>
        <source>Shop results: the grid of products stands out</source>
        <translation>Resultados de uma loja: a grade de produtos se destaca</translation>
    </message>
    <message>
        <source>Figure 2 of the paper: eight nodes, nine in a browser</source>
        <translation>Figura 2 do artigo: oito nós, nove em um navegador</translation>
    </message>
    <message>
        <source>Section 4 of the paper: three regions between dividers</source>
        <translation>Seção 4 do artigo: três regiões entre divisórias</translation>
    </message>
    <message>
        <source>News front page: too heterogeneous</source>
        <translation>Capa de um jornal: heterogênea demais</translation>
    </message>
    <message>
        <source>Timetable: main content smaller than the rest</source>
        <translation>Tabela de horários: conteúdo principal menor que o resto</translation>
    </message>
    <message>
        <source>Nested boxes: too homogeneous</source>
        <translation>Caixas aninhadas: homogênea demais</translation>
    </message>
    <message>
        <source>&amp;Recent pages</source>
        <translation>Páginas &amp;recentes</translation>
    </message>
    <message>
        <source>&amp;Save pruned page…</source>
        <translation>&amp;Salvar página podada…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Sa&amp;ir</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Exibir</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Ampliar</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Reduzir</translation>
    </message>
    <message>
        <source>&amp;Fit page width</source>
        <translation>Ajustar à &amp;largura da página</translation>
    </message>
    <message>
        <source>&amp;Hatch what was dropped</source>
        <translation>&amp;Hachurar o que foi podado</translation>
    </message>
    <message>
        <source>&amp;Pick nodes in the pages</source>
        <translation>&amp;Selecionar nós por clique nas páginas</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Claro</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Escuro</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>Restaurar &amp;disposição</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Como no &amp;sistema</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Ir</translation>
    </message>
    <message>
        <source>&amp;Back to the node before</source>
        <translation>&amp;Voltar ao nó anterior</translation>
    </message>
    <message>
        <source>&amp;Forward again</source>
        <translation>&amp;Avançar de novo</translation>
    </message>
    <message>
        <source>&amp;Parent of the node</source>
        <translation>&amp;Pai do nó</translation>
    </message>
    <message>
        <source>Find in the &amp;tree</source>
        <translation>&amp;Buscar na árvore</translation>
    </message>
    <message>
        <source>&amp;Whole sequence</source>
        <translation>Sequência &amp;inteira</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;juda</translation>
    </message>
    <message>
        <source>&amp;How it works</source>
        <translation>&amp;Como funciona</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Teclas</translation>
    </message>
    <message>
        <source>&amp;About Tagseam</source>
        <translation>&amp;Sobre o Tagseam</translation>
    </message>
    <message>
        <source>About Tagseam</source>
        <translation>Sobre o Tagseam</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tagseam %1&lt;/b&gt;&lt;p&gt;A microscope for web page segmentation by tag path sequences, after R. P. Velloso and C. F. Dorneles, “Automatic Web Page Segmentation and Noise Removal for Structured Extraction using Tag Path Sequences”, JIDM 4(3), 2013.&lt;p&gt;MIT licence.</source>
        <translation>&lt;b&gt;Tagseam %1&lt;/b&gt;&lt;p&gt;Um microscópio para a segmentação de páginas web por sequências de tag paths, conforme R. P. Velloso e C. F. Dorneles, “Automatic Web Page Segmentation and Noise Removal for Structured Extraction using Tag Path Sequences”, JIDM 4(3), 2013.&lt;p&gt;Licença MIT.</translation>
    </message>
    <message>
        <source>Open a page</source>
        <translation>Abrir uma página</translation>
    </message>
    <message>
        <source>Pages (*.html *.htm *.xhtml *.gz);;All files (*)</source>
        <translation>Páginas (*.html *.htm *.xhtml *.gz);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Save the pruned page</source>
        <translation>Salvar a página podada</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 foi salvo</translation>
    </message>
    <message>
        <source>%1 cannot be written (%2).</source>
        <translation>Não foi possível gravar %1 (%2).</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Nenhuma ainda</translation>
    </message>
    <message>
        <source>How Tagseam works</source>
        <translation>Como o Tagseam funciona</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>Sa&amp;mples</source>
        <translation>E&amp;xemplos</translation>
    </message>
    <message>
        <source>&amp;As the desktop</source>
        <translation>Como na &amp;área de trabalho</translation>
    </message>
</context>
<context>
    <name>tagseam::MessageBar</name>
    <message>
        <source>Put this away</source>
        <translation>Fechar este aviso</translation>
    </message>
</context>
<context>
    <name>tagseam::OptionsBar</name>
    <message>
        <source>Analysis</source>
        <translation>Análise</translation>
    </message>
    <message>
        <source>The listing of the 2013 article to the letter: frequency ≥ threshold, only a longer right part is kept</source>
        <translation>A listagem do artigo de 2013 ao pé da letra: frequência ≥ limiar, só se mantém uma parte direita maior</translation>
    </message>
    <message>
        <source>As Table I was made: frequency &gt; threshold; after a refused opening the next threshold</source>
        <translation>Como foi feita a Table I: frequência &gt; limiar; após uma abertura recusada, o próximo limiar</translation>
    </message>
    <message>
        <source>As Tabela 2 was made: frequency &gt; threshold; after a refused opening the scan goes on</source>
        <translation>Como foi feita a Tabela 2: frequência &gt; limiar; após uma abertura recusada, a varredura continua</translation>
    </message>
    <message>
        <source>&amp;Reading</source>
        <translation>&amp;Leitura</translation>
    </message>
    <message>
        <source>Which answers to the questions that the papers leave open</source>
        <translation>Que respostas às perguntas que os artigos deixam em aberto</translation>
    </message>
    <message>
        <source>St&amp;yle key</source>
        <translation>Chave de es&amp;tilo</translation>
    </message>
    <message>
        <source>What makes two labels different</source>
        <translation>O que torna dois rótulos diferentes</translation>
    </message>
    <message>
        <source>tag only</source>
        <translation>só a tag</translation>
    </message>
    <message>
        <source>The tag alone</source>
        <translation>Apenas a tag</translation>
    </message>
    <message>
        <source>class</source>
        <translation>classe</translation>
    </message>
    <message>
        <source>Tag and class</source>
        <translation>Tag e classe</translation>
    </message>
    <message>
        <source>class + style</source>
        <translation>classe + estilo</translation>
    </message>
    <message>
        <source>Tag, class and style attribute: the published tables</source>
        <translation>Tag, classe e atributo style: as tabelas publicadas</translation>
    </message>
    <message>
        <source>presentation</source>
        <translation>apresentação</translation>
    </message>
    <message>
        <source>These and HTML 4&apos;s presentational attributes, such as bgcolor</source>
        <translation>Estes e os atributos de apresentação do HTML 4, como bgcolor</translation>
    </message>
    <message>
        <source>&amp;Nodes</source>
        <translation>&amp;Nós</translation>
    </message>
    <message>
        <source>Which nodes make the sequence</source>
        <translation>Que nós formam a sequência</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>elementos</translation>
    </message>
    <message>
        <source>Elements alone</source>
        <translation>Apenas elementos</translation>
    </message>
    <message>
        <source>elements + text</source>
        <translation>elementos + texto</translation>
    </message>
    <message>
        <source>Elements and non-blank text: the published tables</source>
        <translation>Elementos e texto que não seja só espaços: as tabelas publicadas</translation>
    </message>
    <message>
        <source>&amp;Advantage</source>
        <translation>&amp;Vantagem</translation>
    </message>
    <message>
        <source>Share of both by which one part must be longer for a split to be accepted</source>
        <translation>Quanto uma parte deve ser maior que a outra, em fração das duas juntas, para que uma divisão seja aceita</translation>
    </message>
    <message>
        <source>&amp;Complement</source>
        <translation>&amp;Complemento</translation>
    </message>
    <message>
        <source>Keep all but the main region (Algorithm 6), for pages whose content is smaller than the rest</source>
        <translation>Mantém tudo menos a região principal (Algoritmo 6), para páginas cujo conteúdo é menor que o resto</translation>
    </message>
</context>
<context>
    <name>tagseam::PageLoader</name>
    <message>
        <source>%1 did not answer for %2 seconds: a script of it may be caught in a loop. It was ended.</source>
        <translation>%1 não respondeu por %2 segundos: um script dela pode estar preso em um laço. Foi encerrada.</translation>
    </message>
    <message>
        <source>%1 made the renderer end.</source>
        <translation>%1 fez o renderizador terminar.</translation>
    </message>
    <message>
        <source>%1 is a folder, not a page.</source>
        <translation>%1 é uma pasta, não uma página.</translation>
    </message>
    <message>
        <source>%1 is not a file.</source>
        <translation>%1 não é um arquivo.</translation>
    </message>
    <message>
        <source>%1 cannot be read (%2).</source>
        <translation>Não foi possível ler %1 (%2).</translation>
    </message>
    <message>
        <source>%1 is larger than %2.</source>
        <translation>%1 é maior que %2.</translation>
    </message>
    <message>
        <source>%1 could not be loaded.</source>
        <translation>Não foi possível carregar %1.</translation>
    </message>
    <message>
        <source>%1 could not be loaded: the network is switched off.</source>
        <translation>Não foi possível carregar %1: a rede está desligada.</translation>
    </message>
    <message>
        <source>%1 sent nothing for %2 seconds.</source>
        <translation>%1 não enviou nada por %2 segundos.</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 está vazio.</translation>
    </message>
    <message>
        <source>%1 is not text: %2 % of it are control characters.</source>
        <translation>%1 não é texto: %2% são caracteres de controle.</translation>
    </message>
    <message>
        <source>No encoding is named %1.</source>
        <translation>Nenhuma codificação se chama %1.</translation>
    </message>
    <message>
        <source>%1 is gzip that cannot be unpacked (%2).</source>
        <translation>%1 é um gzip que não pode ser descompactado (%2).</translation>
    </message>
    <message>
        <source>%1: %2 is not an integer.</source>
        <translation>%1: %2 não é um inteiro.</translation>
    </message>
    <message>
        <source>The page could not be captured (%1: %2).</source>
        <translation>Não foi possível capturar a página (%1: %2).</translation>
    </message>
    <message>
        <source>%1 cannot be written (%2).</source>
        <translation>Não foi possível gravar %1 (%2).</translation>
    </message>
    <message>
        <source>the page gave no answer</source>
        <translation>a página não respondeu</translation>
    </message>
    <message>
        <source>zlib could not start</source>
        <translation>a zlib não pôde começar</translation>
    </message>
    <message>
        <source>it ends before the first byte</source>
        <translation>termina antes do primeiro byte</translation>
    </message>
    <message>
        <source>damaged data</source>
        <translation>dados danificados</translation>
    </message>
</context>
<context>
    <name>tagseam::PageSession</name>
    <message>
        <source>ancestor of kept</source>
        <translation>só ancestral</translation>
    </message>
    <message>
        <source>cut: main region</source>
        <translation>podado: principal</translation>
    </message>
    <message>
        <source>document</source>
        <translation>documento</translation>
    </message>
    <message>
        <source>comment</source>
        <translation>comentário</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>fora da sequência</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>mantido</translation>
    </message>
    <message>
        <source>dropped at level %1</source>
        <translation>podado no nível %1</translation>
    </message>
</context>
<context>
    <name>tagseam::PlotPainter</name>
    <message>
        <source>kept node</source>
        <translation>nó mantido</translation>
    </message>
    <message>
        <source>dropped node</source>
        <translation>nó podado</translation>
    </message>
    <message>
        <source>split, with its level</source>
        <translation>divisão, com seu nível</translation>
    </message>
    <message>
        <source>level: longer part</source>
        <translation>nível: parte maior</translation>
    </message>
    <message>
        <source>level: cut off</source>
        <translation>nível: parte podada</translation>
    </message>
    <message>
        <source>main region %1–%2</source>
        <translation>região principal %1–%2</translation>
    </message>
    <message>
        <source>tag path code</source>
        <translation>código TP</translation>
    </message>
    <message>
        <source>code</source>
        <translation>código</translation>
    </message>
    <message>
        <source>level</source>
        <translation>nível</translation>
    </message>
</context>
<context>
    <name>tagseam::PlotView</name>
    <message>
        <source>Tag path sequence plot</source>
        <translation>Gráfico da sequência de tag paths</translation>
    </message>
    <message>
        <source>This page has no body: there is no sequence to plot.</source>
        <translation>Esta página não tem body: não há sequência para traçar.</translation>
    </message>
    <message>
        <source>The tag path sequence of the page appears here.</source>
        <translation>A sequência de tag paths da página aparece aqui.</translation>
    </message>
    <message>
        <source>Level %1: positions %2–%3, kept %4–%5</source>
        <translation>Nível %1: posições %2–%3, manteve %4–%5</translation>
    </message>
    <message>
        <source>&lt;qt&gt;Position %1 · symbol %2, frequency %3 · %4&lt;br&gt;%5&lt;/qt&gt;</source>
        <translation>&lt;qt&gt;Posição %1 · símbolo %2, frequência %3 · %4&lt;br&gt;%5&lt;/qt&gt;</translation>
    </message>
</context>
<context>
    <name>tagseam::QuizText</name>
    <message>
        <source>Which gap opens first at threshold %1?</source>
        <translation>Qual lacuna se abre primeiro no limiar %1?</translation>
    </message>
    <message>
        <source>Which part goes on to the next level?</source>
        <translation>Qual parte segue para o próximo nível?</translation>
    </message>
    <message>
        <source>Threshold %1 brought no split. Which threshold is next?</source>
        <translation>O limiar %1 não trouxe divisão. Qual é o próximo limiar?</translation>
    </message>
    <message numerus="yes">
        <source>Level %1 of the search, positions %2 to %3. At threshold %4, %n symbol(s) pass the filter.</source>
        <translation>
            <numerusform>Nível %1 da busca, posições %2 a %3. No limiar %4, %n símbolo passa pelo filtro.</numerusform>
            <numerusform>Nível %1 da busca, posições %2 a %3. No limiar %4, %n símbolos passam pelo filtro.</numerusform>
        </translation>
    </message>
    <message>
        <source>none opens</source>
        <translation>nenhuma se abre</translation>
    </message>
    <message>
        <source>before position %1</source>
        <translation>antes da posição %1</translation>
    </message>
    <message>
        <source>left: %1 to %2</source>
        <translation>esquerda: %1 a %2</translation>
    </message>
    <message>
        <source>right: %1 to %2</source>
        <translation>direita: %1 a %2</translation>
    </message>
    <message numerus="yes">
        <source>No gap opens: wherever a symbol ends for good, another one with at least %n occurrence(s) stands on both sides.</source>
        <translation>
            <numerusform>Nenhuma lacuna se abre: onde um símbolo termina, outro com pelo menos %n ocorrência está dos dois lados.</numerusform>
            <numerusform>Nenhuma lacuna se abre: onde um símbolo termina, outro com pelo menos %n ocorrências está dos dois lados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No gap opens: wherever a symbol ends for good, another one with more than %n occurrence(s) stands on both sides.</source>
        <translation>
            <numerusform>Nenhuma lacuna se abre: onde um símbolo termina, outro com mais de %n ocorrência está dos dois lados.</numerusform>
            <numerusform>Nenhuma lacuna se abre: onde um símbolo termina, outro com mais de %n ocorrências está dos dois lados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The gap before position %1 opens first: no symbol with at least %n occurrence(s) stands on both sides.</source>
        <translation>
            <numerusform>A lacuna antes da posição %1 se abre primeiro: nenhum símbolo com pelo menos %n ocorrência está dos dois lados.</numerusform>
            <numerusform>A lacuna antes da posição %1 se abre primeiro: nenhum símbolo com pelo menos %n ocorrências está dos dois lados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The gap before position %1 opens first: no symbol with more than %n occurrence(s) stands on both sides.</source>
        <translation>
            <numerusform>A lacuna antes da posição %1 se abre primeiro: nenhum símbolo com mais de %n ocorrência está dos dois lados.</numerusform>
            <numerusform>A lacuna antes da posição %1 se abre primeiro: nenhum símbolo com mais de %n ocorrências está dos dois lados.</numerusform>
        </translation>
    </message>
    <message>
        <source>Left %1, right %2.</source>
        <translation>Esquerda %1, direita %2.</translation>
    </message>
    <message>
        <source>The parts are too alike in length: it is refused.</source>
        <translation>As partes têm tamanhos parecidos demais: a abertura é recusada.</translation>
    </message>
    <message numerus="yes">
        <source>That is %n position(s) away.</source>
        <translation>
            <numerusform>Ela está a %n posição da certa.</numerusform>
            <numerusform>Ela está a %n posições da certa.</numerusform>
        </translation>
    </message>
    <message>
        <source>Before position %1, symbol %2 stands on both sides: it reaches from position %3 to %4.</source>
        <translation>Antes da posição %1, o símbolo %2 está dos dois lados: ele vai da posição %3 à %4.</translation>
    </message>
    <message>
        <source>Before position %1 no symbol that passes was read yet: there is nothing to split off.</source>
        <translation>Antes da posição %1, nenhum símbolo que passa pelo filtro foi lido: não há o que separar.</translation>
    </message>
    <message>
        <source>From position %1 on no symbol passes any more: there the scan has ended.</source>
        <translation>A partir da posição %1, nenhum símbolo passa pelo filtro: a varredura já terminou.</translation>
    </message>
    <message>
        <source>The gap before position %1 is open, too, but the scan saw the opening earlier: nothing in between passes the filter.</source>
        <translation>A lacuna antes da posição %1 também está aberta, mas a varredura viu a abertura antes: nada entre as duas passa pelo filtro.</translation>
    </message>
    <message>
        <source>The gap before position %1 opens, too, but the scan comes from the left.</source>
        <translation>A lacuna antes da posição %1 também se abre, mas a varredura vem da esquerda.</translation>
    </message>
    <message>
        <source>The right part goes on: %1 positions against %2.</source>
        <translation>Segue a parte direita: %1 posições contra %2.</translation>
    </message>
    <message>
        <source>The left part goes on: %1 positions each, and a tie goes left.</source>
        <translation>Segue a parte esquerda: %1 posições cada, e o empate favorece a esquerda.</translation>
    </message>
    <message>
        <source>The left part goes on: %1 positions against %2.</source>
        <translation>Segue a parte esquerda: %1 posições contra %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) since a refused opening are not counted on the left.</source>
        <translation>
            <numerusform>%n posição desde uma abertura recusada não conta na parte esquerda.</numerusform>
            <numerusform>%n posições desde uma abertura recusada não contam na parte esquerda.</numerusform>
        </translation>
    </message>
    <message>
        <source>Its last position, %1, is dropped as well.</source>
        <translation>A última posição dela, %1, também é descartada.</translation>
    </message>
    <message>
        <source>%1 is next: the lowest frequency above %2 that a symbol of this level has.</source>
        <translation>O próximo é %1: a menor frequência acima de %2 entre os símbolos deste nível.</translation>
    </message>
    <message>
        <source>%1 was tried before.</source>
        <translation>%1 já foi testado.</translation>
    </message>
    <message>
        <source>%1 comes later.</source>
        <translation>%1 vem depois.</translation>
    </message>
</context>
<context>
    <name>tagseam::TreeView</name>
    <message>
        <source>DOM tree</source>
        <translation>Árvore DOM</translation>
    </message>
    <message>
        <source>Find a tag, class, id or text</source>
        <translation>Buscar tag, classe, id ou texto</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>não encontrado</translation>
    </message>
</context>
</TS>
