<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>Bookmark</name>
    <message>
        <source>There is no position %1: the last one of the sequence is %2.</source>
        <translation>Não há posição %1: a última da sequência é %2.</translation>
    </message>
    <message>
        <source>The page has no node %1.</source>
        <translation>A página não tem o nó %1.</translation>
    </message>
    <message>
        <source>There is no level %1: the last one is %2.</source>
        <translation>Não há nível %1: o último é %2.</translation>
    </message>
    <message>
        <source>The bookmark belongs to the other tree of the page.</source>
        <translation>O link pertence à outra árvore da página.</translation>
    </message>
    <message>
        <source>There is no step %1: the last one is %2.</source>
        <translation>Não há passo %1: o último é %2.</translation>
    </message>
</context>
<context>
    <name>Capture</name>
    <message numerus="yes">
        <source>%1: %n node(s) of %2</source>
        <translation>
            <numerusform>%1: %n nó de %2</numerusform>
            <numerusform>%1: %n nós de %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s) missing</source>
        <translation>
            <numerusform>falta %n recurso</numerusform>
            <numerusform>faltam %n recursos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot be read (%2).</source>
        <translation>%1 não pode ser lido (%2).</translation>
    </message>
    <message>
        <source>A page is archived as .mhtml or .mht, not as %1.</source>
        <translation>Uma página é arquivada como .mhtml ou .mht, não como %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n shadow root(s) or frame(s) not in the tree</source>
        <translation>
            <numerusform>%n shadow root ou frame fora da árvore</numerusform>
            <numerusform>%n shadow roots ou frames fora da árvore</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is neither a page nor a folder of pages.</source>
        <translation>%1 não é nem uma página nem uma pasta de páginas.</translation>
    </message>
    <message>
        <source>%1: exists already (%2)</source>
        <translation>%1: já existe (%2)</translation>
    </message>
    <message>
        <source>--save-tree needs -o: the folder for the trees, or the file for a single tree.</source>
        <translation>--save-tree precisa de -o: a pasta para as árvores, ou o arquivo para uma só árvore.</translation>
    </message>
    <message>
        <source>%1 does not contain any page.</source>
        <translation>%1 não contém nenhuma página.</translation>
    </message>
    <message>
        <source>The output would overwrite %1. Name another folder.</source>
        <translation>A saída sobrescreveria %1. Indique outra pasta.</translation>
    </message>
    <message>
        <source>%1 does not name any page.</source>
        <translation>%1 não indica nenhuma página.</translation>
    </message>
</context>
<context>
    <name>FileBytes</name>
    <message>
        <source>Standard input</source>
        <translation>A entrada padrão</translation>
    </message>
    <message>
        <source>%1 cannot be read (%2).</source>
        <translation>%1 não pode ser lido (%2).</translation>
    </message>
    <message>
        <source>%1 is larger than %2, the limit in the preferences.</source>
        <translation>%1 é maior que %2, o limite nas preferências.</translation>
    </message>
    <message>
        <source>%1 is a folder, not a page.</source>
        <translation>%1 é uma pasta, não uma página.</translation>
    </message>
    <message>
        <source>%1 is a device, not a page.</source>
        <translation>%1 é um dispositivo, não uma página.</translation>
    </message>
    <message>
        <source>%1 is a socket, not a page.</source>
        <translation>%1 é um socket, não uma página.</translation>
    </message>
    <message>
        <source>%1 sent nothing for %2 seconds.</source>
        <translation>%1 não enviou nada por %2 segundos.</translation>
    </message>
    <message>
        <source>%1 changed while it was read.</source>
        <translation>%1 mudou enquanto era lido.</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Shows how the tag path sequence algorithm of Velloso and Dorneles segments a web page, and why.</source>
        <translation>Mostra como o algoritmo de sequência de caminhos de tags de Velloso e Dorneles segmenta uma página web, e por quê.</translation>
    </message>
    <message>
        <source>Analyse the page, save the window as PNG, and quit.</source>
        <translation>Analisa a página, grava a janela como PNG e termina.</translation>
    </message>
    <message>
        <source>Size of the window for --screenshot (1280x800).</source>
        <translation>Tamanho da janela para --screenshot (1280x800).</translation>
    </message>
    <message>
        <source>Theme: system, light or dark.</source>
        <translation>Tema: system, light ou dark.</translation>
    </message>
    <message>
        <source>Select the node at this position (from 1).</source>
        <translation>Seleciona o nó nesta posição (a partir de 1).</translation>
    </message>
    <message>
        <source>Select this level (from 1).</source>
        <translation>Seleciona este nível (a partir de 1).</translation>
    </message>
    <message>
        <source>Language of the interface: en or pt_BR (the language chosen in the View menu; English with --screenshot).</source>
        <translation>Idioma da interface: en ou pt_BR (o idioma escolhido no menu Exibir; inglês com --screenshot).</translation>
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
    <message>
        <source>Analyse the page, save plot and waterline as SVG, PDF or PNG, by the extension, and quit.</source>
        <translation>Analisa a página, salva o gráfico e a linha d’água em SVG, PDF ou PNG, conforme a extensão, e termina.</translation>
    </message>
    <message>
        <source>Show this step of the search (from 1).</source>
        <translation>Mostra este passo da busca (a partir de 1).</translation>
    </message>
    <message>
        <source>--plot takes a file that ends in .svg, .pdf or .png, not &apos;%1&apos;.</source>
        <translation>--plot recebe um arquivo que termine em .svg, .pdf ou .png, não &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>--lesson %1: the lesson has pages 1 to %2.</source>
        <translation>--lesson %1: a lição tem as páginas 1 a %2.</translation>
    </message>
    <message>
        <source>Save this page as an archive, without a window, in the file of -o. Repeated, save each page in the folder of -o.</source>
        <translation>Grava esta página como arquivo web, sem janela, no arquivo de -o. Repetida, grava cada página na pasta de -o.</translation>
    </message>
    <message>
        <source>Save the pages that this file names, one on each line, as archives; archives that exist are kept.</source>
        <translation>Grava como arquivos web as páginas que este arquivo nomeia, uma por linha; os que já existem são mantidos.</translation>
    </message>
    <message>
        <source>Page of an archive: its number (from 1) or its address.</source>
        <translation>Página de um arquivo web: seu número (a partir de 1) ou seu endereço.</translation>
    </message>
    <message>
        <source>--save-archive takes its page as its value and cannot be combined with --screenshot, --plot or another page.</source>
        <translation>--save-archive recebe sua página como valor e não pode ser combinado com --screenshot, --plot nem outra página.</translation>
    </message>
    <message>
        <source>--entry chooses a page of an archive: name the archive, too.</source>
        <translation>--entry escolhe uma página de um arquivo web: indique também o arquivo.</translation>
    </message>
    <message>
        <source>Examples:</source>
        <translation>Exemplos:</translation>
    </message>
    <message>
        <source>--%1 takes a name in UTF-8.</source>
        <translation>--%1 recebe um nome em UTF-8.</translation>
    </message>
    <message>
        <source>--lesson opens its own page and cannot be combined with another page.</source>
        <translation>--lesson abre sua própria página e não pode ser combinado com outra página.</translation>
    </message>
    <message>
        <source>there is no display to open a window on; --screenshot FILE, --plot FILE and --save-archive PAGE work without one.</source>
        <translation>não há tela em que abrir uma janela; --screenshot FILE, --plot FILE e --save-archive PAGE funcionam sem uma.</translation>
    </message>
    <message>
        <source>--lesson takes the name of a lesson, not &apos;%1&apos; (see --help).</source>
        <translation>--lesson recebe o nome de uma lição, não &apos;%1&apos; (veja --help).</translation>
    </message>
    <message>
        <source>-o is an option of --save-archive, --save-archives and --save-tree only.</source>
        <translation>-o é uma opção apenas de --save-archive, --save-archives e --save-tree.</translation>
    </message>
    <message>
        <source>--save-tree cannot be combined with --save-archive or --save-archives.</source>
        <translation>--save-tree não pode ser combinado com --save-archive nem --save-archives.</translation>
    </message>
    <message>
        <source>--run can be given at most twice, to compare two runs.</source>
        <translation>--run pode ser dado no máximo duas vezes, para comparar duas execuções.</translation>
    </message>
    <message>
        <source>--corpus and --run show a table and cannot be combined with a page, a lesson, --plot or --save-archive.</source>
        <translation>--corpus e --run mostram uma tabela e não podem ser combinados com página, lição, --plot nem --save-archive.</translation>
    </message>
    <message>
        <source>Show a run that tagseam-cli corpus run wrote as a table; given twice, compare the second run with the first.</source>
        <translation>Mostra como tabela uma execução gravada por tagseam-cli corpus run; dada duas vezes, compara a segunda com a primeira.</translation>
    </message>
    <message>
        <source>Write the rendered tree of each page below this folder (or of this page), with the computed styles of its elements, under the same name below the folder of -o, where --trees of tagseam-cli looks for it; complete trees that exist are kept.</source>
        <translation>Grava a árvore renderizada de cada página abaixo desta pasta (ou desta página), com os estilos computados dos seus elementos, com o mesmo nome abaixo da pasta de -o, onde --trees do tagseam-cli a procura; as árvores completas que já existem são mantidas.</translation>
    </message>
    <message>
        <source>File or folder that --save-archive and --save-tree write. A name that ends in / is a folder, which is created if it is missing.</source>
        <translation>Arquivo ou pasta que --save-archive e --save-tree gravam. Um nome que termina em / é uma pasta, criada se faltar.</translation>
    </message>
    <message>
        <source>Show this tool: %1.</source>
        <translation>Mostra esta ferramenta: %1.</translation>
    </message>
    <message>
        <source>Tagseam opens one page, but the command line names %1 pages.</source>
        <translation>o Tagseam abre uma só página, mas a linha de comando indica %1.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a valid part of a bookmark. Valid parts are, for example, #level=N&amp;node=N and #setup=jidm-2013,min-difference=0.3; see the help of the window.</source>
        <translation>&apos;%1&apos; não é uma parte válida de um link. São válidas, por exemplo, #level=N&amp;node=N e #setup=jidm-2013,min-difference=0.3; veja a ajuda da janela.</translation>
    </message>
    <message>
        <source>the page did not appear within %1 seconds.</source>
        <translation>a página não apareceu em %1 segundos.</translation>
    </message>
    <message>
        <source>File, folder, archive (MHTML, WARC), URL, - for standard input, or a bundled sample: sample:shop (the default), figure2, regions, news, small-main, homogeneous, rejected, article, product, misnested.</source>
        <translation>Arquivo, pasta, arquivo de páginas (MHTML, WARC), URL, - para a entrada padrão, ou um exemplo incluído: sample:shop (o padrão), figure2, regions, news, small-main, homogeneous, rejected, article, product, misnested.</translation>
    </message>
    <message>
        <source>Open a lesson: figure2, regions, shop, news, small-main, homogeneous, rejected, listing, article, product, misnested, cost, noise-eliminate, mark-noise, map-sst, comb-comp or ident-drs, with :N at its page N.</source>
        <translation>Abre uma lição: figure2, regions, shop, news, small-main, homogeneous, rejected, listing, article, product, misnested, cost, noise-eliminate, mark-noise, map-sst, comb-comp ou ident-drs, com :N na sua página N.</translation>
    </message>
    <message>
        <source>Show the pages below this folder, or in this WARC file, as a table.</source>
        <translation>Mostra as páginas abaixo desta pasta, ou deste arquivo WARC, como tabela.</translation>
    </message>
    <message>
        <source>Exit codes: 0 done; 2 wrong usage, or no display or shared memory; 3 a page that cannot be loaded; 4 output that cannot be written.</source>
        <translation>Códigos de saída: 0 feito; 2 uso incorreto, ou sem tela ou memória compartilhada; 3 uma página que não pode ser carregada; 4 saída que não pode ser gravada.</translation>
    </message>
    <message>
        <source>the browser needs /dev/shm, which is missing or read-only. Make it writable, or set QTWEBENGINE_CHROMIUM_FLAGS=--disable-dev-shm-usage to use the folder for temporary files instead.</source>
        <translation>o navegador precisa de /dev/shm, que falta ou é somente leitura. Permita a gravação nele, ou defina QTWEBENGINE_CHROMIUM_FLAGS=--disable-dev-shm-usage para usar a pasta de arquivos temporários em seu lugar.</translation>
    </message>
</context>
<context>
    <name>Markdown</name>
    <message numerus="yes">
        <source>%n further row(s) are omitted here.</source>
        <translation>
            <numerusform>mais %n linha foi omitida aqui.</numerusform>
            <numerusform>mais %n linhas foram omitidas aqui.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) in the middle are omitted here.</source>
        <translation>
            <numerusform>%n linha do meio foi omitida aqui.</numerusform>
            <numerusform>%n linhas do meio foram omitidas aqui.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PageAddress</name>
    <message>
        <source>standard input</source>
        <translation>entrada padrão</translation>
    </message>
</context>
<context>
    <name>PageReader</name>
    <message numerus="yes">
        <source>%1 has no page &apos;%2&apos;; it has %n page(s).</source>
        <translation>
            <numerusform>%1 não tem a página &apos;%2&apos;; tem %n página.</numerusform>
            <numerusform>%1 não tem a página &apos;%2&apos;; tem %n páginas.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is neither MHTML nor WARC: it has no entries.</source>
        <translation>%1 não é MHTML nem WARC: não tem entradas.</translation>
    </message>
    <message>
        <source>%1 is an archive without an HTML page.</source>
        <translation>%1 é um arquivo web sem nenhuma página HTML.</translation>
    </message>
    <message>
        <source>%1 is a folder, not a page, and it contains no page.</source>
        <translation>%1 é uma pasta, não uma página, e não contém nenhuma página.</translation>
    </message>
    <message>
        <source>There is no sample %1. The File menu lists the samples.</source>
        <translation>Não há exemplo %1. O menu Arquivo lista os exemplos.</translation>
    </message>
</context>
<context>
    <name>ReplayExport</name>
    <message>
        <source>Export replay</source>
        <translation>Exportar a reprodução</translation>
    </message>
    <message>
        <source>HTML page (*.html)</source>
        <translation>Página HTML (*.html)</translation>
    </message>
    <message>
        <source>The replay cannot be exported while a question waits, because it would show the answer.</source>
        <translation>A reprodução não pode ser exportada enquanto uma pergunta espera, pois mostraria a resposta.</translation>
    </message>
    <message>
        <source>The search is too large for a replay, which can have at most %1 positions and %2 candidate splits.</source>
        <translation>A busca é grande demais para uma reprodução, que pode ter no máximo %1 posições e %2 divisões candidatas.</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>, source</source>
        <translation>, código-fonte</translation>
    </message>
    <message>
        <source>, rendered</source>
        <translation>, renderizada</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nível</translation>
    </message>
    <message>
        <source>Searched</source>
        <translation>Buscado</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Limiar</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Divisão</translation>
    </message>
    <message>
        <source>Size rule</source>
        <translation>Regra de tamanho</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Mantido</translation>
    </message>
    <message>
        <source>Tagseam on %1</source>
        <translation>Tagseam em %1</translation>
    </message>
    <message>
        <source>%1 nodes, %2 kept (−%3 %); main region: %4 of %5</source>
        <translation>%1 nós, %2 mantidos (−%3 %); região principal: %4 de %5</translation>
    </message>
    <message>
        <source>The window</source>
        <translation>A janela</translation>
    </message>
    <message>
        <source>The selected node</source>
        <translation>O nó selecionado</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Níveis</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>aceita</translation>
    </message>
    <message>
        <source>rejected by the size rule</source>
        <translation>rejeitada pela regra de tamanho</translation>
    </message>
    <message>
        <source>none found</source>
        <translation>nenhuma encontrada</translation>
    </message>
    <message>
        <source>under 2 symbols</source>
        <translation>menos de 2 símbolos</translation>
    </message>
    <message>
        <source>What if: %1</source>
        <translation>E se: %1</translation>
    </message>
    <message>
        <source>Before that: %1; %2</source>
        <translation>Antes disso: %1; %2</translation>
    </message>
    <message>
        <source>variant %1, minimum difference %2, label attributes %3, nodes %4</source>
        <translation>variante %1, diferença mínima %2, atributos do rótulo %3, nós %4</translation>
    </message>
    <message>
        <source>A report is saved as .md, with its picture as .png beside it, not as %1.</source>
        <translation>Um relatório é salvo como .md, com a imagem em .png ao lado, não como %1.</translation>
    </message>
    <message>
        <source>, source (libxml2)</source>
        <translation>, código-fonte (libxml2)</translation>
    </message>
</context>
<context>
    <name>SiteMarks</name>
    <message>
        <source>noise</source>
        <translation>ruído</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>mantido</translation>
    </message>
    <message>
        <source>kept, style unknown</source>
        <translation>mantido, estilo desconhecido</translation>
    </message>
</context>
<context>
    <name>SiteText</name>
    <message>
        <source>at most the threshold %1</source>
        <translation>no máximo o limiar %1</translation>
    </message>
    <message>
        <source>more than the threshold %1</source>
        <translation>mais que o limiar %1</translation>
    </message>
    <message>
        <source>its element node</source>
        <translation>seu nó de elemento</translation>
    </message>
    <message>
        <source>the element node %1</source>
        <translation>o nó de elemento %1</translation>
    </message>
    <message numerus="yes">
        <source>Kept: %1 is meaningful. Its composite importance is %2, %3, and nothing in it is noisy; %n page(s) have it.</source>
        <translation>
            <numerusform>Mantido: %1 é significativo. Sua importância composta é %2, %3, e nada nele é ruidoso; %n página o tem.</numerusform>
            <numerusform>Mantido: %1 é significativo. Sua importância composta é %2, %3, e nada nele é ruidoso; %n páginas o têm.</numerusform>
        </translation>
    </message>
    <message>
        <source>noisy</source>
        <translation>ruidoso</translation>
    </message>
    <message>
        <source>meaningful</source>
        <translation>significativo</translation>
    </message>
    <message>
        <source>neither</source>
        <translation>nenhum dos dois</translation>
    </message>
    <message>
        <source>the root</source>
        <translation>a raiz</translation>
    </message>
    <message numerus="yes">
        <source>on %n page(s)</source>
        <translation>
            <numerusform>em %n página</numerusform>
            <numerusform>em %n páginas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n style(s)</source>
        <translation>
            <numerusform>%n estilo</numerusform>
            <numerusform>%n estilos</numerusform>
        </translation>
    </message>
    <message>
        <source>Noisy: nothing in it is more important than the threshold.</source>
        <translation>Ruidoso: nada nele é mais importante que o limiar.</translation>
    </message>
    <message>
        <source>Kept: outside the body; a site style tree covers only the body.</source>
        <translation>Mantido: fora do body; a árvore de estilos do site só cobre o body.</translation>
    </message>
    <message>
        <source>Kept with its parent: white space, comments and scripts are not element nodes.</source>
        <translation>Mantido com o pai: espaços, comentários e scripts não são nós de elemento.</translation>
    </message>
    <message>
        <source>Removed with its parent: white space, comments and scripts are not element nodes.</source>
        <translation>Removido com o pai: espaços, comentários e scripts não são nós de elemento.</translation>
    </message>
    <message>
        <source>the element node of &lt;a href=&quot;node:%1&quot;&gt;%2&lt;/a&gt;, which contains it,</source>
        <translation>o nó de elemento de &lt;a href=&quot;node:%1&quot;&gt;%2&lt;/a&gt;, que o contém,</translation>
    </message>
    <message>
        <source>Noise: on this page %1 is a leaf, and the importance of its content is %2, %3.</source>
        <translation>Ruído: nesta página %1 é uma folha, e a importância do seu conteúdo é %2, %3.</translation>
    </message>
    <message>
        <source>Kept: on this page %1 is a leaf, and the importance of its content is %2, %3.</source>
        <translation>Mantido: nesta página %1 é uma folha, e a importância do seu conteúdo é %2, %3.</translation>
    </message>
    <message numerus="yes">
        <source>Noise: %1 is noisy. Its greatest composite importance is %2, %3: its %n pages are alike at this place.</source>
        <translation>
            <numerusform>Ruído: %1 é ruidoso. Sua maior importância composta é %2, %3; %n página o tem.</numerusform>
            <numerusform>Ruído: %1 é ruidoso. Sua maior importância composta é %2, %3: suas %n páginas são iguais neste lugar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Kept as possibly meaningful: on this page it is a leaf, but on no page of the tree.</source>
        <translation>Mantido como possivelmente significativo: nesta página é uma folha, mas em nenhuma página da árvore.</translation>
    </message>
    <message>
        <source>Kept as possibly meaningful: its children have a style that the tree does not have.</source>
        <translation>Mantido como possivelmente significativo: seus filhos têm um estilo que a árvore não tem.</translation>
    </message>
    <message>
        <source>Kept as possibly meaningful: it is in %1, which is a leaf on this page, but on no page of the tree.</source>
        <translation>Mantido como possivelmente significativo: está em %1, que é uma folha nesta página, mas em nenhuma página da árvore.</translation>
    </message>
    <message>
        <source>Kept as possibly meaningful: it is in %1, whose children have a style that the tree does not have.</source>
        <translation>Mantido como possivelmente significativo: está em %1, cujos filhos têm um estilo que a árvore não tem.</translation>
    </message>
    <message>
        <source>Its own importance is %1, its composite importance %2. It is noisy from the threshold %3 on.</source>
        <translation>A importância própria é %1, a composta %2. É ruidoso a partir do limiar %3.</translation>
    </message>
    <message>
        <source>Meaningful: everything in it is more important than the threshold.</source>
        <translation>Significativo: tudo nele é mais importante que o limiar.</translation>
    </message>
    <message>
        <source>Neither: one part of it is noisy, another part is not.</source>
        <translation>Nenhum dos dois: uma parte dele é ruidosa, outra não.</translation>
    </message>
    <message>
        <source>Kept because it contains kept content: its element node is neither noisy nor meaningful.</source>
        <translation>Mantido porque contém conteúdo mantido: seu nó de elemento não é ruidoso nem significativo.</translation>
    </message>
    <message>
        <source>Removed because none of its content is kept: its element node is neither noisy nor meaningful.</source>
        <translation>Removido porque nada do seu conteúdo é mantido: seu nó de elemento não é ruidoso nem significativo.</translation>
    </message>
    <message>
        <source>Removed anyway: every page has the same content at this place (local noise).</source>
        <translation>Removido mesmo assim: todas as páginas têm o mesmo conteúdo neste lugar (ruído local).</translation>
    </message>
    <message>
        <source>This page: %1 of %2 words and %3 of %4 nodes are kept.</source>
        <translation>Esta página: são mantidas %1 de %2 palavras e %3 de %4 nós.</translation>
    </message>
    <message>
        <source>%1 % of the nodes are in styles that the tree does not have.</source>
        <translation>%1 % dos nós estão em estilos que a árvore não tem.</translation>
    </message>
    <message numerus="yes">
        <source>%n of its words are removed, because every page has them at this place (local noise).</source>
        <translation>
            <numerusform>%n das suas palavras é removida, porque toda página a tem neste lugar (ruído local).</numerusform>
            <numerusform>%n das suas palavras são removidas, porque toda página as tem neste lugar (ruído local).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::AccessibleControls</name>
    <message>
        <source>Clear</source>
        <translation>Limpar</translation>
    </message>
</context>
<context>
    <name>tagseam::AddressBar</name>
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
        <source>Run the page’s scripts. Off by default for files. A change reloads the page.</source>
        <translation>Executar os scripts da página. Desligado por padrão para arquivos. Uma mudança recarrega a página.</translation>
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
        <source>Let the page use the network. Off by default for files. A change reloads the page.</source>
        <translation>Permitir que a página use a rede. Desligado por padrão para arquivos. Uma mudança recarrega a página.</translation>
    </message>
    <message numerus="yes">
        <source>%n blocked</source>
        <translation>
            <numerusform>%n bloqueada</numerusform>
            <numerusform>%n bloqueadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Requests and actions of the page that were blocked</source>
        <translation>Requisições e ações da página que foram bloqueadas</translation>
    </message>
    <message>
        <source>No request or action of the page was blocked.</source>
        <translation>Nenhuma requisição ou ação da página foi bloqueada.</translation>
    </message>
</context>
<context>
    <name>tagseam::Adjudicator</name>
    <message numerus="yes">
        <source>%1 was saved with %n marks.</source>
        <translation>
            <numerusform>%1 foi salvo com %n marca.</numerusform>
            <numerusform>%1 foi salvo com %n marcas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n questions are open; the file does not contain their marks.</source>
        <translation>
            <numerusform>%n questão está em aberto; o arquivo não contém as marcas dela.</numerusform>
            <numerusform>%n questões estão em aberto; o arquivo não contém as marcas delas.</numerusform>
        </translation>
    </message>
    <message>
        <source>This page is not a file. Choose a folder for annotations first.</source>
        <translation>Esta página não é um arquivo. Escolha primeiro uma pasta para as anotações.</translation>
    </message>
    <message>
        <source>Enter a name. The file without a name belongs to an annotator.</source>
        <translation>Digite um nome. O arquivo sem nome pertence a um anotador.</translation>
    </message>
    <message>
        <source>“%1” is the name of an annotator. Enter another name.</source>
        <translation>“%1” é o nome de um anotador. Digite outro nome.</translation>
    </message>
</context>
<context>
    <name>tagseam::AgreementTab</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>without a name</source>
        <translation>sem nome</translation>
    </message>
    <message>
        <source>Annotator</source>
        <translation>Anotador</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Marcas</translation>
    </message>
    <message>
        <source>Orphans, which are not on the page, are excluded</source>
        <translation>As órfãs, que não estão na página, são excluídas</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Annotators of this page</source>
        <translation>Anotadores desta página</translation>
    </message>
    <message>
        <source>Add a file…</source>
        <translation>Acrescentar um arquivo…</translation>
    </message>
    <message>
        <source>Annotators</source>
        <translation>Anotadores</translation>
    </message>
    <message>
        <source>κ</source>
        <translation>κ</translation>
    </message>
    <message>
        <source>B³ nodes</source>
        <translation>B³ nós</translation>
    </message>
    <message>
        <source>B³ text</source>
        <translation>B³ texto</translation>
    </message>
    <message>
        <source>Agreement of each pair</source>
        <translation>Concordância de cada par</translation>
    </message>
    <message>
        <source>Majority</source>
        <translation>Maioria</translation>
    </message>
    <message>
        <source>&amp;Write as:</source>
        <translation>&amp;Gravar como:</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>Gravar</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Substituir</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n orphan(s))</source>
        <translation>
            <numerusform>%1 (%n órfã)</numerusform>
            <numerusform>%1 (%n órfãs)</numerusform>
        </translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>não pode ser lido</translation>
    </message>
    <message>
        <source>No page is open.</source>
        <translation>Nenhuma página está aberta.</translation>
    </message>
    <message>
        <source>The annotations of this page are being read…</source>
        <translation>As anotações desta página estão sendo lidas…</translation>
    </message>
    <message>
        <source>Nobody has marked this page yet. Mark it in the tab “Marks”, or add files.</source>
        <translation>Ninguém marcou esta página ainda. Marque-a na aba “Marcas”, ou acrescente arquivos.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>mean of the pairs</source>
        <translation>média dos pares</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 em %2</translation>
    </message>
    <message numerus="yes">
        <source> and %n more</source>
        <translation>
            <numerusform> e mais %n</numerusform>
            <numerusform> e mais %n</numerusform>
        </translation>
    </message>
    <message>
        <source>open</source>
        <translation>em aberto</translation>
    </message>
    <message>
        <source>the majority</source>
        <translation>a maioria</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>ninguém</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Nó</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Ninguém</translation>
    </message>
    <message>
        <source>Click a question to decide it.</source>
        <translation>Clique em uma questão para decidi-la.</translation>
    </message>
    <message>
        <source>An annotation of this page</source>
        <translation>Uma anotação desta página</translation>
    </message>
    <message>
        <source>Annotations (*.json *.jsonld);;All files (*)</source>
        <translation>Anotações (*.json *.jsonld);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No annotation of this page is open. The workspace Annotate (Ctrl+3) opens it.</source>
        <translation>Nenhuma anotação desta página está aberta. O espaço de trabalho Anotar (Ctrl+3) a abre.</translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation>Concordância</translation>
    </message>
    <message>
        <source>The annotator whose annotation is compared</source>
        <translation>O anotador cuja anotação é comparada</translation>
    </message>
    <message>
        <source>The state that the annotator gave the page</source>
        <translation>O estado que o anotador deu à página</translation>
    </message>
    <message>
        <source>Adds an annotation of this page from another folder</source>
        <translation>Acrescenta uma anotação desta página que está em outra pasta</translation>
    </message>
    <message>
        <source>Cohen&apos;s kappa (1960): agreement of two annotators on the label of each node, corrected for chance. 1 is full agreement; 0 is agreement by chance. A node has the label of the innermost mark that contains it, or no label. The mean of several pairs is Light&apos;s kappa (1971).</source>
        <translation>Kappa de Cohen (1960): concordância de dois anotadores sobre o rótulo de cada nó, corrigida pelo acaso. 1 é concordância total; 0 é concordância ao acaso. Um nó tem o rótulo da marca mais interna que o contém, ou nenhum rótulo. A média de vários pares é o kappa de Light (1971).</translation>
    </message>
    <message>
        <source>B-cubed F1 over nodes (Bagga and Baldwin 1998; Amigó et al. 2009): agreement of two annotators on which nodes belong to the same mark, whatever its label. 1 is full agreement.</source>
        <translation>F1 de B-cubed por nós (Bagga e Baldwin 1998; Amigó et al. 2009): concordância de dois anotadores sobre quais nós pertencem à mesma marca, qualquer que seja o rótulo. 1 é concordância total.</translation>
    </message>
    <message>
        <source>B-cubed F1 over characters of text: long texts have more weight</source>
        <translation>F1 de B-cubed por caracteres de texto: textos longos têm mais peso</translation>
    </message>
    <message>
        <source>Disagreements</source>
        <translation>Discordâncias</translation>
    </message>
    <message>
        <source>Keep unanimous marks</source>
        <translation>Manter as marcas unânimes</translation>
    </message>
    <message>
        <source>Rejects all marks of the open questions</source>
        <translation>Rejeita todas as marcas das questões em aberto</translation>
    </message>
    <message>
        <source>In each open question, accepts the marks that more than half of the annotators made. Requires at least three annotators.</source>
        <translation>Em cada questão em aberto, aceita as marcas feitas por mais da metade dos anotadores. Exige pelo menos três anotadores.</translation>
    </message>
    <message>
        <source>Name of the annotator whose file receives the result</source>
        <translation>Nome do anotador cujo arquivo recebe o resultado</translation>
    </message>
    <message>
        <source>Unanimous marks and the marks of decided questions become the annotation with this name</source>
        <translation>As marcas unânimes e as das questões decididas tornam-se a anotação com este nome</translation>
    </message>
    <message>
        <source>This page is not a file, so it has no annotations beside it. Choose a folder for annotations in the tab “Marks”, or add files.</source>
        <translation>Esta página não é um arquivo; por isso não há anotações ao lado dela. Escolha uma pasta para as anotações na aba “Marcas” ou acrescente arquivos.</translation>
    </message>
    <message>
        <source>Only one annotator has marked this page: %1. Agreement requires at least two annotators. Enter another annotator&apos;s name in the tab “Marks” and mark the page again, or add a file.</source>
        <translation>Só um anotador marcou esta página: %1. A concordância exige pelo menos dois anotadores. Digite o nome de outro anotador na aba “Marcas” e marque a página de novo, ou acrescente um arquivo.</translation>
    </message>
    <message>
        <source>Tick at least two annotators to compare them.</source>
        <translation>Assinale pelo menos dois anotadores para compará-los.</translation>
    </message>
    <message>
        <source>All annotators give the same label to each of %1 nodes.</source>
        <translation>Todos os anotadores dão o mesmo rótulo a cada um dos %1 nós.</translation>
    </message>
    <message>
        <source>%1 of %2 nodes have different labels.</source>
        <translation>%1 de %2 nós têm rótulos diferentes.</translation>
    </message>
    <message numerus="yes">
        <source>%n marks are unanimous.</source>
        <translation>
            <numerusform>%n marca é unânime.</numerusform>
            <numerusform>%n marcas são unânimes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Open questions: %1 of %n.</source>
        <translation>
            <numerusform>Questões em aberto: %1 de %n.</numerusform>
            <numerusform>Questões em aberto: %1 de %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The list shows only %1 questions, open questions first. Others appear as you decide.</source>
        <translation>A lista mostra só %1 questões, primeiro as que estão em aberto. As outras aparecem à medida que você decide.</translation>
    </message>
    <message>
        <source>The first marked node</source>
        <translation>O primeiro nó marcado</translation>
    </message>
    <message>
        <source>The label that this annotator gave; – for no label</source>
        <translation>O rótulo que este anotador deu; – se não deu nenhum</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decisão</translation>
    </message>
    <message>
        <source>The annotator who is right. Marks of open questions are not saved.</source>
        <translation>O anotador que está certo. Marcas de questões em aberto não são salvas.</translation>
    </message>
    <message>
        <source>Who is right?</source>
        <translation>Quem está certo?</translation>
    </message>
    <message>
        <source>%1 already exists. Replace it, or enter another name.</source>
        <translation>%1 já existe. Substitua-o ou digite outro nome.</translation>
    </message>
</context>
<context>
    <name>tagseam::AlgorithmChooser</name>
    <message>
        <source>Algorithm</source>
        <translation>Algoritmo</translation>
    </message>
    <message>
        <source>The algorithm that is stepped through</source>
        <translation>O algoritmo executado passo a passo</translation>
    </message>
    <message>
        <source>searchRegion: Velloso and Dorneles</source>
        <translation>searchRegion: Velloso e Dorneles</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>How the algorithms depend on one another: a solid arrow means calls, a dashed one runs before; a click leads to each</source>
        <translation>Como os algoritmos dependem uns dos outros: uma seta cheia significa que chama, uma tracejada que executa antes; um clique leva a cada um</translation>
    </message>
</context>
<context>
    <name>tagseam::AlgorithmMap</name>
    <message>
        <source>Win and Tun</source>
        <translation>Win e Tun</translation>
    </message>
    <message>
        <source>Yi, Liu and Li</source>
        <translation>Yi, Liu e Li</translation>
    </message>
    <message>
        <source>MDR</source>
        <translation>MDR</translation>
    </message>
    <message>
        <source>&lt;b&gt;Velloso and Dorneles&lt;/b&gt;</source>
        <translation>&lt;b&gt;Velloso e Dorneles&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Algorithm 1 calls the others: leads to the first step of the search</source>
        <translation>O Algoritmo 1 chama os outros: leva ao primeiro passo da busca</translation>
    </message>
    <message>
        <source>Makes the tag path sequence: leads to the first step, whose variables have the sequence</source>
        <translation>Faz a sequência de caminhos de tags: leva ao primeiro passo, cujas variáveis têm a sequência</translation>
    </message>
    <message>
        <source>Searches for the main region: leads to its listing at the present step</source>
        <translation>Procura a região principal: leva à sua listagem no passo atual</translation>
    </message>
    <message>
        <source>Prunes the page to the main region: leads to the last step, with the pruned page</source>
        <translation>Poda a página até a região principal: leva ao último passo, com a página podada</translation>
    </message>
    <message>
        <source>Removes the symbols of low frequency: leads to the first step that calls it</source>
        <translation>Remove os símbolos de baixa frequência: leva ao primeiro passo que o chama</translation>
    </message>
    <message>
        <source>&lt;b&gt;Win and Tun&lt;/b&gt;</source>
        <translation>&lt;b&gt;Win e Tun&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;Yi, Liu and Li&lt;/b&gt;</source>
        <translation>&lt;b&gt;Yi, Liu e Li&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;MDR&lt;/b&gt;</source>
        <translation>&lt;b&gt;MDR&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Deletes what two rules about tags call noise</source>
        <translation>Apaga o que duas regras sobre tags chamam de ruído</translation>
    </message>
    <message>
        <source>Marks the noisy element nodes of a site style tree</source>
        <translation>Marca os nós de elemento ruidosos de uma árvore de estilos do site</translation>
    </message>
    <message>
        <source>Maps a page on the marked tree, and deletes its noise</source>
        <translation>Mapeia uma página na árvore marcada, e apaga o ruído dela</translation>
    </message>
    <message>
        <source>Compares runs of neighbouring siblings</source>
        <translation>Compara sequências de irmãos vizinhos</translation>
    </message>
    <message>
        <source>Finds the data regions from the comparisons</source>
        <translation>Encontra as regiões de dados a partir das comparações</translation>
    </message>
</context>
<context>
    <name>tagseam::AlignmentModel</name>
    <message>
        <source>first</source>
        <translation>primeira</translation>
    </message>
    <message>
        <source>second</source>
        <translation>segunda</translation>
    </message>
    <message>
        <source>A gap: the other node has a tag at this place, and this node does not.</source>
        <translation>Uma lacuna: o outro nó tem uma tag neste lugar, e este não tem.</translation>
    </message>
</context>
<context>
    <name>tagseam::AnalysisRunner</name>
    <message>
        <source>Analysis cancelled; previous options restored.</source>
        <translation>Análise cancelada; opções anteriores restauradas.</translation>
    </message>
    <message>
        <source>Analysis cancelled. Change an option or reload (F5) to start it again.</source>
        <translation>Análise cancelada. Mude uma opção ou recarregue (F5) para iniciá-la de novo.</translation>
    </message>
    <message>
        <source>excluded</source>
        <translation>excluído</translation>
    </message>
    <message>
        <source>ancestor of kept</source>
        <translation>ancestral de mantido</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>mantido</translation>
    </message>
    <message>
        <source>kept in part</source>
        <translation>mantido em parte</translation>
    </message>
    <message>
        <source>pruned at level %1</source>
        <translation>podado no nível %1</translation>
    </message>
    <message>
        <source>never pruned</source>
        <translation>nunca podado</translation>
    </message>
    <message>
        <source>pruned: main region</source>
        <translation>podado: região principal</translation>
    </message>
</context>
<context>
    <name>tagseam::AnnotateMenu</name>
    <message>
        <source>Ann&amp;otate</source>
        <translation>Anota&amp;r</translation>
    </message>
    <message>
        <source>&amp;Label</source>
        <translation>&amp;Marcar como</translation>
    </message>
    <message>
        <source>&amp;Widen to the parent</source>
        <translation>&amp;Ampliar para o pai</translation>
    </message>
    <message>
        <source>Na&amp;rrow back</source>
        <translation>&amp;Estreitar de volta</translation>
    </message>
    <message>
        <source>Su&amp;ggest the main region</source>
        <translation>Su&amp;gerir a região principal</translation>
    </message>
    <message>
        <source>Next &amp;unmarked part</source>
        <translation>Próxima parte &amp;sem marca</translation>
    </message>
    <message>
        <source>&amp;Next mark</source>
        <translation>&amp;Próxima marca</translation>
    </message>
    <message>
        <source>&amp;Previous mark</source>
        <translation>Marca an&amp;terior</translation>
    </message>
    <message>
        <source>Remove the &amp;mark</source>
        <translation>&amp;Remover a marca</translation>
    </message>
    <message>
        <source>Not&amp;e on the page</source>
        <translation>&amp;Nota sobre a página</translation>
    </message>
    <message>
        <source>The page is &amp;done</source>
        <translation>A página está pr&amp;onta</translation>
    </message>
    <message>
        <source>S&amp;kip the page</source>
        <translation>P&amp;ular a página</translation>
    </message>
    <message>
        <source>Find &amp;siblings</source>
        <translation>Achar &amp;irmãos</translation>
    </message>
    <message>
        <source>&amp;Accept the proposal</source>
        <translation>A&amp;ceitar a proposta</translation>
    </message>
    <message>
        <source>D&amp;ismiss the proposal</source>
        <translation>&amp;Descartar a proposta</translation>
    </message>
    <message>
        <source>Next sibling</source>
        <translation>Próximo irmão</translation>
    </message>
    <message>
        <source>Add the next sibling</source>
        <translation>Acrescentar o próximo irmão</translation>
    </message>
    <message>
        <source>Previous sibling</source>
        <translation>Irmão anterior</translation>
    </message>
    <message>
        <source>Add the previous sibling</source>
        <translation>Acrescentar o irmão anterior</translation>
    </message>
</context>
<context>
    <name>tagseam::AnnotateView</name>
    <message>
        <source>Marks</source>
        <translation>Marcas</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Pontuação</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Fila</translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation>Concordância</translation>
    </message>
    <message>
        <source>The annotation is not saved</source>
        <translation>A anotação não está salva</translation>
    </message>
    <message>
        <source>If you close the window, your marks are kept in the program&apos;s own folder.</source>
        <translation>Se você fechar a janela, suas marcas ficam guardadas na pasta do próprio programa.</translation>
    </message>
    <message>
        <source>Annotate</source>
        <translation>Anotar</translation>
    </message>
</context>
<context>
    <name>tagseam::Annotator</name>
    <message>
        <source>Another program changed the file, so your marks were not saved. Overwrite the file with your marks, or reload it.</source>
        <translation>Outro programa alterou o arquivo; por isso suas marcas não foram salvas. Sobrescreva o arquivo com suas marcas ou recarregue-o.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 e mais %n</numerusform>
            <numerusform>%1 e mais %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is no longer marked “%2”</source>
        <translation>%1 não está mais marcado como “%2”</translation>
    </message>
    <message>
        <source>%1 is marked “%2”</source>
        <translation>%1 está marcado como “%2”</translation>
    </message>
    <message numerus="yes">
        <source>%n mark(s) “%1”</source>
        <translation>
            <numerusform>%n marca “%1”</numerusform>
            <numerusform>%n marcas “%1”</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 could not be saved with its last change: it is kept as %2.</source>
        <translation>Não foi possível salvar %1 com a última alteração: ela está guardada como %2.</translation>
    </message>
    <message>
        <source>%1 could not be saved: its last change is lost.</source>
        <translation>Não foi possível salvar %1: a última alteração se perdeu.</translation>
    </message>
    <message>
        <source>The copy could not be written (%1).</source>
        <translation>Não foi possível gravar a cópia (%1).</translation>
    </message>
    <message>
        <source>%1 is marked “%2”, no longer “%3”</source>
        <translation>%1 está marcado “%2”, não mais “%3”</translation>
    </message>
    <message numerus="yes">
        <source>%n of its marks are not on the page.</source>
        <translation>
            <numerusform>%n de suas marcas não está na página.</numerusform>
            <numerusform>%n de suas marcas não estão na página.</numerusform>
        </translation>
    </message>
    <message>
        <source>an annotator without a name</source>
        <translation>um anotador sem nome</translation>
    </message>
    <message>
        <source>Marked by %1, but not yet by %2.</source>
        <translation>Marcada por %1, mas ainda não por %2.</translation>
    </message>
    <message>
        <source>This page is not a file. To mark it, choose a folder for annotations.</source>
        <translation>Esta página não é um arquivo. Para marcá-la, escolha uma pasta para anotações.</translation>
    </message>
    <message>
        <source>%1 cannot be read (%2). The file is not changed, and the page cannot be marked.</source>
        <translation>%1 não pode ser lido (%2). O arquivo não é alterado, e a página não pode ser marcada.</translation>
    </message>
    <message>
        <source>corpus.csv names %1 for this page, which is not an annotation of Tagseam. Its marks are shown and scored, but cannot be changed. To change them, keep annotations in another folder.</source>
        <translation>O corpus.csv indica para esta página %1, que não é uma anotação do Tagseam. Suas marcas são mostradas e avaliadas, mas não podem ser alteradas. Para alterá-las, guarde as anotações em outra pasta.</translation>
    </message>
    <message>
        <source>corpus.csv names %1 for this page, which is the annotation of another page, %2. Its marks are shown and scored, but cannot be changed.</source>
        <translation>O corpus.csv indica para esta página %1, que é a anotação de outra página, %2. Suas marcas são mostradas e avaliadas, mas não podem ser alteradas.</translation>
    </message>
    <message>
        <source>%1 contains the annotation of another page of the same name, %2. Keep annotations beside each page.</source>
        <translation>%1 contém a anotação de outra página com o mesmo nome, %2. Guarde as anotações ao lado de cada página.</translation>
    </message>
    <message>
        <source>%1 cannot be marked: the rendered page does not contain it.</source>
        <translation>%1 não pode ser marcado: a página renderizada não o contém.</translation>
    </message>
    <message>
        <source>%1 is marked, but the source tree of the page does not contain it or has a different text in its place. Methods that read the source tree cannot be scored by this mark.</source>
        <translation>%1 está marcado, mas a árvore do código-fonte da página não o contém ou tem outro texto em seu lugar. Métodos que leem a árvore do código-fonte não podem ser avaliados por esta marca.</translation>
    </message>
    <message>
        <source>The last change could not be saved (%1). Tagseam keeps it and tries to save it again with the next change.</source>
        <translation>Não foi possível salvar a última mudança (%1). O Tagseam a mantém e tenta salvá-la de novo na próxima mudança.</translation>
    </message>
    <message>
        <source>This annotation is open in another window (%1). This window shows it, but only the other window can change it.</source>
        <translation>Esta anotação está aberta em outra janela (%1). Esta janela a mostra, mas só a outra pode alterá-la.</translation>
    </message>
    <message>
        <source>The marks of the other program cannot be read (%1). This window keeps your marks.</source>
        <translation>Não é possível ler as marcas do outro programa (%1). Esta janela mantém as suas.</translation>
    </message>
</context>
<context>
    <name>tagseam::AnnotatorName</name>
    <message>
        <source>Each annotator has files of their own: PAGE.NAME.annotation.json</source>
        <translation>Cada anotador tem seus próprios arquivos: PÁGINA.NOME.annotation.json</translation>
    </message>
    <message>
        <source>without a name</source>
        <translation>sem nome</translation>
    </message>
    <message>
        <source>The annotator was not changed because the annotation is not saved. %1</source>
        <translation>O anotador não foi trocado porque a anotação não está salva. %1</translation>
    </message>
</context>
<context>
    <name>tagseam::AnswerTable</name>
    <message>
        <source>&amp;Copy the table</source>
        <translation>&amp;Copiar a tabela</translation>
    </message>
    <message>
        <source>&amp;Copy the rows</source>
        <translation>&amp;Copiar as linhas</translation>
    </message>
</context>
<context>
    <name>tagseam::Archiver</name>
    <message>
        <source>The page was not archived because it does not respond.</source>
        <translation>A página não foi arquivada porque não responde.</translation>
    </message>
</context>
<context>
    <name>tagseam::ArchivingRun</name>
    <message numerus="yes">
        <source>%1 contains %n pages: name one of them by its address.</source>
        <translation>
            <numerusform>%1 contém %n página: indique-a pelo endereço.</numerusform>
            <numerusform>%1 contém %n páginas: indique uma delas pelo endereço.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 no longer exists: its styles cannot be read.</source>
        <translation>%1 não existe mais: não é possível ler seus estilos.</translation>
    </message>
</context>
<context>
    <name>tagseam::BandPainter</name>
    <message>
        <source>content</source>
        <translation>conteúdo</translation>
    </message>
</context>
<context>
    <name>tagseam::BlockedView</name>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>Co&amp;py</source>
        <translation>Co&amp;piar</translation>
    </message>
    <message>
        <source>Copy the chosen rows, or all of them (Ctrl+C)</source>
        <translation>Copiar as linhas escolhidas, ou todas (Ctrl+C)</translation>
    </message>
    <message>
        <source>network</source>
        <translation>rede</translation>
    </message>
    <message>
        <source>download</source>
        <translation>download</translation>
    </message>
    <message>
        <source>dialog</source>
        <translation>diálogo</translation>
    </message>
    <message>
        <source>device or permission</source>
        <translation>dispositivo ou permissão</translation>
    </message>
    <message>
        <source>Blocked requests and actions</source>
        <translation>Requisições e ações bloqueadas</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalhes</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>file access</source>
        <translation>acesso a arquivo</translation>
    </message>
    <message>
        <source>navigation</source>
        <translation>navegação</translation>
    </message>
    <message>
        <source>new window</source>
        <translation>nova janela</translation>
    </message>
    <message>
        <source>file chooser</source>
        <translation>seletor de arquivo</translation>
    </message>
    <message numerus="yes">
        <source>%n requests and actions of the page were blocked.</source>
        <translation>
            <numerusform>%n requisição ou ação da página foi bloqueada.</numerusform>
            <numerusform>%n requisições e ações da página foram bloqueadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The list shows the first %1 different ones.</source>
        <translation>A lista mostra as primeiras %1 diferentes.</translation>
    </message>
    <message>
        <source>host name</source>
        <translation>nome de host</translation>
    </message>
</context>
<context>
    <name>tagseam::BlockingTab</name>
    <message>
        <source>Blocking symbols</source>
        <translation>Símbolos bloqueadores</translation>
    </message>
    <message>
        <source>searching for blocking symbols</source>
        <translation>procurando símbolos bloqueadores</translation>
    </message>
    <message>
        <source>Tag path</source>
        <translation>Caminho de tags</translation>
    </message>
    <message>
        <source>The labels from the body to the node</source>
        <translation>Os rótulos do body até o nó</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Occurrences in the level</source>
        <translation>Ocorrências no nível</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Primeira</translation>
    </message>
    <message>
        <source>Position of the first occurrence in the level</source>
        <translation>Posição da primeira ocorrência no nível</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Última</translation>
    </message>
    <message>
        <source>Position of the last occurrence in the level</source>
        <translation>Posição da última ocorrência no nível</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>À esquerda</translation>
    </message>
    <message>
        <source>Occurrences left of the gap or range</source>
        <translation>Ocorrências à esquerda da lacuna ou do intervalo</translation>
    </message>
    <message>
        <source>Without it</source>
        <translation>Sem ele</translation>
    </message>
    <message>
        <source>Lowest threshold that allows a split when only this symbol is ignored</source>
        <translation>Menor limiar que permite uma divisão quando só este símbolo é ignorado</translation>
    </message>
    <message>
        <source>Ignore its tag path</source>
        <translation>Ignorar o caminho de tags</translation>
    </message>
    <message>
        <source>Ignores the positions of these nodes; their descendants stay</source>
        <translation>Ignora as posições destes nós; seus descendentes ficam</translation>
    </message>
    <message>
        <source>Remove its subtrees</source>
        <translation>Remover as subárvores</translation>
    </message>
    <message>
        <source>Analyses the page without these nodes and their descendants</source>
        <translation>Analisa a página sem estes nós e seus descendentes</translation>
    </message>
    <message>
        <source>another class</source>
        <translation>outra classe</translation>
    </message>
    <message>
        <source>Another class</source>
        <translation>Outra classe</translation>
    </message>
    <message>
        <source>Give it that class</source>
        <translation>Dar essa classe</translation>
    </message>
    <message>
        <source>No page is open.</source>
        <translation>Nenhuma página está aberta.</translation>
    </message>
    <message>
        <source>The page is being analysed.</source>
        <translation>A página está sendo analisada.</translation>
    </message>
    <message>
        <source>marked: %1</source>
        <translation>marcado: %1</translation>
    </message>
    <message>
        <source>marked range (drag over the plot)</source>
        <translation>intervalo marcado (arraste sobre o gráfico)</translation>
    </message>
    <message>
        <source>gap before the selected node</source>
        <translation>lacuna antes do nó selecionado</translation>
    </message>
    <message>
        <source>gap before %1</source>
        <translation>lacuna antes de %1</translation>
    </message>
    <message>
        <source>gap after the selected node</source>
        <translation>lacuna depois do nó selecionado</translation>
    </message>
    <message>
        <source>gap after %1</source>
        <translation>lacuna depois de %1</translation>
    </message>
    <message>
        <source>in level %1: %2</source>
        <translation>no nível %1: %2</translation>
    </message>
    <message>
        <source>in the whole sequence</source>
        <translation>na sequência inteira</translation>
    </message>
    <message>
        <source>Searching for the blocking symbols.</source>
        <translation>Procurando os símbolos bloqueadores.</translation>
    </message>
    <message>
        <source>Drag over the plot to mark at least two positions.</source>
        <translation>Arraste sobre o gráfico para marcar ao menos duas posições.</translation>
    </message>
    <message>
        <source>There is no gap: the node is at the edge of the sequence or has no position.</source>
        <translation>Não há lacuna: o nó está na borda da sequência ou não tem posição.</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>Analyses the page as if the nodes had this class, or none if the field is empty</source>
        <translation>Analisa a página como se os nós tivessem esta classe, ou nenhuma se o campo estiver vazio</translation>
    </message>
    <message>
        <source>But &lt;b&gt;no split is possible before position %1&lt;/b&gt;: the symbol left of the gap is filtered out at each threshold that opens it.</source>
        <translation>Mas &lt;b&gt;nenhuma divisão é possível antes da posição %1&lt;/b&gt;: o símbolo à esquerda da lacuna é filtrado em todo limiar que a abre.</translation>
    </message>
    <message>
        <source>But &lt;b&gt;no split is possible before position %1&lt;/b&gt;: right of the gap no symbol passes a threshold that opens it.</source>
        <translation>Mas &lt;b&gt;nenhuma divisão é possível antes da posição %1&lt;/b&gt;: à direita da lacuna nenhum símbolo passa por um limiar que a abre.</translation>
    </message>
    <message>
        <source>The lowest threshold at which one of the gaps can be split is &lt;b&gt;%1&lt;/b&gt;, before position %2.</source>
        <translation>O menor limiar em que uma das lacunas pode ser dividida é &lt;b&gt;%1&lt;/b&gt;, antes da posição %2.</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>Lacuna</translation>
    </message>
    <message>
        <source>Part of the sequence</source>
        <translation>Parte da sequência</translation>
    </message>
    <message>
        <source>gap that decided (of a pruned node)</source>
        <translation>lacuna que decidiu (de um nó podado)</translation>
    </message>
    <message>
        <source>gap that decided: before position %1</source>
        <translation>lacuna que decidiu: antes da posição %1</translation>
    </message>
    <message>
        <source>The search was cancelled. &lt;a href=&quot;again&quot;&gt;Search again&lt;/a&gt;</source>
        <translation>A busca foi cancelada. &lt;a href=&quot;again&quot;&gt;Procurar de novo&lt;/a&gt;</translation>
    </message>
    <message>
        <source>With these label attributes, classes are not part of a tag path.</source>
        <translation>Com estes atributos do rótulo, as classes não fazem parte do caminho de tags.</translation>
    </message>
    <message>
        <source>But &lt;b&gt;no split is possible at this gap&lt;/b&gt; in this level: the symbol left of the gap is filtered out at each threshold that opens it.</source>
        <translation>Mas &lt;b&gt;nenhuma divisão é possível nesta lacuna&lt;/b&gt; neste nível: o símbolo à esquerda dela é filtrado em todo limiar que a abre.</translation>
    </message>
    <message>
        <source>But &lt;b&gt;no split is possible at this gap&lt;/b&gt; in this level: right of the gap no symbol passes a threshold that opens it.</source>
        <translation>Mas &lt;b&gt;nenhuma divisão é possível nesta lacuna&lt;/b&gt; neste nível: à direita dela nenhum símbolo passa por um limiar que a abre.</translation>
    </message>
    <message>
        <source>No split is possible at the other gaps either.</source>
        <translation>Também não é possível dividir nas outras lacunas.</translation>
    </message>
    <message>
        <source>Shows the symbols that block a split at a gap, and the result without them</source>
        <translation>Mostra os símbolos que bloqueiam a divisão em uma lacuna, e o resultado sem eles</translation>
    </message>
    <message>
        <source>Click a node, or drag over the plot to mark a range, to see its blocking symbols.</source>
        <translation>Clique em um nó, ou arraste sobre o gráfico para marcar um intervalo, para ver seus símbolos bloqueadores.</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;What if&lt;/b&gt; it did not exist? %n nodes of the page are selected:</source>
        <translation>
            <numerusform>&lt;b&gt;E se&lt;/b&gt; ele não existisse? %n nó da página está selecionado:</numerusform>
            <numerusform>&lt;b&gt;E se&lt;/b&gt; ele não existisse? %n nós da página estão selecionados:</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;b&gt;What if&lt;/b&gt; one of them did not exist? Select a symbol to see it in page and plot.</source>
        <translation>&lt;b&gt;E se&lt;/b&gt; um deles não existisse? Selecione um símbolo para vê-lo na página e no gráfico.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;tab:why&quot;&gt;Why&lt;/a&gt; shows changes that would keep a pruned node, or prune a kept one.</source>
        <translation>&lt;a href=&quot;tab:why&quot;&gt;Por quê&lt;/a&gt; mostra mudanças que manteriam um nó podado, ou podariam um mantido.</translation>
    </message>
</context>
<context>
    <name>tagseam::BlocksModel</name>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>A block: what a reader sees as one paragraph, cell or line.</source>
        <translation>Um bloco: o que o leitor vê como um parágrafo, uma célula ou uma linha.</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Palavras</translation>
    </message>
    <message>
        <source>Words of the block, those in links in brackets.</source>
        <translation>Palavras do bloco, entre parênteses as que estão em links.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>not seen: %1</source>
        <translation>não visto: %1</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>Probabilidade</translation>
    </message>
    <message>
        <source>Probability that the block belongs to the content, from its points.</source>
        <translation>Probabilidade de o bloco pertencer ao conteúdo, a partir dos seus pontos.</translation>
    </message>
    <message>
        <source>Logarithm of the odds that the block belongs to the content: the sum of the points of its figures; the tip of a cell has them.</source>
        <translation>Logaritmo da chance de o bloco pertencer ao conteúdo: a soma dos pontos das suas figuras; a dica de uma célula os tem.</translation>
    </message>
    <message>
        <source>Whether an answer “blocks of text” keeps the block, or why a reader does not see the text.</source>
        <translation>Se uma resposta “blocos de texto” mantém o bloco, ou por que o leitor não vê o texto.</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>mantido</translation>
    </message>
    <message>
        <source>pruned</source>
        <translation>podado</translation>
    </message>
    <message>
        <source>%1; not seen: %2</source>
        <translation>%1; não visto: %2</translation>
    </message>
</context>
<context>
    <name>tagseam::Bookmarks</name>
    <message>
        <source>There is nothing to report before a page is analysed.</source>
        <translation>Não há o que relatar antes de uma página ser analisada.</translation>
    </message>
    <message>
        <source>Copied: a report in Markdown; where formatted text is pasted, with a picture of the window.</source>
        <translation>Copiado: um relatório em Markdown; onde se cola texto formatado, com uma imagem da janela.</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Salvar relatório</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>Saved: %1, and its picture beside it.</source>
        <translation>Salvo: %1, com a imagem ao lado.</translation>
    </message>
    <message>
        <source>There is no tool “%1”. The tools are: %2.</source>
        <translation>Não há ferramenta “%1”. As ferramentas são: %2.</translation>
    </message>
    <message>
        <source>Copied: a bookmark of this page in its current state.</source>
        <translation>Copiado: um link desta página em seu estado atual.</translation>
    </message>
    <message>
        <source>%1 exists already, and the picture of the report would overwrite it. Choose another name.</source>
        <translation>%1 já existe, e a imagem do relatório o sobrescreveria. Escolha outro nome.</translation>
    </message>
</context>
<context>
    <name>tagseam::BookmarksPane</name>
    <message>
        <source>Add</source>
        <translation>Acrescentar</translation>
    </message>
    <message>
        <source>Adds the present step as a bookmark, with a note (M)</source>
        <translation>Acrescenta um link do passo atual, com uma nota (M)</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>Removes the bookmark that is selected in the list (Delete)</source>
        <translation>Remove o link selecionado na lista (Delete)</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>The page has no bookmarks. Press M to add one.</source>
        <translation>A página não tem links. Tecle M para acrescentar um.</translation>
    </message>
    <message>
        <source>This is the last bookmark of the page.</source>
        <translation>Este é o último link da página.</translation>
    </message>
</context>
<context>
    <name>tagseam::BreakpointsPane</name>
    <message>
        <source>Breakpoints</source>
        <translation>Pontos de interrupção</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Acrescentar</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>Places at which a run stops; conditions on a node apply to the selected node (B)</source>
        <translation>Pontos em que a execução para; as condições sobre um nó valem para o nó selecionado (B)</translation>
    </message>
    <message>
        <source>Remove the breakpoint that is selected in the list (Delete)</source>
        <translation>Remove o ponto de interrupção selecionado na lista (Delete)</translation>
    </message>
    <message>
        <source>Set brea&amp;kpoint</source>
        <translation>Definir &amp;ponto de interrupção</translation>
    </message>
</context>
<context>
    <name>tagseam::Browser</name>
    <message numerus="yes">
        <source>The page had not finished loading; it was captured after %n seconds.</source>
        <translation>
            <numerusform>A página não tinha terminado de carregar; foi capturada após %n segundo.</numerusform>
            <numerusform>A página não tinha terminado de carregar; foi capturada após %n segundos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The page did not finish loading within %n seconds and was captured as it was.</source>
        <translation>
            <numerusform>A página não terminou de carregar em %n segundo e foi capturada como estava.</numerusform>
            <numerusform>A página não terminou de carregar em %n segundos e foi capturada como estava.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shadow root(s) or frame(s) with text are not in the tree.</source>
        <translation>
            <numerusform>%n shadow root ou frame com texto não está na árvore.</numerusform>
            <numerusform>%n shadow roots ou frames com texto não estão na árvore.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frames of other origins could not be captured.</source>
        <translation>
            <numerusform>%n frame de outra origem não pôde ser capturado.</numerusform>
            <numerusform>%n frames de outras origens não puderam ser capturados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shadow roots are closed and could not be captured.</source>
        <translation>
            <numerusform>%n shadow root está fechado e não pôde ser capturado.</numerusform>
            <numerusform>%n shadow roots estão fechados e não puderam ser capturados.</numerusform>
        </translation>
    </message>
    <message>
        <source>computed styles: %p %</source>
        <translation>estilos computados: %p %</translation>
    </message>
    <message>
        <source>Only a rendered page has computed styles. This page was read from its bytes, or its renderer has ended. Reload it (F5) to get them.</source>
        <translation>Só uma página renderizada tem estilos computados. Esta foi lida dos seus bytes, ou o seu renderizador terminou. Recarregue-a (F5) para obtê-los.</translation>
    </message>
    <message>
        <source>Cancelled. The label attributes are class + style again.</source>
        <translation>Cancelado. Os atributos do rótulo voltaram a ser classe + estilo.</translation>
    </message>
    <message>
        <source>%1 The page is shown as it was captured, without scripts.</source>
        <translation>%1 A página é mostrada como foi capturada, sem scripts.</translation>
    </message>
    <message>
        <source>Capture them, too</source>
        <translation>Capturá-los também</translation>
    </message>
    <message>
        <source>The source has no computed styles because no browser rendered it. Choose the rendered tree to get them.</source>
        <translation>O código-fonte não tem estilos computados porque nenhum navegador o renderizou. Escolha a árvore renderizada para obtê-los.</translation>
    </message>
    <message>
        <source>The browser is still building the page. You can work with its source tree meanwhile.</source>
        <translation>O navegador ainda está construindo a página. Enquanto isso, você pode trabalhar com a árvore do código-fonte.</translation>
    </message>
    <message>
        <source>The browser has finished building the page.</source>
        <translation>O navegador terminou de construir a página.</translation>
    </message>
    <message>
        <source>Show the rendered tree</source>
        <translation>Mostrar a árvore renderizada</translation>
    </message>
    <message>
        <source>%1 The page failed three times and will not restart automatically. Results are kept. Reload to retry.</source>
        <translation>%1 A página falhou três vezes e não será reiniciada automaticamente. Os resultados são mantidos. Recarregue para tentar de novo.</translation>
    </message>
</context>
<context>
    <name>tagseam::Candidates</name>
    <message>
        <source>no other candidate on the page has a similar score</source>
        <translation>nenhum outro candidato na página tem pontuação semelhante</translation>
    </message>
    <message>
        <source>the score is barely higher than that of the next candidate elsewhere</source>
        <translation>a pontuação mal supera a do próximo candidato em outro lugar</translation>
    </message>
    <message>
        <source>%1 times the score of the next candidate elsewhere</source>
        <translation>%1 vezes a pontuação do próximo candidato em outro lugar</translation>
    </message>
    <message>
        <source>Coverage</source>
        <translation>Cobertura</translation>
    </message>
    <message>
        <source>Share of the page’s positions that the records cover. Main content usually covers most of a page.</source>
        <translation>Parte das posições da página que os registros cobrem. O conteúdo principal costuma cobrir a maior parte da página.</translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation>Similaridade</translation>
    </message>
    <message>
        <source>Similarity of the records: symbols that two records share, divided by symbols that either has, on average. Uneven or merged records are less similar.</source>
        <translation>Similaridade dos registros: símbolos que dois registros têm em comum, divididos pelos que qualquer um deles tem, em média. Registros desiguais ou fundidos são menos semelhantes.</translation>
    </message>
    <message>
        <source>Diversity</source>
        <translation>Diversidade</translation>
    </message>
    <message>
        <source>Distinct symbols of a record divided by its positions. A record that is itself a list, such as a menu, has few distinct symbols for its size.</source>
        <translation>Símbolos distintos de um registro divididos por suas posições. Um registro que é ele mesmo uma lista, como um menu, tem poucos símbolos distintos para seu tamanho.</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>1 − 2/k for k records. Three records can be a coincidence, thirty cannot.</source>
        <translation>1 − 2/k para k registros. Três registros podem ser coincidência; trinta, não.</translation>
    </message>
    <message>
        <source>Complexity</source>
        <translation>Complexidade</translation>
    </message>
    <message>
        <source>1 − 2.5/m for m distinct symbols in an average record. A menu item has two or three: an element, usually a link, and its text.</source>
        <translation>1 − 2,5/m para m símbolos distintos em um registro médio. Um item de menu tem dois ou três: um elemento, em geral um link, e seu texto.</translation>
    </message>
    <message>
        <source>Text length</source>
        <translation>Tamanho do texto</translation>
    </message>
    <message>
        <source>Longest text in an average record (logarithmic; 147 characters or more score 1). Menu items score low.</source>
        <translation>Texto mais longo de um registro médio (logarítmico; 147 caracteres ou mais valem 1). Itens de menu pontuam pouco.</translation>
    </message>
    <message>
        <source>share of its words in links</source>
        <translation>parte das suas palavras em links</translation>
    </message>
    <message>
        <source>%1, as on a form, an empty result or a map; %2. Content detection keeps everything.</source>
        <translation>%1, como em um formulário, um resultado vazio ou um mapa; %2. A detecção de conteúdo mantém tudo.</translation>
    </message>
    <message>
        <source>its main region, %1</source>
        <translation>a região principal dela, %1</translation>
    </message>
    <message>
        <source>its complement, %1</source>
        <translation>o complemento dela, %1</translation>
    </message>
    <message>
        <source> and </source>
        <translation> e </translation>
    </message>
    <message>
        <source>The published search keeps exactly the same nodes (%1).</source>
        <translation>A busca publicada mantém exatamente os mesmos nós (%1).</translation>
    </message>
    <message numerus="yes">
        <source>Compared with the published search (%1): &lt;b&gt;both&lt;/b&gt; keep %n nodes, &lt;b&gt;the search alone&lt;/b&gt; %2, &lt;b&gt;content detection alone&lt;/b&gt; %3.</source>
        <translation>
            <numerusform>Em comparação com a busca publicada (%1): &lt;b&gt;ambas&lt;/b&gt; mantêm %n nó, &lt;b&gt;só a busca&lt;/b&gt; %2, &lt;b&gt;só a detecção de conteúdo&lt;/b&gt; %3.</numerusform>
            <numerusform>Em comparação com a busca publicada (%1): &lt;b&gt;ambas&lt;/b&gt; mantêm %n nós, &lt;b&gt;só a busca&lt;/b&gt; %2, &lt;b&gt;só a detecção de conteúdo&lt;/b&gt; %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;b&gt;Separator of list %1&lt;/b&gt;, once in each record: &lt;tt&gt;%2&lt;/tt&gt;.</source>
        <translation>&lt;b&gt;Separador da lista %1&lt;/b&gt;, uma vez em cada registro: &lt;tt&gt;%2&lt;/tt&gt;.</translation>
    </message>
    <message numerus="yes">
        <source>The records have %n parent(s), such as rows of a grid.</source>
        <translation>
            <numerusform>Os registros têm %n pai, como uma linha de uma grade.</numerusform>
            <numerusform>Os registros têm %n pais, como as linhas de uma grade.</numerusform>
        </translation>
    </message>
    <message>
        <source>no list of three records</source>
        <translation>nenhuma lista de três registros</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s)</source>
        <translation>
            <numerusform>%n registro</numerusform>
            <numerusform>%n registros</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, too weak</source>
        <translation>%1, fraca demais</translation>
    </message>
    <message>
        <source>no text</source>
        <translation>nenhum texto</translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n palavra</numerusform>
            <numerusform>%n palavras</numerusform>
        </translation>
    </message>
    <message>
        <source>whole page</source>
        <translation>página inteira</translation>
    </message>
    <message>
        <source>Content detection: %1</source>
        <translation>Detecção de conteúdo: %1</translation>
    </message>
    <message>
        <source>Content detection, list %1: %2</source>
        <translation>Detecção de conteúdo, lista %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) at positions %1–%2, score %3</source>
        <translation>
            <numerusform>%n registro nas posições %1–%2, pontuação %3</numerusform>
            <numerusform>%n registros nas posições %1–%2, pontuação %3</numerusform>
        </translation>
    </message>
    <message>
        <source>kept</source>
        <translation>mantido</translation>
    </message>
    <message>
        <source>kept, too</source>
        <translation>mantida também</translation>
    </message>
    <message>
        <source>same place</source>
        <translation>mesmo lugar</translation>
    </message>
    <message>
        <source>weaker</source>
        <translation>mais fraca</translation>
    </message>
    <message>
        <source>not enough</source>
        <translation>insuficiente</translation>
    </message>
    <message>
        <source>other kind</source>
        <translation>outro tipo</translation>
    </message>
    <message>
        <source>Selected. A slightly weaker list wins if it contains all of the top list&apos;s records and more.</source>
        <translation>Selecionada. Uma lista um pouco mais fraca vence se contiver todos os registros da melhor lista e outros mais.</translation>
    </message>
    <message>
        <source>Kept together with the best list: their evidence does not differ enough to choose one.</source>
        <translation>Mantida junto com a melhor lista: as evidências não diferem o bastante para escolher uma.</translation>
    </message>
    <message>
        <source>Other records at the same positions: parts of the records, or several records merged into one.</source>
        <translation>Outros registros nas mesmas posições: partes dos registros, ou vários registros fundidos em um.</translation>
    </message>
    <message>
        <source>At other positions of the page, with less evidence. This list is pruned.</source>
        <translation>Em outras posições da página, com menos evidência. Esta lista é podada.</translation>
    </message>
    <message numerus="yes">
        <source>Weight: %n.</source>
        <translation>
            <numerusform>Peso: %n.</numerusform>
            <numerusform>Peso: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>No list on this page has enough evidence.</source>
        <translation>Nenhuma lista desta página tem evidências suficientes.</translation>
    </message>
    <message>
        <source>words</source>
        <translation>palavras</translation>
    </message>
    <message>
        <source>element</source>
        <translation>elemento</translation>
    </message>
    <message>
        <source>blocks since a heading</source>
        <translation>blocos desde um título</translation>
    </message>
    <message>
        <source>share of digits</source>
        <translation>parte de dígitos</translation>
    </message>
    <message>
        <source>a price</source>
        <translation>um preço</translation>
    </message>
    <message>
        <source>place on the page</source>
        <translation>lugar na página</translation>
    </message>
    <message>
        <source>share of the page’s words on its path</source>
        <translation>parte das palavras da página no seu caminho</translation>
    </message>
    <message>
        <source>spread of its path over the page</source>
        <translation>extensão do seu caminho na página</translation>
    </message>
    <message>
        <source>words of a block on its path</source>
        <translation>palavras de um bloco no seu caminho</translation>
    </message>
    <message>
        <source>sentences on its path</source>
        <translation>frases no seu caminho</translation>
    </message>
    <message>
        <source>links on its path</source>
        <translation>links no seu caminho</translation>
    </message>
    <message>
        <source>the same text elsewhere</source>
        <translation>o mesmo texto em outro lugar</translation>
    </message>
    <message>
        <source>not seen by a reader</source>
        <translation>não visto por um leitor</translation>
    </message>
    <message>
        <source>in a footer</source>
        <translation>em um rodapé</translation>
    </message>
    <message>
        <source>in a navigation</source>
        <translation>em uma navegação</translation>
    </message>
    <message>
        <source>in an aside</source>
        <translation>em um aside</translation>
    </message>
    <message>
        <source>in a dialog</source>
        <translation>em um diálogo</translation>
    </message>
    <message>
        <source>in the main element</source>
        <translation>no elemento main</translation>
    </message>
    <message>
        <source>distance to the core</source>
        <translation>distância do núcleo</translation>
    </message>
    <message>
        <source>the core’s share of the element around both</source>
        <translation>parte do núcleo no elemento em volta dos dois</translation>
    </message>
    <message>
        <source>siblings alike</source>
        <translation>irmãos semelhantes</translation>
    </message>
    <message>
        <source>words of the parent</source>
        <translation>palavras do pai</translation>
    </message>
    <message>
        <source>words of the second ancestor</source>
        <translation>palavras do segundo ancestral</translation>
    </message>
    <message>
        <source>words for each element there</source>
        <translation>palavras por elemento ali</translation>
    </message>
    <message>
        <source>links of the second ancestor</source>
        <translation>links do segundo ancestral</translation>
    </message>
    <message>
        <source>words of the next blocks</source>
        <translation>palavras dos blocos seguintes</translation>
    </message>
    <message>
        <source>distance to the page’s title</source>
        <translation>distância do título da página</translation>
    </message>
    <message>
        <source>distance to the first heading</source>
        <translation>distância do primeiro título</translation>
    </message>
    <message>
        <source>in a record</source>
        <translation>em um registro</translation>
    </message>
    <message>
        <source>pictures in the second ancestor</source>
        <translation>imagens no segundo ancestral</translation>
    </message>
    <message>
        <source>class words</source>
        <translation>palavras de classes</translation>
    </message>
    <message>
        <source>class words against the page’s</source>
        <translation>palavras de classes contra as da página</translation>
    </message>
    <message>
        <source>class words two blocks before</source>
        <translation>palavras de classes dois blocos antes</translation>
    </message>
    <message>
        <source>class words two blocks after</source>
        <translation>palavras de classes dois blocos depois</translation>
    </message>
    <message>
        <source>words of the page</source>
        <translation>palavras da página</translation>
    </message>
    <message>
        <source>words of the page in links</source>
        <translation>palavras da página em links</translation>
    </message>
    <message>
        <source>controls of the page</source>
        <translation>controles da página</translation>
    </message>
    <message>
        <source>sentences of the page</source>
        <translation>frases da página</translation>
    </message>
    <message>
        <source>Kind of page: %1.</source>
        <translation>Tipo de página: %1.</translation>
    </message>
    <message>
        <source>%1, expected F1 %2</source>
        <translation>%1, F1 esperado %2</translation>
    </message>
    <message>
        <source>Blocks of text, or none, are expected to be the better answer on this page.</source>
        <translation>Espera-se que blocos de texto, ou nenhum conteúdo, sejam a melhor resposta nesta página.</translation>
    </message>
    <message>
        <source>probability of other blocks on its path</source>
        <translation>probabilidade dos outros blocos no seu caminho</translation>
    </message>
    <message>
        <source>highest probability of another block on its path</source>
        <translation>maior probabilidade de outro bloco no seu caminho</translation>
    </message>
    <message>
        <source>%1 as %2</source>
        <translation>%1 como %2</translation>
    </message>
    <message>
        <source>%1 without %2</source>
        <translation>%1 sem %2</translation>
    </message>
    <message>
        <source>Changes of one element that would prune it there:</source>
        <translation>Mudanças de um elemento que o podariam ali:</translation>
    </message>
    <message>
        <source>Changes of one element that would keep it there:</source>
        <translation>Mudanças de um elemento que o manteriam ali:</translation>
    </message>
    <message numerus="yes">
        <source>none of the %n that were tried.</source>
        <translation>
            <numerusform>nenhuma: %n foi testada.</numerusform>
            <numerusform>nenhuma das %n testadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>: probability %1, %n words of other blocks change</source>
        <translation>
            <numerusform>: probabilidade %1, %n palavra de outros blocos muda</numerusform>
            <numerusform>: probabilidade %1, %n palavras de outros blocos mudam</numerusform>
        </translation>
    </message>
    <message>
        <source>every block: %1</source>
        <translation>todo bloco: %1</translation>
    </message>
    <message>
        <source>all other figures: %1</source>
        <translation>todas as outras figuras: %1</translation>
    </message>
    <message>
        <source>class words: %1</source>
        <translation>palavras de classes: %1</translation>
    </message>
    <message>
        <source>Content detection:</source>
        <translation>Detecção de conteúdo:</translation>
    </message>
    <message>
        <source>its block has the probability %1, not below the threshold %2, so blocks of text keep it.</source>
        <translation>seu bloco tem a probabilidade %1, não abaixo do limiar %2; por isso os blocos de texto o mantêm.</translation>
    </message>
    <message>
        <source>its block has the probability %1, below the threshold %2, so blocks of text prune it.</source>
        <translation>seu bloco tem a probabilidade %1, abaixo do limiar %2; por isso os blocos de texto o podam.</translation>
    </message>
    <message>
        <source>The answer is a list of records, for which they do not count.</source>
        <translation>A resposta é uma lista de registros, para a qual eles não contam.</translation>
    </message>
    <message>
        <source>Points, the strongest first:</source>
        <translation>Pontos, primeiro os mais fortes:</translation>
    </message>
    <message>
        <source>Its other status would hardly change the expectation of the blocks.</source>
        <translation>O outro status mal mudaria a expectativa dos blocos.</translation>
    </message>
    <message>
        <source>Its other status would change the expectation of the blocks from %1 to %2.</source>
        <translation>O outro status mudaria a expectativa dos blocos de %1 para %2.</translation>
    </message>
    <message>
        <source>%1 with %2 after its other classes</source>
        <translation>%1 com %2 depois das suas outras classes</translation>
    </message>
    <message>
        <source>Not all could be tried.</source>
        <translation>Nem todas puderam ser testadas.</translation>
    </message>
</context>
<context>
    <name>tagseam::Changes</name>
    <message numerus="yes">
        <source>%n changes of “What if” referred to nodes of the previous page and were undone.</source>
        <translation>
            <numerusform>%n mudança de “E se” era dos nós da página anterior e foi desfeita.</numerusform>
            <numerusform>%n mudanças de “E se” eram dos nós da página anterior e foram desfeitas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::ChangesTab</name>
    <message>
        <source>Changes</source>
        <translation>Mudanças</translation>
    </message>
    <message>
        <source>Compares the page with another version of it, and finds the change of the template that pruned or kept other nodes</source>
        <translation>Compara a página com outra versão dela, e encontra a mudança do template que podou ou manteve outros nós</translation>
    </message>
    <message>
        <source>Subtree</source>
        <translation>Subárvore</translation>
    </message>
    <message>
        <source>Subtrees that changed alike and have the same name are in one row</source>
        <translation>Subárvores de mesmo nome que mudaram da mesma forma ficam em uma linha</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Mudança</translation>
    </message>
    <message>
        <source>Status of the nodes in this page, against the other version</source>
        <translation>Situação dos nós nesta página, em relação à outra versão</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nós</translation>
    </message>
    <message>
        <source>Elements and texts that are not blank</source>
        <translation>Elementos e textos que não estão em branco</translation>
    </message>
    <message>
        <source>Change of the template</source>
        <translation>Mudança do template</translation>
    </message>
    <message>
        <source>Nodes that the change is made of</source>
        <translation>Nós de que a mudança é feita</translation>
    </message>
    <message>
        <source>Responsible</source>
        <translation>Responsável</translation>
    </message>
    <message>
        <source>✓: undone, alone or with the others that have it, it gives each node its status in the other version</source>
        <translation>✓: desfeita, sozinha ou com as outras que têm este sinal, dá a cada nó a situação que tem na outra versão</translation>
    </message>
    <message>
        <source>Subtrees that changed</source>
        <translation>Subárvores que mudaram</translation>
    </message>
    <message>
        <source>Changes of the template</source>
        <translation>Mudanças do template</translation>
    </message>
    <message>
        <source>No page is open.</source>
        <translation>Nenhuma página está aberta.</translation>
    </message>
    <message>
        <source>There is no version to compare this page with. Choose one: File › Compare with. Or choose File › Watch for changes, and change the page.</source>
        <translation>Não há versão com que comparar esta página. Escolha uma: Arquivo › Comparar com. Ou escolha Arquivo › Observar mudanças, e mude a página.</translation>
    </message>
    <message>
        <source>The page is being analysed.</source>
        <translation>A página está sendo analisada.</translation>
    </message>
    <message>
        <source>The search for the change responsible was cancelled.</source>
        <translation>A busca da mudança responsável foi cancelada.</translation>
    </message>
    <message>
        <source>Search again</source>
        <translation>Buscar de novo</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Cancelada.</translation>
    </message>
    <message>
        <source>Compare again</source>
        <translation>Comparar de novo</translation>
    </message>
    <message>
        <source>The other version has no source tree. Show the rendered tree to compare it.</source>
        <translation>A outra versão não tem árvore do código-fonte. Mostre a árvore renderizada para compará-la.</translation>
    </message>
    <message>
        <source>The other version has no computed styles. Choose other label attributes to compare it.</source>
        <translation>A outra versão não tem estilos computados. Escolha outros atributos do rótulo para compará-la.</translation>
    </message>
    <message>
        <source>End the comparison</source>
        <translation>Encerrar a comparação</translation>
    </message>
    <message>
        <source>The responsible change is being searched for.</source>
        <translation>A mudança responsável está sendo buscada.</translation>
    </message>
    <message>
        <source>Changes from &lt;b&gt;%1&lt;/b&gt; to the page that is open, &lt;b&gt;%2&lt;/b&gt;. Method: %3.</source>
        <translation>Mudanças de &lt;b&gt;%1&lt;/b&gt; para a página aberta, &lt;b&gt;%2&lt;/b&gt;. Método: %3.</translation>
    </message>
    <message>
        <source>The other version was captured before it had finished loading.</source>
        <translation>A outra versão foi capturada antes de terminar de carregar.</translation>
    </message>
</context>
<context>
    <name>tagseam::ChangesText</name>
    <message>
        <source>none</source>
        <translation>nenhum</translation>
    </message>
    <message>
        <source>now pruned</source>
        <translation>agora podado</translation>
    </message>
    <message>
        <source>now kept</source>
        <translation>agora mantido</translation>
    </message>
    <message>
        <source>removed, was kept</source>
        <translation>removido, era mantido</translation>
    </message>
    <message>
        <source>removed, was pruned</source>
        <translation>removido, era podado</translation>
    </message>
    <message>
        <source>added, kept</source>
        <translation>adicionado, mantido</translation>
    </message>
    <message>
        <source>added, pruned</source>
        <translation>adicionado, podado</translation>
    </message>
    <message numerus="yes">
        <source>%n %1 added</source>
        <translation>
            <numerusform>%n %1 adicionado</numerusform>
            <numerusform>%n %1 adicionados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n %1 added around nodes that both versions have</source>
        <translation>
            <numerusform>%n %1 adicionado em torno de nós que as duas versões têm</numerusform>
            <numerusform>%n %1 adicionados em torno de nós que as duas versões têm</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n %1 removed</source>
        <translation>
            <numerusform>%n %1 removido</numerusform>
            <numerusform>%n %1 removidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n %1 removed from around nodes that both versions have</source>
        <translation>
            <numerusform>%n %1 removido em torno de nós que as duas versões têm</numerusform>
            <numerusform>%n %1 removidos em torno de nós que as duas versões têm</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n %1 moved</source>
        <translation>
            <numerusform>%n %1 movido</numerusform>
            <numerusform>%n %1 movidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>words of %n text(s) changed</source>
        <translation>
            <numerusform>palavras de %n texto mudaram</numerusform>
            <numerusform>palavras de %n textos mudaram</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n %2 changed from %3 to %4</source>
        <translation>
            <numerusform>%1 de %n %2 mudou de %3 para %4</numerusform>
            <numerusform>%1 de %n %2 mudou de %3 para %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>attribute %1 of %n %2 changed</source>
        <translation>
            <numerusform>atributo %1 de %n %2 mudou</numerusform>
            <numerusform>atributo %1 de %n %2 mudou</numerusform>
        </translation>
    </message>
    <message>
        <source>No change of the template was found that, undone, gives each node its status in the other version.</source>
        <translation>Não foi encontrada nenhuma mudança do template que, desfeita, dê a cada nó a situação que tem na outra versão.</translation>
    </message>
    <message numerus="yes">
        <source>%n other change(s)</source>
        <translation>
            <numerusform>%n outra mudança</numerusform>
            <numerusform>%n outras mudanças</numerusform>
        </translation>
    </message>
    <message>
        <source>Change responsible: %1. Undone, it gives each node its status in the other version.</source>
        <translation>Mudança responsável: %1. Desfeita, ela dá a cada nó a situação que tem na outra versão.</translation>
    </message>
    <message>
        <source>Changes responsible: %1. Undone together, they give each node its status in the other version.</source>
        <translation>Mudanças responsáveis: %1. Desfeitas juntas, elas dão a cada nó a situação que tem na outra versão.</translation>
    </message>
    <message>
        <source>Changes responsible: %1. Undone together, they give each node its status in the other version; some of them may be needless.</source>
        <translation>Mudanças responsáveis: %1. Desfeitas juntas, elas dão a cada nó a situação que tem na outra versão; algumas delas talvez sejam desnecessárias.</translation>
    </message>
    <message>
        <source>Level %1 is the first that keeps other nodes: %2, and %3.</source>
        <translation>O nível %1 é o primeiro que mantém outros nós: %2, e %3.</translation>
    </message>
    <message>
        <source>the other version is split before position %1</source>
        <translation>a outra versão é dividida antes da posição %1</translation>
    </message>
    <message>
        <source>the other version is not split</source>
        <translation>a outra versão não é dividida</translation>
    </message>
    <message>
        <source>this page is split before position %1</source>
        <translation>esta página é dividida antes da posição %1</translation>
    </message>
    <message>
        <source>this page is not split</source>
        <translation>esta página não é dividida</translation>
    </message>
</context>
<context>
    <name>tagseam::ChoicesModel</name>
    <message>
        <source>%1 kB</source>
        <translation>%1 kB</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nº</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Endereço</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamanho</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
</context>
<context>
    <name>tagseam::CommandPalette</name>
    <message>
        <source>Find command</source>
        <translation>Buscar comando</translation>
    </message>
    <message>
        <source>Type a part of a name, in English or Portuguese</source>
        <translation>Digite parte de um nome, em português ou inglês</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Comandos</translation>
    </message>
</context>
<context>
    <name>tagseam::CompareView</name>
    <message>
        <source>Cause</source>
        <translation>Causa</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Código-fonte</translation>
    </message>
    <message>
        <source>Rendered</source>
        <translation>Renderizada</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>Movidos</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Alterados</translation>
    </message>
    <message>
        <source>Without it</source>
        <translation>Sem ela</translation>
    </message>
    <message>
        <source>Nodes that only the source has</source>
        <translation>Nós que só o código-fonte tem</translation>
    </message>
    <message>
        <source>Nodes that only the rendered tree has</source>
        <translation>Nós que só a árvore renderizada tem</translation>
    </message>
    <message>
        <source>Nodes whose attributes or text changed</source>
        <translation>Nós cujos atributos ou texto mudaram</translation>
    </message>
    <message>
        <source>Result of a new search after only the differences of this cause are undone: nodes that are kept in one tree and pruned in the other</source>
        <translation>Resultado de uma nova busca depois de desfeitas só as diferenças desta causa: nós mantidos em uma árvore e podados na outra</translation>
    </message>
    <message>
        <source>Causes of the differences</source>
        <translation>Causas das diferenças</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Diferenças</translation>
    </message>
    <message>
        <source>No page is open.</source>
        <translation>Nenhuma página está aberta.</translation>
    </message>
    <message>
        <source>The source of the page is being read.</source>
        <translation>O código-fonte da página está sendo lido.</translation>
    </message>
    <message>
        <source>The two trees are being compared.</source>
        <translation>As duas árvores estão sendo comparadas.</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todas</translation>
    </message>
    <message>
        <source>regions agree</source>
        <translation>as regiões coincidem</translation>
    </message>
    <message numerus="yes">
        <source>%n differ</source>
        <translation>
            <numerusform>%n difere</numerusform>
            <numerusform>%n diferem</numerusform>
        </translation>
    </message>
    <message>
        <source>The smallest set of differences that, undone together, makes the regions agree.</source>
        <translation>O menor conjunto de diferenças que, desfeitas juntas, faz as regiões coincidirem.</translation>
    </message>
    <message>
        <source>The source does not have this node.</source>
        <translation>O código-fonte não tem este nó.</translation>
    </message>
    <message>
        <source>The rendered tree, which is shown, does not have this node.</source>
        <translation>A árvore renderizada, que está à vista, não tem este nó.</translation>
    </message>
    <message>
        <source>Switch to the rendered tree</source>
        <translation>Mudar para a árvore renderizada</translation>
    </message>
    <message>
        <source>Switch to the source</source>
        <translation>Mudar para o código-fonte</translation>
    </message>
    <message>
        <source>Source against rendered</source>
        <translation>Código-fonte e árvore renderizada</translation>
    </message>
    <message>
        <source>Compares the source tree with the rendered tree, and finds the effect on the main region</source>
        <translation>Compara a árvore do código-fonte com a renderizada, e o efeito na região principal</translation>
    </message>
    <message>
        <source>Subtrees that are at another place</source>
        <translation>Subárvores que estão em outro lugar</translation>
    </message>
    <message>
        <source>The regions of the two trees are being compared.</source>
        <translation>As regiões das duas árvores estão sendo comparadas.</translation>
    </message>
    <message>
        <source>The source has no computed styles. For this comparison, both trees are searched by tags alone.</source>
        <translation>O código-fonte não tem estilos computados. Para esta comparação, a busca nas duas árvores usa só as tags.</translation>
    </message>
    <message>
        <source>A set of differences that, undone together, makes the regions agree. Some of them may not be necessary.</source>
        <translation>Um conjunto de diferenças que, desfeitas juntas, faz as regiões coincidirem. Algumas talvez não sejam necessárias.</translation>
    </message>
    <message>
        <source>Choose a cause to see its description and only its differences.</source>
        <translation>Escolha uma causa para ver a descrição e só as diferenças dela.</translation>
    </message>
    <message>
        <source>The page has only its source tree: the browser has not finished building it.</source>
        <translation>A página só tem a árvore do código-fonte: o navegador não terminou de construí-la.</translation>
    </message>
</context>
<context>
    <name>tagseam::CorpusBar</name>
    <message>
        <source>Open folder…</source>
        <translation>Abrir pasta…</translation>
    </message>
    <message>
        <source>Open run…</source>
        <translation>Abrir execução…</translation>
    </message>
    <message>
        <source>Class of failure</source>
        <translation>Classe de falha</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Executar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Save run…</source>
        <translation>Salvar execução…</translation>
    </message>
    <message>
        <source>Pages done</source>
        <translation>Páginas prontas</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>Fechar %1</translation>
    </message>
    <message>
        <source>Compare with a run…</source>
        <translation>Comparar com uma execução…</translation>
    </message>
    <message>
        <source>Ends the comparison with that run</source>
        <translation>Encerra a comparação com essa execução</translation>
    </message>
    <message>
        <source>A folder of pages</source>
        <translation>Uma pasta de páginas</translation>
    </message>
    <message>
        <source>Open a run</source>
        <translation>Abrir uma execução</translation>
    </message>
    <message>
        <source>A run to compare with</source>
        <translation>Uma execução com que comparar</translation>
    </message>
    <message>
        <source>Runs (*.jsonl *.run);;All files (*)</source>
        <translation>Execuções (*.jsonl *.run);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Save the run</source>
        <translation>Salvar a execução</translation>
    </message>
    <message>
        <source>Runs (*.jsonl *.run)</source>
        <translation>Execuções (*.jsonl *.run)</translation>
    </message>
    <message>
        <source>Runs the methods on each page of the folder</source>
        <translation>Executa os métodos em cada página da pasta</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>Abrindo %1</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>Comparando</translation>
    </message>
    <message>
        <source>Annotator</source>
        <translation>Anotador</translation>
    </message>
    <message>
        <source>Annotator: automatic</source>
        <translation>Anotador: automático</translation>
    </message>
    <message>
        <source>Annotator: %1</source>
        <translation>Anotador: %1</translation>
    </message>
    <message>
        <source>Opens a run that this window or tagseam-cli corpus run saved</source>
        <translation>Abre uma execução que esta janela ou tagseam-cli corpus run gravou</translation>
    </message>
    <message>
        <source>The annotator whose annotations are the ground truth. Automatic: annotations without a name, otherwise adjudicated annotations, otherwise the annotations of the only annotator</source>
        <translation>O anotador cujas anotações são a referência. Automático: as anotações sem nome; na falta delas, as adjudicadas; na falta destas, as do único anotador</translation>
    </message>
    <message>
        <source>Reports which pages are too homogeneous, too heterogeneous, or have content that is smaller than the rest. The run takes about twice as long.</source>
        <translation>Informa quais páginas são muito homogêneas, muito heterogêneas ou têm conteúdo menor que o resto. A execução leva cerca do dobro do tempo.</translation>
    </message>
    <message>
        <source>Cancels the run; the results of finished pages are kept</source>
        <translation>Cancela a execução; os resultados das páginas prontas são mantidos</translation>
    </message>
    <message>
        <source>Saves the run as a file that tagseam-cli corpus can read and continue, and the times in a file beside it</source>
        <translation>Salva a execução como arquivo que tagseam-cli corpus lê e continua, e os tempos em um arquivo ao lado</translation>
    </message>
    <message>
        <source>Opens an earlier run and shows which pages are better and which are worse</source>
        <translation>Abre uma execução anterior e mostra quais páginas estão melhores e quais estão piores</translation>
    </message>
    <message>
        <source>Opens all pages below a folder, or the pages that its corpus.csv or pages.csv names</source>
        <translation>Abre todas as páginas abaixo de uma pasta, ou as páginas que o corpus.csv ou pages.csv dela nomeia</translation>
    </message>
    <message>
        <source>A crawl</source>
        <translation>Um rastreamento</translation>
    </message>
    <message>
        <source>WARC files (*.warc *.warc.gz)</source>
        <translation>Arquivos WARC (*.warc *.warc.gz)</translation>
    </message>
</context>
<context>
    <name>tagseam::CorpusFilterBar</name>
    <message>
        <source>Method</source>
        <translation>Método</translation>
    </message>
    <message>
        <source>compared with</source>
        <translation>comparado com</translation>
    </message>
    <message>
        <source>by</source>
        <translation>por</translation>
    </message>
    <message>
        <source>Filter by name (Ctrl+F)</source>
        <translation>Filtrar por nome (Ctrl+F)</translation>
    </message>
    <message>
        <source>Filter by the name of the page</source>
        <translation>Filtrar pelo nome da página</translation>
    </message>
    <message>
        <source>Pages shown, by outcome</source>
        <translation>Páginas mostradas, por resultado</translation>
    </message>
    <message>
        <source>Pages shown, by class of failure</source>
        <translation>Páginas mostradas, por classe de falha</translation>
    </message>
    <message>
        <source>all pages</source>
        <translation>todas as páginas</translation>
    </message>
    <message>
        <source>failed only</source>
        <translation>só as que falharam</translation>
    </message>
    <message>
        <source>worse only</source>
        <translation>só as piores</translation>
    </message>
    <message>
        <source>better only</source>
        <translation>só as melhores</translation>
    </message>
    <message>
        <source>changed only</source>
        <translation>só as que mudaram</translation>
    </message>
    <message>
        <source>any class</source>
        <translation>qualquer classe</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n pages</source>
        <translation>
            <numerusform>%1 de %n página</numerusform>
            <numerusform>%1 de %n páginas</numerusform>
        </translation>
    </message>
    <message>
        <source>The method whose figures the table and the plots show</source>
        <translation>O método cujos números a tabela e os gráficos mostram</translation>
    </message>
    <message>
        <source>Another method of the run, or a method of a second run. The change is the shown figure minus the figure of this method.</source>
        <translation>Outro método da execução, ou um método de uma segunda execução. A mudança é o número mostrado menos o número deste método.</translation>
    </message>
    <message>
        <source>The figure that decides whether a page is better or worse</source>
        <translation>O número que decide se uma página está melhor ou pior</translation>
    </message>
</context>
<context>
    <name>tagseam::CorpusMeasures</name>
    <message>
        <source>Nodes</source>
        <translation>Nós</translation>
    </message>
    <message>
        <source>Nodes of the page, as the papers count them</source>
        <translation>Nós da página, como os artigos os contam</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Mantidos</translation>
    </message>
    <message>
        <source>Nodes that the method keeps</source>
        <translation>Nós que o método mantém</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Registros</translation>
    </message>
    <message>
        <source>Data records that the method finds</source>
        <translation>Registros de dados que o método acha</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Milliseconds that the method took on the page, without reading and scoring it</source>
        <translation>Milissegundos que o método levou na página, sem lê-la nem pontuá-la</translation>
    </message>
    <message>
        <source>Reduction</source>
        <translation>Redução</translation>
    </message>
    <message>
        <source>Share of the nodes that is removed</source>
        <translation>Parte dos nós que é removida</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Precisão</translation>
    </message>
    <message>
        <source>Share of the kept nodes that are content in the ground truth</source>
        <translation>Parte dos nós mantidos que são conteúdo na anotação de referência</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Revocação</translation>
    </message>
    <message>
        <source>Of the nodes of the content, the share that is kept</source>
        <translation>Dos nós do conteúdo, a parte que é mantida</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Harmonic mean of precision and recall over nodes</source>
        <translation>Média harmônica de precisão e revocação por nós</translation>
    </message>
    <message>
        <source>Text, precision</source>
        <translation>Texto, precisão</translation>
    </message>
    <message>
        <source>Of the characters that are kept, the share that is content</source>
        <translation>Dos caracteres mantidos, a parte que é conteúdo</translation>
    </message>
    <message>
        <source>Text, recall</source>
        <translation>Texto, revocação</translation>
    </message>
    <message>
        <source>Of the characters of the content, the share that is kept</source>
        <translation>Dos caracteres do conteúdo, a parte que é mantida</translation>
    </message>
    <message>
        <source>Text, F1</source>
        <translation>Texto, F1</translation>
    </message>
    <message>
        <source>Harmonic mean of precision and recall over characters</source>
        <translation>Média harmônica de precisão e revocação por caracteres</translation>
    </message>
    <message>
        <source>Records complete</source>
        <translation>Registros completos</translation>
    </message>
    <message>
        <source>Share of the true records of which all nodes are kept</source>
        <translation>Parte dos registros da anotação de referência dos quais todos os nós são mantidos</translation>
    </message>
    <message>
        <source>Records mostly kept</source>
        <translation>Registros mantidos em maior parte</translation>
    </message>
    <message>
        <source>Share of the true records of which more than half of the nodes are kept</source>
        <translation>Parte dos registros da anotação de referência dos quais mais da metade dos nós é mantida</translation>
    </message>
    <message>
        <source>Content mostly kept</source>
        <translation>Conteúdo mantido em maior parte</translation>
    </message>
    <message>
        <source>Noise removed</source>
        <translation>Ruído removido</translation>
    </message>
    <message>
        <source>Of the nodes that are labelled as noise, the share that is removed</source>
        <translation>Dos nós rotulados como ruído, a parte que é removida</translation>
    </message>
    <message>
        <source>Records, P</source>
        <translation>Registros, P</translation>
    </message>
    <message>
        <source>Share of the found records that are true</source>
        <translation>Parte dos registros encontrados que estão na anotação de referência</translation>
    </message>
    <message>
        <source>Records, R</source>
        <translation>Registros, R</translation>
    </message>
    <message>
        <source>Share of the true records that are found</source>
        <translation>Parte dos registros da anotação de referência que são encontrados</translation>
    </message>
    <message>
        <source>Records, F1</source>
        <translation>Registros, F1</translation>
    </message>
    <message>
        <source>Harmonic mean of precision and recall over records</source>
        <translation>Média harmônica de precisão e revocação por registros</translation>
    </message>
    <message>
        <source>Expected kept</source>
        <translation>Esperados mantidos</translation>
    </message>
    <message>
        <source>Of the texts that must stay on the page, the share that is kept</source>
        <translation>Dos textos que devem ficar na página, a parte que é mantida</translation>
    </message>
    <message>
        <source>%1 (%)</source>
        <translation>%1 (%)</translation>
    </message>
    <message>
        <source>%1 (ms)</source>
        <translation>%1 (ms)</translation>
    </message>
    <message>
        <source>%1 (0 to 1)</source>
        <translation>%1 (0 a 1)</translation>
    </message>
    <message>
        <source>%1 (count)</source>
        <translation>%1 (contagem)</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 pontos</translation>
    </message>
    <message>
        <source>nothing to split</source>
        <translation>nada a dividir</translation>
    </message>
    <message>
        <source>too homogeneous</source>
        <translation>muito homogênea</translation>
    </message>
    <message>
        <source>too heterogeneous</source>
        <translation>muito heterogênea</translation>
    </message>
    <message>
        <source>content too small</source>
        <translation>conteúdo muito pequeno</translation>
    </message>
    <message>
        <source>well split</source>
        <translation>bem dividida</translation>
    </message>
    <message>
        <source>Shared text removed</source>
        <translation>Texto comum removido</translation>
    </message>
    <message>
        <source>Share of the words in texts common to all pages of the folder that are removed</source>
        <translation>Parte das palavras dos textos comuns a todas as páginas da pasta que são removidas</translation>
    </message>
    <message>
        <source>Span, F1</source>
        <translation>Trecho, F1</translation>
    </message>
    <message>
        <source>F1 of the kept nodes against the span from the first to the last true record</source>
        <translation>F1 dos nós mantidos contra o trecho do primeiro ao último registro da anotação de referência</translation>
    </message>
    <message>
        <source>One-to-one, P</source>
        <translation>Um a um, P</translation>
    </message>
    <message>
        <source>Precision when each found record is matched with at most one true record that shares a node with it</source>
        <translation>Precisão quando cada registro encontrado é associado a no máximo um registro da anotação de referência que compartilha um nó com ele</translation>
    </message>
    <message>
        <source>One-to-one, R</source>
        <translation>Um a um, R</translation>
    </message>
    <message>
        <source>Recall when each true record is matched with at most one found record that shares a node with it</source>
        <translation>Revocação quando cada registro da anotação de referência é associado a no máximo um registro encontrado que compartilha um nó com ele</translation>
    </message>
    <message>
        <source>One-to-one, F1</source>
        <translation>Um a um, F1</translation>
    </message>
    <message>
        <source>Harmonic mean of one-to-one precision and recall</source>
        <translation>Média harmônica da precisão e da revocação um a um</translation>
    </message>
    <message>
        <source>content with much else</source>
        <translation>conteúdo com muito mais</translation>
    </message>
    <message>
        <source>Content complete</source>
        <translation>Conteúdo completo</translation>
    </message>
    <message>
        <source>100 % if all nodes of all records are kept</source>
        <translation>100 % se todos os nós de todos os registros são mantidos</translation>
    </message>
    <message>
        <source>100 % if more than half of each record is kept</source>
        <translation>100 % se mais da metade de cada registro é mantida</translation>
    </message>
    <message>
        <source>All expected kept</source>
        <translation>Todos os esperados mantidos</translation>
    </message>
    <message>
        <source>100 % if all texts that must stay, and that are on the page at all, are kept</source>
        <translation>100 % se todos os textos que devem ficar, e que estão na página, são mantidos</translation>
    </message>
    <message>
        <source>Words removed</source>
        <translation>Palavras removidas</translation>
    </message>
    <message>
        <source>Share of the words of the page that are removed</source>
        <translation>Parte das palavras da página que são removidas</translation>
    </message>
    <message>
        <source>Article, P</source>
        <translation>Artigo, P</translation>
    </message>
    <message>
        <source>Share of the runs of four words in the kept text that the text of the ground truth has</source>
        <translation>Parte das sequências de quatro palavras do texto mantido que o texto de referência tem</translation>
    </message>
    <message>
        <source>Article, R</source>
        <translation>Artigo, R</translation>
    </message>
    <message>
        <source>Share of the runs of four words in the text of the ground truth that the kept text has</source>
        <translation>Parte das sequências de quatro palavras do texto de referência que o texto mantido tem</translation>
    </message>
    <message>
        <source>Article, F1</source>
        <translation>Artigo, F1</translation>
    </message>
    <message>
        <source>Harmonic mean of article precision and recall; for several pages, of their means</source>
        <translation>Média harmônica da precisão e da revocação de artigo; para várias páginas, das suas médias</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Confiança</translation>
    </message>
    <message>
        <source>Noise removed (equation 4)</source>
        <translation>Ruído removido (equação 4)</translation>
    </message>
    <message>
        <source>Share of the false records of the whole page that are no longer found after the filter</source>
        <translation>Parcela dos registros falsos da página inteira que não são mais encontrados depois do filtro</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Níveis</translation>
    </message>
    <message>
        <source>Levels of the search</source>
        <translation>Níveis da busca</translation>
    </message>
    <message>
        <source>Splits</source>
        <translation>Divisões</translation>
    </message>
    <message>
        <source>Levels of the search that were split</source>
        <translation>Níveis da busca que foram divididos</translation>
    </message>
    <message>
        <source>Counting operations</source>
        <translation>Operações de contagem</translation>
    </message>
    <message>
        <source>Filtering operations</source>
        <translation>Operações de filtragem</translation>
    </message>
    <message>
        <source>Scanning operations</source>
        <translation>Operações de varredura</translation>
    </message>
    <message>
        <source>Index steps</source>
        <translation>Passos do índice</translation>
    </message>
    <message>
        <source>Positions and index nodes that the search of Tagseam visits, with the same result</source>
        <translation>Posições e nós do índice que a busca do Tagseam visita, com o mesmo resultado</translation>
    </message>
    <message>
        <source>Positions that the printed loops count for this result (Algorithm 3, line 4), over all levels</source>
        <translation>Posições que os laços impressos contam para este resultado (Algoritmo 3, linha 4), em todos os níveis</translation>
    </message>
    <message>
        <source>Symbols that the printed loops compare with a threshold for this result (Algorithm 4, line 3)</source>
        <translation>Símbolos que os laços impressos comparam com um limiar para este resultado (Algoritmo 4, linha 3)</translation>
    </message>
    <message>
        <source>Positions that the printed loops scan for this result (Algorithm 3, line 22), over all attempts</source>
        <translation>Posições que os laços impressos varrem para este resultado (Algoritmo 3, linha 22), em todas as tentativas</translation>
    </message>
    <message>
        <source>Expected F1 of the answer of content detection</source>
        <translation>F1 esperado da resposta da detecção de conteúdo</translation>
    </message>
</context>
<context>
    <name>tagseam::CorpusModel</name>
    <message>
        <source>▲ better %1</source>
        <translation>▲ melhor %1</translation>
    </message>
    <message>
        <source>▲ new</source>
        <translation>▲ nova</translation>
    </message>
    <message>
        <source>▼ worse %1</source>
        <translation>▼ pior %1</translation>
    </message>
    <message>
        <source>▼ missing</source>
        <translation>▼ ausente</translation>
    </message>
    <message>
        <source>same</source>
        <translation>igual</translation>
    </message>
    <message>
        <source>The page</source>
        <translation>A página</translation>
    </message>
    <message numerus="yes">
        <source>%n mark(s) in the ground truth</source>
        <translation>
            <numerusform>%n marca na anotação de referência</numerusform>
            <numerusform>%n marcas na anotação de referência</numerusform>
        </translation>
    </message>
    <message>
        <source>The page has no ground truth, so it has no score.</source>
        <translation>A página não tem anotação de referência; por isso não tem pontuação.</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Classe</translation>
    </message>
    <message>
        <source>%1, other</source>
        <translation>%1, outro</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Mudança</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problema</translation>
    </message>
    <message>
        <source>Change from the comparison run. Missing: only the comparison has a value.</source>
        <translation>Mudança em relação à execução comparada. Ausente: só a comparação tem um valor.</translation>
    </message>
    <message numerus="yes">
        <source>%n mark(s) of the ground truth not found</source>
        <translation>
            <numerusform>%n marca da anotação de referência não encontrada</numerusform>
            <numerusform>%n marcas da anotação de referência não encontradas</numerusform>
        </translation>
    </message>
    <message>
        <source>rendered tree</source>
        <translation>árvore renderizada</translation>
    </message>
    <message>
        <source>tree of the archive</source>
        <translation>árvore do arquivo web</translation>
    </message>
    <message>
        <source>source tree</source>
        <translation>árvore do código-fonte</translation>
    </message>
    <message>
        <source>Annotation</source>
        <translation>Anotação</translation>
    </message>
    <message>
        <source>The run has not reached this page yet.</source>
        <translation>A execução ainda não chegou a esta página.</translation>
    </message>
    <message>
        <source>No method has run on this page.</source>
        <translation>Nenhum método foi executado nesta página.</translation>
    </message>
    <message>
        <source>Path of the page below the folder</source>
        <translation>Caminho da página abaixo da pasta</translation>
    </message>
    <message>
        <source>The same figure of the compared method</source>
        <translation>O mesmo número do método comparado</translation>
    </message>
    <message>
        <source>Class of failure, as in Diagnosis: an estimate from the long texts</source>
        <translation>Classe de falha, como em Diagnóstico: uma estimativa a partir dos textos longos</translation>
    </message>
    <message>
        <source>The annotator whose annotation the page is scored against, and the tree that is scored</source>
        <translation>O anotador cuja anotação serve para pontuar a página, e a árvore que é pontuada</translation>
    </message>
    <message>
        <source>The reason why figures are missing, or a remark on the ground truth</source>
        <translation>O motivo da falta de números, ou uma observação sobre a anotação de referência</translation>
    </message>
</context>
<context>
    <name>tagseam::CorpusSummary</name>
    <message>
        <source>without a name</source>
        <translation>sem nome</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Medir</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Salvar como CSV…</translation>
    </message>
    <message>
        <source>Means of each method</source>
        <translation>Médias de cada método</translation>
    </message>
    <message>
        <source>Class of failure</source>
        <translation>Classe de falha</translation>
    </message>
    <message>
        <source>Agreement of each pair of annotators</source>
        <translation>Concordância de cada par de anotadores</translation>
    </message>
    <message>
        <source>Agreement on each page</source>
        <translation>Concordância em cada página</translation>
    </message>
    <message>
        <source>Shows the mean of each figure over the pages that have it.</source>
        <translation>Mostra a média de cada valor nas páginas que o têm.</translation>
    </message>
    <message>
        <source>Counts the pages on which the search fails, by the kind of failure, with the mean F1 of each kind.</source>
        <translation>Conta as páginas em que a busca falha, por tipo de falha, com o F1 médio de cada tipo.</translation>
    </message>
    <message>
        <source>Reads the annotations beside each page and compares them</source>
        <translation>Lê as anotações ao lado de cada página e as compara</translation>
    </message>
    <message>
        <source>Agreement of annotators</source>
        <translation>Concordância de anotadores</translation>
    </message>
    <message>
        <source>Compares the annotations of pages that two or more people have annotated.</source>
        <translation>Compara as anotações de páginas que duas ou mais pessoas anotaram.</translation>
    </message>
    <message>
        <source>No method has run. Choose methods above and press “Run”.</source>
        <translation>Nenhum método foi executado. Escolha métodos acima e clique em “Executar”.</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Método</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Pages without an error</source>
        <translation>Páginas sem erro</translation>
    </message>
    <message>
        <source>Scored</source>
        <translation>Pontuadas</translation>
    </message>
    <message>
        <source>Pages that have a ground truth and a score</source>
        <translation>Páginas que têm anotação de referência e pontuação</translation>
    </message>
    <message>
        <source>No page has a class. Choose “Class of failure” above, and run a variant of the search.</source>
        <translation>Nenhuma página tem classe. Escolha “Classe de falha” acima e execute uma variante da busca.</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Classe</translation>
    </message>
    <message>
        <source>How well the page splits: see Diagnosis</source>
        <translation>Quão bem a página se divide: veja Diagnóstico</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>Share of the pages that have a class</source>
        <translation>Parte das páginas que têm classe</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Mean F1 of the pages of the class that have a score</source>
        <translation>F1 médio das páginas da classe que têm pontuação</translation>
    </message>
    <message>
        <source>Open a folder of pages first.</source>
        <translation>Abra primeiro uma pasta de páginas.</translation>
    </message>
    <message>
        <source>The annotations are being compared.</source>
        <translation>As anotações estão sendo comparadas.</translation>
    </message>
    <message>
        <source>Nothing is measured yet.</source>
        <translation>Nada foi medido ainda.</translation>
    </message>
    <message>
        <source>No page of the folder has annotations of two annotators.</source>
        <translation>Nenhuma página da pasta tem anotações de dois anotadores.</translation>
    </message>
    <message numerus="yes">
        <source>%n pages have annotations of two or more annotators.</source>
        <translation>
            <numerusform>%n página tem anotações de dois ou mais anotadores.</numerusform>
            <numerusform>%n páginas têm anotações de dois ou mais anotadores.</numerusform>
        </translation>
    </message>
    <message>
        <source>Kappa</source>
        <translation>Kappa</translation>
    </message>
    <message>
        <source>Cohen&apos;s kappa of the labels of the nodes</source>
        <translation>Kappa de Cohen dos rótulos dos nós</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nós</translation>
    </message>
    <message>
        <source>B-cubed F1 of the marks, over nodes</source>
        <translation>F1 de B-cubed das marcas, por nós</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Caracteres</translation>
    </message>
    <message>
        <source>B-cubed F1 of the marks, over characters</source>
        <translation>F1 de B-cubed das marcas, por caracteres</translation>
    </message>
    <message>
        <source>Annotators</source>
        <translation>Anotadores</translation>
    </message>
    <message>
        <source>Pages that both annotated</source>
        <translation>Páginas que ambos anotaram</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>Differing</source>
        <translation>Diferentes</translation>
    </message>
    <message>
        <source>Nodes to which not all annotators give the same label</source>
        <translation>Nós a que nem todos os anotadores dão o mesmo rótulo</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>not compared</source>
        <translation>não comparada</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>Salvar como CSV</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Valores separados por vírgulas (*.csv)</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 foi salvo</translation>
    </message>
</context>
<context>
    <name>tagseam::CorpusTable</name>
    <message>
        <source>Pages of the corpus</source>
        <translation>Páginas do corpus</translation>
    </message>
</context>
<context>
    <name>tagseam::CorpusText</name>
    <message numerus="yes">
        <source>The run has %n page(s)</source>
        <translation>
            <numerusform>A execução tem %n página</numerusform>
            <numerusform>A execução tem %n páginas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n page(s)</source>
        <translation>
            <numerusform>%1 tem %n página</numerusform>
            <numerusform>%1 tem %n páginas</numerusform>
        </translation>
    </message>
    <message>
        <source>Open the folder of its pages to look at them.</source>
        <translation>Abra a pasta das páginas para vê-las.</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 h</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n pages</source>
        <translation>
            <numerusform>%1 de %n página</numerusform>
            <numerusform>%1 de %n páginas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 so far…</source>
        <translation>%1 até agora…</translation>
    </message>
    <message>
        <source>%1, %2 pages a second, %3 left</source>
        <translation>%1, %2 páginas por segundo, faltam %3</translation>
    </message>
    <message>
        <source>Reading or writing files…</source>
        <translation>Lendo ou gravando arquivos…</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n page(s). Choose methods and press Run, or open a run of them.</source>
        <translation>
            <numerusform>%1 tem %n página. Escolha métodos e aperte Executar, ou abra uma execução dela.</numerusform>
            <numerusform>%1 tem %n páginas. Escolha métodos e aperte Executar, ou abra uma execução delas.</numerusform>
        </translation>
    </message>
    <message>
        <source>A corpus is a folder of pages. Methods run on each page and are scored where there is ground truth. Open or drop a folder, or a run that tagseam-cli wrote.</source>
        <translation>Um corpus é uma pasta de páginas. Os métodos são executados em cada página e pontuados onde há anotação de referência. Abra ou solte uma pasta, ou uma execução que o tagseam-cli gravou.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>this run</source>
        <translation>esta execução</translation>
    </message>
    <message>
        <source>%1 and %2 have no page with %3 in both.</source>
        <translation>%1 e %2 não têm página com %3 em ambos.</translation>
    </message>
    <message>
        <source>more than chance</source>
        <translation>mais que o acaso</translation>
    </message>
    <message>
        <source>interval includes 0: not significant</source>
        <translation>o intervalo inclui 0: não significativo</translation>
    </message>
    <message numerus="yes">
        <source>%1 has a mean %2 of %3, %4 has %5: %6 (95 % interval %7 to %8, %9) over %n page(s); </source>
        <translation>
            <numerusform>%1 tem %2 média de %3, %4 tem %5: %6 (intervalo de 95 % de %7 a %8, %9) em %n página; </numerusform>
            <numerusform>%1 tem %2 média de %3, %4 tem %5: %6 (intervalo de 95 % de %7 a %8, %9) em %n páginas; </numerusform>
        </translation>
    </message>
    <message>
        <source>%1 better, %2 worse.</source>
        <translation>%1 melhores, %2 piores.</translation>
    </message>
    <message numerus="yes">
        <source>, %n of them failed</source>
        <translation>
            <numerusform>, %n delas falhou</numerusform>
            <numerusform>, %n delas falharam</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %n with a score</source>
        <translation>
            <numerusform>, %n com pontuação</numerusform>
            <numerusform>, %n com pontuação</numerusform>
        </translation>
    </message>
    <message>
        <source>, none with a score</source>
        <translation>, nenhuma com pontuação</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 have the same %3 on all of %n page(s): a mean of %4.</source>
        <translation>
            <numerusform>%1 e %2 têm igual %3 em %n página: média de %4.</numerusform>
            <numerusform>%1 e %2 têm igual %3 em todas as %n páginas: média de %4.</numerusform>
        </translation>
    </message>
    <message>
        <source>rendering %1</source>
        <translation>renderizando %1</translation>
    </message>
    <message numerus="yes">
        <source>The run was cancelled: %n pages are missing. Save the run to continue it with tagseam-cli corpus run.</source>
        <translation>
            <numerusform>A execução foi cancelada: falta %n página. Salve a execução para continuá-la com tagseam-cli corpus run.</numerusform>
            <numerusform>A execução foi cancelada: faltam %n páginas. Salve a execução para continuá-la com tagseam-cli corpus run.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The run is not finished: %n pages are missing.</source>
        <translation>
            <numerusform>A execução não está completa: falta %n página.</numerusform>
            <numerusform>A execução não está completa: faltam %n páginas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The run is not saved.</source>
        <translation>A execução não está salva.</translation>
    </message>
    <message>
        <source>%1. The run ends after the current pages…</source>
        <translation>%1. A execução termina depois das páginas em andamento…</translation>
    </message>
</context>
<context>
    <name>tagseam::CorpusView</name>
    <message>
        <source>Open folder…</source>
        <translation>Abrir pasta…</translation>
    </message>
    <message>
        <source>Open run…</source>
        <translation>Abrir execução…</translation>
    </message>
    <message>
        <source>Double click or Enter opens the page with its trace</source>
        <translation>Clique duplo ou Enter abre a página com seu rastro</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Comparando…</translation>
    </message>
    <message numerus="yes">
        <source>No page matches the filter. Clear it and choose all pages of any class to see all %n pages.</source>
        <translation>
            <numerusform>Nenhuma página corresponde ao filtro. Limpe-o e escolha todas as páginas de qualquer classe para ver a %n página.</numerusform>
            <numerusform>Nenhuma página corresponde ao filtro. Limpe-o e escolha todas as páginas de qualquer classe para ver todas as %n páginas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more methods: choose one to see its comparison.</source>
        <translation>
            <numerusform>Mais %n método: escolha-o para ver a comparação.</numerusform>
            <numerusform>Mais %n métodos: escolha um para ver a comparação.</numerusform>
        </translation>
    </message>
    <message>
        <source>The comparison is shown after the run has ended.</source>
        <translation>A comparação é mostrada depois que a execução termina.</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Resumo</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Relatório</translation>
    </message>
    <message>
        <source>Open report…</source>
        <translation>Abrir relatório…</translation>
    </message>
</context>
<context>
    <name>tagseam::CorpusWorkspace</name>
    <message>
        <source>Open corp&amp;us…</source>
        <translation>Abrir corp&amp;us…</translation>
    </message>
    <message>
        <source>Open ru&amp;n…</source>
        <translation>Abrir execução gra&amp;vada…</translation>
    </message>
    <message>
        <source>Ne&amp;xt page of the corpus</source>
        <translation>Pró&amp;xima página do corpus</translation>
    </message>
    <message>
        <source>Pre&amp;vious page of the corpus</source>
        <translation>Pá&amp;gina anterior do corpus</translation>
    </message>
    <message>
        <source>No page is open: open one by a double click in the corpus, or &lt;a href=&quot;open&quot;&gt;from a file&lt;/a&gt; (Ctrl+O).</source>
        <translation>Nenhuma página está aberta: abra uma com clique duplo no corpus, ou &lt;a href=&quot;open&quot;&gt;de um arquivo&lt;/a&gt; (Ctrl+O).</translation>
    </message>
    <message numerus="yes">
        <source>The run has %n unsaved row(s). Closing the window discards them.</source>
        <translation>
            <numerusform>A execução tem %n linha não salva. Fechar a janela a descarta.</numerusform>
            <numerusform>A execução tem %n linhas não salvas. Fechar a janela as descarta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The run has %n unsaved row(s). Continuing discards them.</source>
        <translation>
            <numerusform>A execução tem %n linha não salva. Continuar a descarta.</numerusform>
            <numerusform>A execução tem %n linhas não salvas. Continuar as descarta.</numerusform>
        </translation>
    </message>
    <message>
        <source>The run is not saved</source>
        <translation>A execução não está salva</translation>
    </message>
    <message>
        <source>Corpus</source>
        <translation>Corpus</translation>
    </message>
    <message>
        <source>The folder of the pages of this run is not known. Open the folder.</source>
        <translation>A pasta das páginas desta execução não é conhecida. Abra a pasta.</translation>
    </message>
    <message>
        <source>Open cra&amp;wl…</source>
        <translation>Abrir rastrea&amp;mento…</translation>
    </message>
    <message>
        <source>The record is damaged and cannot be opened.</source>
        <translation>O registro está danificado e não pode ser aberto.</translation>
    </message>
</context>
<context>
    <name>tagseam::DecisionsModel</name>
    <message>
        <source>%1 +%2</source>
        <translation>%1 +%2</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Nó</translation>
    </message>
    <message>
        <source>Figure | threshold</source>
        <translation>Valor | limiar</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decisão</translation>
    </message>
    <message>
        <source>The counted value. The line is the threshold, which rule 1 does not have. A full bar stands for its value or more.</source>
        <translation>O valor contado. O traço é o limiar, que a regra 1 não tem. Uma barra cheia representa o valor dela ou mais.</translation>
    </message>
    <message>
        <source>The counted value. The line is the threshold. A full bar stands for its value or more.</source>
        <translation>O valor contado. O traço é o limiar. Uma barra cheia representa o valor dela ou mais.</translation>
    </message>
</context>
<context>
    <name>tagseam::DecisionsView</name>
    <message>
        <source>Step</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Figure | threshold</source>
        <translation>Valor | limiar</translation>
    </message>
    <message>
        <source>noise virtual node</source>
        <translation>nó virtual de ruído</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>One step back (Left)</source>
        <translation>Um passo para trás (Esquerda)</translation>
    </message>
    <message>
        <source>Previous decision</source>
        <translation>Decisão anterior</translation>
    </message>
    <message>
        <source>One step on (Right)</source>
        <translation>Um passo adiante (Direita)</translation>
    </message>
    <message>
        <source>Next decision</source>
        <translation>Próxima decisão</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decisões</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Limiar</translation>
    </message>
    <message>
        <source>adaptive</source>
        <translation>adaptativo</translation>
    </message>
    <message>
        <source>back to adaptive: %1</source>
        <translation>voltar ao adaptativo: %1</translation>
    </message>
    <message>
        <source>back to adaptive</source>
        <translation>voltar ao adaptativo</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>passo %1 de %2</translation>
    </message>
    <message>
        <source>Children of %1; %2.</source>
        <translation>Filhos de %1; %2.</translation>
    </message>
    <message>
        <source>no key pattern repeats</source>
        <translation>nenhum padrão-chave se repete</translation>
    </message>
    <message>
        <source>key patterns %1</source>
        <translation>padrões-chave %1</translation>
    </message>
    <message>
        <source>Coloured so far: %1</source>
        <translation>Colorido até aqui: %1</translation>
    </message>
    <message>
        <source>v%1</source>
        <translation>v%1</translation>
    </message>
    <message>
        <source>By %1: %2</source>
        <translation>Por %1: %2</translation>
    </message>
    <message>
        <source>Method B, %1, made no decision on this page.</source>
        <translation>O método B, %1, não tomou nenhuma decisão nesta página.</translation>
    </message>
    <message>
        <source>Method B, %1, does not report its decisions. The workspace Step shows the decisions of the tag path sequence search. Methods that report their decisions: %2. Choose one in the table.</source>
        <translation>O método B, %1, não informa suas decisões. O espaço de trabalho Passo mostra as decisões da busca por sequência de caminhos de tags. Métodos que informam suas decisões: %2. Escolha um na tabela.</translation>
    </message>
    <message>
        <source>A new value runs the method again and adds a row to the table.</source>
        <translation>Um novo valor executa o método de novo e acrescenta uma linha à tabela.</translation>
    </message>
    <message>
        <source>The threshold that the method computes for this page</source>
        <translation>O limiar que o método calcula para esta página</translation>
    </message>
    <message numerus="yes">
        <source>not started, %n steps</source>
        <translation>
            <numerusform>não iniciado, %n passo</numerusform>
            <numerusform>não iniciado, %n passos</numerusform>
        </translation>
    </message>
    <message>
        <source>The arrow button shows the decisions one by one, and so does the key Right when the button or the list has the focus. Page, tree and plot colour the steps so far.</source>
        <translation>O botão de seta mostra as decisões uma a uma, e a tecla Direita também, quando o botão ou a lista tem o foco. A página, a árvore e o gráfico colorem os passos até o atual.</translation>
    </message>
    <message>
        <source>v1, v2 …: virtual nodes (dashed: later steps)</source>
        <translation>v1, v2 …: nós virtuais (tracejado: passos posteriores)</translation>
    </message>
</context>
<context>
    <name>tagseam::DetectionModel</name>
    <message>
        <source>Rank by score. The band under the plot has the same number.</source>
        <translation>Ordem pela pontuação. A faixa sob o gráfico tem o mesmo número.</translation>
    </message>
    <message>
        <source>#</source>
        <translation>#</translation>
    </message>
    <message>
        <source>Whether the list is the answer, part of it, or rejected.</source>
        <translation>Se a lista é a resposta, parte dela ou rejeitada.</translation>
    </message>
    <message>
        <source>Number of records in the list.</source>
        <translation>Número de registros da lista.</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Registros</translation>
    </message>
    <message>
        <source>From the first position of the first record to the last position of the last record, counted from 1.</source>
        <translation>Da primeira posição do primeiro registro à última posição do último, contando de 1.</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Posições</translation>
    </message>
    <message>
        <source>Score, 0–1: weighted geometric mean of the six factors to the right.</source>
        <translation>Pontuação, 0–1: média geométrica ponderada dos seis fatores à direita.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Pontuação</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
</context>
<context>
    <name>tagseam::DetectionQuestion</name>
    <message>
        <source>finding the main content</source>
        <translation>busca do conteúdo principal</translation>
    </message>
</context>
<context>
    <name>tagseam::DetectionStatus</name>
    <message>
        <source>pruned</source>
        <translation>podado</translation>
    </message>
    <message>
        <source>ancestor of kept</source>
        <translation>ancestral de mantido</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>mantido</translation>
    </message>
    <message>
        <source>kept in part</source>
        <translation>mantido em parte</translation>
    </message>
    <message>
        <source>search: %1; content detection: %2</source>
        <translation>busca: %1; detecção de conteúdo: %2</translation>
    </message>
    <message>
        <source>This describes the published search. Content detection, which the pruned page shows, prunes the node.</source>
        <translation>Isto descreve a busca publicada. A detecção de conteúdo, que a página podada mostra, poda o nó.</translation>
    </message>
    <message>
        <source>search: %1; by hand: %2</source>
        <translation>busca: %1; à mão: %2</translation>
    </message>
    <message>
        <source>This describes the published search. Content detection, which the pruned page shows, keeps the node as an ancestor of kept nodes.</source>
        <translation>Isto descreve a busca publicada. A detecção de conteúdo, que a página podada mostra, mantém o nó como ancestral de nós mantidos.</translation>
    </message>
    <message>
        <source>This describes the published search. Content detection, which the pruned page shows, keeps the node in part.</source>
        <translation>Isto descreve a busca publicada. A detecção de conteúdo, que a página podada mostra, mantém o nó em parte.</translation>
    </message>
    <message>
        <source>This describes the published search. Content detection, which the pruned page shows, keeps the node.</source>
        <translation>Isto descreve a busca publicada. A detecção de conteúdo, que a página podada mostra, mantém o nó.</translation>
    </message>
    <message>
        <source>chosen by hand: %1</source>
        <translation>escolhido à mão: %1</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 em %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n record(s) at %2</source>
        <translation>
            <numerusform>%1, %n registro em %2</numerusform>
            <numerusform>%1, %n registros em %2</numerusform>
        </translation>
    </message>
    <message>
        <source>This describes the published search. The candidate chosen by hand, which the pruned page shows, does not contain the node.</source>
        <translation>Isto descreve a busca publicada. O candidato escolhido à mão, que a página podada mostra, não contém o nó.</translation>
    </message>
    <message>
        <source>This describes the published search. The node is an ancestor of the candidate chosen by hand, which the pruned page shows.</source>
        <translation>Isto descreve a busca publicada. O nó é um ancestral do candidato escolhido à mão, que a página podada mostra.</translation>
    </message>
    <message>
        <source>This describes the published search. The candidate chosen by hand, which the pruned page shows, contains a part of the node.</source>
        <translation>Isto descreve a busca publicada. O candidato escolhido à mão, que a página podada mostra, contém uma parte do nó.</translation>
    </message>
    <message>
        <source>This describes the published search. The candidate chosen by hand, which the pruned page shows, contains the node.</source>
        <translation>Isto descreve a busca publicada. O candidato escolhido à mão, que a página podada mostra, contém o nó.</translation>
    </message>
    <message numerus="yes">
        <source>content detection: %n record(s) at %1, expected F1 %2</source>
        <translation>
            <numerusform>detecção de conteúdo: %n registro em %1, F1 esperado %2</numerusform>
            <numerusform>detecção de conteúdo: %n registros em %1, F1 esperado %2</numerusform>
        </translation>
    </message>
    <message>
        <source>content detection: blocks of text at %1, expected F1 %2</source>
        <translation>detecção de conteúdo: blocos de texto em %1, F1 esperado %2</translation>
    </message>
    <message>
        <source>content detection: no main content, everything kept, probability %1</source>
        <translation>detecção de conteúdo: nenhum conteúdo principal, tudo mantido, probabilidade %1</translation>
    </message>
</context>
<context>
    <name>tagseam::DetectionTab</name>
    <message>
        <source>Pruned page:</source>
        <translation>Página podada:</translation>
    </message>
    <message>
        <source>Keep the bands</source>
        <translation>Manter as faixas</translation>
    </message>
    <message>
        <source>No page is open.</source>
        <translation>Nenhuma página está aberta.</translation>
    </message>
    <message>
        <source>The page is being analysed.</source>
        <translation>A página está sendo analisada.</translation>
    </message>
    <message>
        <source>The page has not been analysed.</source>
        <translation>A página não foi analisada.</translation>
    </message>
    <message>
        <source>The search was cancelled. &lt;a href=&quot;again&quot;&gt;Search again&lt;/a&gt;</source>
        <translation>A busca foi cancelada. &lt;a href=&quot;again&quot;&gt;Procurar de novo&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Choose a list to see its records on page and plot.</source>
        <translation>Escolha uma lista para ver seus registros na página e no gráfico.</translation>
    </message>
    <message>
        <source>Only the first %1 of its %2 records are marked.</source>
        <translation>Só os primeiros %1 dos seus %2 registros estão marcados.</translation>
    </message>
    <message>
        <source>Content detection</source>
        <translation>Detecção de conteúdo</translation>
    </message>
    <message>
        <source>search</source>
        <translation>busca</translation>
    </message>
    <message>
        <source>detection</source>
        <translation>detecção</translation>
    </message>
    <message>
        <source>The candidates stay under the plot while another tab is shown</source>
        <translation>As candidatas ficam sob o gráfico enquanto outra aba é mostrada</translation>
    </message>
    <message>
        <source>Content detection always uses symbols without styles, independently of the label attributes.</source>
        <translation>A detecção de conteúdo sempre usa símbolos sem estilos, independentemente dos atributos do rótulo.</translation>
    </message>
    <message>
        <source>Only %1 of the %2 kept records are marked, beginning with those of this list.</source>
        <translation>Só %1 dos %2 registros mantidos estão marcados, a começar pelos desta lista.</translation>
    </message>
    <message>
        <source>The analysis excludes every node that content detection keeps: there is nothing to show</source>
        <translation>A análise exclui todos os nós que a detecção de conteúdo mantém: não há nada a mostrar</translation>
    </message>
    <message>
        <source>The pruned page, the scores and the exports contain the nodes that content detection keeps</source>
        <translation>A página podada, as pontuações e as exportações contêm os nós que a detecção de conteúdo mantém</translation>
    </message>
    <message>
        <source>Neither of the two: the pruned page shows the regions that were chosen in Diagnosis</source>
        <translation>Nenhuma das duas: a página podada mostra as regiões escolhidas em Diagnóstico</translation>
    </message>
    <message>
        <source>The pruned page shows the nodes that the search keeps with the current options</source>
        <translation>A página podada mostra os nós que a busca mantém com as opções atuais</translation>
    </message>
    <message>
        <source>Lists of records</source>
        <translation>Listas de registros</translation>
    </message>
    <message>
        <source>Blocks of text</source>
        <translation>Blocos de texto</translation>
    </message>
    <message>
        <source>Tagseam is searching for the main content.</source>
        <translation>O Tagseam está procurando o conteúdo principal.</translation>
    </message>
    <message>
        <source>a candidate</source>
        <translation>um candidato</translation>
    </message>
    <message>
        <source>The pruned page, the scores and the exports contain the candidate that is chosen below, until the page or the options change</source>
        <translation>A página podada, as pontuações e as exportações contêm o candidato escolhido abaixo, até que a página ou as opções mudem</translation>
    </message>
    <message>
        <source>The analysis excludes every node of this candidate: there is nothing to show</source>
        <translation>A análise exclui todos os nós deste candidato: não há nada a mostrar</translation>
    </message>
    <message>
        <source>Choose a kind or a list below: the pruned page can show any of them</source>
        <translation>Escolha um tipo ou uma lista abaixo: a página podada pode mostrar qualquer um deles</translation>
    </message>
    <message>
        <source>Finds the main content, whether blocks of text or a list of records, with the evidence</source>
        <translation>Encontra o conteúdo principal, sejam blocos de texto ou uma lista de registros, com os indícios</translation>
    </message>
    <message>
        <source>Colour by probability</source>
        <translation>Colorir por probabilidade</translation>
    </message>
    <message>
        <source>Dots of the plot and blocks of the page have the colour of the probability that they belong to the content; kept blocks have an outline</source>
        <translation>Os pontos do gráfico e os blocos da página têm a cor da probabilidade de pertencerem ao conteúdo; blocos mantidos têm contorno</translation>
    </message>
</context>
<context>
    <name>tagseam::Detections</name>
    <message numerus="yes">
        <source>%n record(s)</source>
        <translation>
            <numerusform>%n registro</numerusform>
            <numerusform>%n registros</numerusform>
        </translation>
    </message>
    <message>
        <source>Check the records before you use them.</source>
        <translation>Confira os registros antes de usá-los.</translation>
    </message>
    <message numerus="yes">
        <source>%n nodes that the search prunes are kept</source>
        <translation>
            <numerusform>%n nó que a busca poda é mantido</numerusform>
            <numerusform>%n nós que a busca poda são mantidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes that the search keeps are pruned</source>
        <translation>
            <numerusform>%n nó que a busca mantém é podado</numerusform>
            <numerusform>%n nós que a busca mantém são podados</numerusform>
        </translation>
    </message>
    <message>
        <source>between positions %1 and %2</source>
        <translation>entre as posições %1 e %2</translation>
    </message>
    <message>
        <source>list of records</source>
        <translation>lista de registros</translation>
    </message>
    <message>
        <source>no main content</source>
        <translation>nenhum conteúdo principal</translation>
    </message>
    <message>
        <source>list %1</source>
        <translation>lista %1</translation>
    </message>
    <message>
        <source>%1 in one list</source>
        <translation>%1 em uma lista</translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n like lists</source>
        <translation>
            <numerusform>%1 em %n lista semelhante</numerusform>
            <numerusform>%1 em %n listas semelhantes</numerusform>
        </translation>
    </message>
    <message>
        <source>No main content</source>
        <translation>Nenhum conteúdo principal</translation>
    </message>
    <message>
        <source>The records contain %1 of the page’s text.</source>
        <translation>Os registros contêm %1 do texto da página.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Content detection&lt;/b&gt; finds no main content on this page and keeps everything (%1). &lt;a href=&quot;tab:detection&quot;&gt;Why&lt;/a&gt;</source>
        <translation>A &lt;b&gt;detecção de conteúdo&lt;/b&gt; não encontra conteúdo principal nesta página e mantém tudo (%1). &lt;a href=&quot;tab:detection&quot;&gt;Por quê&lt;/a&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;Content detection: %1&lt;/b&gt; (%2). %3, %4. &lt;a href=&quot;tab:detection&quot;&gt;Show it&lt;/a&gt;</source>
        <translation>&lt;b&gt;Detecção de conteúdo: %1&lt;/b&gt; (%2). %3, %4. &lt;a href=&quot;tab:detection&quot;&gt;Mostrar&lt;/a&gt;</translation>
    </message>
    <message>
        <source>blocks of text</source>
        <translation>blocos de texto</translation>
    </message>
    <message>
        <source>article</source>
        <translation>artigo</translation>
    </message>
    <message>
        <source>service</source>
        <translation>serviço</translation>
    </message>
    <message>
        <source>product</source>
        <translation>produto</translation>
    </message>
    <message>
        <source>collection</source>
        <translation>coleção</translation>
    </message>
    <message>
        <source>forum</source>
        <translation>fórum</translation>
    </message>
    <message>
        <source>listing</source>
        <translation>listagem</translation>
    </message>
    <message>
        <source>documentation</source>
        <translation>documentação</translation>
    </message>
    <message>
        <source>without content</source>
        <translation>sem conteúdo</translation>
    </message>
    <message numerus="yes">
        <source>Blocks of text with %n word(s)</source>
        <translation>
            <numerusform>Blocos de texto com %n palavra</numerusform>
            <numerusform>Blocos de texto com %n palavras</numerusform>
        </translation>
    </message>
    <message>
        <source>expected F1 %1: check it before you use it</source>
        <translation>F1 esperado %1: verifique antes de usar</translation>
    </message>
    <message>
        <source>expected F1 %1</source>
        <translation>F1 esperado %1</translation>
    </message>
</context>
<context>
    <name>tagseam::Diagnosed</name>
    <message numerus="yes">
        <source>&lt;tt&gt;%1&lt;/tt&gt; (%n time(s))</source>
        <translation>
            <numerusform>&lt;tt&gt;%1&lt;/tt&gt; (%n vez)</numerusform>
            <numerusform>&lt;tt&gt;%1&lt;/tt&gt; (%n vezes)</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;b&gt;Nothing to split&lt;/b&gt;: the page has no body, or fewer than two positions.</source>
        <translation>&lt;b&gt;Nada a dividir&lt;/b&gt;: a página não tem body, ou tem menos de duas posições.</translation>
    </message>
    <message>
        <source>Content and the rest of the page differ enough, and the content is the longer side. Nothing needs to change.</source>
        <translation>O conteúdo e o resto da página diferem o bastante, e o conteúdo é o lado maior. Nada precisa mudar.</translation>
    </message>
    <message numerus="yes">
        <source>%n level(s) split; the main region has %1 of the positions</source>
        <translation>
            <numerusform>%n nível dividido; a região principal tem %1 das posições</numerusform>
            <numerusform>%n níveis divididos; a região principal tem %1 das posições</numerusform>
        </translation>
    </message>
    <message>
        <source>it has %1 of the content that you marked</source>
        <translation>ela tem %1 do conteúdo que você marcou</translation>
    </message>
    <message>
        <source>the largest part of the content, %1, is in region %2 (%3)</source>
        <translation>a maior parte do conteúdo, %1, está na região %2 (%3)</translation>
    </message>
    <message>
        <source>the largest part of the long texts, %1, is in region %2 (%3)</source>
        <translation>a maior parte dos textos longos, %1, está na região %2 (%3)</translation>
    </message>
    <message>
        <source>By the content that you marked; certainty %1 of 1.</source>
        <translation>Pelo conteúdo que você marcou; certeza %1 de 1.</translation>
    </message>
    <message>
        <source>The pruned side contains the content. The complement is kept.</source>
        <translation>O lado podado contém o conteúdo. O complemento é mantido.</translation>
    </message>
    <message>
        <source>The pruned side contains the content. Keep the complement.</source>
        <translation>O lado podado contém o conteúdo. Mantenha o complemento.</translation>
    </message>
    <message>
        <source>Content and the rest of the page use the same tags and classes, so almost no gap can separate them.</source>
        <translation>O conteúdo e o resto da página usam as mesmas tags e classes; por isso quase nenhuma lacuna pode separá-los.</translation>
    </message>
    <message>
        <source>Something else on the page, such as a menu or a list of links, has at least as many nodes as the content. The search keeps the longer side at each split.</source>
        <translation>Outra parte da página, como um menu ou uma lista de links, tem pelo menos tantos nós quanto o conteúdo. A busca mantém o lado maior em cada divisão.</translation>
    </message>
    <message>
        <source>More than half of the long texts are outside the main region. Mark the content below to decide.</source>
        <translation>Mais da metade dos textos longos está fora da região principal. Marque o conteúdo abaixo para decidir.</translation>
    </message>
    <message>
        <source>If the long texts are the content, nothing needs to change. Otherwise mark the content below.</source>
        <translation>Se os textos longos são o conteúdo, nada precisa mudar. Caso contrário, marque o conteúdo abaixo.</translation>
    </message>
    <message numerus="yes">
        <source>The parts of the content differ from one another, so the search separates them and keeps %1 of them. Keep several regions: %n regions contain %2 of the content. For a pruned part, Why tries changes of the template.</source>
        <translation>
            <numerusform>As partes do conteúdo diferem entre si; por isso a busca as separa e mantém %1 delas. Mantenha várias regiões: %n região contém %2 do conteúdo. Para uma parte podada, Por quê experimenta mudanças do template.</numerusform>
            <numerusform>As partes do conteúdo diferem entre si; por isso a busca as separa e mantém %1 delas. Mantenha várias regiões: %n regiões contêm %2 do conteúdo. Para uma parte podada, Por quê experimenta mudanças do template.</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;b&gt;Unclear&lt;/b&gt;: well split or content lost. Mark the content to decide</source>
        <translation>&lt;b&gt;Indefinido&lt;/b&gt;: bem dividida ou conteúdo perdido. Marque o conteúdo para decidir</translation>
    </message>
    <message>
        <source>&lt;b&gt;Need the content?&lt;/b&gt; Use content detection; the search is unchanged. &lt;b&gt;Studying the algorithm?&lt;/b&gt; Follow the advice, which changes options or the template.</source>
        <translation>&lt;b&gt;Precisa do conteúdo?&lt;/b&gt; Use a detecção de conteúdo; a busca não muda. &lt;b&gt;Está estudando o algoritmo?&lt;/b&gt; Siga o conselho, que muda opções ou o template.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Content kept, with much else&lt;/b&gt;: %1 of the main region is not content</source>
        <translation>&lt;b&gt;Conteúdo mantido, com muito mais&lt;/b&gt;: %1 da região principal não é conteúdo</translation>
    </message>
    <message>
        <source>The content is kept, but some of the rest is kept with it: the list of regions below shows what was removed.</source>
        <translation>O conteúdo é mantido, mas parte do resto é mantida com ele: a lista de regiões abaixo mostra o que foi removido.</translation>
    </message>
    <message>
        <source>The long texts do not decide it. Mark the content below.</source>
        <translation>Os textos longos não bastam para decidir. Marque o conteúdo abaixo.</translation>
    </message>
    <message>
        <source>%1 of it is not content</source>
        <translation>%1 dela não é conteúdo</translation>
    </message>
    <message>
        <source>&lt;b&gt;Template too homogeneous&lt;/b&gt;: the search can separate little (situation 1 of the dissertation, section 4.5)</source>
        <translation>&lt;b&gt;Template muito homogêneo&lt;/b&gt;: a busca consegue separar pouco (situação 1 da dissertação, seção 4.5)</translation>
    </message>
    <message>
        <source>&lt;b&gt;Content too heterogeneous&lt;/b&gt;: it is in several regions, and at most one of them is kept (situation 2 of the dissertation, section 4.5)</source>
        <translation>&lt;b&gt;Conteúdo muito heterogêneo&lt;/b&gt;: está em várias regiões, das quais no máximo uma é mantida (situação 2 da dissertação, seção 4.5)</translation>
    </message>
    <message>
        <source>&lt;b&gt;Content smaller than the rest&lt;/b&gt;: the main region is another part of the page (situation 3 of the dissertation, section 4.5)</source>
        <translation>&lt;b&gt;Conteúdo menor que o restante&lt;/b&gt;: a região principal é outra parte da página (situação 3 da dissertação, seção 4.5)</translation>
    </message>
    <message>
        <source>&lt;b&gt;Well split&lt;/b&gt;: the main region probably contains the content</source>
        <translation>&lt;b&gt;Bem dividida&lt;/b&gt;: a região principal provavelmente contém o conteúdo</translation>
    </message>
    <message>
        <source>The gap before position %1 has the fewest blocking symbols: %2. A distinct class on one side would let the search split at this gap.</source>
        <translation>A lacuna antes da posição %1 tem o menor número de símbolos bloqueadores: %2. Uma classe própria em um dos lados permitiria que a busca dividisse nesta lacuna.</translation>
    </message>
    <message>
        <source>No split separates the content from these parts of the page. For each part, Tagseam searched for a change that removes it and keeps the content.</source>
        <translation>Nenhuma divisão separa o conteúdo destas partes da página. Para cada parte, o Tagseam procurou uma mudança que a remove e mantém o conteúdo.</translation>
    </message>
    <message>
        <source>the main region has %1 of the letters of the page’s long texts</source>
        <translation>a região principal tem %1 das letras dos textos longos da página</translation>
    </message>
    <message>
        <source>A guess from the long texts, because the content is not known; certainty %1 of 1.</source>
        <translation>Um palpite pelos textos longos, pois o conteúdo não é conhecido; certeza %1 de 1.</translation>
    </message>
    <message>
        <source>On 73 known pages, 94 % of the answers with a certainty of 0.5 or more were right.</source>
        <translation>Em 73 páginas conhecidas, 94% das respostas com certeza de 0,5 ou mais estavam certas.</translation>
    </message>
    <message>
        <source>On 73 known pages, 79 % of the answers with a certainty below 0.5 were right.</source>
        <translation>Em 73 páginas conhecidas, 79% das respostas com certeza abaixo de 0,5 estavam certas.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The page probably has no main content&lt;/b&gt;: it may be a form, an empty result or a map. Then there is nothing that the search could keep.</source>
        <translation>&lt;b&gt;A página provavelmente não tem conteúdo principal&lt;/b&gt;: pode ser um formulário, um resultado vazio ou um mapa. Nesse caso não há nada que a busca possa manter.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Content:&lt;/b&gt; as content detection finds it (%1).</source>
        <translation>&lt;b&gt;Conteúdo:&lt;/b&gt; como a detecção de conteúdo o encontra (%1).</translation>
    </message>
    <message>
        <source>&lt;b&gt;Content:&lt;/b&gt; guessed from the long texts (15 letters or more).</source>
        <translation>&lt;b&gt;Conteúdo:&lt;/b&gt; suposto pelos textos longos (15 letras ou mais).</translation>
    </message>
    <message>
        <source>it has %1 of the content that was found</source>
        <translation>ela tem %1 do conteúdo encontrado</translation>
    </message>
    <message>
        <source>By the result of content detection (%1), because no content is marked; certainty %2 of 1.</source>
        <translation>Pelo resultado da detecção de conteúdo (%1), pois nenhum conteúdo está marcado; certeza %2 de 1.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The content is blocks of text&lt;/b&gt;, as of an article or a product. The search expects records that repeat: it keeps a text only where that is the longest part of the page.</source>
        <translation>&lt;b&gt;O conteúdo são blocos de texto&lt;/b&gt;, como de um artigo ou de um produto. A busca espera registros que se repetem: ela mantém um texto só onde ele é a parte mais longa da página.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Probably not known.&lt;/b&gt; The likeliest answer: %1</source>
        <translation>&lt;b&gt;Provavelmente não se sabe.&lt;/b&gt; A resposta mais provável: %1</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>linha %1, coluna %2</translation>
    </message>
    <message numerus="yes">
        <source>%n siblings of one shape have different classes: %1</source>
        <translation>
            <numerusform>%n irmão de uma só forma tem classes diferentes: %1</numerusform>
            <numerusform>%n irmãos de uma só forma têm classes diferentes: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n records have classes with numbers of their own: %1</source>
        <translation>
            <numerusform>%n registro tem classes com um número próprio: %1</numerusform>
            <numerusform>%n registros têm classes com números próprios: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 holds other records: an end tag is missing, or stands elsewhere</source>
        <translation>%1 contém outros registros: falta uma tag final, ou ela está em outro lugar</translation>
    </message>
    <message>
        <source>%1 holds a record that is deeper in the tree than the others</source>
        <translation>%1 contém um registro mais fundo na árvore que os outros</translation>
    </message>
    <message>
        <source>%1 stands around one record, and the others have no such element</source>
        <translation>%1 está em volta de um registro, e os outros não têm tal elemento</translation>
    </message>
    <message>
        <source>the records are split over two parents: %1</source>
        <translation>os registros estão divididos entre dois pais: %1</translation>
    </message>
    <message>
        <source>&lt;%1&gt; has no end tag (%2)</source>
        <translation>&lt;%1&gt; não tem tag final (%2)</translation>
    </message>
    <message>
        <source>&lt;/%1&gt; ends no element (%2)</source>
        <translation>&lt;/%1&gt; não termina nenhum elemento (%2)</translation>
    </message>
    <message>
        <source>No split that separates much was accepted. &lt;a href=&quot;tab:nearmisses&quot;&gt;Near misses&lt;/a&gt; lists the splits that were rejected.</source>
        <translation>Nenhuma divisão que separe muito foi aceita. &lt;a href=&quot;tab:nearmisses&quot;&gt;Quase divisões&lt;/a&gt; lista as divisões rejeitadas.</translation>
    </message>
    <message>
        <source>%1 stands between records, and is not a record</source>
        <translation>%1 está entre registros, e não é um deles</translation>
    </message>
</context>
<context>
    <name>tagseam::DiagnosisTab</name>
    <message>
        <source>keep the complement</source>
        <translation>manter o complemento</translation>
    </message>
    <message>
        <source>keep the main region</source>
        <translation>manter a região principal</translation>
    </message>
    <message>
        <source>Diagnosis</source>
        <translation>Diagnóstico</translation>
    </message>
    <message>
        <source>the whole segmentation</source>
        <translation>a segmentação inteira</translation>
    </message>
    <message>
        <source>The selected node is content</source>
        <translation>O nó selecionado é conteúdo</translation>
    </message>
    <message>
        <source>The marked range is content</source>
        <translation>O intervalo marcado é conteúdo</translation>
    </message>
    <message>
        <source>Drag over the plot, or choose a region below, to mark a range</source>
        <translation>Arraste sobre o gráfico, ou escolha uma região abaixo, para marcar um intervalo</translation>
    </message>
    <message>
        <source>Colour the regions on page and plot</source>
        <translation>Colorir as regiões na página e no gráfico</translation>
    </message>
    <message>
        <source>Blocking symbols</source>
        <translation>Símbolos bloqueadores</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regiões</translation>
    </message>
    <message>
        <source>No page is open.</source>
        <translation>Nenhuma página está aberta.</translation>
    </message>
    <message>
        <source>The page is being analysed.</source>
        <translation>A página está sendo analisada.</translation>
    </message>
    <message>
        <source>The pruned sides are being searched as well.</source>
        <translation>Os lados podados também estão sendo examinados.</translation>
    </message>
    <message>
        <source>Keep the main region</source>
        <translation>Manter a região principal</translation>
    </message>
    <message>
        <source>Keep the complement</source>
        <translation>Manter o complemento</translation>
    </message>
    <message>
        <source>Algorithm 5: the nodes of the main region</source>
        <translation>Algoritmo 5: os nós da região principal</translation>
    </message>
    <message>
        <source>Algorithm 6: all but the main region</source>
        <translation>Algoritmo 6: tudo menos a região principal</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>e mais %n</numerusform>
            <numerusform>e mais %n</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;b&gt;Content:&lt;/b&gt; %1, as you marked it.</source>
        <translation>&lt;b&gt;Conteúdo:&lt;/b&gt; %1, como você marcou.</translation>
    </message>
    <message>
        <source>Keep these regions</source>
        <translation>Manter estas regiões</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Cancelado.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;again&quot;&gt;Diagnose the page&lt;/a&gt;</source>
        <translation>&lt;a href=&quot;again&quot;&gt;Diagnosticar a página&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Kept, but not content</source>
        <translation>Mantido, mas não é conteúdo</translation>
    </message>
    <message>
        <source>The largest parts of the main region that are not content</source>
        <translation>As maiores partes da região principal que não são conteúdo</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Posições</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Positions of the part</source>
        <translation>Posições da parte</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Testar</translation>
    </message>
    <message>
        <source>content detection</source>
        <translation>a detecção de conteúdo</translation>
    </message>
    <message>
        <source>the search was cancelled</source>
        <translation>a busca foi cancelada</translation>
    </message>
    <message>
        <source>Content detection</source>
        <translation>Detecção de conteúdo</translation>
    </message>
    <message>
        <source>&lt;b&gt;Content detection:&lt;/b&gt; cancelled. &lt;a href=&quot;detection&quot;&gt;Search again&lt;/a&gt;</source>
        <translation>&lt;b&gt;Detecção de conteúdo:&lt;/b&gt; cancelada. &lt;a href=&quot;detection&quot;&gt;Buscar de novo&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Explains how well the page splits, recommends changes, and lists all its regions</source>
        <translation>Explica quão bem a página se divide, recomenda mudanças e lista todas as regiões</translation>
    </message>
    <message>
        <source>Marks the node and its descendants as content. Diagnosis, Why and the scores of Variants use this mark.</source>
        <translation>Marca o nó e seus descendentes como conteúdo. Diagnóstico, Por quê e as pontuações de Variantes usam esta marca.</translation>
    </message>
    <message>
        <source>Clear mark</source>
        <translation>Limpar marca</translation>
    </message>
    <message numerus="yes">
        <source>Shows the %n largest regions with their numbers in the list</source>
        <translation>
            <numerusform>Mostra a maior região (%n) com seu número na lista</numerusform>
            <numerusform>Mostra as %n maiores regiões com seus números na lista</numerusform>
        </translation>
    </message>
    <message>
        <source>Shows the symbols that block a split, and the result without them</source>
        <translation>Mostra os símbolos que bloqueiam a divisão, e o resultado sem eles</translation>
    </message>
    <message>
        <source>The pruned page shows the regions that together contain the content, and page and plot mark them</source>
        <translation>A página podada mostra as regiões que juntas contêm o conteúdo, e a página e o gráfico as marcam</translation>
    </message>
    <message>
        <source>Removed by</source>
        <translation>Removida por</translation>
    </message>
    <message>
        <source>Change that was tested: it removes the part and keeps the content</source>
        <translation>Mudança que foi testada: remove a parte e mantém o conteúdo</translation>
    </message>
    <message>
        <source>To diagnose with your own choice, mark the content:</source>
        <translation>Para um diagnóstico com a sua escolha, marque o conteúdo:</translation>
    </message>
    <message>
        <source>Shows what content detection finds, and the evidence for it</source>
        <translation>Mostra o que a detecção de conteúdo encontra, e as evidências</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>changes that keep the content and remove the rest</source>
        <translation>mudanças que mantêm o conteúdo e removem o resto</translation>
    </message>
    <message>
        <source>&lt;b&gt;Pruned, but content:&lt;/b&gt; the largest part is %1.</source>
        <translation>&lt;b&gt;Podado, mas é conteúdo:&lt;/b&gt; a maior parte é %1.</translation>
    </message>
    <message>
        <source>Changes that would keep it are being tried.</source>
        <translation>Mudanças que a manteriam estão sendo testadas.</translation>
    </message>
    <message numerus="yes">
        <source>None of the %n changes that were tried keeps it.</source>
        <translation>
            <numerusform>%n mudança foi testada, e não a mantém.</numerusform>
            <numerusform>Nenhuma das %n mudanças testadas a mantém.</numerusform>
        </translation>
    </message>
    <message>
        <source>This change keeps it: %1.</source>
        <translation>Esta mudança a mantém: %1.</translation>
    </message>
    <message>
        <source>Select it, and &lt;a href=&quot;tab:why&quot;&gt;Why&lt;/a&gt; shows more changes.</source>
        <translation>Selecione-a, e &lt;a href=&quot;tab:why&quot;&gt;Por quê&lt;/a&gt; mostra mais mudanças.</translation>
    </message>
    <message>
        <source>changes are being tried</source>
        <translation>mudanças estão sendo testadas</translation>
    </message>
    <message numerus="yes">
        <source>none of the %n changes tried</source>
        <translation>
            <numerusform>%n mudança testada sem sucesso</numerusform>
            <numerusform>nenhuma das %n mudanças testadas</numerusform>
        </translation>
    </message>
    <message>
        <source>mistakes of the template</source>
        <translation>erros do template</translation>
    </message>
    <message>
        <source>Mistake of the template</source>
        <translation>Erro do template</translation>
    </message>
    <message>
        <source>Records that are alike to a reader, and not to the search; and tags that are missing in the source</source>
        <translation>Registros iguais para um leitor, e não para a busca; e tags que faltam na fonte</translation>
    </message>
    <message>
        <source>Mended by</source>
        <translation>Corrigido por</translation>
    </message>
    <message>
        <source>An edit that was tried in a copy of the page</source>
        <translation>Uma edição que foi testada numa cópia da página</translation>
    </message>
    <message>
        <source>Content kept</source>
        <translation>Conteúdo mantido</translation>
    </message>
    <message>
        <source>Share of the content that is kept, before and after</source>
        <translation>Parte do conteúdo que é mantida, antes e depois</translation>
    </message>
    <message>
        <source>Mistakes of the template</source>
        <translation>Erros do template</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Try it: %1</source>
        <translation>Testar: %1</translation>
    </message>
</context>
<context>
    <name>tagseam::DifferenceMapView</name>
    <message>
        <source>Map of minimum difference and lowest threshold</source>
        <translation>Mapa de diferença mínima e menor limiar</translation>
    </message>
    <message>
        <source>%1 and up</source>
        <translation>%1 em diante</translation>
    </message>
    <message>
        <source>Minimum difference %1, lowest threshold %2: %3</source>
        <translation>Diferença mínima %1, menor limiar %2: %3</translation>
    </message>
    <message>
        <source>F against the content</source>
        <translation>F em relação ao conteúdo</translation>
    </message>
    <message>
        <source>nodes kept</source>
        <translation>nós mantidos</translation>
    </message>
    <message>
        <source>minimum difference</source>
        <translation>diferença mínima</translation>
    </message>
    <message>
        <source>lowest threshold</source>
        <translation>menor limiar</translation>
    </message>
    <message>
        <source>threshold</source>
        <translation>limiar</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>tagseam::DifferenceText</name>
    <message>
        <source>inserted tbody</source>
        <translation>tbody inserido</translation>
    </message>
    <message>
        <source>implied element</source>
        <translation>elemento implícito</translation>
    </message>
    <message>
        <source>misnesting</source>
        <translation>aninhamento incorreto</translation>
    </message>
    <message>
        <source>nested form</source>
        <translation>formulário aninhado</translation>
    </message>
    <message>
        <source>noscript</source>
        <translation>noscript</translation>
    </message>
    <message>
        <source>script-made</source>
        <translation>feito por script</translation>
    </message>
    <message>
        <source>raw text</source>
        <translation>texto bruto</translation>
    </message>
    <message>
        <source>spelling</source>
        <translation>grafia</translation>
    </message>
    <message>
        <source>white space</source>
        <translation>espaço em branco</translation>
    </message>
    <message>
        <source>comment</source>
        <translation>comentário</translation>
    </message>
    <message>
        <source>other</source>
        <translation>outra</translation>
    </message>
    <message>
        <source>A form that begins while another is open: HTML5 ignores its tag.</source>
        <translation>Um formulário que começa com outro aberto: o HTML5 ignora a sua tag.</translation>
    </message>
    <message>
        <source>only source</source>
        <translation>só no código-fonte</translation>
    </message>
    <message>
        <source>only rendered</source>
        <translation>só na renderizada</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>movido</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>alterado</translation>
    </message>
    <message>
        <source>document</source>
        <translation>documento</translation>
    </message>
    <message>
        <source>blank text</source>
        <translation>texto em branco</translation>
    </message>
    <message>
        <source>The two trees are the same.</source>
        <translation>As duas árvores são iguais.</translation>
    </message>
    <message numerus="yes">
        <source>%n node(s) only in the source</source>
        <translation>
            <numerusform>%n nó só no código-fonte</numerusform>
            <numerusform>%n nós só no código-fonte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n only in the rendered tree</source>
        <translation>
            <numerusform>%n só na árvore renderizada</numerusform>
            <numerusform>%n só na árvore renderizada</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moved</source>
        <translation>
            <numerusform>%n movido</numerusform>
            <numerusform>%n movidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n alterado</numerusform>
            <numerusform>%n alterados</numerusform>
        </translation>
    </message>
    <message>
        <source>The regions differ: of the nodes that both trees have, %1 are kept in both, %2 in the source alone and %3 in the rendered tree alone.</source>
        <translation>As regiões diferem: dos nós que as duas árvores têm, %1 são mantidos em ambas, %2 só no código-fonte e %3 só na árvore renderizada.</translation>
    </message>
    <message>
        <source>inner tree</source>
        <translation>árvore interna</translation>
    </message>
    <message numerus="yes">
        <source>Both trees lead to the same region: of the nodes that both have, the same %n node(s) are kept.</source>
        <translation>
            <numerusform>As duas árvores levam à mesma região: dos nós que ambas têm, o mesmo %n nó é mantido.</numerusform>
            <numerusform>As duas árvores levam à mesma região: dos nós que ambas têm, os mesmos %n nós são mantidos.</numerusform>
        </translation>
    </message>
    <message>
        <source>HTML5 puts a tbody around the rows of a table, a colgroup around its columns and a tr around loose cells; libxml2 omits them where the page does.</source>
        <translation>O HTML5 põe um tbody em volta das linhas de uma tabela, um colgroup em volta das colunas e um tr em volta de células soltas; a libxml2 os omite onde a página os omite.</translation>
    </message>
    <message>
        <source>The content of noscript is elements in the source, but text in a browser that runs scripts. In the head, it is at another place.</source>
        <translation>O conteúdo de noscript são elementos no código-fonte, mas texto em um navegador que executa scripts. No head, ele fica em outro lugar.</translation>
    </message>
    <message>
        <source>The bytes do not explain it: a script added, removed, moved or changed the node.</source>
        <translation>Os bytes não explicam a diferença: um script acrescentou, removeu, moveu ou alterou o nó.</translation>
    </message>
    <message>
        <source>The content of iframe, noembed, template, textarea and similar elements is text or a separate tree in HTML5, and elements in libxml2.</source>
        <translation>O conteúdo de iframe, noembed, template, textarea e elementos semelhantes é texto ou uma árvore separada no HTML5, e elementos na libxml2.</translation>
    </message>
    <message>
        <source>The content of a frame or of a shadow root, captured with the rendered page. The source of the page does not contain it.</source>
        <translation>O conteúdo de um frame ou de um shadow root, capturado com a página renderizada. O código-fonte da página não o contém.</translation>
    </message>
    <message>
        <source>Comments, which are not part of the sequence.</source>
        <translation>Comentários, que não fazem parte da sequência.</translation>
    </message>
    <message>
        <source>No cause explains the difference.</source>
        <translation>Nenhuma causa explica a diferença.</translation>
    </message>
    <message>
        <source>The cause is &lt;b&gt;%1&lt;/b&gt;.</source>
        <translation>A causa é &lt;b&gt;%1&lt;/b&gt;.</translation>
    </message>
    <message numerus="yes">
        <source>Without &lt;a href=&quot;culprits&quot;&gt;%n differences&lt;/a&gt; of this cause, the regions would agree.</source>
        <translation>
            <numerusform>Sem &lt;a href=&quot;culprits&quot;&gt;%n diferença&lt;/a&gt; dessa causa, as regiões coincidiriam.</numerusform>
            <numerusform>Sem &lt;a href=&quot;culprits&quot;&gt;%n diferenças&lt;/a&gt; dessa causa, as regiões coincidiriam.</numerusform>
        </translation>
    </message>
    <message>
        <source>No node changed its status, was added or removed.</source>
        <translation>Nenhum nó mudou de situação, foi adicionado ou removido.</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%n&lt;/b&gt; node(s) now pruned</source>
        <translation>
            <numerusform>&lt;b&gt;%n&lt;/b&gt; nó agora podado</numerusform>
            <numerusform>&lt;b&gt;%n&lt;/b&gt; nós agora podados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%n&lt;/b&gt; now kept</source>
        <translation>
            <numerusform>&lt;b&gt;%n&lt;/b&gt; agora mantido</numerusform>
            <numerusform>&lt;b&gt;%n&lt;/b&gt; agora mantidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%n&lt;/b&gt; added</source>
        <translation>
            <numerusform>&lt;b&gt;%n&lt;/b&gt; adicionado</numerusform>
            <numerusform>&lt;b&gt;%n&lt;/b&gt; adicionados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%n&lt;/b&gt; removed</source>
        <translation>
            <numerusform>&lt;b&gt;%n&lt;/b&gt; removido</numerusform>
            <numerusform>&lt;b&gt;%n&lt;/b&gt; removidos</numerusform>
        </translation>
    </message>
    <message>
        <source>An html, head or body element that libxml2 adds, omits or begins at another place than HTML5.</source>
        <translation>Um elemento html, head ou body que a libxml2 acrescenta, omite ou começa em outro lugar que o HTML5.</translation>
    </message>
    <message>
        <source>Tags that overlap or are not closed. libxml2 repairs them in its own way: HTML5 duplicates formatting elements, moves content out of tables and ignores tags that are not allowed.</source>
        <translation>Tags que se sobrepõem ou não são fechadas. A libxml2 as corrige a seu modo: o HTML5 duplica elementos de formatação, move conteúdo para fora de tabelas e ignora tags não permitidas.</translation>
    </message>
    <message>
        <source>A name or character that libxml2 and HTML5 read differently: a prefix before a colon, capitals in SVG, character numbers, entities without semicolon.</source>
        <translation>Um nome ou caractere que a libxml2 e o HTML5 leem de modo diferente: um prefixo antes de dois-pontos, maiúsculas em SVG, números de caractere, entidades sem ponto e vírgula.</translation>
    </message>
    <message>
        <source>Blank text that only one tree has at this place. It is not part of the sequence.</source>
        <translation>Texto em branco que só uma das árvores tem neste lugar. Ele não faz parte da sequência.</translation>
    </message>
    <message>
        <source>Nothing in the two trees explains the difference.</source>
        <translation>Nada nas duas árvores explica a diferença.</translation>
    </message>
</context>
<context>
    <name>tagseam::DifferencesModel</name>
    <message>
        <source>Nodes that the difference is made of</source>
        <translation>Nós de que a diferença é feita</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Diferença</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Onde</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>Causa</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nós</translation>
    </message>
    <message>
        <source>source: %1</source>
        <translation>código-fonte: %1</translation>
    </message>
    <message>
        <source>rendered: %1</source>
        <translation>renderizada: %1</translation>
    </message>
</context>
<context>
    <name>tagseam::DockLayout</name>
    <message>
        <source>DOM tree</source>
        <translation>Árvore DOM</translation>
    </message>
    <message>
        <source>Tag path sequence</source>
        <translation>Sequência de caminhos de tags</translation>
    </message>
</context>
<context>
    <name>tagseam::DomTreeModel</name>
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
        <source>Position in the tag path sequence, from 1</source>
        <translation>Posição na sequência de caminhos de tags, a partir de 1</translation>
    </message>
    <message>
        <source>Symbol: nodes with the same symbol have the same tag path</source>
        <translation>Símbolo: nós com o mesmo símbolo têm o mesmo caminho de tags</translation>
    </message>
    <message>
        <source>Frequency of the symbol in the whole sequence</source>
        <translation>Frequência do símbolo em toda a sequência</translation>
    </message>
    <message>
        <source>Kept, ancestor of kept nodes, or pruned, with the level that pruned it</source>
        <translation>Mantido, ancestral de nós mantidos, ou podado, com o nível que o podou</translation>
    </message>
    <message>
        <source>pruned at level %1</source>
        <translation>podado no nível %1</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Rótulo</translation>
    </message>
    <message>
        <source>Label of the node&apos;s mark</source>
        <translation>Rótulo da marca do nó</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>● kept · ○ ancestor of kept nodes · ✕ pruned · no mark: without a position</source>
        <translation>● mantido · ○ ancestral de nós mantidos · ✕ podado · sem marca: sem posição</translation>
    </message>
    <message>
        <source>This node has no position in the sequence.</source>
        <translation>Este nó não tem posição na sequência.</translation>
    </message>
    <message>
        <source>pruned</source>
        <translation>podado</translation>
    </message>
    <message>
        <source>“%1” is not the start tag of an element, such as: div class=&quot;card&quot;</source>
        <translation>“%1” não é a tag inicial de um elemento, como: div class=&quot;card&quot;</translation>
    </message>
</context>
<context>
    <name>tagseam::DoneChecks</name>
    <message>
        <source>Confirm</source>
        <translation>Confirmar</translation>
    </message>
    <message>
        <source>Confirm all</source>
        <translation>Confirmar todos</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Achados</translation>
    </message>
    <message>
        <source>This is intended: the finding is not shown again while the page is open</source>
        <translation>Isto é intencional: o achado não é mostrado de novo enquanto a página está aberta</translation>
    </message>
    <message>
        <source>A record contains main content: %1</source>
        <translation>Um registro contém conteúdo principal: %1</translation>
    </message>
    <message>
        <source>“%1” contains “%2”: %3</source>
        <translation>“%1” contém “%2”: %3</translation>
    </message>
    <message>
        <source>No mark: %1</source>
        <translation>Sem marca: %1</translation>
    </message>
    <message>
        <source>No mark, only pictures: %1</source>
        <translation>Sem marca, só imagens: %1</translation>
    </message>
    <message>
        <source>“%1” has only pictures: %2</source>
        <translation>“%1” só tem imagens: %2</translation>
    </message>
    <message numerus="yes">
        <source>The page is not done yet: check %n place(s). Select one to see it on the page. Choose “Done” again to confirm all.</source>
        <translation>
            <numerusform>A página ainda não está pronta: verifique %n lugar. Selecione-o para vê-lo na página. Escolha “Pronta” de novo para confirmá-lo.</numerusform>
            <numerusform>A página ainda não está pronta: verifique %n lugares. Selecione um para vê-lo na página. Escolha “Pronta” de novo para confirmar todos.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” contains the whole page: %2</source>
        <translation>“%1” contém a página inteira: %2</translation>
    </message>
</context>
<context>
    <name>tagseam::EditActions</name>
    <message>
        <source>Wrap in an element</source>
        <translation>Envolver em um elemento</translation>
    </message>
    <message>
        <source>Start tag of the new element</source>
        <translation>Tag inicial do novo elemento</translation>
    </message>
    <message>
        <source>“%1” is not a start tag.</source>
        <translation>“%1” não é uma tag inicial.</translation>
    </message>
    <message>
        <source>Cut: select the element that it is to be moved into, and paste.</source>
        <translation>Recortado: selecione o elemento que deve recebê-lo e cole.</translation>
    </message>
    <message>
        <source>Edit start tag</source>
        <translation>Editar a tag inicial</translation>
    </message>
    <message>
        <source>Wrap in…</source>
        <translation>Envolver em…</translation>
    </message>
    <message>
        <source>Unwrap</source>
        <translation>Desenvolver</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Mover para cima</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Mover para baixo</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Recortar</translation>
    </message>
    <message>
        <source>Paste into it</source>
        <translation>Colar dentro dele</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
</context>
<context>
    <name>tagseam::EditsBar</name>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Undo all</source>
        <translation>Desfazer tudo</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) before</source>
        <translation>
            <numerusform>%n mudança antes</numerusform>
            <numerusform>%n mudanças antes</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;b&gt;What if&lt;/b&gt; %1?</source>
        <translation>&lt;b&gt;E se&lt;/b&gt; %1?</translation>
    </message>
    <message>
        <source>Undoes the last of these changes</source>
        <translation>Desfaz a última destas mudanças</translation>
    </message>
    <message>
        <source>Undoes all changes of the page</source>
        <translation>Desfaz todas as mudanças da página</translation>
    </message>
    <message>
        <source>With this change, %1 of %2 nodes are kept, instead of %3 of %4.</source>
        <translation>Com esta mudança são mantidos %1 de %2 nós, em vez de %3 de %4.</translation>
    </message>
    <message>
        <source>Keeps the change and closes this strip</source>
        <translation>Mantém a mudança e fecha esta faixa</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tried:&lt;/b&gt; %1.</source>
        <translation>&lt;b&gt;Testado:&lt;/b&gt; %1.</translation>
    </message>
    <message>
        <source>counting without the changes</source>
        <translation>contando sem as mudanças</translation>
    </message>
    <message>
        <source>Copy changes</source>
        <translation>Copiar mudanças</translation>
    </message>
    <message>
        <source>Copies the changes as a list, for the command line, and as a patch of the source</source>
        <translation>Copia as mudanças como lista, para a linha de comando e como patch do código-fonte</translation>
    </message>
    <message>
        <source>Save page as…</source>
        <translation>Salvar página como…</translation>
    </message>
    <message>
        <source>Saves the edited page into a file</source>
        <translation>Salva a página editada em um arquivo</translation>
    </message>
    <message>
        <source>(kept nodes: %1 of %2 → %3 of %4)</source>
        <translation>(nós mantidos: %1 de %2 → %3 de %4)</translation>
    </message>
    <message>
        <source>— %1: %2 → %3</source>
        <translation>— %1: %2 → %3</translation>
    </message>
    <message>
        <source>&lt;b&gt;Edited:&lt;/b&gt; %1.</source>
        <translation>&lt;b&gt;Editada:&lt;/b&gt; %1.</translation>
    </message>
</context>
<context>
    <name>tagseam::EntryChooser</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>Choose a page – Tagseam</source>
        <translation>Escolher uma página – Tagseam</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtro</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message numerus="yes">
        <source>%1 contains %n pages.</source>
        <translation>
            <numerusform>%1 contém %n página.</numerusform>
            <numerusform>%1 contém %n páginas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Shows the pages whose address, title or type contains this text</source>
        <translation>Mostra as páginas cujo endereço, título ou tipo contém este texto</translation>
    </message>
    <message numerus="yes">
        <source>%1 is damaged (%2). %n pages could be read.</source>
        <translation>
            <numerusform>%1 está danificado (%2). %n página pôde ser lida.</numerusform>
            <numerusform>%1 está danificado (%2). %n páginas puderam ser lidas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::ErrorText</name>
    <message>
        <source>it is not a folder</source>
        <translation>não é uma pasta</translation>
    </message>
    <message>
        <source>zlib could not start</source>
        <translation>não foi possível iniciar a zlib</translation>
    </message>
    <message>
        <source>brotli could not start</source>
        <translation>não foi possível iniciar o brotli</translation>
    </message>
    <message>
        <source>it ends before the first byte</source>
        <translation>termina antes do primeiro byte</translation>
    </message>
    <message>
        <source>damaged data</source>
        <translation>dados danificados</translation>
    </message>
    <message>
        <source>compressed with zstd</source>
        <translation>compactado com zstd</translation>
    </message>
    <message>
        <source>unknown content coding</source>
        <translation>codificação de conteúdo desconhecida</translation>
    </message>
    <message>
        <source>more content codings than the limit</source>
        <translation>mais codificações de conteúdo que o limite</translation>
    </message>
    <message>
        <source>neither MHTML nor WARC</source>
        <translation>nem MHTML nem WARC</translation>
    </message>
    <message>
        <source>its header has no end</source>
        <translation>seu cabeçalho não tem fim</translation>
    </message>
    <message>
        <source>a multipart names no boundary</source>
        <translation>um multipart não indica separador</translation>
    </message>
    <message>
        <source>it has no part</source>
        <translation>não tem nenhuma parte</translation>
    </message>
    <message>
        <source>unknown transfer encoding</source>
        <translation>codificação de transferência desconhecida</translation>
    </message>
    <message>
        <source>it does not contain a response</source>
        <translation>não contém nenhuma resposta</translation>
    </message>
    <message>
        <source>a record has no end of its headers</source>
        <translation>um registro não tem fim de cabeçalhos</translation>
    </message>
    <message>
        <source>a record ends early</source>
        <translation>um registro termina antes do fim</translation>
    </message>
    <message>
        <source>a record does not say its length</source>
        <translation>um registro não diz seu comprimento</translation>
    </message>
    <message>
        <source>the file became shorter</source>
        <translation>o arquivo ficou mais curto</translation>
    </message>
    <message>
        <source>100 times its compressed size</source>
        <translation>100 vezes o tamanho compactado</translation>
    </message>
    <message>
        <source>not valid JSON</source>
        <translation>não é JSON válido</translation>
    </message>
    <message>
        <source>not a JSON object</source>
        <translation>não é um objeto JSON</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>ausente</translation>
    </message>
    <message>
        <source>not a text</source>
        <translation>não é um texto</translation>
    </message>
    <message>
        <source>not an object</source>
        <translation>não é um objeto</translation>
    </message>
    <message>
        <source>not a list of texts</source>
        <translation>não é uma lista de textos</translation>
    </message>
    <message>
        <source>neither true nor false</source>
        <translation>nem verdadeiro nem falso</translation>
    </message>
    <message>
        <source>not an integer from 0 to 4294967295</source>
        <translation>não é um inteiro de 0 a 4294967295</translation>
    </message>
    <message>
        <source>not tagseam.manifest/1</source>
        <translation>não é tagseam.manifest/1</translation>
    </message>
    <message>
        <source>not a UTC time such as 2026-11-21T19:30:00Z</source>
        <translation>não é um horário UTC como 2026-11-21T19:30:00Z</translation>
    </message>
    <message>
        <source>not 64 hexadecimal digits</source>
        <translation>não são 64 dígitos hexadecimais</translation>
    </message>
    <message>
        <source>the data is too short or too long</source>
        <translation>os dados são curtos ou longos demais</translation>
    </message>
    <message>
        <source>it refers to a string that does not exist</source>
        <translation>refere-se a uma string inexistente</translation>
    </message>
    <message>
        <source>a node that is not an element has attributes</source>
        <translation>um nó que não é elemento tem atributos</translation>
    </message>
    <message>
        <source>its parent is not open</source>
        <translation>seu pai não está aberto</translation>
    </message>
    <message>
        <source>the element does not have that many attributes</source>
        <translation>o elemento não tem tantos atributos</translation>
    </message>
    <message>
        <source>neither element, text nor comment</source>
        <translation>nem elemento, nem texto, nem comentário</translation>
    </message>
    <message>
        <source>attributes missing</source>
        <translation>faltam atributos</translation>
    </message>
    <message>
        <source>columns of different length</source>
        <translation>colunas de comprimentos diferentes</translation>
    </message>
    <message>
        <source>the data is not a snapshot</source>
        <translation>os dados não são um instantâneo</translation>
    </message>
    <message>
        <source>the data is not a list of styles</source>
        <translation>os dados não são uma lista de estilos</translation>
    </message>
    <message>
        <source>the number of nodes differs</source>
        <translation>o número de nós é diferente</translation>
    </message>
    <message>
        <source>more styles than nodes</source>
        <translation>mais estilos do que nós</translation>
    </message>
    <message>
        <source>%1 cannot be read (%2).</source>
        <translation>Não foi possível ler %1 (%2).</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 está vazio.</translation>
    </message>
    <message>
        <source>%1 is larger than %2.</source>
        <translation>%1 é maior que %2.</translation>
    </message>
    <message>
        <source>%1 cannot be unpacked (%2).</source>
        <translation>%1 não pode ser descompactado (%2).</translation>
    </message>
    <message>
        <source>%1 has more than %2 nodes.</source>
        <translation>%1 tem mais de %2 nós.</translation>
    </message>
    <message>
        <source>%1 has more than %2 attributes.</source>
        <translation>%1 tem mais de %2 atributos.</translation>
    </message>
    <message>
        <source>%1 has more than %2 entries.</source>
        <translation>%1 tem mais de %2 entradas.</translation>
    </message>
    <message>
        <source>%1 nests deeper than %2 elements.</source>
        <translation>%1 aninha mais de %2 elementos.</translation>
    </message>
    <message>
        <source>%1 is not a valid corpus (%2).</source>
        <translation>%1 não é um corpus que se possa ler (%2).</translation>
    </message>
    <message>
        <source>%1 cannot select a node (%2).</source>
        <translation>%1 não pode selecionar um nó (%2).</translation>
    </message>
    <message>
        <source>The page could not be captured (%1: %2).</source>
        <translation>Não foi possível capturar a página (%1: %2).</translation>
    </message>
    <message>
        <source>%1 has no computed styles; trees that tagseam --save-tree takes now have them.</source>
        <translation>%1 não tem estilos computados; as árvores que o tagseam --save-tree toma agora os têm.</translation>
    </message>
    <message>
        <source>%1 was not read completely because the reading was cancelled.</source>
        <translation>%1 não foi lido por completo porque a leitura foi cancelada.</translation>
    </message>
    <message>
        <source>%1 is not a valid annotation (%2).</source>
        <translation>%1 não é uma anotação que se possa ler (%2).</translation>
    </message>
    <message>
        <source>%1 is not a valid site style tree (%2).</source>
        <translation>%1 não é uma árvore de estilos do site que se possa ler (%2).</translation>
    </message>
    <message>
        <source>Another program changed %1 in the meantime, so nothing was written.</source>
        <translation>Outro programa alterou %1 nesse meio-tempo; por isso nada foi gravado.</translation>
    </message>
    <message>
        <source>%1 is open in another program (%2).</source>
        <translation>%1 está aberto em outro programa (%2).</translation>
    </message>
    <message>
        <source>%1 cannot be written (%2).</source>
        <translation>Não foi possível gravar %1 (%2).</translation>
    </message>
    <message>
        <source>%1 is annotated by %2: choose the annotator whose annotations count.</source>
        <translation>%1 tem anotações de %2: escolha o anotador cujas anotações valem.</translation>
    </message>
    <message>
        <source>%1 is the tree of a browser, but was annotated on its source tree.</source>
        <translation>%1 é a árvore de um navegador, mas foi anotada na árvore do código-fonte.</translation>
    </message>
    <message>
        <source>%1 was annotated on its rendered tree, which the run did not have. Run it here, or with tagseam-cli and --trees.</source>
        <translation>%1 foi anotada na árvore renderizada, que a execução não tinha. Execute aqui, ou com tagseam-cli e --trees.</translation>
    </message>
    <message>
        <source>%1 is not text (%2 % of it are control characters).</source>
        <translation>%1 não é texto (%2 % são caracteres de controle).</translation>
    </message>
    <message>
        <source>No encoding is named %2.</source>
        <translation>Nenhuma codificação se chama %2.</translation>
    </message>
    <message>
        <source>%1 is not the manifest of an archived page (%2).</source>
        <translation>%1 não é o manifesto de uma página arquivada (%2).</translation>
    </message>
    <message>
        <source>%1 cannot be read as ground truth (%2).</source>
        <translation>%1 não pode ser lido como anotação de referência (%2).</translation>
    </message>
    <message>
        <source>%1 cannot be used as a run (%2).</source>
        <translation>%1 não pode ser usado como execução (%2).</translation>
    </message>
    <message>
        <source>%1: &apos;%2&apos; is not an integer of 64 bits.</source>
        <translation>%1: &apos;%2&apos; não é um inteiro de 64 bits.</translation>
    </message>
    <message>
        <source>%1 was annotated on its %2 tree, which is not available.</source>
        <translation>%1 foi anotado em sua árvore %2, que não está disponível.</translation>
    </message>
    <message>
        <source>%1 is a rendered tree that tagseam --save-tree wrote, not a page. tagseam-cli reads it.</source>
        <translation>%1 é uma árvore renderizada gravada por tagseam --save-tree, não uma página. O tagseam-cli a lê.</translation>
    </message>
    <message>
        <source>%1 is neither a variant nor an option with a value.</source>
        <translation>%1 não é uma variante nem uma opção com valor.</translation>
    </message>
    <message>
        <source>a second request for the address of the page is blocked</source>
        <translation>uma segunda requisição do endereço da página está bloqueada</translation>
    </message>
    <message>
        <source>the server did not send the page again in time</source>
        <translation>o servidor não enviou a página de novo a tempo</translation>
    </message>
    <message>
        <source>the server did not send the page again</source>
        <translation>o servidor não enviou a página de novo</translation>
    </message>
    <message>
        <source>the page did not answer</source>
        <translation>a página não respondeu</translation>
    </message>
    <message>
        <source>%1 has no boxes, which only a rendered page has; trees that tagseam --save-tree takes have them.</source>
        <translation>%1 não tem caixas, que só uma página renderizada tem; as árvores que tagseam --save-tree captura as têm.</translation>
    </message>
    <message>
        <source>bytes that are not a record</source>
        <translation>bytes que não são um registro</translation>
    </message>
    <message>
        <source>it has no such entry</source>
        <translation>não tem essa entrada</translation>
    </message>
    <message>
        <source>the source of this version was not read</source>
        <translation>o código-fonte desta versão não foi lido</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>não é um arquivo regular</translation>
    </message>
    <message>
        <source>its bytes are no longer there; reload the page</source>
        <translation>os seus bytes já não estão disponíveis; recarregue a página</translation>
    </message>
    <message>
        <source>its compressed data ends early</source>
        <translation>seus dados comprimidos terminam antes da hora</translation>
    </message>
    <message>
        <source>its first chunk is damaged</source>
        <translation>seu primeiro bloco está danificado</translation>
    </message>
    <message>
        <source>its last chunks are missing</source>
        <translation>faltam seus últimos blocos</translation>
    </message>
    <message>
        <source>what follows a damaged chunk could not be read</source>
        <translation>o que segue um bloco danificado não pôde ser lido</translation>
    </message>
    <message>
        <source>the response is shorter than its Content-Length</source>
        <translation>a resposta é mais curta que o seu Content-Length</translation>
    </message>
    <message>
        <source>it is an ARC file: convert it to WARC</source>
        <translation>é um arquivo ARC: converta-o para WARC</translation>
    </message>
    <message>
        <source>it is a ZIP or WACZ file: extract its WARC files and open them</source>
        <translation>é um arquivo ZIP ou WACZ: extraia os arquivos WARC que ele contém e abra-os</translation>
    </message>
    <message>
        <source>it ends early</source>
        <translation>termina antes da hora</translation>
    </message>
    <message>
        <source>its archive ends early</source>
        <translation>seu arquivo termina antes da hora</translation>
    </message>
    <message>
        <source>the crawler saved only its beginning: it was too long</source>
        <translation>o coletor salvou só o começo: era longa demais</translation>
    </message>
    <message>
        <source>the crawler saved only its beginning: it took too long</source>
        <translation>o coletor salvou só o começo: demorou demais</translation>
    </message>
    <message>
        <source>the connection of the crawler ended early</source>
        <translation>a conexão do coletor terminou antes da hora</translation>
    </message>
    <message>
        <source>the crawler saved only its beginning</source>
        <translation>o coletor salvou só o começo</translation>
    </message>
    <message>
        <source>%1 was read only in part (%2).</source>
        <translation>%1 foi lida só em parte (%2).</translation>
    </message>
    <message>
        <source>%1 is in a damaged archive (%2), from which other entries may be missing.</source>
        <translation>%1 está em um arquivo danificado (%2), do qual podem faltar outras entradas.</translation>
    </message>
    <message>
        <source>%1 shows parts that its archive does not contain (%2).</source>
        <translation>%1 mostra partes que o seu arquivo não contém (%2).</translation>
    </message>
    <message>
        <source>%1 was served with the encoding %2, which is not supported; its encoding was found in its bytes.</source>
        <translation>%1 foi servida com a codificação %2, que não é aceita; a codificação foi encontrada nos seus bytes.</translation>
    </message>
    <message>
        <source>%1 is nested too deeply for the HTML5 parser, and was read by libxml2.</source>
        <translation>%1 é aninhada demais para o parser de HTML5, e foi lida pela libxml2.</translation>
    </message>
    <message>
        <source>%1 is not well-formed XHTML (line %2), and was read as HTML instead.</source>
        <translation>%1 não é XHTML bem formado (linha %2) e foi lido como HTML.</translation>
    </message>
    <message>
        <source>its compressed data is damaged</source>
        <translation>seus dados compactados estão danificados</translation>
    </message>
    <message>
        <source>the page has no such node</source>
        <translation>a página não tem esse nó</translation>
    </message>
    <message>
        <source>only an element has a tag and attributes</source>
        <translation>só um elemento tem tag e atributos</translation>
    </message>
    <message>
        <source>every page has html, head and body</source>
        <translation>toda página tem html, head e body</translation>
    </message>
    <message>
        <source>a tag begins with a letter, and has letters, digits and hyphens</source>
        <translation>uma tag começa com uma letra e tem letras, dígitos e hifens</translation>
    </message>
    <message>
        <source>the name of an attribute has no spaces, quotes, slashes and brackets</source>
        <translation>o nome de um atributo não tem espaços, aspas, barras nem colchetes angulares</translation>
    </message>
    <message>
        <source>an element of that name has no content</source>
        <translation>um elemento com esse nome não tem conteúdo</translation>
    </message>
    <message>
        <source>a node cannot be moved into or beside itself</source>
        <translation>um nó não pode ser movido para dentro de si ou ao lado de si mesmo</translation>
    </message>
    <message>
        <source>only an element that may have content takes nodes</source>
        <translation>só um elemento que pode ter conteúdo recebe nós</translation>
    </message>
    <message>
        <source>nodes stand in the body</source>
        <translation>os nós ficam no body</translation>
    </message>
    <message>
        <source>it is not a change of a page</source>
        <translation>não é uma mudança de uma página</translation>
    </message>
    <message>
        <source>no node of the page matches</source>
        <translation>nenhum nó da página corresponde</translation>
    </message>
    <message>
        <source>several nodes match the place to move to</source>
        <translation>vários nós correspondem ao destino</translation>
    </message>
</context>
<context>
    <name>tagseam::Explain</name>
    <message>
        <source>Level %1 searched %2 (n = %3).</source>
        <translation>O nível %1 examinou %2 (n = %3).</translation>
    </message>
    <message>
        <source>The complement of the main region is kept (Algorithm 6): the pruned side stays on the page.</source>
        <translation>Mantém-se o complemento da região principal (Algoritmo 6): o lado podado permanece na página.</translation>
    </message>
    <message>
        <source>the gap before position %1 is a candidate split: no symbol that passes the threshold occurs on both sides.</source>
        <translation>a lacuna antes da posição %1 é uma divisão candidata: nenhum símbolo que passa pelo limiar ocorre nos dois lados.</translation>
    </message>
    <message>
        <source>It was attempt %1 of this level.</source>
        <translation>Foi a tentativa %1 deste nível.</translation>
    </message>
    <message>
        <source>Left side %1, right side %2. Without a size rule the split is accepted.</source>
        <translation>Lado esquerdo %1, lado direito %2. Sem regra de tamanho, a divisão é aceita.</translation>
    </message>
    <message>
        <source>Left side %1, right side %2: &lt;b&gt;%3&lt;/b&gt;, so the split is accepted.</source>
        <translation>Lado esquerdo %1, lado direito %2: &lt;b&gt;%3&lt;/b&gt;; portanto, a divisão é aceita.</translation>
    </message>
    <message>
        <source>Show this step</source>
        <translation>Mostrar este passo</translation>
    </message>
    <message>
        <source>The complement is kept: everything but the main region (Algorithm 6).</source>
        <translation>Mantém-se o complemento: tudo, menos a região principal (Algoritmo 6).</translation>
    </message>
    <message>
        <source>None of the %1 positions of the node and its descendants is kept.</source>
        <translation>Nenhuma das %1 posições do nó e de seus descendentes é mantida.</translation>
    </message>
    <message>
        <source>All %1 positions of the node and its descendants are kept.</source>
        <translation>Todas as %1 posições do nó e de seus descendentes são mantidas.</translation>
    </message>
    <message>
        <source>%2 of the %1 positions of the node and its descendants are kept (%3 %).</source>
        <translation>%2 das %1 posições do nó e de seus descendentes são mantidas (%3 %).</translation>
    </message>
    <message>
        <source>the gap before position %1 is a candidate split at threshold %2, but the size rule rejects it: the two sides differ too little (%3).</source>
        <translation>a lacuna antes da posição %1 é uma divisão candidata no limiar %2, mas a regra de tamanho a rejeita: os dois lados diferem muito pouco (%3).</translation>
    </message>
    <message>
        <source>the gap before position %1 would be a candidate split at threshold %2, but the level was already split elsewhere at threshold %3.</source>
        <translation>a lacuna antes da posição %1 seria uma divisão candidata no limiar %2, mas o nível já tinha sido dividido em outro lugar no limiar %3.</translation>
    </message>
    <message>
        <source>the gap before position %1 would be a candidate split at threshold %2, which was not tried.</source>
        <translation>a lacuna antes da posição %1 seria uma divisão candidata no limiar %2, que não foi testado.</translation>
    </message>
    <message>
        <source>no threshold allows a split between them: one of the most frequent symbols occurs on both sides.</source>
        <translation>nenhum limiar permite uma divisão entre eles: um dos símbolos mais frequentes ocorre nos dois lados.</translation>
    </message>
    <message>
        <source>at threshold %2 no symbol occurs on both sides of the gap before position %1, but the search splits only right after the last occurrence of a symbol that passes, and no such place is between the two.</source>
        <translation>no limiar %2 nenhum símbolo ocorre nos dois lados da lacuna antes da posição %1, mas a busca só divide logo após a última ocorrência de um símbolo que passa, e nenhum lugar assim fica entre os dois.</translation>
    </message>
    <message>
        <source>no position</source>
        <translation>nenhuma posição</translation>
    </message>
    <message>
        <source>position %1</source>
        <translation>posição %1</translation>
    </message>
    <message>
        <source>positions %1–%2</source>
        <translation>posições %1–%2</translation>
    </message>
    <message>
        <source>✕ &lt;b&gt;%1&lt;/b&gt; is &lt;b&gt;excluded&lt;/b&gt;.</source>
        <translation>✕ &lt;b&gt;%1&lt;/b&gt; está &lt;b&gt;excluído&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>○ &lt;b&gt;%1&lt;/b&gt; is &lt;b&gt;kept&lt;/b&gt; as an ancestor of kept nodes.</source>
        <translation>○ &lt;b&gt;%1&lt;/b&gt; é &lt;b&gt;mantido&lt;/b&gt; como ancestral de nós mantidos.</translation>
    </message>
    <message>
        <source>● &lt;b&gt;%1&lt;/b&gt; is &lt;b&gt;kept&lt;/b&gt;.</source>
        <translation>● &lt;b&gt;%1&lt;/b&gt; é &lt;b&gt;mantido&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>✕ &lt;b&gt;%1&lt;/b&gt; was &lt;b&gt;pruned at level %2&lt;/b&gt;.</source>
        <translation>✕ &lt;b&gt;%1&lt;/b&gt; foi &lt;b&gt;podado no nível %2&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>✕ &lt;b&gt;%1&lt;/b&gt; is &lt;b&gt;pruned&lt;/b&gt;.</source>
        <translation>✕ &lt;b&gt;%1&lt;/b&gt; está &lt;b&gt;podado&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Its own position is pruned, but its descendant %1 is kept, and a kept node keeps its ancestors.</source>
        <translation>A posição do próprio nó é podada, mas seu descendente %1 é mantido, e um nó mantido mantém seus ancestrais.</translation>
    </message>
    <message>
        <source>A comment has no position in the sequence, so it is pruned.</source>
        <translation>Um comentário não tem posição na sequência; por isso é podado.</translation>
    </message>
    <message>
        <source>It has no position in the sequence because its tag path is ignored. It is kept only if one of its descendants is kept.</source>
        <translation>Ele não tem posição na sequência porque seu caminho de tags é ignorado. Só é mantido se um de seus descendentes for mantido.</translation>
    </message>
    <message>
        <source>Scripts and similar elements are not part of the sequence, so they are pruned: %1.</source>
        <translation>Scripts e elementos semelhantes não fazem parte da sequência; por isso são podados: %1.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Level %1&lt;/b&gt;:</source>
        <translation>&lt;b&gt;Nível %1&lt;/b&gt;:</translation>
    </message>
    <message>
        <source>&lt;b&gt;Levels %1–%2&lt;/b&gt;:</source>
        <translation>&lt;b&gt;Níveis %1–%2&lt;/b&gt;:</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>a symbol passes when its frequency is above the threshold (&gt;)</source>
        <translation>um símbolo passa quando sua frequência está acima do limiar (&gt;)</translation>
    </message>
    <message>
        <source>a symbol passes when its frequency is at least the threshold (≥)</source>
        <translation>um símbolo passa quando sua frequência é ao menos o limiar (≥)</translation>
    </message>
    <message>
        <source>size rule of the listing: only a longer right side is accepted</source>
        <translation>regra de tamanho da listagem: só se aceita um lado direito maior</translation>
    </message>
    <message>
        <source>size rule of the tables: either side may be the longer one</source>
        <translation>regra de tamanho das tabelas: qualquer um dos lados pode ser o maior</translation>
    </message>
    <message>
        <source>the node at the split stays with the left side</source>
        <translation>o nó da divisão fica no lado esquerdo</translation>
    </message>
    <message>
        <source>the node at the split is removed from the left side</source>
        <translation>o nó da divisão é retirado do lado esquerdo</translation>
    </message>
    <message>
        <source>thresholds from %1 on</source>
        <translation>limiares a partir de %1</translation>
    </message>
    <message>
        <source>nodes: %1</source>
        <translation>nós: %1</translation>
    </message>
    <message>
        <source>the rendered tree instead of the source</source>
        <translation>a árvore renderizada em vez do código-fonte</translation>
    </message>
    <message>
        <source>the source instead of the rendered tree</source>
        <translation>o código-fonte em vez da árvore renderizada</translation>
    </message>
    <message>
        <source>keep the main region</source>
        <translation>manter a região principal</translation>
    </message>
    <message numerus="yes">
        <source>%n node(s) like %1 had the class “%2”</source>
        <translation>
            <numerusform>%n nó como %1 tivesse a classe “%2”</numerusform>
            <numerusform>%n nós como %1 tivessem a classe “%2”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the tag paths of %n nodes like %1 were ignored</source>
        <translation>
            <numerusform>o caminho de tags de %n nó como %1 fosse ignorado</numerusform>
            <numerusform>os caminhos de tags de %n nós como %1 fossem ignorados</numerusform>
        </translation>
    </message>
    <message>
        <source>The gap between positions %1 and %2:</source>
        <translation>A lacuna entre as posições %1 e %2:</translation>
    </message>
    <message numerus="yes">
        <source>The %n gap(s) between positions %1 and %2:</source>
        <translation>
            <numerusform>A %n lacuna entre as posições %1 e %2:</numerusform>
            <numerusform>As %n lacunas entre as posições %1 e %2:</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;b&gt;no threshold allows a split at any of them&lt;/b&gt;, because the most frequent symbols occur on both sides of each.</source>
        <translation>&lt;b&gt;nenhum limiar permite uma divisão em nenhuma delas&lt;/b&gt;, porque os símbolos mais frequentes ocorrem nos dois lados de cada uma.</translation>
    </message>
    <message>
        <source>a split is possible from &lt;b&gt;threshold %1&lt;/b&gt; on.</source>
        <translation>uma divisão é possível a partir do &lt;b&gt;limiar %1&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>the lowest threshold that allows a split at one of them is &lt;b&gt;%1&lt;/b&gt;, before position %2.</source>
        <translation>o menor limiar que permite uma divisão em uma delas é &lt;b&gt;%1&lt;/b&gt;, antes da posição %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n blocking symbols occur on both sides:</source>
        <translation>
            <numerusform>%n símbolo bloqueador ocorre nos dois lados:</numerusform>
            <numerusform>%n símbolos bloqueadores ocorrem nos dois lados:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blocking symbols occur on both sides of each gap:</source>
        <translation>
            <numerusform>%n símbolo bloqueador ocorre nos dois lados de cada lacuna:</numerusform>
            <numerusform>%n símbolos bloqueadores ocorrem nos dois lados de cada lacuna:</numerusform>
        </translation>
    </message>
    <message>
        <source>Level %1 tried no threshold.</source>
        <translation>O nível %1 não testou limiar algum.</translation>
    </message>
    <message>
        <source>Level %1 was split at threshold %2, before position %3.</source>
        <translation>O nível %1 foi dividido no limiar %2, antes da posição %3.</translation>
    </message>
    <message>
        <source>Level %1 was not split; the last threshold that it tried is %2.</source>
        <translation>O nível %1 não foi dividido; o último limiar que testou é %2.</translation>
    </message>
    <message>
        <source>keep the complement</source>
        <translation>manter o complemento</translation>
    </message>
    <message>
        <source>This blank text has no position of its own. It shares the status of its parent, %1.</source>
        <translation>Este texto em branco não tem posição própria. Ele tem o mesmo status do pai, %1.</translation>
    </message>
    <message>
        <source>This text has no position of its own. It is kept because the position of its parent, %1, is kept.</source>
        <translation>Este texto não tem posição própria. Ele é mantido porque a posição de seu pai, %1, é mantida.</translation>
    </message>
    <message>
        <source>This text has no position of its own. It is pruned because the position of its parent, %1, is pruned, even if the parent stays for other content.</source>
        <translation>Este texto não tem posição própria. Ele é podado porque a posição de seu pai, %1, é podada, mesmo que o pai permaneça por causa de outro conteúdo.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 e mais %n</numerusform>
            <numerusform>%1 e mais %n</numerusform>
        </translation>
    </message>
    <message>
        <source>The node&apos;s own position, %1, is on the &lt;b&gt;left&lt;/b&gt; side; the right side, %2, is longer and was kept.</source>
        <translation>A posição do próprio nó, %1, está no lado &lt;b&gt;esquerdo&lt;/b&gt;; o lado direito, %2, é maior e foi mantido.</translation>
    </message>
    <message>
        <source>The node&apos;s own position, %1, is in the main region, %2: no threshold of level %3 gave another split.</source>
        <translation>A posição do próprio nó, %1, está na região principal, %2: nenhum limiar do nível %3 produziu outra divisão.</translation>
    </message>
    <message>
        <source>Level %1 pruned %2 of them.</source>
        <translation>O nível %1 podou %2 delas.</translation>
    </message>
    <message>
        <source>No symbol occurs on both sides of all these gaps: each gap has its own blocking symbols.</source>
        <translation>Nenhum símbolo ocorre nos dois lados de todas essas lacunas: cada lacuna tem seus próprios símbolos bloqueadores.</translation>
    </message>
    <message>
        <source>%1 (position %2)</source>
        <translation>%1 (posição %2)</translation>
    </message>
    <message>
        <source>These %1 positions, from %2 on, are on the &lt;b&gt;left&lt;/b&gt; side; the right side, %3, is longer and was kept.</source>
        <translation>Estas %1 posições, a partir de %2, estão no lado &lt;b&gt;esquerdo&lt;/b&gt;; o lado direito, %3, é maior e foi mantido.</translation>
    </message>
    <message>
        <source>These %3 positions, from %2 on, are on the &lt;b&gt;right&lt;/b&gt; side; the left side, %1, is as long and was kept.</source>
        <translation>Estas %3 posições, a partir de %2, estão no lado &lt;b&gt;direito&lt;/b&gt;; o lado esquerdo, %1, é do mesmo tamanho e foi mantido.</translation>
    </message>
    <message>
        <source>These %3 positions, from %2 on, are on the &lt;b&gt;right&lt;/b&gt; side; the left side, %1, is longer and was kept.</source>
        <translation>Estas %3 posições, a partir de %2, estão no lado &lt;b&gt;direito&lt;/b&gt;; o lado esquerdo, %1, é maior e foi mantido.</translation>
    </message>
    <message>
        <source>The node&apos;s own position, %2, is on the &lt;b&gt;right&lt;/b&gt; side; the left side, %1, is as long and was kept.</source>
        <translation>A posição do próprio nó, %2, está no lado &lt;b&gt;direito&lt;/b&gt;; o lado esquerdo, %1, é do mesmo tamanho e foi mantido.</translation>
    </message>
    <message>
        <source>The node&apos;s own position, %2, is on the &lt;b&gt;right&lt;/b&gt; side; the left side, %1, is longer and was kept.</source>
        <translation>A posição do próprio nó, %2, está no lado &lt;b&gt;direito&lt;/b&gt;; o lado esquerdo, %1, é maior e foi mantido.</translation>
    </message>
    <message>
        <source>Show the blocking symbols</source>
        <translation>Mostrar os símbolos bloqueadores</translation>
    </message>
    <message>
        <source>Both sides contain %1, but too rarely at this level to count.</source>
        <translation>Os dois lados contêm %1, mas raramente demais neste nível para contar.</translation>
    </message>
    <message>
        <source>No tag path occurs on both sides. At level %1, before later levels pruned more, %2 still did.</source>
        <translation>Nenhum caminho de tags ocorre nos dois lados. No nível %1, antes que níveis posteriores podassem mais, %2 ainda ocorria.</translation>
    </message>
    <message>
        <source>No tag path occurs on both sides.</source>
        <translation>Nenhum caminho de tags ocorre nos dois lados.</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 em %2</translation>
    </message>
    <message>
        <source>At threshold %1, where %2 of %3 symbols occur more often and pass,</source>
        <translation>No limiar %1, em que %2 de %3 símbolos ocorrem mais vezes e passam,</translation>
    </message>
    <message>
        <source>At threshold %1, where %2 of %3 symbols occur as often or more and pass,</source>
        <translation>No limiar %1, em que %2 de %3 símbolos ocorrem tantas vezes ou mais e passam,</translation>
    </message>
    <message>
        <source>The split is inside %1, right after the last %2.</source>
        <translation>A divisão está dentro de %1, logo após o último %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n other levels also split right after its last remaining occurrence: %1.</source>
        <translation>
            <numerusform>%n outro nível também se dividiu logo após a última ocorrência restante: %1.</numerusform>
            <numerusform>%n outros níveis também se dividiram logo após a última ocorrência restante: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n time(s))</source>
        <translation>
            <numerusform>%1 (%n vez)</numerusform>
            <numerusform>%1 (%n vezes)</numerusform>
        </translation>
    </message>
    <message>
        <source>No tag path occurs on both sides at any level.</source>
        <translation>Nenhum caminho de tags ocorre nos dois lados em nível algum.</translation>
    </message>
    <message numerus="yes">
        <source>The largest piece, %n position(s) at level %1:</source>
        <translation>
            <numerusform>A maior parte, %n posição no nível %1:</numerusform>
            <numerusform>A maior parte, %n posições no nível %1:</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;b&gt;Pruned in favour of %1&lt;/b&gt;: %2 positions against %3.</source>
        <translation>&lt;b&gt;Podado em favor de %1&lt;/b&gt;: %2 posições contra %3.</translation>
    </message>
    <message>
        <source>The most frequent symbol is %1 on the kept side and %2 on the pruned side.</source>
        <translation>O símbolo mais frequente é %1 no lado mantido e %2 no lado podado.</translation>
    </message>
    <message>
        <source>%1 of them were pruned piece by piece at %2 levels, from %3 to %4; most of them, %5, at level %6. Each piece was compared with everything else that remained.</source>
        <translation>%1 delas foram podadas aos poucos em %2 níveis, de %3 a %4; a maioria, %5, no nível %6. Cada parte foi comparada com todo o resto que permanecia.</translation>
    </message>
    <message>
        <source>◐ &lt;b&gt;%1&lt;/b&gt; itself is &lt;b&gt;kept&lt;/b&gt;, but most of its content is &lt;b&gt;pruned&lt;/b&gt;.</source>
        <translation>◐ O próprio &lt;b&gt;%1&lt;/b&gt; é &lt;b&gt;mantido&lt;/b&gt;, mas a maior parte de seu conteúdo é &lt;b&gt;podada&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The node&apos;s own position was pruned at level %1, the level shown in tree, page and plot.</source>
        <translation>A posição do próprio nó foi podada no nível %1, o nível mostrado na árvore, na página e no gráfico.</translation>
    </message>
    <message numerus="yes">
        <source>(%n positions on the kept side belong to the node itself.)</source>
        <translation>
            <numerusform>(%n posição do lado mantido pertence ao próprio nó.)</numerusform>
            <numerusform>(%n posições do lado mantido pertencem ao próprio nó.)</numerusform>
        </translation>
    </message>
    <message>
        <source>The main region is %1, %2 positions in all.</source>
        <translation>A região principal é %1, %2 posições ao todo.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them have tag paths that occur only once on the page, which do not block any split.</source>
        <translation>
            <numerusform>%n delas tem um caminho de tags que ocorre uma só vez na página e não bloqueia divisão alguma.</numerusform>
            <numerusform>%n delas têm caminhos de tags que ocorrem uma só vez na página e não bloqueiam divisão alguma.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Together they exceed the %n positions kept, but the search compared them piece by piece.</source>
        <translation>
            <numerusform>Juntas elas superam a %n posição mantida, mas a busca as comparou aos poucos.</numerusform>
            <numerusform>Juntas elas superam as %n posições mantidas, mas a busca as comparou aos poucos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(%n positions on the pruned side belong to the node itself.)</source>
        <translation>
            <numerusform>(%n posição do lado podado pertence ao próprio nó.)</numerusform>
            <numerusform>(%n posições do lado podado pertencem ao próprio nó.)</numerusform>
        </translation>
    </message>
    <message>
        <source>● &lt;b&gt;%1&lt;/b&gt; is &lt;b&gt;never pruned&lt;/b&gt;: pruning affects only the content of the body.</source>
        <translation>● &lt;b&gt;%1&lt;/b&gt; &lt;b&gt;nunca é podado&lt;/b&gt;: a poda só afeta o conteúdo do body.</translation>
    </message>
    <message>
        <source>the gap before position %1 could be split at threshold %2, but the scan had already stopped at a candidate split before position %3.</source>
        <translation>a lacuna antes da posição %1 podia ser dividida no limiar %2, mas a varredura já tinha parado em uma divisão candidata antes da posição %3.</translation>
    </message>
    <message>
        <source>minimum difference %1 instead of %2</source>
        <translation>diferença mínima %1 em vez de %2</translation>
    </message>
    <message>
        <source>no size rule: every candidate split is accepted</source>
        <translation>sem regra de tamanho: toda divisão candidata é aceita</translation>
    </message>
    <message>
        <source>after a rejected candidate split, the next threshold</source>
        <translation>após uma divisão candidata rejeitada, o próximo limiar</translation>
    </message>
    <message>
        <source>after a rejected candidate split, the scan continues</source>
        <translation>após uma divisão candidata rejeitada, a varredura continua</translation>
    </message>
    <message>
        <source>variant %1</source>
        <translation>variante %1</translation>
    </message>
    <message>
        <source>label attributes: %1</source>
        <translation>atributos do rótulo: %1</translation>
    </message>
    <message>
        <source>(This variant also removes the last position of the longer side, %1.)</source>
        <translation>(Esta variante também retira a última posição do lado maior, %1.)</translation>
    </message>
    <message numerus="yes">
        <source>The size rule does not count %n positions on the left side because of earlier rejected candidate splits.</source>
        <translation>
            <numerusform>A regra de tamanho não conta %n posição do lado esquerdo por causa de divisões candidatas rejeitadas antes.</numerusform>
            <numerusform>A regra de tamanho não conta %n posições do lado esquerdo por causa de divisões candidatas rejeitadas antes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Position %1 is the last position of the left side, &lt;b&gt;right before the split&lt;/b&gt;. This variant removes it: %2 was kept without it.</source>
        <translation>A posição %1 é a última do lado esquerdo, &lt;b&gt;logo antes da divisão&lt;/b&gt;. Esta variante a retira: %2 foi mantido sem ela.</translation>
    </message>
    <message>
        <source>With a minimum difference of %1 this split is rejected, and the level is split before position %2 instead.</source>
        <translation>Com diferença mínima de %1 esta divisão é rejeitada, e o nível se divide antes da posição %2.</translation>
    </message>
    <message>
        <source>With a minimum difference of %1 this split is rejected, and the level is not split.</source>
        <translation>Com diferença mínima de %1 esta divisão é rejeitada, e o nível não se divide.</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier candidate splits were rejected at this threshold.</source>
        <translation>
            <numerusform>%n divisão candidata anterior foi rejeitada neste limiar.</numerusform>
            <numerusform>%n divisões candidatas anteriores foram rejeitadas neste limiar.</numerusform>
        </translation>
    </message>
    <message>
        <source>the gap before position %1 would be a candidate split only at threshold %2, but fewer than two symbols pass that threshold, and the search ends.</source>
        <translation>a lacuna antes da posição %1 só seria uma divisão candidata no limiar %2, mas menos de dois símbolos passam por esse limiar, e a busca termina.</translation>
    </message>
    <message>
        <source>If the level were split at this gap, the node would still be on the longer side and kept.</source>
        <translation>Se o nível fosse dividido nesta lacuna, o nó ainda estaria no lado maior e seria mantido.</translation>
    </message>
    <message numerus="yes">
        <source>%n nodes like %1 did not exist, with their descendants</source>
        <translation>
            <numerusform>%n nó como %1 não existisse, com seus descendentes</numerusform>
            <numerusform>%n nós como %1 não existissem, com seus descendentes</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;b&gt;no threshold allows a split at this gap&lt;/b&gt;, because one of the most frequent symbols occurs on both sides.</source>
        <translation>&lt;b&gt;nenhum limiar permite uma divisão nesta lacuna&lt;/b&gt;, porque um dos símbolos mais frequentes ocorre nos dois lados.</translation>
    </message>
    <message>
        <source>no symbol occurs on both sides, so every threshold allows a split at this gap.</source>
        <translation>nenhum símbolo ocorre nos dois lados; portanto, todo limiar permite uma divisão nesta lacuna.</translation>
    </message>
    <message>
        <source>Mark a shorter range, or choose a gap.</source>
        <translation>Marque um intervalo menor, ou escolha uma lacuna.</translation>
    </message>
    <message>
        <source>At level 1 this gap had %1 positions on the side that is kept here and %2 on the side that is pruned. The levels before level %5 removed %3 and %4 of them.</source>
        <translation>No nível 1 esta lacuna tinha %1 posições do lado que aqui é mantido e %2 do lado que é podado. Os níveis antes do nível %5 removeram %3 e %4 delas.</translation>
    </message>
    <message>
        <source>Up to level %1 the side that is pruned here was the longer one.</source>
        <translation>Até o nível %1 o lado que aqui é podado era o maior.</translation>
    </message>
    <message>
        <source>At threshold %1 no symbol that passes occurs on both sides of the gap before position %2.</source>
        <translation>No limiar %1 nenhum símbolo que passa ocorre dos dois lados da lacuna antes da posição %2.</translation>
    </message>
    <message>
        <source>At threshold %1 no symbol that passes occurs on both sides of the gap before position %2, and the sides differ enough: %3.</source>
        <translation>No limiar %1 nenhum símbolo que passa ocorre dos dois lados da lacuna antes da posição %2, e os lados diferem o bastante: %3.</translation>
    </message>
    <message>
        <source>never displayed</source>
        <translation>nunca exibido</translation>
    </message>
    <message>
        <source>in noscript</source>
        <translation>em noscript</translation>
    </message>
    <message>
        <source>attribute hidden</source>
        <translation>atributo hidden</translation>
    </message>
    <message>
        <source>closed dialog</source>
        <translation>dialog fechado</translation>
    </message>
    <message>
        <source>form control</source>
        <translation>controle de formulário</translation>
    </message>
    <message>
        <source>fallback content</source>
        <translation>conteúdo alternativo</translation>
    </message>
    <message>
        <source>copy of a formula</source>
        <translation>cópia de uma fórmula</translation>
    </message>
    <message>
        <source>template: add a class of its own to %1</source>
        <translation>template: nova classe em %1</translation>
    </message>
    <message>
        <source>template: remove %1</source>
        <translation>template: remover %1</translation>
    </message>
    <message>
        <source>template: replace the classes of %1 by one class</source>
        <translation>template: trocar classes de %1 por uma só</translation>
    </message>
    <message>
        <source>template: replace the classes of %1 by “%2”</source>
        <translation>template: trocar classes de %1 por “%2”</translation>
    </message>
    <message>
        <source>%1; this loses content</source>
        <translation>%1; isto perde conteúdo</translation>
    </message>
    <message>
        <source>template: %1</source>
        <translation>template: %1</translation>
    </message>
</context>
<context>
    <name>tagseam::ExplainView</name>
    <message>
        <source>Hidden while a question waits for its answer.</source>
        <translation>Oculto enquanto uma pergunta espera a resposta.</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Explicar</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Nó</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>Conteúdo</translation>
    </message>
</context>
<context>
    <name>tagseam::FieldsModel</name>
    <message numerus="yes">
        <source>%1: %2 of %n record(s) have it.</source>
        <translation>
            <numerusform>%1: %2 de %n registro o tem.</numerusform>
            <numerusform>%1: %2 de %n registros o têm.</numerusform>
        </translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nº</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vazia</translation>
    </message>
    <message>
        <source>Selects the record</source>
        <translation>Seleciona o registro</translation>
    </message>
    <message>
        <source>The field could also be at another place between its neighbours.</source>
        <translation>O campo também poderia estar em outro lugar entre seus vizinhos.</translation>
    </message>
    <message>
        <source>This record has no value in this field.</source>
        <translation>Este registro não tem valor neste campo.</translation>
    </message>
</context>
<context>
    <name>tagseam::FieldsView</name>
    <message>
        <source>aligning records</source>
        <translation>alinhando registros</translation>
    </message>
    <message>
        <source>&amp;Copy the cells</source>
        <translation>&amp;Copiar as células</translation>
    </message>
    <message>
        <source>Copy the &amp;table</source>
        <translation>Copiar a &amp;tabela</translation>
    </message>
    <message>
        <source>Pruned page, region %1</source>
        <translation>Página podada, região %1</translation>
    </message>
    <message>
        <source>Original page, region %1</source>
        <translation>Página original, região %1</translation>
    </message>
    <message>
        <source>Aligning the records was cancelled. &lt;a href=&quot;again&quot;&gt;Align them&lt;/a&gt;</source>
        <translation>O alinhamento dos registros foi cancelado. &lt;a href=&quot;again&quot;&gt;Alinhar&lt;/a&gt;</translation>
    </message>
    <message>
        <source>The records are being aligned.</source>
        <translation>Os registros estão sendo alinhados.</translation>
    </message>
    <message>
        <source>%1 and %2, %3.</source>
        <translation>%1 e %2, %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s)</source>
        <translation>
            <numerusform>%n registro</numerusform>
            <numerusform>%n registros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n field(s)</source>
        <translation>
            <numerusform>%n campo</numerusform>
            <numerusform>%n campos</numerusform>
        </translation>
    </message>
    <message>
        <source>no cell is empty</source>
        <translation>nenhuma célula está vazia</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) are empty (—)</source>
        <translation>
            <numerusform>%n célula está vazia (—)</numerusform>
            <numerusform>%n células estão vazias (—)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) are too large to be aligned: their rows are empty.</source>
        <translation>
            <numerusform>%n registro é grande demais para ser alinhado: sua linha está vazia.</numerusform>
            <numerusform>%n registros são grandes demais para serem alinhados: suas linhas estão vazias.</numerusform>
        </translation>
    </message>
    <message>
        <source>Data region</source>
        <translation>Região de dados</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copies the table, for a spreadsheet; Ctrl+C copies the cells that are chosen</source>
        <translation>Copia a tabela, para uma planilha; Ctrl+C copia as células escolhidas</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>Saves the table, a row for each record</source>
        <translation>Salva a tabela, uma linha para cada registro</translation>
    </message>
    <message>
        <source>Fields of the records</source>
        <translation>Campos dos registros</translation>
    </message>
    <message>
        <source>There is no data region and therefore no field.</source>
        <translation>Não há região de dados e, portanto, nenhum campo.</translation>
    </message>
    <message>
        <source>These records have no text and no attribute with an address or a name.</source>
        <translation>Estes registros não têm texto nem atributo com um endereço ou um nome.</translation>
    </message>
    <message>
        <source>A field marked with ? could also be at another place.</source>
        <translation>Um campo marcado com ? também poderia estar em outro lugar.</translation>
    </message>
    <message>
        <source>Data region whose records are shown: this one, or the region of the selected node</source>
        <translation>Região de dados cujos registros são mostrados: esta, ou a região do nó selecionado</translation>
    </message>
</context>
<context>
    <name>tagseam::KindsTable</name>
    <message>
        <source>Answer</source>
        <translation>Resposta</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Respostas</translation>
    </message>
    <message>
        <source>What the content can be; the answer of content detection is bold</source>
        <translation>O que o conteúdo pode ser; a resposta da detecção de conteúdo está em negrito</translation>
    </message>
    <message>
        <source>Expected F1</source>
        <translation>F1 esperado</translation>
    </message>
    <message>
        <source>The mean F1 of words of pages like this one, 0–1; for “no main content” the probability that the page has none</source>
        <translation>O F1 médio de palavras de páginas como esta, de 0 a 1; para “nenhum conteúdo principal” a probabilidade de a página não ter nenhum</translation>
    </message>
    <message>
        <source>Keeps</source>
        <translation>Mantém</translation>
    </message>
    <message>
        <source>What this answer keeps</source>
        <translation>O que esta resposta mantém</translation>
    </message>
</context>
<context>
    <name>tagseam::LabelPad</name>
    <message>
        <source>Forget this label</source>
        <translation>Esquecer este rótulo</translation>
    </message>
    <message>
        <source>Name of a new label; press Enter to add it</source>
        <translation>Nome de um novo rótulo; tecle Enter para acrescentá-lo</translation>
    </message>
    <message>
        <source>Labels the selected nodes; a second click removes the label.</source>
        <translation>Rotula os nós selecionados; um segundo clique remove o rótulo.</translation>
    </message>
    <message>
        <source>Labels the selected nodes; a second click removes the label (key %1).</source>
        <translation>Rotula os nós selecionados; um segundo clique remove o rótulo (tecla %1).</translation>
    </message>
    <message>
        <source>Guideline…</source>
        <translation>Diretriz…</translation>
    </message>
    <message>
        <source>Guideline</source>
        <translation>Diretriz</translation>
    </message>
    <message>
        <source>When to use “%1”. The tool tip of the label shows it.</source>
        <translation>Quando usar “%1”. A dica do rótulo mostra isto.</translation>
    </message>
</context>
<context>
    <name>tagseam::Labeller</name>
    <message>
        <source>Nothing is marked yet.</source>
        <translation>Nada está marcado ainda.</translation>
    </message>
    <message>
        <source>%1?</source>
        <translation>%1?</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 e mais %n</numerusform>
            <numerusform>%1 e mais %n</numerusform>
        </translation>
    </message>
    <message>
        <source>The selected node has no mark, so nothing was removed.</source>
        <translation>O nó selecionado não tem marca; por isso, nada foi removido.</translation>
    </message>
    <message>
        <source>The selected node has no mark of its own, so nothing was removed. It is inside a mark “%1”.</source>
        <translation>O nó selecionado não tem marca própria; por isso, nada foi removido. Ele está dentro de uma marca “%1”.</translation>
    </message>
    <message>
        <source>Part %1 of %2 without a mark.</source>
        <translation>Parte %1 de %2 sem marca.</translation>
    </message>
    <message>
        <source>The page has no other part with the same structure that lacks this label.</source>
        <translation>A página não tem outra parte com a mesma estrutura ainda sem este rótulo.</translation>
    </message>
    <message>
        <source>Select a node first. Labels apply to the selected nodes.</source>
        <translation>Selecione um nó primeiro. Os rótulos se aplicam aos nós selecionados.</translation>
    </message>
    <message>
        <source>The mark “%1” was removed. Press Ctrl+Z to restore it.</source>
        <translation>A marca “%1” foi removida. Tecle Ctrl+Z para restaurá-la.</translation>
    </message>
    <message>
        <source>The main region of the current method is already marked, or it is empty.</source>
        <translation>A região principal do método atual já está marcada ou é vazia.</translation>
    </message>
    <message numerus="yes">
        <source>%n marks were removed. Press Ctrl+Z to restore them.</source>
        <translation>
            <numerusform>%n marca foi removida. Tecle Ctrl+Z para restaurá-la.</numerusform>
            <numerusform>%n marcas foram removidas. Tecle Ctrl+Z para restaurá-las.</numerusform>
        </translation>
    </message>
    <message>
        <source>Select a node first. Nodes with the same structure are then proposed with the same label.</source>
        <translation>Selecione primeiro um nó. Nós com a mesma estrutura são então propostos com o mesmo rótulo.</translation>
    </message>
    <message>
        <source>Every visible part of the page has a mark.</source>
        <translation>Toda parte visível da página tem uma marca.</translation>
    </message>
    <message numerus="yes">
        <source>%n visible parts of the page have no mark. Press U to select the next one.</source>
        <translation>
            <numerusform>%n parte visível da página não tem marca. Tecle U para selecioná-la.</numerusform>
            <numerusform>%n partes visíveis da página não têm marca. Tecle U para selecionar a próxima.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::Labels</name>
    <message>
        <source>Main content</source>
        <translation>Conteúdo principal</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Navigation</source>
        <translation>Navegação</translation>
    </message>
    <message>
        <source>Advertisement</source>
        <translation>Anúncio</translation>
    </message>
    <message>
        <source>Header</source>
        <translation>Cabeçalho</translation>
    </message>
    <message>
        <source>Footer</source>
        <translation>Rodapé</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Barra lateral</translation>
    </message>
    <message>
        <source>Other noise</source>
        <translation>Outro ruído</translation>
    </message>
    <message>
        <source>The smallest region that contains all records, or the article</source>
        <translation>A menor região que contém todos os registros, ou o artigo</translation>
    </message>
    <message>
        <source>One item of a list: a result, a product, a message</source>
        <translation>Um item de uma lista: um resultado, um produto, uma mensagem</translation>
    </message>
    <message>
        <source>Links to other pages of the site: menus, breadcrumbs, page numbers</source>
        <translation>Links para outras páginas do site: menus, trilhas, números de página</translation>
    </message>
    <message>
        <source>Paid content of others, with or without a picture</source>
        <translation>Conteúdo pago de terceiros, com ou sem imagem</translation>
    </message>
    <message>
        <source>The top of each page of the site: logo, search, slogan</source>
        <translation>O topo de cada página do site: logotipo, busca, slogan</translation>
    </message>
    <message>
        <source>The bottom of each page of the site: address, copyright, contact</source>
        <translation>O pé de cada página do site: endereço, direitos autorais, contato</translation>
    </message>
    <message>
        <source>A column beside the main content that completes it</source>
        <translation>Uma coluna ao lado do conteúdo principal que o completa</translation>
    </message>
    <message>
        <source>Everything else that is not main content</source>
        <translation>Todo o resto que não é conteúdo principal</translation>
    </message>
</context>
<context>
    <name>tagseam::LanguageMenu</name>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Como no &amp;sistema</translation>
    </message>
</context>
<context>
    <name>tagseam::LessonPane</name>
    <message>
        <source>&amp;Learn</source>
        <translation>Apren&amp;der</translation>
    </message>
    <message>
        <source>&amp;Quiz me on this page</source>
        <translation>&amp;Quiz sobre esta página</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lição</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
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
        <source>Leave the lesson (Esc)</source>
        <translation>Sair da lição (Esc)</translation>
    </message>
    <message>
        <source>Leave the quiz (Esc)</source>
        <translation>Sair do quiz (Esc)</translation>
    </message>
    <message>
        <source>The page is being opened and analysed.</source>
        <translation>A página está sendo aberta e analisada.</translation>
    </message>
    <message>
        <source>%1 of %2 right.</source>
        <translation>%1 de %2 certas.</translation>
    </message>
    <message>
        <source>✓ Right.</source>
        <translation>✓ Certo.</translation>
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
        <source>symbols</source>
        <translation>símbolos</translation>
    </message>
    <message>
        <source>levels</source>
        <translation>níveis</translation>
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
        <source>content detection</source>
        <translation>detecção de conteúdo</translation>
    </message>
    <message>
        <source>Highlight the view again</source>
        <translation>Destacar a vista de novo</translation>
    </message>
    <message>
        <source>Short lessons about the search. Predict its next step with a click in the plot or a key; the run shows the answer.</source>
        <translation>Lições curtas sobre a busca. Preveja o próximo passo com um clique no gráfico ou pelo teclado; a execução mostra a resposta.</translation>
    </message>
    <message>
        <source>The variant, the label attributes, the nodes or the minimum difference were changed. The lesson describes a different run from the one that is shown.</source>
        <translation>A variante, os atributos do rótulo, os nós ou a diferença mínima foram alterados. A lição descreve uma execução diferente da exibida.</translation>
    </message>
    <message>
        <source>There are no questions: the search makes no decision on this page.</source>
        <translation>Não há perguntas: nesta página a busca não toma nenhuma decisão.</translation>
    </message>
    <message>
        <source>✗ Wrong.</source>
        <translation>✗ Errado.</translation>
    </message>
    <message>
        <source>Use the lesson&apos;s options</source>
        <translation>Usar as opções da lição</translation>
    </message>
    <message>
        <source>Previous page (B or Page Up)</source>
        <translation>Página anterior (B ou Page Up)</translation>
    </message>
    <message>
        <source>Continue (N, Space or Page Down)</source>
        <translation>Continuar (N, Espaço ou Page Down)</translation>
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
        <source>First position of the right side</source>
        <translation>Primeira posição do lado direito</translation>
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
        <source>split, after %n rejected</source>
        <translation>
            <numerusform>dividiu, após %n rejeitada</numerusform>
            <numerusform>dividiu, após %n rejeitadas</numerusform>
        </translation>
    </message>
    <message>
        <source>split</source>
        <translation>dividiu</translation>
    </message>
    <message>
        <source>rejected by the size rule</source>
        <translation>rejeitada pela regra de tamanho</translation>
    </message>
    <message numerus="yes">
        <source>%n rejected, no others</source>
        <translation>
            <numerusform>%n rejeitada, nenhuma outra</numerusform>
            <numerusform>%n rejeitadas, nenhuma outra</numerusform>
        </translation>
    </message>
    <message>
        <source>none found</source>
        <translation>nenhuma encontrada</translation>
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
        <translation>sem varredura</translation>
    </message>
    <message>
        <source>accepted: %1 %</source>
        <translation>aceita: %1 %</translation>
    </message>
    <message>
        <source>rejected: %1 %</source>
        <translation>rejeitada: %1 %</translation>
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
        <translation>Nenhum símbolo que passa pelo filtro ocorre nos dois lados desta lacuna. Os lados diferem em %1 de %2 posições, %3 %; uma divisão exige mais de %4 %.</translation>
    </message>
    <message>
        <source>Fewer than two symbols pass this threshold, so nothing can be split: the search ends.</source>
        <translation>Menos de dois símbolos passam por este limiar, logo nada pode ser dividido: a busca termina.</translation>
    </message>
    <message>
        <source>candidate split</source>
        <translation>divisão candidata</translation>
    </message>
    <message>
        <source>Level: kept side, or main region
Threshold: split, rejected by the size rule, or no candidate split
Candidate split: verdict, with the difference between its sides; in colour: accepted</source>
        <translation>Nível: lado mantido, ou região principal
Limiar: dividiu, rejeitada pela regra de tamanho, ou nenhuma divisão candidata
Divisão candidata: veredito, com a diferença entre seus lados; em cor: aceita</translation>
    </message>
    <message>
        <source>Positions of the sequence that the level searched, counted from 1</source>
        <translation>Posições da sequência em que o nível buscou, contadas a partir de 1</translation>
    </message>
    <message>
        <source>Lengths of the left and right sides, as the size rule counts them</source>
        <translation>Tamanhos dos lados esquerdo e direito, como a regra de tamanho os conta</translation>
    </message>
    <message>
        <source>Number of symbols that pass the threshold</source>
        <translation>Número de símbolos que passam pelo limiar</translation>
    </message>
    <message>
        <source>The scan reached the last symbol that passes and found no candidate split. No symbol that passes occurs to the right of it.</source>
        <translation>A varredura chegou ao último símbolo que passa pelo filtro e não encontrou divisão candidata. À direita dele não ocorre nenhum símbolo que passa.</translation>
    </message>
</context>
<context>
    <name>tagseam::LevelsView</name>
    <message>
        <source>Levels of the search</source>
        <translation>Níveis da busca</translation>
    </message>
    <message>
        <source>Hidden while a question waits for its answer.</source>
        <translation>Oculto enquanto uma pergunta espera a resposta.</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Níveis</translation>
    </message>
    <message>
        <source>Lists each level of the search with the thresholds that it tried and its candidate splits</source>
        <translation>Lista cada nível da busca com os limiares que testou e suas divisões candidatas</translation>
    </message>
</context>
<context>
    <name>tagseam::LikenessView</name>
    <message>
        <source>comparing two nodes</source>
        <translation>comparando dois nós</translation>
    </message>
    <message>
        <source>&lt;b&gt;Why alike?&lt;/b&gt;</source>
        <translation>&lt;b&gt;Por que semelhantes?&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Next sibling</source>
        <translation>Próximo irmão</translation>
    </message>
    <message>
        <source>Compare the selected node with its next sibling</source>
        <translation>Comparar o nó selecionado com o irmão seguinte</translation>
    </message>
    <message>
        <source>As first</source>
        <translation>Como primeiro</translation>
    </message>
    <message>
        <source>Take the selected node as the first of the two</source>
        <translation>Tomar o nó selecionado como o primeiro dos dois</translation>
    </message>
    <message>
        <source>As second</source>
        <translation>Como segundo</translation>
    </message>
    <message>
        <source>Take the selected node as the second of the two</source>
        <translation>Tomar o nó selecionado como o segundo dos dois</translation>
    </message>
    <message>
        <source>The two tag strings, aligned</source>
        <translation>As duas cadeias de tags, alinhadas</translation>
    </message>
    <message>
        <source>second</source>
        <translation>segundo</translation>
    </message>
    <message>
        <source>first</source>
        <translation>primeiro</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>The comparison was cancelled.</source>
        <translation>A comparação foi cancelada.</translation>
    </message>
    <message>
        <source>%1 is one of the two nodes. Select the other node and take it as the %2 one.</source>
        <translation>%1 é um dos dois nós. Selecione o outro nó e tome-o como o %2.</translation>
    </message>
    <message>
        <source>Choose one or two records (Ctrl+click), or select a node and compare it.</source>
        <translation>Escolha um ou dois registros (Ctrl+clique), ou selecione um nó e compare-o.</translation>
    </message>
    <message>
        <source>The two nodes are being compared.</source>
        <translation>Os dois nós estão sendo comparados.</translation>
    </message>
</context>
<context>
    <name>tagseam::ListingModel</name>
    <message>
        <source>A click sets a breakpoint at this line, or removes it (Shift+B: at the line that ran last)</source>
        <translation>Um clique define um ponto de interrupção nesta linha, ou o remove (Shift+B: na última linha executada)</translation>
    </message>
</context>
<context>
    <name>tagseam::ListingView</name>
    <message>
        <source>Listing of the algorithm</source>
        <translation>Listagem do algoritmo</translation>
    </message>
</context>
<context>
    <name>tagseam::LoadBar</name>
    <message>
        <source>Capture the page as it is now, without waiting for the rest</source>
        <translation>Captura a página como está agora, sem esperar pelo resto</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>reading</source>
        <translation>lendo</translation>
    </message>
    <message>
        <source>reading %1 %</source>
        <translation>lendo %1 %</translation>
    </message>
    <message>
        <source>loading %1 %</source>
        <translation>carregando %1 %</translation>
    </message>
    <message>
        <source>Capture now</source>
        <translation>Capturar já</translation>
    </message>
    <message>
        <source>Stop loading this page (Esc)</source>
        <translation>Para de carregar esta página (Esc)</translation>
    </message>
    <message>
        <source>capturing the page</source>
        <translation>capturando a página</translation>
    </message>
    <message>
        <source>%1, captured as it is in %2 s</source>
        <translation>%1, capturada como estiver em %2 s</translation>
    </message>
    <message>
        <source>Stop loading this page</source>
        <translation>Interromper a carga desta página</translation>
    </message>
    <message>
        <source>reading the source</source>
        <translation>lendo o código-fonte</translation>
    </message>
</context>
<context>
    <name>tagseam::MainWindow</name>
    <message>
        <source>%1 – Tagseam</source>
        <translation>%1 – Tagseam</translation>
    </message>
    <message>
        <source>Tagseam</source>
        <translation>Tagseam</translation>
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
        <translation>Capa de um jornal: muito heterogênea</translation>
    </message>
    <message>
        <source>Timetable: main content smaller than the rest</source>
        <translation>Tabela de horários: conteúdo principal menor que o restante</translation>
    </message>
    <message>
        <source>Nested boxes: too homogeneous</source>
        <translation>Caixas aninhadas: muito homogêneas</translation>
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
        <translation>E&amp;xibir</translation>
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
        <source>&amp;Hatch pruned nodes</source>
        <translation>&amp;Hachurar nós podados</translation>
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
        <source>None yet</source>
        <translation>Nenhuma ainda</translation>
    </message>
    <message>
        <source>Sa&amp;mples</source>
        <translation>E&amp;xemplos</translation>
    </message>
    <message>
        <source>&amp;As the desktop</source>
        <translation>Como na &amp;área de trabalho</translation>
    </message>
    <message>
        <source>&amp;Export plot…</source>
        <translation>Exportar &amp;gráfico…</translation>
    </message>
    <message>
        <source>Export re&amp;play…</source>
        <translation>Exportar re&amp;produção…</translation>
    </message>
    <message>
        <source>This is a shop&apos;s results page: the original on the &lt;b&gt;left&lt;/b&gt;, with pruned nodes hatched, and the pruned page on the &lt;b&gt;right&lt;/b&gt;. In the plot below, every node is one dot: its symbol over its position. The search splits the sequence where no symbol occurs on both sides, and keeps the longer side. Click a node anywhere to see it everywhere. &lt;a href=&quot;lesson&quot;&gt;Start with a lesson&lt;/a&gt; · &lt;a href=&quot;step&quot;&gt;Step through the search&lt;/a&gt; · &lt;a href=&quot;help&quot;&gt;How it works&lt;/a&gt; · &lt;a href=&quot;open&quot;&gt;Open a page of your own&lt;/a&gt;</source>
        <translation>Esta é a página de resultados de uma loja: à &lt;b&gt;esquerda&lt;/b&gt;, a original, com os nós podados hachurados; à &lt;b&gt;direita&lt;/b&gt;, a página podada. No gráfico abaixo, cada nó é um ponto: seu símbolo sobre sua posição. A busca divide a sequência onde nenhum símbolo ocorre nos dois lados, e mantém o lado maior. Clique em um nó em qualquer lugar para vê-lo em todos. &lt;a href=&quot;lesson&quot;&gt;Começar com uma lição&lt;/a&gt; · &lt;a href=&quot;step&quot;&gt;Ver a busca passo a passo&lt;/a&gt; · &lt;a href=&quot;help&quot;&gt;Como funciona&lt;/a&gt; · &lt;a href=&quot;open&quot;&gt;Abrir uma página sua&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Rec&amp;apture</source>
        <translation>Capt&amp;urar de novo</translation>
    </message>
    <message>
        <source>Open from &amp;clipboard</source>
        <translation>Abrir da área de &amp;transferência</translation>
    </message>
    <message>
        <source>Save arc&amp;hive…</source>
        <translation>Sa&amp;lvar arquivo da página…</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>Pre&amp;ferências…</translation>
    </message>
    <message>
        <source>Cop&amp;y report</source>
        <translation>C&amp;opiar relatório</translation>
    </message>
    <message>
        <source>Save repor&amp;t…</source>
        <translation>S&amp;alvar relatório…</translation>
    </message>
    <message>
        <source>Notice board: two trees of one page</source>
        <translation>Mural de anúncios: duas árvores de uma página</translation>
    </message>
    <message>
        <source>Tool library: two variants diverge after a rejected split</source>
        <translation>Biblioteca de ferramentas: duas variantes divergem depois de uma divisão rejeitada</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refazer</translation>
    </message>
    <message>
        <source>F&amp;ind…</source>
        <translation>&amp;Buscar…</translation>
    </message>
    <message>
        <source>Find &amp;command…</source>
        <translation>Buscar &amp;comando…</translation>
    </message>
    <message>
        <source>Whole &amp;sequence in the plot</source>
        <translation>Se&amp;quência inteira no gráfico</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Voltar</translation>
    </message>
    <message>
        <source>For&amp;ward</source>
        <translation>Avan&amp;çar</translation>
    </message>
    <message>
        <source>Parent &amp;node</source>
        <translation>&amp;Nó pai</translation>
    </message>
    <message>
        <source>E&amp;xplain</source>
        <translation>Exp&amp;licar</translation>
    </message>
    <message>
        <source>Copy &amp;bookmark</source>
        <translation>Copiar &amp;link</translation>
    </message>
    <message>
        <source>Capture shadow roots and fra&amp;mes</source>
        <translation>Capturar shadow r&amp;oots e frames</translation>
    </message>
    <message>
        <source>Show plot as tabl&amp;es…</source>
        <translation>Mostrar grá&amp;fico como tabelas…</translation>
    </message>
    <message>
        <source>Timeline of the run</source>
        <translation>Linha do tempo da execução</translation>
    </message>
    <message>
        <source>Watch for chan&amp;ges</source>
        <translation>Observar mu&amp;danças</translation>
    </message>
    <message>
        <source>Load the page again when its file or address changes, and compare it with the version before</source>
        <translation>Carrega a página de novo quando o arquivo ou o endereço muda, e a compara com a versão anterior</translation>
    </message>
    <message>
        <source>Compare w&amp;ith</source>
        <translation>&amp;Comparar com</translation>
    </message>
    <message>
        <source>Compare the page with another version of it</source>
        <translation>Compara a página com outra versão dela</translation>
    </message>
    <message>
        <source>&amp;File…</source>
        <translation>&amp;Arquivo…</translation>
    </message>
    <message>
        <source>&amp;Address…</source>
        <translation>&amp;Endereço…</translation>
    </message>
    <message>
        <source>Article: a text among links to others</source>
        <translation>Artigo: um texto entre links para outros</translation>
    </message>
    <message>
        <source>Product: one among others</source>
        <translation>Produto: um entre outros</translation>
    </message>
    <message>
        <source>Copy &amp;pruned page as</source>
        <translation>Copiar página &amp;podada como</translation>
    </message>
    <message>
        <source>&amp;Text</source>
        <translation>&amp;Texto</translation>
    </message>
    <message>
        <source>&amp;Markdown</source>
        <translation>&amp;Markdown</translation>
    </message>
    <message>
        <source>&amp;HTML</source>
        <translation>&amp;HTML</translation>
    </message>
    <message>
        <source>Copy c&amp;hanges</source>
        <translation>Copiar &amp;mudanças</translation>
    </message>
    <message>
        <source>Save edited page…</source>
        <translation>Salvar página editada…</translation>
    </message>
</context>
<context>
    <name>tagseam::Manual</name>
    <message>
        <source>Tagseam manual</source>
        <translation>Manual do Tagseam</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Buscar no manual</translation>
    </message>
    <message>
        <source>Contents of the manual</source>
        <translation>Sumário do manual</translation>
    </message>
    <message>
        <source>Page of the manual</source>
        <translation>Página do manual</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avançar</translation>
    </message>
    <message>
        <source>First page</source>
        <translation>Primeira página</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%n section(s)</source>
        <translation>
            <numerusform>%n seção</numerusform>
            <numerusform>%n seções</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;juda</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manual</translation>
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
        <source>&lt;b&gt;Tagseam %1&lt;/b&gt;&lt;p&gt;An inspection tool for web page segmentation by tag path sequences, after R. P. Velloso and C. F. Dorneles, “Automatic Web Page Segmentation and Noise Removal for Structured Extraction using Tag Path Sequences”, JIDM 4(3), 2013.&lt;p&gt;MIT licence.</source>
        <translation>&lt;b&gt;Tagseam %1&lt;/b&gt;&lt;p&gt;Uma ferramenta de inspeção da segmentação de páginas web por sequências de caminhos de tags, conforme R. P. Velloso e C. F. Dorneles, “Automatic Web Page Segmentation and Noise Removal for Structured Extraction using Tag Path Sequences”, JIDM 4(3), 2013.&lt;p&gt;Licença MIT.</translation>
    </message>
</context>
<context>
    <name>tagseam::ManualPages</name>
    <message>
        <source>Why</source>
        <translation>Por quê</translation>
    </message>
    <message>
        <source>Blocking symbols</source>
        <translation>Símbolos bloqueadores</translation>
    </message>
    <message>
        <source>Diagnosis</source>
        <translation>Diagnóstico</translation>
    </message>
    <message>
        <source>Near misses</source>
        <translation>Quase divisões</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Variantes</translation>
    </message>
    <message>
        <source>Stability</source>
        <translation>Estabilidade</translation>
    </message>
    <message>
        <source>Source against rendered</source>
        <translation>Código-fonte e árvore renderizada</translation>
    </message>
    <message>
        <source>Content detection</source>
        <translation>Detecção de conteúdo</translation>
    </message>
    <message>
        <source>Data records</source>
        <translation>Registros de dados</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Mudanças</translation>
    </message>
    <message>
        <source>Marked range</source>
        <translation>Intervalo marcado</translation>
    </message>
</context>
<context>
    <name>tagseam::MarkList</name>
    <message>
        <source>Marks of the page</source>
        <translation>Marcas da página</translation>
    </message>
    <message>
        <source>Change the label</source>
        <translation>Mudar o rótulo</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>Escrever uma nota</translation>
    </message>
    <message>
        <source>Remove the mark</source>
        <translation>Remover a marca</translation>
    </message>
    <message>
        <source>Place on the selected nodes</source>
        <translation>Colocar nos nós selecionados</translation>
    </message>
    <message>
        <source>Remove the marks</source>
        <translation>Remover as marcas</translation>
    </message>
</context>
<context>
    <name>tagseam::MarksModel</name>
    <message>
        <source>XPath</source>
        <translation>XPath</translation>
    </message>
    <message>
        <source>CSS path</source>
        <translation>caminho CSS</translation>
    </message>
    <message>
        <source>its text</source>
        <translation>seu texto</translation>
    </message>
    <message>
        <source>place in the text</source>
        <translation>lugar no texto</translation>
    </message>
    <message>
        <source>its selector cannot be read (%1)</source>
        <translation>seu seletor não pode ser lido (%1)</translation>
    </message>
    <message>
        <source>its selectors lead to different nodes</source>
        <translation>seus seletores levam a nós diferentes</translation>
    </message>
    <message>
        <source>Orphan: %1</source>
        <translation>Órfã: %1</translation>
    </message>
    <message>
        <source>found by %1</source>
        <translation>achada por %1</translation>
    </message>
    <message>
        <source>%1 of its %2 parts: %3</source>
        <translation>%1 de suas %2 partes: %3</translation>
    </message>
    <message>
        <source>not in this tree</source>
        <translation>não está nesta árvore</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Rótulo</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Nó</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Palavras</translation>
    </message>
    <message>
        <source>Found by</source>
        <translation>Achada por</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>rendered tree only</source>
        <translation>só na árvore renderizada</translation>
    </message>
    <message>
        <source>the page has no node like it</source>
        <translation>a página não tem nenhum nó igual</translation>
    </message>
    <message>
        <source>the node at its place has a different text</source>
        <translation>o nó no lugar dela tem outro texto</translation>
    </message>
    <message>
        <source>its text is now between other texts and may belong to another node</source>
        <translation>seu texto está agora entre outros textos e pode pertencer a outro nó</translation>
    </message>
    <message>
        <source>several nodes match it</source>
        <translation>vários nós correspondem a ela</translation>
    </message>
    <message>
        <source>The source tree does not have this node, or its text differs in the source tree.</source>
        <translation>A árvore do código-fonte não tem este nó, ou o texto dele é outro nessa árvore.</translation>
    </message>
    <message>
        <source>its nodes are now nested</source>
        <translation>seus nós estão agora aninhados</translation>
    </message>
    <message>
        <source>range between two paths</source>
        <translation>intervalo entre dois caminhos</translation>
    </message>
    <message>
        <source>it is only a part of the text of a node</source>
        <translation>é só uma parte do texto de um nó</translation>
    </message>
    <message>
        <source>its position can be counted in two ways, which lead to different nodes</source>
        <translation>sua posição pode ser contada de duas maneiras, que levam a nós diferentes</translation>
    </message>
</context>
<context>
    <name>tagseam::MarksTab</name>
    <message>
        <source>Suggest the main region</source>
        <translation>Sugerir a região principal</translation>
    </message>
    <message>
        <source>Place here</source>
        <translation>Colocar aqui</translation>
    </message>
    <message>
        <source>Note on the page</source>
        <translation>Nota sobre a página</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Pronta</translation>
    </message>
    <message>
        <source>The page is annotated</source>
        <translation>A página está anotada</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Pular</translation>
    </message>
    <message numerus="yes">
        <source>%n mark(s).</source>
        <translation>
            <numerusform>%n marca.</numerusform>
            <numerusform>%n marcas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is marked: select a node on the page and press a digit.</source>
        <translation>Nada está marcado: selecione um nó na página e aperte um dígito.</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%n orphan(s)&lt;/b&gt;: select one, then its node on the page, then “Place here”.</source>
        <translation>
            <numerusform>&lt;b&gt;%n órfã&lt;/b&gt;: selecione-a, depois o nó dela na página, depois “Colocar aqui”.</numerusform>
            <numerusform>&lt;b&gt;%n órfãs&lt;/b&gt;: selecione uma, depois o nó dela na página, depois “Colocar aqui”.</numerusform>
        </translation>
    </message>
    <message>
        <source>Annotator:</source>
        <translation>Anotador:</translation>
    </message>
    <message numerus="yes">
        <source>%n mark(s) on the rendered tree only.</source>
        <translation>
            <numerusform>%n marca só na árvore renderizada.</numerusform>
            <numerusform>%n marcas só na árvore renderizada.</numerusform>
        </translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Marcas</translation>
    </message>
    <message>
        <source>Find siblings (S)</source>
        <translation>Achar irmãos (S)</translation>
    </message>
    <message>
        <source>Proposes the nodes that the current method keeps. A proposal can bias your judgement: make your own marks first.</source>
        <translation>Propõe os nós que o método atual mantém. A proposta pode influenciar seu julgamento: faça primeiro suas próprias marcas.</translation>
    </message>
    <message>
        <source>Moves the orphan that is selected in the list to the selected nodes</source>
        <translation>Move a órfã selecionada na lista para os nós selecionados</translation>
    </message>
    <message>
        <source>The page will not be annotated</source>
        <translation>A página não será anotada</translation>
    </message>
    <message>
        <source>The mark is an orphan: %1.</source>
        <translation>A marca é órfã: %1.</translation>
    </message>
    <message>
        <source>Proposes nodes with the same structure as the mark, with the same label; if there is no mark, the selected nodes and their siblings as records</source>
        <translation>Propõe nós com a mesma estrutura da marca, com o mesmo rótulo; se não há marca, os nós selecionados e os seus irmãos como registros</translation>
    </message>
    <message>
        <source>The page is in progress again.</source>
        <translation>A página está de novo em andamento.</translation>
    </message>
    <message>
        <source>The page is skipped.</source>
        <translation>A página foi pulada.</translation>
    </message>
    <message>
        <source>The page is done.</source>
        <translation>A página está pronta.</translation>
    </message>
</context>
<context>
    <name>tagseam::MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>Fecha este aviso</translation>
    </message>
</context>
<context>
    <name>tagseam::MethodChooser</name>
    <message>
        <source>Methods</source>
        <translation>Métodos</translation>
    </message>
    <message>
        <source>Names of the methods</source>
        <translation>Nomes dos métodos</translation>
    </message>
    <message>
        <source>Methods that have a name of their own</source>
        <translation>Métodos que têm nome próprio</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Names separated by commas: methods of the list, a variant with options (jidm-2013,min-difference=0.3), or data records in the result of a variant (jidm-2013+velloso-2014)</source>
        <translation>Nomes separados por vírgulas: métodos da lista, uma variante com opções (jidm-2013,min-difference=0.3), ou registros de dados no resultado de uma variante (jidm-2013+velloso-2014)</translation>
    </message>
    <message>
        <source>Methods that run on each page</source>
        <translation>Métodos que são executados em cada página</translation>
    </message>
    <message>
        <source>Names of methods, separated by commas</source>
        <translation>Nomes de métodos, separados por vírgulas</translation>
    </message>
</context>
<context>
    <name>tagseam::MethodEntry</name>
    <message>
        <source>the page without tables whose key words are those of all pages of a site (Lin and Ho)</source>
        <translation>a página sem as tabelas cujas palavras-chave são as de todas as páginas de um site (Lin e Ho)</translation>
    </message>
    <message>
        <source>the large block in the middle of the rendered page (ViDE: Liu, Meng and Meng)</source>
        <translation>o bloco grande no meio da página renderizada (ViDE: Liu, Meng e Meng)</translation>
    </message>
    <message>
        <source>the data records nearest to the centre of the rendered page (ViPER: Simon and Lausen)</source>
        <translation>os registros de dados mais próximos do centro da página renderizada (ViPER: Simon e Lausen)</translation>
    </message>
    <message>
        <source>subtrees with many characters for each tag, few in links (CETD: Sun, Song and Liao)</source>
        <translation>subárvores com muitos caracteres por tag, poucos em links (CETD: Sun, Song e Liao)</translation>
    </message>
    <message>
        <source>lines with many characters for each tag (CETR: Weninger, Hsu and Han)</source>
        <translation>linhas com muitos caracteres por tag (CETR: Weninger, Hsu e Han)</translation>
    </message>
    <message>
        <source>the page without lists of links (Gupta, Kaiser, Neistadt and Grimm)</source>
        <translation>a página sem listas de links (Gupta, Kaiser, Neistadt e Grimm)</translation>
    </message>
    <message>
        <source>data records of MDR: tag strings and edit distance</source>
        <translation>registros de dados do MDR: cadeias de tags e distância de edição</translation>
    </message>
    <message>
        <source>data records of MDR: simple tree matching, as in the papers&apos; experiments</source>
        <translation>registros de dados do MDR: casamento simples de árvores, como nos experimentos dos artigos</translation>
    </message>
    <message>
        <source>pagelets that repeat on the pages of a site (Bar-Yossef and Rajagopalan)</source>
        <translation>pagelets que se repetem nas páginas de um site (Bar-Yossef e Rajagopalan)</translation>
    </message>
    <message>
        <source>blocks by repeated children, and their importance (Dias and Gadge)</source>
        <translation>blocos por filhos repetidos, e sua importância (Dias e Gadge)</translation>
    </message>
    <message>
        <source>the lists of records of content detection, with the evidence for them</source>
        <translation>as listas de registros da detecção de conteúdo, com a evidência delas</translation>
    </message>
    <message>
        <source>site style tree, learnt from the pages of a site (Yi, Liu and Li)</source>
        <translation>árvore de estilos do site, aprendida com as páginas de um site (Yi, Liu e Li)</translation>
    </message>
    <message>
        <source>the part of the page with many words for each tag (Pasternack and Roth)</source>
        <translation>a parte da página com muitas palavras por tag (Pasternack e Roth)</translation>
    </message>
    <message>
        <source>two rules about tags (Win and Tun)</source>
        <translation>duas regras sobre tags (Win e Tun)</translation>
    </message>
    <message>
        <source>blocks with many words on a line (Kohlschütter and Nejdl)</source>
        <translation>blocos com muitas palavras por linha (Kohlschütter e Nejdl)</translation>
    </message>
    <message>
        <source>keeps everything: the reference for the other methods</source>
        <translation>mantém tudo: a referência para os outros métodos</translation>
    </message>
    <message>
        <source>tag path sequence, exactly as in the listing</source>
        <translation>sequência de caminhos de tags, exatamente como na listagem</translation>
    </message>
    <message>
        <source>tag path sequence, as in Table I of the paper</source>
        <translation>sequência de caminhos de tags, como na Table I do artigo</translation>
    </message>
    <message>
        <source>tag path sequence, as in Tabela 2 of the dissertation</source>
        <translation>sequência de caminhos de tags, como na Tabela 2 da dissertação</translation>
    </message>
    <message>
        <source>content detection: blocks of text, a list of records, or none</source>
        <translation>detecção de conteúdo: blocos de texto, uma lista de registros, ou nenhum</translation>
    </message>
</context>
<context>
    <name>tagseam::MethodRuns</name>
    <message>
        <source>running %1</source>
        <translation>executando %1</translation>
    </message>
    <message>
        <source>comparing the methods</source>
        <translation>comparando os métodos</translation>
    </message>
    <message>
        <source>learning from the pages of the site</source>
        <translation>aprendendo com as páginas do site</translation>
    </message>
    <message>
        <source>counting the kept nodes</source>
        <translation>contando os nós mantidos</translation>
    </message>
</context>
<context>
    <name>tagseam::Methods</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>e mais %n</numerusform>
            <numerusform>e mais %n</numerusform>
        </translation>
    </message>
    <message>
        <source>importance %1, at least the threshold %2</source>
        <translation>importância %1, pelo menos o limiar %2</translation>
    </message>
    <message>
        <source>importance %1, less than the threshold %2</source>
        <translation>importância %1, menor que o limiar %2</translation>
    </message>
    <message numerus="yes">
        <source>Virtual node of %n child(ren)</source>
        <translation>
            <numerusform>Nó virtual de %n filho</numerusform>
            <numerusform>Nó virtual de %n filhos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2: %3, so it is kept.</source>
        <translation>%1, %2: %3, por isso é mantido.</translation>
    </message>
    <message>
        <source>%1, %2: %3, so it is noise.</source>
        <translation>%1, %2: %3, por isso é ruído.</translation>
    </message>
    <message>
        <source>A data record, %1: it is kept.</source>
        <translation>Um registro de dados, %1: é mantido.</translation>
    </message>
    <message>
        <source>%1 is kept: %2.</source>
        <translation>%1 é mantido: %2.</translation>
    </message>
    <message>
        <source>%1 is pruned: %2.</source>
        <translation>%1 é podado: %2.</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>como está</translation>
    </message>
    <message>
        <source>as it is: %1</source>
        <translation>como está: %1</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>cancelado</translation>
    </message>
    <message>
        <source>rule 2: few tags</source>
        <translation>regra 2: poucas tags</translation>
    </message>
    <message>
        <source>kept child</source>
        <translation>filho mantido</translation>
    </message>
    <message>
        <source>noise child</source>
        <translation>filho de ruído</translation>
    </message>
    <message>
        <source>kept virtual node</source>
        <translation>nó virtual mantido</translation>
    </message>
    <message>
        <source>noise virtual node</source>
        <translation>nó virtual de ruído</translation>
    </message>
    <message>
        <source>kept record</source>
        <translation>registro mantido</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>mantido</translation>
    </message>
    <message>
        <source>noise</source>
        <translation>ruído</translation>
    </message>
    <message>
        <source>prunes it</source>
        <translation>poda</translation>
    </message>
    <message>
        <source>keeps %1 of %2</source>
        <translation>mantém %1 de %2</translation>
    </message>
    <message>
        <source>keeps it</source>
        <translation>mantém</translation>
    </message>
    <message>
        <source>%1 is local noise: the pages of the site have the same text at this place.</source>
        <translation>%1 é ruído local: as páginas do site têm o mesmo texto neste lugar.</translation>
    </message>
    <message>
        <source>learns from the site</source>
        <translation>aprende com o site</translation>
    </message>
    <message>
        <source>noisy</source>
        <translation>ruidoso</translation>
    </message>
    <message>
        <source>meaningful</source>
        <translation>significativo</translation>
    </message>
    <message>
        <source>possibly</source>
        <translation>possivelmente</translation>
    </message>
    <message>
        <source>local noise</source>
        <translation>ruído local</translation>
    </message>
    <message>
        <source>template</source>
        <translation>template</translation>
    </message>
    <message>
        <source>kept pagelet</source>
        <translation>pagelet mantido</translation>
    </message>
    <message>
        <source>A list of records, %1: score %2 out of 1, lower than the list that is kept, so it is pruned.</source>
        <translation>Uma lista de registros, %1: pontuação %2 de 1, menor que a da lista mantida; por isso é podada.</translation>
    </message>
    <message>
        <source>A list, %1: its score %2 of 1 is too low for records. A page without records is kept completely.</source>
        <translation>Uma lista, %1: a pontuação %2 de 1 é muito baixa para registros. Uma página sem registros é mantida por completo.</translation>
    </message>
    <message>
        <source>rule 1: one kind of tag</source>
        <translation>regra 1: um só tipo de tag</translation>
    </message>
    <message>
        <source>no records</source>
        <translation>sem registros</translation>
    </message>
    <message>
        <source>This page has no records, so it is kept completely.</source>
        <translation>Esta página não tem registros, por isso é mantida por completo.</translation>
    </message>
    <message>
        <source>as it is: content detection</source>
        <translation>como está: detecção de conteúdo</translation>
    </message>
    <message>
        <source>as it is: regions of Diagnosis</source>
        <translation>como está: regiões de Diagnóstico</translation>
    </message>
    <message>
        <source>The list of records with the highest score, %1: %2 of 1, so it is kept.</source>
        <translation>A lista de registros com a maior pontuação, %1: %2 de 1, por isso é mantida.</translation>
    </message>
    <message>
        <source>A list of records nearly as good as the best, %1: score %2 of 1, so it is kept, too.</source>
        <translation>Uma lista de registros quase tão boa quanto a melhor, %1: pontuação %2 de 1, por isso também é mantida.</translation>
    </message>
    <message>
        <source>kept list</source>
        <translation>lista mantida</translation>
    </message>
    <message>
        <source>kept list, too</source>
        <translation>lista mantida também</translation>
    </message>
    <message numerus="yes">
        <source>Rule 1 removes the content of %2: %n tags, all of one kind, none with a child.</source>
        <translation>
            <numerusform>A regra 1 remove o conteúdo de %2: %n tag sem filhos.</numerusform>
            <numerusform>A regra 1 remove o conteúdo de %2: %n tags, todas de um tipo, nenhuma com filhos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rule 2 removes the content of %2: %n tags, fewer than the threshold %3.</source>
        <translation>
            <numerusform>A regra 2 remove o conteúdo de %2: %n tag, menos que o limiar %3.</numerusform>
            <numerusform>A regra 2 remove o conteúdo de %2: %n tags, menos que o limiar %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>A single child</source>
        <translation>Um filho isolado</translation>
    </message>
    <message>
        <source>%1 is noise: the greatest importance at this place of the site is %2, at most the threshold %3.</source>
        <translation>%1 é ruído: a maior importância neste lugar do site é %2, no máximo o limiar %3.</translation>
    </message>
    <message>
        <source>%1 is meaningful, so it is kept: the importance at this place of the site is %2, more than the threshold %3.</source>
        <translation>%1 é significativo, por isso é mantido: a importância neste lugar do site é %2, mais que o limiar %3.</translation>
    </message>
    <message>
        <source>%1 is possibly meaningful, so it is kept: no learnt page has its style at this place.</source>
        <translation>%1 é possivelmente significativo, por isso é mantido: nenhuma página aprendida tem esse estilo neste lugar.</translation>
    </message>
    <message numerus="yes">
        <source>The pagelet %1 is kept: %n pagelets of the site have its shingle; a template requires %2.</source>
        <translation>
            <numerusform>O pagelet %1 é mantido: %n pagelet do site tem seu shingle; um template exige %2.</numerusform>
            <numerusform>O pagelet %1 é mantido: %n pagelets do site têm seu shingle; um template exige %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pagelet %1 is noise: %n pagelets of the site have its shingle; a template requires %2.</source>
        <translation>
            <numerusform>O pagelet %1 é ruído: %n pagelet do site tem seu shingle; um template exige %2.</numerusform>
            <numerusform>O pagelet %1 é ruído: %n pagelets do site têm seu shingle; um template exige %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>running</source>
        <translation>em execução</translation>
    </message>
    <message>
        <source>requires the pages of a site (Site folder…)</source>
        <translation>exige as páginas de um site (Pasta do site…)</translation>
    </message>
    <message>
        <source>requires computed styles (choose the label attributes “computed” once)</source>
        <translation>exige estilos computados (escolha uma vez os atributos do rótulo “computed”)</translation>
    </message>
    <message>
        <source>list with lower score</source>
        <translation>lista com pontuação menor</translation>
    </message>
    <message>
        <source>rule 1 removed its content</source>
        <translation>a regra 1 removeu o conteúdo dele</translation>
    </message>
    <message>
        <source>rule 2 removed its content</source>
        <translation>a regra 2 removeu o conteúdo dele</translation>
    </message>
    <message>
        <source>The method keeps everything.</source>
        <translation>O método mantém tudo.</translation>
    </message>
    <message>
        <source>The method made no decision on this page.</source>
        <translation>O método não tomou nenhuma decisão nesta página.</translation>
    </message>
    <message>
        <source>The node is in the main region of the search, or contains it.</source>
        <translation>O nó está na região principal da busca ou a contém.</translation>
    </message>
    <message>
        <source>The node is not in the main region of the search.</source>
        <translation>O nó não está na região principal da busca.</translation>
    </message>
    <message>
        <source>No rule removed the node.</source>
        <translation>Nenhuma regra removeu o nó.</translation>
    </message>
    <message>
        <source>The node is a script, or belongs to a script.</source>
        <translation>O nó é um script ou pertence a um script.</translation>
    </message>
    <message>
        <source>The node is in no template.</source>
        <translation>O nó não está em nenhum template.</translation>
    </message>
    <message>
        <source>Nothing in the node is kept.</source>
        <translation>Nada dentro do nó é mantido.</translation>
    </message>
    <message>
        <source>The node is outside the body and is always kept.</source>
        <translation>O nó está fora do body e é sempre mantido.</translation>
    </message>
    <message>
        <source>The node contains kept records, or is between kept records.</source>
        <translation>O nó contém registros mantidos ou está entre registros mantidos.</translation>
    </message>
    <message>
        <source>The node contains kept nodes.</source>
        <translation>O nó contém nós mantidos.</translation>
    </message>
    <message>
        <source>%1 is content, with much text for each tag (%2), so it is kept.</source>
        <translation>%1 é conteúdo, com muito texto por tag (%2), por isso é mantido.</translation>
    </message>
    <message>
        <source>%1 is noise, with little text for each tag (%2), so it is pruned.</source>
        <translation>%1 é ruído, com pouco texto por tag (%2), por isso é podado.</translation>
    </message>
    <message>
        <source>A dense block of text, %1: %2 words for each line, so it is kept.</source>
        <translation>Um bloco denso de texto, %1: %2 palavras por linha, por isso é mantido.</translation>
    </message>
    <message>
        <source>A sparse block of text, %1: %2 words for each line, so it is pruned.</source>
        <translation>Um bloco esparso de texto, %1: %2 palavras por linha, por isso é podado.</translation>
    </message>
    <message>
        <source>The run of words and tags with the largest sum, %1: %2, so it is kept.</source>
        <translation>A sequência de palavras e tags com a maior soma, %1: %2, por isso é mantida.</translation>
    </message>
    <message>
        <source>content</source>
        <translation>conteúdo</translation>
    </message>
    <message>
        <source>dense block</source>
        <translation>bloco denso</translation>
    </message>
    <message>
        <source>sparse block</source>
        <translation>bloco esparso</translation>
    </message>
    <message>
        <source>largest sum</source>
        <translation>maior soma</translation>
    </message>
    <message>
        <source>list</source>
        <translation>lista</translation>
    </message>
    <message>
        <source>no content</source>
        <translation>nenhum conteúdo</translation>
    </message>
    <message>
        <source>The page has no content of any kind, with probability %1, so it is kept completely.</source>
        <translation>A página não tem conteúdo de nenhum tipo, com probabilidade %1, por isso é mantida por inteiro.</translation>
    </message>
    <message>
        <source>as it is: %1, by hand</source>
        <translation>como está: %1, à mão</translation>
    </message>
    <message numerus="yes">
        <source>Rule 2 removes the content of %2: %n kinds of tags, fewer than the threshold %3.</source>
        <translation>
            <numerusform>A regra 2 remove o conteúdo de %2: %n tipo de tag, menos que o limiar %3.</numerusform>
            <numerusform>A regra 2 remove o conteúdo de %2: %n tipos de tags, menos que o limiar %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The region of %2 is kept: it has %n words in texts of at least four words.</source>
        <translation>
            <numerusform>A região de %2 é mantida: ela tem %n palavra em textos de ao menos quatro palavras.</numerusform>
            <numerusform>A região de %2 é mantida: ela tem %n palavras em textos de ao menos quatro palavras.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The region of %2 is pruned: it has %n words in texts of at least four words.</source>
        <translation>
            <numerusform>A região de %2 é podada: ela tem %n palavra em textos de ao menos quatro palavras.</numerusform>
            <numerusform>A região de %2 é podada: ela tem %n palavras em textos de ao menos quatro palavras.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is a list of links: %2 for each word outside links, more than the threshold %3, so it is pruned.</source>
        <translation>%1 é uma lista de links: %2 por palavra fora de links, mais que o limiar %3; por isso é podada.</translation>
    </message>
    <message>
        <source>%1 has few links: %2 for each word outside links, at most the threshold %3, so it is kept.</source>
        <translation>%1 tem poucos links: %2 por palavra fora de links, no máximo o limiar %3; por isso é mantido.</translation>
    </message>
    <message>
        <source>%1 is redundant: the entropy of its key words is %2, more than the threshold %3, so it is pruned.</source>
        <translation>%1 é redundante: a entropia das suas palavras-chave é %2, mais que o limiar %3; por isso é podado.</translation>
    </message>
    <message>
        <source>%1 is informative: the entropy of its key words is %2, at most the threshold %3, so it is kept.</source>
        <translation>%1 é informativo: a entropia das suas palavras-chave é %2, no máximo o limiar %3; por isso é mantido.</translation>
    </message>
    <message>
        <source>The data region nearest to the centre of the page, %1: weight %2 of 1, so it is kept.</source>
        <translation>A região de dados mais próxima do centro da página, %1: peso %2 de 1; por isso é mantida.</translation>
    </message>
    <message>
        <source>A data region farther from the centre of the page, %1: weight %2 of 1, so it is pruned.</source>
        <translation>Uma região de dados mais distante do centro da página, %1: peso %2 de 1; por isso é podada.</translation>
    </message>
    <message>
        <source>A data region that the page does not show, %1: it is pruned.</source>
        <translation>Uma região de dados que a página não mostra, %1: é podada.</translation>
    </message>
    <message>
        <source>The smallest large block in the middle of the page, %1: %2 of its area, so it is kept.</source>
        <translation>O menor bloco grande no meio da página, %1: %2 da área dela; por isso é mantido.</translation>
    </message>
    <message>
        <source>A larger block in the middle of the page, %1: %2 of its area, so it is pruned, except for the smallest block.</source>
        <translation>Um bloco maior no meio da página, %1: %2 da área dela; por isso é podado, menos o menor bloco.</translation>
    </message>
    <message>
        <source>A large block that is not in the middle of the page, %1: %2 of its area, so it is pruned.</source>
        <translation>Um bloco grande que não está no meio da página, %1: %2 da área dela; por isso é podado.</translation>
    </message>
    <message>
        <source>No large block is in the middle of the page, so the page is kept completely.</source>
        <translation>Nenhum bloco grande está no meio da página; por isso a página é mantida por inteiro.</translation>
    </message>
    <message>
        <source>The page was not rendered, so it has no boxes and is kept completely.</source>
        <translation>A página não foi renderizada; por isso não tem caixas e é mantida por inteiro.</translation>
    </message>
    <message>
        <source>requires the rendered tree, whose nodes have boxes</source>
        <translation>requer a árvore renderizada, cujos nós têm caixas</translation>
    </message>
    <message>
        <source>rule 2: few kinds of tags</source>
        <translation>regra 2: poucos tipos de tags</translation>
    </message>
    <message>
        <source>list of links</source>
        <translation>lista de links</translation>
    </message>
    <message>
        <source>few links</source>
        <translation>poucos links</translation>
    </message>
    <message>
        <source>redundant block</source>
        <translation>bloco redundante</translation>
    </message>
    <message>
        <source>informative block</source>
        <translation>bloco informativo</translation>
    </message>
    <message>
        <source>most central region</source>
        <translation>região mais central</translation>
    </message>
    <message>
        <source>less central region</source>
        <translation>região menos central</translation>
    </message>
    <message>
        <source>region not shown</source>
        <translation>região não mostrada</translation>
    </message>
    <message>
        <source>main block</source>
        <translation>bloco principal</translation>
    </message>
    <message>
        <source>larger block</source>
        <translation>bloco maior</translation>
    </message>
    <message>
        <source>off-centre block</source>
        <translation>bloco fora do centro</translation>
    </message>
    <message>
        <source>no block in the middle</source>
        <translation>nenhum bloco no meio</translation>
    </message>
    <message>
        <source>no boxes</source>
        <translation>sem caixas</translation>
    </message>
    <message>
        <source>region with much text</source>
        <translation>região com muito texto</translation>
    </message>
    <message>
        <source>region with little text</source>
        <translation>região com pouco texto</translation>
    </message>
    <message>
        <source>The node is in no list of links.</source>
        <translation>O nó não está em nenhuma lista de links.</translation>
    </message>
    <message>
        <source>The node is in no redundant block.</source>
        <translation>O nó não está em nenhum bloco redundante.</translation>
    </message>
    <message numerus="yes">
        <source>All but the region of the search is kept: it has %n words in texts of at least four words, more than four times those of the region.</source>
        <translation>
            <numerusform>Tudo menos a região da busca é mantido: tem %n palavra em textos de ao menos quatro palavras, mais de quatro vezes as da região.</numerusform>
            <numerusform>Tudo menos a região da busca é mantido: tem %n palavras em textos de ao menos quatro palavras, mais de quatro vezes as da região.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All but the region of the search is pruned: it has %n words in texts of at least four words, at most four times those of the region.</source>
        <translation>
            <numerusform>Tudo menos a região da busca é podado: tem %n palavra em textos de ao menos quatro palavras, no máximo quatro vezes as da região.</numerusform>
            <numerusform>Tudo menos a região da busca é podado: tem %n palavras em textos de ao menos quatro palavras, no máximo quatro vezes as da região.</numerusform>
        </translation>
    </message>
    <message>
        <source>region of the search</source>
        <translation>região da busca</translation>
    </message>
    <message>
        <source>all but the region</source>
        <translation>tudo menos a região</translation>
    </message>
    <message>
        <source>No table of the page has key words, so the page is kept completely.</source>
        <translation>Nenhuma tabela da página tem palavras-chave; por isso a página é mantida por inteiro.</translation>
    </message>
    <message>
        <source>no tables with key words</source>
        <translation>nenhuma tabela com palavras-chave</translation>
    </message>
    <message>
        <source>The content is a list of records, %1, with the expected F1 %2.</source>
        <translation>O conteúdo é uma lista de registros, %1, com o F1 esperado %2.</translation>
    </message>
    <message>
        <source>blocks of text</source>
        <translation>blocos de texto</translation>
    </message>
    <message>
        <source>The content is blocks of text, %1, with the expected F1 %2.</source>
        <translation>O conteúdo são blocos de texto, %1, com o F1 esperado %2.</translation>
    </message>
</context>
<context>
    <name>tagseam::MethodsModel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>keeps %1 of %2 nodes, %3 of %4 characters</source>
        <translation>mantém %1 de %2 nós, %3 de %4 caracteres</translation>
    </message>
    <message>
        <source>A: the others are compared with it</source>
        <translation>A: os outros são comparados com ele</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Método</translation>
    </message>
    <message>
        <source>Nodes %</source>
        <translation>Nós %</translation>
    </message>
    <message>
        <source>Text %</source>
        <translation>Texto %</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Registros</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Jaccard</source>
        <translation>Jaccard</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>F1 of the kept nodes against the marked content</source>
        <translation>F1 dos nós mantidos em relação ao conteúdo marcado</translation>
    </message>
    <message>
        <source>Milliseconds of the run</source>
        <translation>Milissegundos da execução</translation>
    </message>
    <message numerus="yes">
        <source>learnt from %n page(s) in %1</source>
        <translation>
            <numerusform>aprendido com %n página em %1</numerusform>
            <numerusform>aprendido com %n páginas em %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) could not be read and were skipped</source>
        <translation>
            <numerusform>%n página não pôde ser lida e foi ignorada</numerusform>
            <numerusform>%n páginas não puderam ser lidas e foram ignoradas</numerusform>
        </translation>
    </message>
    <message>
        <source>Kept elements and texts, counted as in scores</source>
        <translation>Elementos e textos mantidos, contados como nas pontuações</translation>
    </message>
    <message>
        <source>Kept characters of text</source>
        <translation>Caracteres de texto mantidos</translation>
    </message>
    <message>
        <source>Data records that the method finds; – if the method does not search for records</source>
        <translation>Registros de dados que o método encontra; – se o método não procura registros</translation>
    </message>
    <message>
        <source>Agreement with A: Jaccard index of the kept nodes (nodes that both keep / nodes that either keeps)</source>
        <translation>Concordância com A: índice de Jaccard dos nós mantidos (nós mantidos por ambos / nós mantidos por um dos dois)</translation>
    </message>
    <message>
        <source>The method learnt from pages as served, but the rendered tree of this page is shown.</source>
        <translation>O método aprendeu com páginas como servidas, mas a árvore exibida desta página é a renderizada.</translation>
    </message>
    <message>
        <source>the current result of the window: %1</source>
        <translation>o resultado atual da janela: %1</translation>
    </message>
    <message>
        <source>the current pruned page, which replaces the result of the published search</source>
        <translation>a página podada atual, que substitui o resultado da busca publicada</translation>
    </message>
    <message>
        <source>B: its differences from A are listed below</source>
        <translation>B: as diferenças em relação a A estão listadas abaixo</translation>
    </message>
</context>
<context>
    <name>tagseam::MethodsTab</name>
    <message>
        <source>Methods</source>
        <translation>Métodos</translation>
    </message>
    <message>
        <source>Compares all methods on this page, and shows where two of them differ and why</source>
        <translation>Compara todos os métodos nesta página e mostra onde dois deles diferem e por quê</translation>
    </message>
    <message>
        <source>No page is open.</source>
        <translation>Nenhuma página está aberta.</translation>
    </message>
    <message>
        <source>Hidden while a question waits for its answer.</source>
        <translation>Oculto enquanto uma pergunta espera a resposta.</translation>
    </message>
    <message>
        <source>The page is being analysed.</source>
        <translation>A página está sendo analisada.</translation>
    </message>
    <message>
        <source>The page has not been analysed, so the methods have no result to compare.</source>
        <translation>A página não foi analisada; por isso os métodos não têm resultado para comparar.</translation>
    </message>
    <message>
        <source>Some methods were cancelled. &lt;a href=&quot;again&quot;&gt;Run them&lt;/a&gt;</source>
        <translation>Alguns métodos foram cancelados. &lt;a href=&quot;again&quot;&gt;Executá-los&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Method to be added</source>
        <translation>Método a acrescentar</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Acrescentar</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>“%1” is not a method. Enter a name from the table, with options that the method takes.</source>
        <translation>“%1” não é um método. Digite um nome da tabela, com opções que o método aceita.</translation>
    </message>
    <message>
        <source>All methods</source>
        <translation>Todos os métodos</translation>
    </message>
    <message>
        <source>Where A and B differ</source>
        <translation>Onde A e B diferem</translation>
    </message>
    <message>
        <source>Decisions of B</source>
        <translation>Decisões de B</translation>
    </message>
    <message>
        <source>Selected node</source>
        <translation>Nó selecionado</translation>
    </message>
    <message>
        <source>All methods on this page</source>
        <translation>Todos os métodos nesta página</translation>
    </message>
    <message>
        <source>A: %1</source>
        <translation>A: %1</translation>
    </message>
    <message>
        <source>B: %1</source>
        <translation>B: %1</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>A folder of pages of the site of this page</source>
        <translation>Uma pasta com páginas do site desta página</translation>
    </message>
    <message>
        <source>The pages in “%1” cannot be read.</source>
        <translation>As páginas em “%1” não podem ser lidas.</translation>
    </message>
    <message>
        <source>Site folder…</source>
        <translation>Pasta do site…</translation>
    </message>
    <message>
        <source>%1. Now: %2</source>
        <translation>%1. Agora: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) could not be read and were skipped.</source>
        <translation>
            <numerusform>%n página não pôde ser lida e foi ignorada.</numerusform>
            <numerusform>%n páginas não puderam ser lidas e foram ignoradas.</numerusform>
        </translation>
    </message>
    <message>
        <source>No marked content can be scored on the tree that is shown, so there is no F1.</source>
        <translation>Nenhum conteúdo marcado pode ser pontuado na árvore mostrada, por isso não há F1.</translation>
    </message>
    <message>
        <source>A method as on the command line: a name from the table with options after it (jidm-2013,min-difference=0.3), or records in the result of a variant (jidm-2013+velloso-2014)</source>
        <translation>Um método como na linha de comando: um nome da tabela seguido de opções (jidm-2013,min-difference=0.3), ou registros no resultado de uma variante (jidm-2013+velloso-2014)</translation>
    </message>
    <message>
        <source>The folder “%1” has no page that a method can learn from.</source>
        <translation>A pasta “%1” não tem nenhuma página com que um método possa aprender.</translation>
    </message>
    <message numerus="yes">
        <source>&lt;tt&gt;sst&lt;/tt&gt; uses the tree of the tab &lt;a href=&quot;tab:sitetree&quot;&gt;Site&lt;/a&gt; (%n pages), at its threshold %1.</source>
        <translation>
            <numerusform>&lt;tt&gt;sst&lt;/tt&gt; usa a árvore da aba &lt;a href=&quot;tab:sitetree&quot;&gt;Site&lt;/a&gt; (%n página), no limiar %1.</numerusform>
            <numerusform>&lt;tt&gt;sst&lt;/tt&gt; usa a árvore da aba &lt;a href=&quot;tab:sitetree&quot;&gt;Site&lt;/a&gt; (%n páginas), no limiar %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;tt&gt;sst&lt;/tt&gt; does not use the tree of the tab &lt;a href=&quot;tab:sitetree&quot;&gt;Site&lt;/a&gt;: almost none of this page is in the tree.</source>
        <translation>&lt;tt&gt;sst&lt;/tt&gt; não usa a árvore da aba &lt;a href=&quot;tab:sitetree&quot;&gt;Site&lt;/a&gt;: quase nada desta página está na árvore.</translation>
    </message>
    <message numerus="yes">
        <source>Learnt from %n pages of %1.</source>
        <translation>
            <numerusform>Aprendido com %n página de %1.</numerusform>
            <numerusform>Aprendido com %n páginas de %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Almost none of this page is in those pages. They may belong to another site.</source>
        <translation>Quase nada desta página está naquelas páginas. Elas podem ser de outro site.</translation>
    </message>
    <message>
        <source>Those pages are as served, but the rendered tree of this page is shown. &lt;a href=&quot;source&quot;&gt;Show its source tree&lt;/a&gt;</source>
        <translation>Aquelas páginas são como servidas, mas a árvore exibida desta página é a renderizada. &lt;a href=&quot;source&quot;&gt;Mostrar a árvore do código-fonte&lt;/a&gt;</translation>
    </message>
    <message>
        <source>F1 requires an annotation. &lt;a href=&quot;annotation&quot;&gt;Read the annotation of the page&lt;/a&gt;</source>
        <translation>F1 exige uma anotação. &lt;a href=&quot;annotation&quot;&gt;Ler a anotação da página&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Method with options: tag-rules,threshold=20</source>
        <translation>Método com opções: tag-rules,threshold=20</translation>
    </message>
    <message>
        <source>Removes row B. Only rows that you added can be removed.</source>
        <translation>Remove a linha B. Só linhas que você acrescentou podem ser removidas.</translation>
    </message>
    <message>
        <source>A: the others are compared with this method. Page, tree and plot show in this colour the nodes that only A keeps.</source>
        <translation>A: os outros são comparados com este método. A página, a árvore e o gráfico mostram nesta cor os nós que só A mantém.</translation>
    </message>
    <message>
        <source>B: the chosen row. Page, tree and plot show in this colour the nodes that only B keeps.</source>
        <translation>B: a linha escolhida. A página, a árvore e o gráfico mostram nesta cor os nós que só B mantém.</translation>
    </message>
    <message>
        <source>Chooses a folder of pages of this site, from which these methods learn: %1</source>
        <translation>Escolhe uma pasta de páginas deste site, com as quais estes métodos aprendem: %1</translation>
    </message>
    <message>
        <source>A keeps</source>
        <translation>A mantém</translation>
    </message>
    <message>
        <source>A keeps, B prunes</source>
        <translation>A mantém, B poda</translation>
    </message>
    <message>
        <source>B keeps</source>
        <translation>B mantém</translation>
    </message>
    <message>
        <source>B keeps, A prunes</source>
        <translation>B mantém, A poda</translation>
    </message>
    <message>
        <source>Kept by</source>
        <translation>Mantido por</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Palavras</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>A and B are the same method. Choose another row of the table for B.</source>
        <translation>A e B são o mesmo método. Escolha outra linha da tabela para B.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>The two are being compared.</source>
        <translation>Os dois estão sendo comparados.</translation>
    </message>
    <message>
        <source>A and B keep the same nodes.</source>
        <translation>A e B mantêm os mesmos nós.</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) differ.</source>
        <translation>
            <numerusform>%n lugar difere.</numerusform>
            <numerusform>%n lugares diferem.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::NearMissesTab</name>
    <message>
        <source>rejected</source>
        <translation>rejeitada</translation>
    </message>
    <message>
        <source>Near misses</source>
        <translation>Quase divisões</translation>
    </message>
    <message>
        <source>near misses: level %v of %m</source>
        <translation>quase divisões: nível %v de %m</translation>
    </message>
    <message>
        <source>No page is open.</source>
        <translation>Nenhuma página está aberta.</translation>
    </message>
    <message>
        <source>The page is being analysed.</source>
        <translation>A página está sendo analisada.</translation>
    </message>
    <message>
        <source>rejected by the size rule</source>
        <translation>rejeitadas pela regra de tamanho</translation>
    </message>
    <message>
        <source>all levels</source>
        <translation>todos os níveis</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>nível %1</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nível</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Limiar</translation>
    </message>
    <message>
        <source>Frequency threshold of the attempt</source>
        <translation>Limiar de frequência da tentativa</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes de</translation>
    </message>
    <message>
        <source>First position of the right side</source>
        <translation>Primeira posição do lado direito</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Esquerda</translation>
    </message>
    <message>
        <source>Positions left of the gap, as the size rule counts them</source>
        <translation>Posições à esquerda da lacuna, como a regra de tamanho as conta</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Direita</translation>
    </message>
    <message>
        <source>Positions right of the gap</source>
        <translation>Posições à direita da lacuna</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Margem</translation>
    </message>
    <message>
        <source>Kept side</source>
        <translation>Mantido</translation>
    </message>
    <message>
        <source>Positions that the next level would have searched</source>
        <translation>Posições que o próximo nível teria examinado</translation>
    </message>
    <message>
        <source>Leads to</source>
        <translation>Leva a</translation>
    </message>
    <message>
        <source>not reached</source>
        <translation>não alcançada</translation>
    </message>
    <message>
        <source>rejected and not reached</source>
        <translation>rejeitadas e não alcançadas</translation>
    </message>
    <message>
        <source>not reached: after the candidate split at which the scan stopped</source>
        <translation>não alcançada: depois da divisão candidata em que a varredura parou</translation>
    </message>
    <message>
        <source>Rejected by the size rule (▽), or not reached because the scan stopped earlier (○)</source>
        <translation>Rejeitada pela regra de tamanho (▽), ou não alcançada porque a varredura parou antes (○)</translation>
    </message>
    <message>
        <source>Positions of the main region that the search would have found</source>
        <translation>Posições da região principal que a busca teria encontrado</translation>
    </message>
    <message>
        <source>Kinds that are listed</source>
        <translation>Tipos listados</translation>
    </message>
    <message>
        <source>Levels that are listed</source>
        <translation>Níveis listados</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Cancelado.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;again&quot;&gt;Look again&lt;/a&gt;</source>
        <translation>&lt;a href=&quot;again&quot;&gt;Procurar de novo&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Enter or a double click shows the step.</source>
        <translation>Enter ou um clique duplo mostra o passo.</translation>
    </message>
    <message>
        <source>The search for their results was cancelled. &lt;a href=&quot;again&quot;&gt;Search again&lt;/a&gt;</source>
        <translation>A busca dos resultados foi cancelada. &lt;a href=&quot;again&quot;&gt;Procurar de novo&lt;/a&gt;</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>a mesma</translation>
    </message>
    <message>
        <source>|a − b| / (a + b) minus the minimum difference: accepted above 0, rejected otherwise</source>
        <translation>|a − b| / (a + b) menos a diferença mínima: aceita acima de 0, rejeitada caso contrário</translation>
    </message>
    <message>
        <source>Searching for near misses.</source>
        <translation>Procurando quase divisões.</translation>
    </message>
    <message>
        <source>There are no near misses: every candidate split was accepted.</source>
        <translation>Não há quase divisões: toda divisão candidata foi aceita.</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate splits that were not accepted.</source>
        <translation>
            <numerusform>%n divisão candidata não aceita.</numerusform>
            <numerusform>%n divisões candidatas não aceitas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lists candidate splits that the search rejected or did not reach, and their results</source>
        <translation>Lista divisões candidatas que a busca rejeitou ou não alcançou, e seus resultados</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Level of the search</source>
        <translation>Nível da busca</translation>
    </message>
    <message>
        <source>The list shows those nearest to the other verdict, of %1 in all.</source>
        <translation>A lista mostra as mais próximas do outro veredito, de %1 ao todo.</translation>
    </message>
    <message>
        <source>The list shows the first %1.</source>
        <translation>A lista mostra as primeiras %1.</translation>
    </message>
    <message>
        <source>results of the near misses: %v of %m</source>
        <translation>resultados das quase divisões: %v de %m</translation>
    </message>
    <message>
        <source>Select one to see its gap and the side that it would have kept in page and plot.</source>
        <translation>Selecione uma para ver na página e no gráfico a lacuna e o lado que ela teria mantido.</translation>
    </message>
</context>
<context>
    <name>tagseam::NodeMenu</name>
    <message>
        <source>&amp;Explain</source>
        <translation>&amp;Explicar</translation>
    </message>
    <message>
        <source>&amp;What if</source>
        <translation>E &amp;se</translation>
    </message>
    <message>
        <source>Copy &amp;XPath</source>
        <translation>Copiar &amp;XPath</translation>
    </message>
    <message>
        <source>Copy CSS &amp;selector</source>
        <translation>Copiar se&amp;letor CSS</translation>
    </message>
    <message>
        <source>Copy &amp;HTML</source>
        <translation>Copiar &amp;HTML</translation>
    </message>
    <message>
        <source>It &amp;did not exist</source>
        <translation>Ele &amp;não existisse</translation>
    </message>
    <message>
        <source>It had no &amp;position</source>
        <translation>Ele não tivesse &amp;posição</translation>
    </message>
    <message>
        <source>It had another &amp;class…</source>
        <translation>Ele tivesse outra &amp;classe…</translation>
    </message>
    <message>
        <source>Another class</source>
        <translation>Outra classe</translation>
    </message>
    <message>
        <source>Class of the node; empty for none</source>
        <translation>Classe do nó; vazio para nenhuma</translation>
    </message>
    <message>
        <source>Hide the &amp;banner around it</source>
        <translation>Ocultar o &amp;banner em volta</translation>
    </message>
    <message>
        <source>No banner is around this node: nothing there keeps its place while the page scrolls.</source>
        <translation>Não há banner em volta deste nó: nada ali fica no lugar enquanto a página rola.</translation>
    </message>
    <message>
        <source>Copy Mark&amp;down</source>
        <translation>Copiar Mark&amp;down</translation>
    </message>
    <message>
        <source>C&amp;opy text</source>
        <translation>C&amp;opiar texto</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
</context>
<context>
    <name>tagseam::NoscriptHint</name>
    <message>
        <source>%1 of the %2 words of this page are in &lt;tt&gt;noscript&lt;/tt&gt;. Content detection reads them, the search does not. &lt;a href=&quot;include&quot;&gt;Include them in the search&lt;/a&gt;</source>
        <translation>%1 das %2 palavras desta página estão em &lt;tt&gt;noscript&lt;/tt&gt;. A detecção de conteúdo as lê, a busca não. &lt;a href=&quot;include&quot;&gt;Incluí-las na busca&lt;/a&gt;</translation>
    </message>
</context>
<context>
    <name>tagseam::Notifier</name>
    <message>
        <source>Save…</source>
        <translation>Salvar…</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>Fechar sem salvar</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Ficar</translation>
    </message>
    <message>
        <source>Continue without saving</source>
        <translation>Continuar sem salvar</translation>
    </message>
</context>
<context>
    <name>tagseam::OpenCorpus</name>
    <message>
        <source>The run is saved as %1.</source>
        <translation>A execução está salva como %1.</translation>
    </message>
    <message>
        <source>Another task is running. Wait until it ends, or cancel it, before you open another corpus or run.</source>
        <translation>Outra tarefa está em andamento. Espere que ela termine, ou cancele-a, antes de abrir outro corpus ou outra execução.</translation>
    </message>
    <message>
        <source>The previous run has other pages and was closed.</source>
        <translation>A execução anterior tem outras páginas e foi fechada.</translation>
    </message>
    <message>
        <source>%1 is a run of other pages and was closed.</source>
        <translation>%1 é uma execução de outras páginas e foi fechada.</translation>
    </message>
    <message>
        <source>%1 has pages that are not in the folder. The table shows them, but they cannot be opened.</source>
        <translation>%1 tem páginas que não estão na pasta. A tabela as mostra, mas elas não podem ser abertas.</translation>
    </message>
    <message>
        <source>The name of a method is missing between two commas.</source>
        <translation>Falta o nome de um método entre duas vírgulas.</translation>
    </message>
    <message>
        <source>“%1” is not a valid method.</source>
        <translation>“%1” não é um método válido.</translation>
    </message>
    <message>
        <source>%1 was not opened because you cancelled it. The previous pages are still shown.</source>
        <translation>%1 não foi aberto porque você cancelou. As páginas anteriores continuam abertas.</translation>
    </message>
    <message>
        <source>The comparison was cancelled. The previous comparison is shown.</source>
        <translation>A comparação foi cancelada. A comparação anterior é exibida.</translation>
    </message>
    <message>
        <source>The comparison was cancelled. Choose a method to compare with to start it again.</source>
        <translation>A comparação foi cancelada. Escolha um método com que comparar para fazê-la de novo.</translation>
    </message>
    <message>
        <source>“%1” appears twice.</source>
        <translation>“%1” aparece duas vezes.</translation>
    </message>
</context>
<context>
    <name>tagseam::OpenSite</name>
    <message>
        <source>Opening the site style tree</source>
        <translation>Abrindo a árvore de estilos do site</translation>
    </message>
    <message>
        <source>Learning the site style tree: %v of %m</source>
        <translation>Aprendendo a árvore de estilos do site: %v de %m</translation>
    </message>
    <message>
        <source>Reading sample pages: %v of %m</source>
        <translation>Lendo páginas de amostra: %v de %m</translation>
    </message>
    <message>
        <source>Saving the site style tree</source>
        <translation>Salvando a árvore de estilos do site</translation>
    </message>
    <message>
        <source>The site style tree</source>
        <translation>A árvore de estilos do site</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 foi salvo</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) read.</source>
        <translation>
            <numerusform>%n página lida.</numerusform>
            <numerusform>%n páginas lidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) could not be read and were skipped.</source>
        <translation>
            <numerusform>%n página não pôde ser lida e foi ignorada.</numerusform>
            <numerusform>%n páginas não puderam ser lidas e foram ignoradas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for pages that are in the tree: %v of %m</source>
        <translation>Procurando páginas que estão na árvore: %v de %m</translation>
    </message>
    <message>
        <source>Cancelled. The tree was not changed.</source>
        <translation>Cancelado. A árvore não foi alterada.</translation>
    </message>
    <message>
        <source>Adding pages to the site style tree: %v of %m</source>
        <translation>Acrescentando páginas à árvore de estilos do site: %v de %m</translation>
    </message>
    <message>
        <source>The threshold was chosen for another tree and was reset to the default.</source>
        <translation>O limiar tinha sido escolhido para outra árvore e voltou ao valor padrão.</translation>
    </message>
</context>
<context>
    <name>tagseam::Opener</name>
    <message>
        <source>Open it without scripts</source>
        <translation>Abrir sem scripts</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <source>Edit the address</source>
        <translation>Editar o endereço</translation>
    </message>
    <message>
        <source>Open a page</source>
        <translation>Abrir uma página</translation>
    </message>
    <message>
        <source>Pages (*.html *.htm *.xhtml *.xht *.mhtml *.mht *.warc *.gz);;All files (*)</source>
        <translation>Páginas (*.html *.htm *.xhtml *.xht *.mhtml *.mht *.warc *.gz);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>The text in the clipboard is neither HTML nor an address.</source>
        <translation>O texto na área de transferência não é HTML nem um endereço.</translation>
    </message>
    <message>
        <source>“%1” is not a valid setup. Write a variant, or OPTION=VALUE as in tagseam-cli, separated by commas: setup=jidm-2013,min-difference=0.3,label-attributes=class.</source>
        <translation>“%1” não é uma configuração válida. Escreva uma variante, ou OPÇÃO=VALOR como no tagseam-cli, separados por vírgulas: setup=jidm-2013,min-difference=0.3,label-attributes=class.</translation>
    </message>
    <message>
        <source>“%1” is not a valid part of a bookmark. The manual lists the valid parts.</source>
        <translation>“%1” não é uma parte válida de um link. O manual lista as partes válidas.</translation>
    </message>
    <message>
        <source>“#%1” refers to the page that is shown, but no page is open. Open a page first.</source>
        <translation>“#%1” refere-se à página exibida, mas nenhuma página está aberta. Abra uma página primeiro.</translation>
    </message>
    <message>
        <source>The clipboard contains neither a page nor the address of a page.</source>
        <translation>A área de transferência não contém nem uma página nem o endereço de uma.</translation>
    </message>
    <message numerus="yes">
        <source>%1 contains %n pages; choose one by --entry and its number or address.</source>
        <translation>
            <numerusform>%1 contém %n página; escolha-a com --entry e seu número ou endereço.</numerusform>
            <numerusform>%1 contém %n páginas; escolha uma com --entry e seu número ou endereço.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::OptionsBar</name>
    <message>
        <source>The listing of the 2013 article as printed: frequency ≥ threshold, only a longer right side is kept</source>
        <translation>A listagem do artigo de 2013 como impressa: frequência ≥ limiar, só se mantém um lado direito maior</translation>
    </message>
    <message>
        <source>Algorithm variant: how the points on which the papers&apos; listings and tables differ are resolved</source>
        <translation>Variante do algoritmo: como se resolvem os pontos em que as listagens e as tabelas dos artigos diferem</translation>
    </message>
    <message>
        <source>Attributes that belong to a label, beside the tag</source>
        <translation>Atributos que pertencem a um rótulo, além da tag</translation>
    </message>
    <message>
        <source>The tag alone</source>
        <translation>Apenas a tag</translation>
    </message>
    <message>
        <source>Tag and class</source>
        <translation>Tag e classe</translation>
    </message>
    <message>
        <source>Tag, class and style attribute: the published tables</source>
        <translation>Tag, classe e atributo style: as tabelas publicadas</translation>
    </message>
    <message>
        <source>&amp;Nodes</source>
        <translation>&amp;Nós</translation>
    </message>
    <message>
        <source>Nodes that have a position in the sequence</source>
        <translation>Nós que têm uma posição na sequência</translation>
    </message>
    <message>
        <source>Elements alone</source>
        <translation>Apenas elementos</translation>
    </message>
    <message>
        <source>Elements and non-blank text: the published tables</source>
        <translation>Elementos e texto que não seja só espaços: as tabelas publicadas</translation>
    </message>
    <message>
        <source>&amp;Complement</source>
        <translation>&amp;Complemento</translation>
    </message>
    <message>
        <source>Keep all but the main region (Algorithm 6), for pages whose content is smaller than the rest</source>
        <translation>Mantém tudo menos a região principal (Algoritmo 6), para páginas cujo conteúdo é menor que o restante</translation>
    </message>
    <message>
        <source>So&amp;urce</source>
        <translation>&amp;Origem</translation>
    </message>
    <message>
        <source>rendered</source>
        <translation>renderizada</translation>
    </message>
    <message>
        <source>The DOM that the browser built, as it was when captured</source>
        <translation>O DOM que o navegador construiu, como estava ao ser capturado</translation>
    </message>
    <message>
        <source>source</source>
        <translation>código-fonte</translation>
    </message>
    <message>
        <source>Min. threshold</source>
        <translation>Limiar mín.</translation>
    </message>
    <message>
        <source>The search skips lower thresholds. In the papers it starts at 1.</source>
        <translation>A busca pula os limiares menores. Nos artigos ela começa em 1.</translation>
    </message>
    <message>
        <source>All thresholds again, as in the papers</source>
        <translation>Todos os limiares de novo, como nos artigos</translation>
    </message>
    <message>
        <source>Several regions are kept now: see Diagnosis in the Explain dock</source>
        <translation>Várias regiões são mantidas agora: veja Diagnóstico no painel Explicar</translation>
    </message>
    <message>
        <source>The pruned page shows content detection now: see Content detection in the Explain dock</source>
        <translation>A página podada mostra a detecção de conteúdo agora: veja Detecção de conteúdo no painel Explicar</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opções</translation>
    </message>
    <message>
        <source>Opt&amp;ions</source>
        <translation>Opçõe&amp;s</translation>
    </message>
    <message>
        <source>Inferred from Table I: frequency &gt; threshold; after a rejected candidate split, the next threshold</source>
        <translation>Inferida da Table I: frequência &gt; limiar; após uma divisão candidata rejeitada, o próximo limiar</translation>
    </message>
    <message>
        <source>Inferred from Tabela 2: frequency &gt; threshold; after a rejected candidate split, the scan continues</source>
        <translation>Inferida da Tabela 2: frequência &gt; limiar; após uma divisão candidata rejeitada, a varredura continua</translation>
    </message>
    <message>
        <source>Va&amp;riant</source>
        <translation>&amp;Variante</translation>
    </message>
    <message>
        <source>La&amp;bel attributes</source>
        <translation>A&amp;tributos do rótulo</translation>
    </message>
    <message>
        <source>Minimum &amp;difference</source>
        <translation>Diferença &amp;mínima</translation>
    </message>
    <message>
        <source>Tag, class, style attribute and HTML 4&apos;s presentational attributes, such as bgcolor</source>
        <translation>Tag, classe, atributo style e os atributos de apresentação do HTML 4, como bgcolor</translation>
    </message>
    <message>
        <source>Tag and computed style: display, position, font, colours, borders and similar properties</source>
        <translation>Tag e estilo computado: display, posição, fonte, cores, bordas e propriedades semelhantes</translation>
    </message>
    <message>
        <source>The pruned page shows a candidate chosen by hand now: see Content detection in the Explain dock</source>
        <translation>A página podada mostra agora um candidato escolhido à mão: veja Detecção de conteúdo no painel Explicar</translation>
    </message>
    <message>
        <source>Minimum length difference for a split, as a fraction of both sides. With 0.20, as in line 30 of the listing, one side must be 1.5 times as long as the other; the papers&apos; text, &quot;at least 20% larger&quot;, would be 1.2 times</source>
        <translation>Diferença mínima de tamanho para uma divisão, como fração dos dois lados. Com 0,20, como na linha 30 da listagem, um lado deve ter 1,5 vez o tamanho do outro; o texto dos trabalhos, &quot;ao menos 20% maior&quot;, seria 1,2 vez</translation>
    </message>
    <message>
        <source>Which of the page&apos;s trees is analysed and shown</source>
        <translation>Qual das árvores da página é analisada e mostrada</translation>
    </message>
    <message>
        <source>The bytes as served, read as HTML5 prescribes, which browsers do. No script has run.</source>
        <translation>Os bytes como foram servidos, lidos como o HTML5 prescreve e os navegadores fazem. Nenhum script rodou.</translation>
    </message>
    <message>
        <source>source (libxml2)</source>
        <translation>código-fonte (libxml2)</translation>
    </message>
    <message>
        <source>The bytes as served, read by libxml2, as the papers&apos; programs did. No script has run.</source>
        <translation>Os bytes como foram servidos, lidos pela libxml2, como faziam os programas dos artigos. Nenhum script rodou.</translation>
    </message>
</context>
<context>
    <name>tagseam::OtherPage</name>
    <message>
        <source>%1 · only in this version</source>
        <translation>%1 · só nesta versão</translation>
    </message>
    <message>
        <source>%1 · kept in this version</source>
        <translation>%1 · mantido nesta versão</translation>
    </message>
    <message>
        <source>%1 · pruned in this version</source>
        <translation>%1 · podado nesta versão</translation>
    </message>
</context>
<context>
    <name>tagseam::PageBookmarks</name>
    <message>
        <source>The bookmarks in %1 cannot be read: %2. The file is not changed.</source>
        <translation>Os links em %1 não podem ser lidos: %2. O arquivo não é alterado.</translation>
    </message>
    <message>
        <source>%1 has no bookmarks that this version can read. The file is not changed.</source>
        <translation>%1 não tem links que esta versão possa ler. O arquivo não é alterado.</translation>
    </message>
    <message>
        <source>The bookmarks in %1 cannot be read: “%2” is not a valid part of a bookmark. The file is not changed.</source>
        <translation>Os links em %1 não podem ser lidos: “%2” não é uma parte válida de um link. O arquivo não é alterado.</translation>
    </message>
    <message>
        <source>Another program has changed %1, so the bookmarks were not saved. Open the page again to read the file.</source>
        <translation>Outro programa alterou %1, por isso os links não foram salvos. Abra a página de novo para ler o arquivo.</translation>
    </message>
    <message>
        <source>The bookmarks cannot be saved in %1: %2. They stay in the list until another page is opened.</source>
        <translation>Os links não podem ser salvos em %1: %2. Eles ficam na lista até que outra página seja aberta.</translation>
    </message>
</context>
<context>
    <name>tagseam::PageEditing</name>
    <message>
        <source>The page cannot be changed so: %1.</source>
        <translation>A página não pode ser mudada assim: %1.</translation>
    </message>
    <message numerus="yes">
        <source>The page now has %1 of your %n change(s).</source>
        <translation>
            <numerusform>A página agora tem %1 da sua %n mudança.</numerusform>
            <numerusform>A página agora tem %1 das suas %n mudanças.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) were made again.</source>
        <translation>
            <numerusform>%n mudança foi feita de novo.</numerusform>
            <numerusform>%n mudanças foram feitas de novo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) no longer apply, because their elements are gone.</source>
        <translation>
            <numerusform>%n mudança não se aplica mais, porque seu elemento não existe mais.</numerusform>
            <numerusform>%n mudanças não se aplicam mais, porque seus elementos não existem mais.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 becomes %2</source>
        <translation>%1 passa a ser %2</translation>
    </message>
    <message>
        <source>%1 gets %2=“%3”</source>
        <translation>%1 recebe %2=“%3”</translation>
    </message>
    <message>
        <source>%1 loses %2</source>
        <translation>%1 perde %2</translation>
    </message>
    <message>
        <source>%1 is removed</source>
        <translation>%1 é removido</translation>
    </message>
    <message>
        <source>%1 is wrapped in %2</source>
        <translation>%1 é envolvido em %2</translation>
    </message>
    <message>
        <source>%1 is unwrapped</source>
        <translation>%1 é desenvolvido</translation>
    </message>
    <message>
        <source>%1 is moved before %2</source>
        <translation>%1 vai para antes de %2</translation>
    </message>
    <message>
        <source>%1 is moved after %2</source>
        <translation>%1 vai para depois de %2</translation>
    </message>
    <message>
        <source>%1 is moved into %2</source>
        <translation>%1 vai para dentro de %2</translation>
    </message>
    <message>
        <source>The other tree of the page is edited. Undo its changes first.</source>
        <translation>A outra árvore da página está editada. Desfaça primeiro as mudanças dela.</translation>
    </message>
    <message>
        <source>The page was captured again since this change, which can no longer be undone or redone.</source>
        <translation>A página foi recapturada depois desta mudança, que não pode mais ser desfeita nem refeita.</translation>
    </message>
    <message>
        <source>“%1” cannot be done on this page: %2.</source>
        <translation>“%1” não pode ser feito nesta página: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 (and %n more)</source>
        <translation>
            <numerusform>%1 (e mais %n)</numerusform>
            <numerusform>%1 (e mais %n)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::PageLoader</name>
    <message>
        <source>%1 did not respond for %2 seconds and was stopped. A script may be in an endless loop.</source>
        <translation>%1 não respondeu por %2 segundos e foi interrompida. Um script pode estar em um laço infinito.</translation>
    </message>
    <message>
        <source>%1 crashed the renderer process.</source>
        <translation>%1 derrubou o processo de renderização.</translation>
    </message>
    <message>
        <source>%1 could not be loaded.</source>
        <translation>Não foi possível carregar %1.</translation>
    </message>
    <message>
        <source>%1 sent nothing for %2 seconds.</source>
        <translation>%1 não enviou nada por %2 segundos.</translation>
    </message>
    <message>
        <source>%1 used more than %2 GB of memory and was stopped.</source>
        <translation>%1 usou mais de %2 GB de memória e foi interrompida.</translation>
    </message>
    <message>
        <source>%1 kept asking for dialogs, windows or other addresses and was stopped.</source>
        <translation>%1 pedia sem parar diálogos, janelas ou outros endereços e foi interrompida.</translation>
    </message>
    <message>
        <source>%1 was not loaded: you cancelled it.</source>
        <translation>%1 não foi carregada: você cancelou.</translation>
    </message>
    <message>
        <source>%1 did not respond for %2 seconds and was stopped. The page may be too large or too deeply nested.</source>
        <translation>%1 não respondeu por %2 segundos e foi interrompida. A página pode ser grande demais ou ter elementos aninhados demais.</translation>
    </message>
    <message>
        <source>Another page was opened.</source>
        <translation>Outra página foi aberta.</translation>
    </message>
    <message>
        <source>the network is off</source>
        <translation>a rede está desligada</translation>
    </message>
    <message>
        <source>%1 could not be loaded: %2.</source>
        <translation>Não foi possível carregar %1: %2.</translation>
    </message>
    <message>
        <source>%1 was not recaptured: you cancelled it.</source>
        <translation>%1 não foi recapturada: você cancelou.</translation>
    </message>
    <message>
        <source>Cannot open &apos;%1&apos;: Tagseam opens files and http or https addresses.</source>
        <translation>Não é possível abrir &apos;%1&apos;: o Tagseam abre arquivos e endereços http ou https.</translation>
    </message>
    <message>
        <source>No page was opened from the clipboard yet.</source>
        <translation>Nenhuma página foi aberta da área de transferência ainda.</translation>
    </message>
    <message>
        <source>it is a download, not a page</source>
        <translation>é um download, não uma página</translation>
    </message>
    <message>
        <source>Only its source tree is shown.</source>
        <translation>Só a árvore do código-fonte é mostrada.</translation>
    </message>
    <message>
        <source>The browser did not begin to build %1 within %2 seconds.</source>
        <translation>O navegador não começou a construir %1 em %2 segundos.</translation>
    </message>
</context>
<context>
    <name>tagseam::PageMarks</name>
    <message>
        <source>%1 · position %2</source>
        <translation>%1 · posição %2</translation>
    </message>
</context>
<context>
    <name>tagseam::PagePair</name>
    <message>
        <source>&lt;b&gt;Source&lt;/b&gt; · as libxml2 reads it</source>
        <translation>&lt;b&gt;Código-fonte&lt;/b&gt; · como a libxml2 o lê</translation>
    </message>
    <message>
        <source>&lt;b&gt;Original&lt;/b&gt;</source>
        <translation>&lt;b&gt;Original&lt;/b&gt;</translation>
    </message>
    <message>
        <source>solid blue: left side, already read · dashed yellow: right side</source>
        <translation>azul contínuo: lado esquerdo, já lido · amarelo tracejado: lado direito</translation>
    </message>
    <message>
        <source>coloured: see “%1”</source>
        <translation>colorido: veja “%1”</translation>
    </message>
    <message>
        <source>hatched: pruned</source>
        <translation>hachurado: podado</translation>
    </message>
    <message>
        <source>hatched: pruned by content detection</source>
        <translation>hachurado: podado pela detecção de conteúdo</translation>
    </message>
    <message>
        <source>picking is off</source>
        <translation>seleção por clique desligada</translation>
    </message>
    <message>
        <source>click picks a node</source>
        <translation>um clique seleciona um nó</translation>
    </message>
    <message>
        <source>&lt;b&gt;Pruned&lt;/b&gt; · level %1: without positions %2–%3 · %4 %</source>
        <translation>&lt;b&gt;Podada&lt;/b&gt; · nível %1: sem as posições %2–%3 · %4 %</translation>
    </message>
    <message>
        <source>&lt;b&gt;Pruned&lt;/b&gt; · level %1: positions %2–%3 · %4 % of the sequence</source>
        <translation>&lt;b&gt;Podada&lt;/b&gt; · nível %1: posições %2–%3 · %4 % da sequência</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;Pruned&lt;/b&gt; · %n regions · %1 % of the nodes</source>
        <translation>
            <numerusform>&lt;b&gt;Podada&lt;/b&gt; · %n região · %1 % dos nós</numerusform>
            <numerusform>&lt;b&gt;Podada&lt;/b&gt; · %n regiões · %1 % dos nós</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;b&gt;Pruned&lt;/b&gt; · complement of the main region (search) · %1 % of the nodes</source>
        <translation>&lt;b&gt;Podada&lt;/b&gt; · complemento da região principal (busca) · %1 % dos nós</translation>
    </message>
    <message>
        <source>&lt;b&gt;Pruned&lt;/b&gt; · main region (search) · %1 % of the nodes</source>
        <translation>&lt;b&gt;Podada&lt;/b&gt; · região principal (busca) · %1 % dos nós</translation>
    </message>
    <message>
        <source>click a node, then press a digit to label it; Up and Down widen and narrow</source>
        <translation>clique em um nó e pressione um dígito para rotulá-lo; Acima e Abaixo ampliam e estreitam</translation>
    </message>
    <message>
        <source>hatched: not in the chosen candidate</source>
        <translation>hachurado: fora do candidato escolhido</translation>
    </message>
    <message>
        <source>&lt;b&gt;Pruned&lt;/b&gt;, &lt;b&gt;chosen by hand&lt;/b&gt;: %1 · %2 % of the nodes</source>
        <translation>&lt;b&gt;Podada&lt;/b&gt;, &lt;b&gt;escolhida à mão&lt;/b&gt;: %1 · %2% dos nós</translation>
    </message>
    <message>
        <source>&lt;b&gt;Pruned&lt;/b&gt; by &lt;b&gt;content detection&lt;/b&gt; · no main content, everything kept</source>
        <translation>&lt;b&gt;Podada&lt;/b&gt; pela &lt;b&gt;detecção de conteúdo&lt;/b&gt; · nenhum conteúdo principal, tudo mantido</translation>
    </message>
    <message>
        <source>&lt;b&gt;Pruned&lt;/b&gt; by &lt;b&gt;content detection&lt;/b&gt; · %1 · %2 % of the nodes</source>
        <translation>&lt;b&gt;Podada&lt;/b&gt; pela &lt;b&gt;detecção de conteúdo&lt;/b&gt; · %1 · %2% dos nós</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;Pruned&lt;/b&gt; · by %1 up to this step: %n nodes</source>
        <translation>
            <numerusform>&lt;b&gt;Podada&lt;/b&gt; · por %1 até este passo: %n nó</numerusform>
            <numerusform>&lt;b&gt;Podada&lt;/b&gt; · por %1 até este passo: %n nós</numerusform>
        </translation>
    </message>
    <message>
        <source>Pruned page</source>
        <translation>Página podada</translation>
    </message>
    <message>
        <source>Other version of the page</source>
        <translation>Outra versão da página</translation>
    </message>
    <message>
        <source>Other version</source>
        <translation>Outra versão</translation>
    </message>
    <message>
        <source>Page on the right: the pruned page, or the other version</source>
        <translation>Página à direita: a página podada ou a outra versão</translation>
    </message>
    <message>
        <source>Page on the right</source>
        <translation>Página à direita</translation>
    </message>
    <message>
        <source>&lt;b&gt;Source&lt;/b&gt; · as HTML5 prescribes</source>
        <translation>&lt;b&gt;Código-fonte&lt;/b&gt; · como o HTML5 prescreve</translation>
    </message>
    <message>
        <source>coloured: probability of content</source>
        <translation>colorido: probabilidade de conteúdo</translation>
    </message>
</context>
<context>
    <name>tagseam::PageSaver</name>
    <message>
        <source>Not archived: nothing was written.</source>
        <translation>Não arquivada: nada foi gravado.</translation>
    </message>
    <message>
        <source>Archived: the page and everything it shows.</source>
        <translation>Arquivada: a página e tudo o que ela mostra.</translation>
    </message>
    <message numerus="yes">
        <source>Archived, but %n resources of the page could not be fetched:</source>
        <translation>
            <numerusform>Arquivada, mas %n recurso da página não pôde ser obtido:</numerusform>
            <numerusform>Arquivada, mas %n recursos da página não puderam ser obtidos:</numerusform>
        </translation>
    </message>
    <message>
        <source>Saving stopped: another page was opened.</source>
        <translation>A gravação parou: outra página foi aberta.</translation>
    </message>
    <message>
        <source>Save archive</source>
        <translation>Salvar arquivo da página</translation>
    </message>
    <message>
        <source>Web archive (*.mhtml)</source>
        <translation>Arquivo web (*.mhtml)</translation>
    </message>
    <message>
        <source>archiving: %v of %m</source>
        <translation>arquivando: %v de %m</translation>
    </message>
    <message>
        <source>Save the pruned page</source>
        <translation>Salvar a página podada</translation>
    </message>
    <message>
        <source>Only a rendered page can be archived.</source>
        <translation>Só uma página renderizada pode ser arquivada.</translation>
    </message>
    <message>
        <source>The page was not edited.</source>
        <translation>A página não foi editada.</translation>
    </message>
    <message>
        <source>Save the edited page</source>
        <translation>Salvar a página editada</translation>
    </message>
    <message>
        <source>Changes of %1:</source>
        <translation>Mudanças de %1:</translation>
    </message>
    <message>
        <source>(not in the source: a script or the browser made it)</source>
        <translation>(não está no código-fonte: um script ou o navegador o criou)</translation>
    </message>
    <message>
        <source>Copied: the changes as a list, for the command line, and as a patch.</source>
        <translation>Copiado: as mudanças como lista, para a linha de comando e como patch.</translation>
    </message>
</context>
<context>
    <name>tagseam::PageTrees</name>
    <message>
        <source>The source of this page cannot be shown: %1</source>
        <translation>O código-fonte desta página não pode ser mostrado: %1</translation>
    </message>
    <message>
        <source>document</source>
        <translation>documento</translation>
    </message>
    <message>
        <source>comment</source>
        <translation>comentário</translation>
    </message>
</context>
<context>
    <name>tagseam::PageVersions</name>
    <message>
        <source>comparing with the other version</source>
        <translation>comparando com a outra versão</translation>
    </message>
    <message>
        <source>undoing changes of the template</source>
        <translation>desfazendo mudanças do template</translation>
    </message>
</context>
<context>
    <name>tagseam::PageView</name>
    <message>
        <source>Pruned page</source>
        <translation>Página podada</translation>
    </message>
    <message>
        <source>Original page</source>
        <translation>Página original</translation>
    </message>
</context>
<context>
    <name>tagseam::PageWatch</name>
    <message>
        <source>Only a file or an address can be watched, and this page is neither.</source>
        <translation>Só um arquivo ou um endereço pode ser observado, e esta página não é nenhum dos dois.</translation>
    </message>
    <message>
        <source>The address is not watched: the network is off. Turn Network on in the toolbar first.</source>
        <translation>O endereço não é observado: a rede está desligada. Ligue primeiro a rede na barra de ferramentas.</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 está vazia.</translation>
    </message>
    <message>
        <source>%1 did not answer.</source>
        <translation>%1 não respondeu.</translation>
    </message>
    <message>
        <source>%1 answered with HTTP status %2.</source>
        <translation>%1 respondeu com o status HTTP %2.</translation>
    </message>
    <message>
        <source>%1 The page stays as it was, and is still watched.</source>
        <translation>%1 A página fica como estava, e continua sendo observada.</translation>
    </message>
    <message>
        <source>Version before</source>
        <translation>Versão anterior</translation>
    </message>
    <message>
        <source>Show the changes</source>
        <translation>Mostrar as mudanças</translation>
    </message>
    <message>
        <source>Back to the version before</source>
        <translation>Voltar à versão anterior</translation>
    </message>
    <message>
        <source>Newer version</source>
        <translation>Versão mais nova</translation>
    </message>
    <message>
        <source>The version before is shown as it was captured. Redo shows the newer version.</source>
        <translation>A versão anterior é mostrada como foi capturada. Refazer mostra a versão mais nova.</translation>
    </message>
    <message>
        <source>Only a page that the browser has built can be watched.</source>
        <translation>Só uma página que o navegador construiu pode ser observada.</translation>
    </message>
    <message>
        <source>Watching %1. Each new version is shown when it appears.</source>
        <translation>Observando %1. Cada nova versão é mostrada quando aparece.</translation>
    </message>
    <message>
        <source>%1 no longer contains exactly one page.</source>
        <translation>%1 não contém mais exatamente uma página.</translation>
    </message>
    <message>
        <source>Watching %1 has ended: the network is off.</source>
        <translation>A observação de %1 terminou: a rede está desligada.</translation>
    </message>
    <message>
        <source>%1 is asked again when the page is reloaded (F5).</source>
        <translation>%1 é consultada de novo quando a página é recarregada (F5).</translation>
    </message>
    <message>
        <source>%1 has a new version.</source>
        <translation>%1 tem uma nova versão.</translation>
    </message>
</context>
<context>
    <name>tagseam::PlacesModel</name>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nós</translation>
    </message>
    <message>
        <source>Elements and texts of the place, as the score counts them</source>
        <translation>Elementos e textos do lugar, como a pontuação os conta</translation>
    </message>
    <message>
        <source>%1, itself only</source>
        <translation>%1, só ele mesmo</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Por quê?</translation>
    </message>
    <message>
        <source>Open Why to see why the node was kept or pruned</source>
        <translation>Abre Por quê, que mostra por que o nó foi mantido ou podado</translation>
    </message>
    <message>
        <source>Only this node: other places below it are listed separately. Such a node is often kept because it contains kept nodes.</source>
        <translation>Só este nó: os outros lugares abaixo dele são listados à parte. Um nó assim é muitas vezes mantido porque contém nós mantidos.</translation>
    </message>
</context>
<context>
    <name>tagseam::PlacesView</name>
    <message>
        <source>largest first</source>
        <translation>os maiores primeiro</translation>
    </message>
    <message>
        <source>in page order</source>
        <translation>na ordem da página</translation>
    </message>
    <message>
        <source>only %1</source>
        <translation>só %1</translation>
    </message>
    <message>
        <source>Places that the list shows</source>
        <translation>Lugares que a lista mostra</translation>
    </message>
    <message numerus="yes">
        <source>%n of them are single elements, without the nodes below. Only the plot shows them.</source>
        <translation>
            <numerusform>%n deles é um elemento isolado, sem os nós abaixo. Só o gráfico o mostra.</numerusform>
            <numerusform>%n deles são elementos isolados, sem os nós abaixo. Só o gráfico os mostra.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only the %1 largest of the list are coloured.</source>
        <translation>Só os %1 maiores da lista estão coloridos.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n node(s)</source>
        <translation>
            <numerusform>%1: %n nó</numerusform>
            <numerusform>%1: %n nós</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::PlotExport</name>
    <message>
        <source>This page has no body: there is no sequence to plot.</source>
        <translation>Esta página não tem body: não há sequência para traçar.</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>Desenho SVG (*.svg)</translation>
    </message>
    <message>
        <source>PDF page (*.pdf)</source>
        <translation>Página PDF (*.pdf)</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>Imagem PNG (*.png)</translation>
    </message>
    <message>
        <source>Export plot and waterline</source>
        <translation>Exportar o gráfico e a linha d’água</translation>
    </message>
    <message>
        <source>A plot is written as .svg, .pdf or .png, not as %1.</source>
        <translation>Um gráfico é gravado como .svg, .pdf ou .png, não como %1.</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 foi salvo</translation>
    </message>
    <message>
        <source>variant %1 · minimum difference %2 · label attributes %3 · nodes %4 · waterline of level %5 of %6</source>
        <translation>variante %1 · diferença mínima %2 · atributos do rótulo %3 · nós %4 · linha d’água do nível %5 de %6</translation>
    </message>
    <message>
        <source>The plot cannot be exported while a question waits, because it would show the answer.</source>
        <translation>O gráfico não pode ser exportado enquanto uma pergunta espera, pois mostraria a resposta.</translation>
    </message>
</context>
<context>
    <name>tagseam::PlotPainter</name>
    <message>
        <source>kept node</source>
        <translation>nó mantido</translation>
    </message>
    <message>
        <source>pruned node</source>
        <translation>nó podado</translation>
    </message>
    <message>
        <source>split, with its level</source>
        <translation>divisão, com seu nível</translation>
    </message>
    <message>
        <source>level: kept side</source>
        <translation>nível: lado mantido</translation>
    </message>
    <message>
        <source>level: pruned side</source>
        <translation>nível: lado podado</translation>
    </message>
    <message>
        <source>symbol</source>
        <translation>símbolo</translation>
    </message>
    <message>
        <source>sym.</source>
        <translation>símb.</translation>
    </message>
    <message>
        <source>level</source>
        <translation>nível</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>nível %1</translation>
    </message>
    <message>
        <source>node of the level</source>
        <translation>nó do nível</translation>
    </message>
    <message>
        <source>pruned before</source>
        <translation>podado antes</translation>
    </message>
    <message>
        <source>read</source>
        <translation>lido</translation>
    </message>
    <message>
        <source>open symbol, on both sides of the gap</source>
        <translation>símbolo aberto, nos dois lados da lacuna</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>aceita</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>rejeitada</translation>
    </message>
    <message>
        <source>position</source>
        <translation>posição</translation>
    </message>
    <message>
        <source>content: kept</source>
        <translation>conteúdo: mantido</translation>
    </message>
    <message>
        <source>content: candidate</source>
        <translation>conteúdo: candidato</translation>
    </message>
    <message>
        <source>content: kept, too</source>
        <translation>conteúdo: mantido também</translation>
    </message>
    <message>
        <source>main region (search) %1–%2</source>
        <translation>região principal (busca) %1–%2</translation>
    </message>
    <message>
        <source>content with probability 1</source>
        <translation>conteúdo com probabilidade 1</translation>
    </message>
</context>
<context>
    <name>tagseam::PlotTable</name>
    <message>
        <source>accepted</source>
        <translation>aceita</translation>
    </message>
    <message>
        <source>rejected by the size rule</source>
        <translation>rejeitada pela regra de tamanho</translation>
    </message>
    <message>
        <source>end of the scan</source>
        <translation>fim da varredura</translation>
    </message>
    <message>
        <source>fewer than two symbols</source>
        <translation>menos de dois símbolos</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>fechada</translation>
    </message>
    <message>
        <source>open: the scan can split</source>
        <translation>aberta: a varredura pode dividir</translation>
    </message>
    <message>
        <source>open: the scan cannot split: %1</source>
        <translation>aberta: a varredura não pode dividir: %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhuma</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nível</translation>
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
        <source>First position of the right side</source>
        <translation>Primeira posição do lado direito</translation>
    </message>
    <message>
        <source>Kept side</source>
        <translation>Lado mantido</translation>
    </message>
    <message>
        <source>Pruned side</source>
        <translation>Lado podado</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>Gap after position</source>
        <translation>Lacuna após a posição</translation>
    </message>
    <message>
        <source>Opens at threshold</source>
        <translation>Abre no limiar</translation>
    </message>
    <message>
        <source>Lowest threshold at which no symbol occurs on both sides</source>
        <translation>Menor limiar em que nenhum símbolo ocorre dos dois lados</translation>
    </message>
    <message>
        <source>At threshold %1</source>
        <translation>No limiar %1</translation>
    </message>
    <message>
        <source>At the threshold</source>
        <translation>No limiar</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Line of the listing</source>
        <translation>Linha da listagem</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Limiar</translation>
    </message>
    <message>
        <source>Left : right</source>
        <translation>Esquerda : direita</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decisão</translation>
    </message>
</context>
<context>
    <name>tagseam::PlotView</name>
    <message>
        <source>Tag path sequence plot</source>
        <translation>Gráfico da sequência de caminhos de tags</translation>
    </message>
    <message>
        <source>This page has no body: there is no sequence to plot.</source>
        <translation>Esta página não tem body: não há sequência para traçar.</translation>
    </message>
    <message>
        <source>The tag path sequence of the page appears here.</source>
        <translation>A sequência de caminhos de tags da página aparece aqui.</translation>
    </message>
    <message>
        <source>Level %1: positions %2–%3, kept %4–%5</source>
        <translation>Nível %1: posições %2–%3, manteve %4–%5</translation>
    </message>
    <message>
        <source>Position %1 · symbol %2, frequency %3%4
%5</source>
        <translation>Posição %1 · símbolo %2, frequência %3%4
%5</translation>
    </message>
    <message numerus="yes">
        <source>Dot plot: each of the %n position(s) has one dot at the height of its symbol. There are %1 symbols.</source>
        <translation>
            <numerusform>Gráfico de pontos: a %n posição tem um ponto na altura do seu símbolo. Há %1 símbolos.</numerusform>
            <numerusform>Gráfico de pontos: cada uma das %n posições tem um ponto na altura do seu símbolo. Há %1 símbolos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The main region is positions %1 to %2.</source>
        <translation>A região principal são as posições %1 a %2.</translation>
    </message>
    <message>
        <source>There is no split.</source>
        <translation>Não há divisão.</translation>
    </message>
    <message>
        <source>%1 at level %2</source>
        <translation>%1 no nível %2</translation>
    </message>
    <message>
        <source>The search split the sequence before these positions: %1.</source>
        <translation>A busca dividiu a sequência antes destas posições: %1.</translation>
    </message>
    <message>
        <source>At this step, positions %1 to %2 remain.</source>
        <translation>Neste passo restam as posições %1 a %2.</translation>
    </message>
    <message>
        <source> · content with probability %1</source>
        <translation> · conteúdo com probabilidade %1</translation>
    </message>
</context>
<context>
    <name>tagseam::PreferencesDialog</name>
    <message>
        <source>&amp;Size, unpacked</source>
        <translation>&amp;Tamanho, descompactada</translation>
    </message>
    <message>
        <source>&amp;Nodes: elements, texts, comments</source>
        <translation>&amp;Nós: elementos, textos, comentários</translation>
    </message>
    <message>
        <source>&amp;Depth: elements within each other</source>
        <translation>&amp;Profundidade: elementos uns dentro dos outros</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferências</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> MB</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;OK</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Redefinir</translation>
    </message>
    <message>
        <source>&amp;Loading time, then the page is captured as it is</source>
        <translation>Tempo de &amp;carregamento; depois a página é capturada como está</translation>
    </message>
    <message>
        <source>Limits for a page. A larger page is not loaded, and a message names the limit that it exceeds. The limits apply to pages loaded from now on.</source>
        <translation>Limites para uma página. Uma página maior não é carregada, e uma mensagem indica o limite que ela excede. Os limites valem para as páginas carregadas a partir de agora.</translation>
    </message>
</context>
<context>
    <name>tagseam::Projector</name>
    <message>
        <source>Pro&amp;jector mode</source>
        <translation>Modo pro&amp;jetor</translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation>Próximo painel</translation>
    </message>
    <message>
        <source>A larger font, the full screen, and one pane at a time</source>
        <translation>Fonte maior, tela cheia, e um painel de cada vez</translation>
    </message>
    <message>
        <source>Shows the next pane in projector mode</source>
        <translation>Mostra o próximo painel no modo projetor</translation>
    </message>
</context>
<context>
    <name>tagseam::ProposalBar</name>
    <message>
        <source>Accept (Enter)</source>
        <translation>Aceitar (Enter)</translation>
    </message>
    <message>
        <source>Dismiss (Esc)</source>
        <translation>Descartar (Esc)</translation>
    </message>
    <message>
        <source>Proposal</source>
        <translation>Proposta</translation>
    </message>
    <message numerus="yes">
        <source>%n places are proposed as “%1” (dashed on the page). Click a place to exclude it.</source>
        <translation>
            <numerusform>%n lugar é proposto como “%1” (tracejado na página). Clique no lugar para excluí-lo.</numerusform>
            <numerusform>%n lugares são propostos como “%1” (tracejados na página). Clique em um lugar para excluí-lo.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::QueueModel</name>
    <message>
        <source>untouched</source>
        <translation>intocada</translation>
    </message>
    <message>
        <source>done</source>
        <translation>pronta</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>pulada</translation>
    </message>
    <message>
        <source>cannot be opened</source>
        <translation>não abre</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>não pode ser lido</translation>
    </message>
    <message>
        <source>name is taken</source>
        <translation>nome já usado</translation>
    </message>
    <message>
        <source>%1, the page that is shown</source>
        <translation>%1, a página mostrada</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n orphan(s))</source>
        <translation>
            <numerusform>%1 (%n órfã)</numerusform>
            <numerusform>%1 (%n órfãs)</numerusform>
        </translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Marcas</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>marked by %1</source>
        <translation>marcada por %1</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>em andamento</translation>
    </message>
    <message>
        <source>Number of marks in the annotation. Orphans, which are not on the page, are counted when the page is opened.</source>
        <translation>Número de marcas da anotação. As órfãs, que não estão na página, são contadas quando a página é aberta.</translation>
    </message>
    <message>
        <source>Its annotation cannot be read (%1). The file is not changed.</source>
        <translation>A anotação da página não pode ser lida (%1). O arquivo não é alterado.</translation>
    </message>
    <message>
        <source>Its annotation would have the same file as the annotation of %1, a page with the same name. Keep annotations beside each page.</source>
        <translation>A anotação da página teria o mesmo arquivo que a anotação de %1, uma página de mesmo nome. Guarde as anotações ao lado de cada página.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Time of work on the page, in minutes and seconds. A pause of more than two minutes counts as two minutes.</source>
        <translation>Tempo de trabalho na página, em minutos e segundos. Uma pausa de mais de dois minutos conta como dois minutos.</translation>
    </message>
</context>
<context>
    <name>tagseam::QueueTab</name>
    <message>
        <source>Done, and ne&amp;xt page</source>
        <translation>Pronta, e pró&amp;xima página</translation>
    </message>
    <message>
        <source>Done, next</source>
        <translation>Pronta, próxima</translation>
    </message>
    <message>
        <source>Skip, and next page</source>
        <translation>Pular, e próxima página</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Pular</translation>
    </message>
    <message>
        <source>Next page of the &amp;queue</source>
        <translation>Próxima página da fi&amp;la</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Próxima</translation>
    </message>
    <message>
        <source>Pre&amp;vious page of the queue</source>
        <translation>&amp;Voltar uma página da fila</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Anterior</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>Pasta…</translation>
    </message>
    <message>
        <source>Folder of this page</source>
        <translation>Pasta desta página</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todas</translation>
    </message>
    <message>
        <source>to do</source>
        <translation>a fazer</translation>
    </message>
    <message>
        <source>with a problem</source>
        <translation>com problema</translation>
    </message>
    <message>
        <source>Pages shown, by state</source>
        <translation>Páginas mostradas, por estado</translation>
    </message>
    <message>
        <source>Filter by name or note</source>
        <translation>Filtrar por nome ou nota</translation>
    </message>
    <message>
        <source>Pages of the folder</source>
        <translation>Páginas da pasta</translation>
    </message>
    <message>
        <source>Double click or Enter opens the page</source>
        <translation>Clique duplo ou Enter abre a página</translation>
    </message>
    <message>
        <source>Pages done or skipped</source>
        <translation>Páginas prontas ou puladas</translation>
    </message>
    <message>
        <source>The folder cannot be read (%1).</source>
        <translation>A pasta não pode ser lida (%1).</translation>
    </message>
    <message>
        <source>The folder is being read…</source>
        <translation>A pasta está sendo lida…</translation>
    </message>
    <message>
        <source>The folder contains no page (.html, .htm, .xhtml, .mhtml, .mht or .warc).</source>
        <translation>A pasta não contém nenhuma página (.html, .htm, .xhtml, .mhtml, .mht ou .warc).</translation>
    </message>
    <message>
        <source>Done or skipped: %1 of %2</source>
        <translation>Prontas ou puladas: %1 de %2</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>%1 de %2 prontas</translation>
    </message>
    <message>
        <source>%1 skipped</source>
        <translation>%1 puladas</translation>
    </message>
    <message>
        <source>%1 with a problem</source>
        <translation>%1 com problema</translation>
    </message>
    <message>
        <source>A folder of pages</source>
        <translation>Uma pasta de páginas</translation>
    </message>
    <message>
        <source>Saves the page as done and opens the next page to do</source>
        <translation>Salva a página como pronta e abre a próxima página a fazer</translation>
    </message>
    <message>
        <source>Saves the page as skipped and opens the next page to do</source>
        <translation>Salva a página como pulada e abre a próxima página a fazer</translation>
    </message>
    <message>
        <source>Opens the next page of the folder and does not change the state of this page</source>
        <translation>Abre a próxima página da pasta e não muda o estado desta página</translation>
    </message>
    <message>
        <source>Opens the previous page of the folder and does not change the state of this page</source>
        <translation>Abre a página anterior da pasta e não muda o estado desta página</translation>
    </message>
    <message>
        <source>Chooses a folder; all pages below it form the queue</source>
        <translation>Escolhe uma pasta; todas as páginas abaixo dela formam a fila</translation>
    </message>
    <message>
        <source>Chooses the folder of this page; all pages below it form the queue</source>
        <translation>Escolhe a pasta desta página; todas as páginas abaixo dela formam a fila</translation>
    </message>
    <message>
        <source>Reads the folder again</source>
        <translation>Lê a pasta de novo</translation>
    </message>
    <message>
        <source>Pages that the list shows. Pages to do are untouched or in progress.</source>
        <translation>Páginas que a lista mostra. As páginas a fazer são as intocadas ou em andamento.</translation>
    </message>
    <message>
        <source>A queue is a folder of pages that are annotated one after the other. Choose a folder, or use the folder of this page.</source>
        <translation>Uma fila é uma pasta de páginas, anotadas uma após a outra. Escolha uma pasta ou use a pasta desta página.</translation>
    </message>
    <message numerus="yes">
        <source>No page matches the filter. Show all pages and clear the filter to see the %n pages of the folder.</source>
        <translation>
            <numerusform>Nenhuma página corresponde ao filtro. Mostre todas e limpe o filtro para ver a %n página da pasta.</numerusform>
            <numerusform>Nenhuma página corresponde ao filtro. Mostre todas e limpe o filtro para ver as %n páginas da pasta.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in progress</source>
        <translation>%1 em andamento</translation>
    </message>
    <message>
        <source>The folder has more pages. The list shows only the first %1.</source>
        <translation>A pasta tem mais páginas. A lista mostra só as primeiras %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n subfolders cannot be read.</source>
        <translation>
            <numerusform>%n subpasta não pode ser lida.</numerusform>
            <numerusform>%n subpastas não podem ser lidas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::QueueWalk</name>
    <message>
        <source>The annotation of this page is being read. Try again in a moment.</source>
        <translation>A anotação desta página está sendo lida. Tente de novo em instantes.</translation>
    </message>
    <message>
        <source>The queue is empty. Choose a folder of pages in the tab “Queue” first.</source>
        <translation>A fila está vazia. Escolha primeiro uma pasta de páginas na aba “Fila”.</translation>
    </message>
    <message>
        <source>The folder has no pages.</source>
        <translation>A pasta não tem páginas.</translation>
    </message>
    <message>
        <source>This is the last page of the folder.</source>
        <translation>Esta é a última página da pasta.</translation>
    </message>
    <message>
        <source>This is the first page of the folder.</source>
        <translation>Esta é a primeira página da pasta.</translation>
    </message>
    <message>
        <source>All pages are done or skipped.</source>
        <translation>Todas as páginas estão prontas ou puladas.</translation>
    </message>
    <message>
        <source>The state of this page was not saved. %1 Press Alt+Page Down to open the next page without saving the state.</source>
        <translation>O estado desta página não foi salvo. %1 Tecle Alt+Page Down para abrir a próxima página sem salvar o estado.</translation>
    </message>
    <message>
        <source>The page stays open because its annotation is not saved. %1</source>
        <translation>A página continua aberta porque a anotação não está salva. %1</translation>
    </message>
    <message>
        <source>%1 was not opened because its annotation would have the same file as the annotation of %2. Keep annotations beside each page. Press Alt+Page Down to open the next page.</source>
        <translation>%1 não foi aberta porque a anotação dela teria o mesmo arquivo que a anotação de %2. Guarde as anotações ao lado de cada página. Tecle Alt+Page Down para abrir a próxima página.</translation>
    </message>
    <message>
        <source>No other page is left to do.</source>
        <translation>Não há outra página a fazer.</translation>
    </message>
    <message numerus="yes">
        <source>No page is left to do. %n pages cannot be opened or annotated.</source>
        <translation>
            <numerusform>Não há mais páginas a fazer. %n página não pode ser aberta ou anotada.</numerusform>
            <numerusform>Não há mais páginas a fazer. %n páginas não podem ser abertas ou anotadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 The queue continues with the next page.</source>
        <translation>%1 A fila continua na próxima página.</translation>
    </message>
</context>
<context>
    <name>tagseam::QuizText</name>
    <message>
        <source>Which side is kept for the next level?</source>
        <translation>Qual lado é mantido para o próximo nível?</translation>
    </message>
    <message numerus="yes">
        <source>Level %1 of the search, positions %2 to %3. At threshold %4, %n symbol(s) pass the filter.</source>
        <translation>
            <numerusform>Nível %1 da busca, posições %2 a %3. No limiar %4, %n símbolo passa pelo filtro.</numerusform>
            <numerusform>Nível %1 da busca, posições %2 a %3. No limiar %4, %n símbolos passam pelo filtro.</numerusform>
        </translation>
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
    <message>
        <source>Left %1, right %2.</source>
        <translation>Esquerda %1, direita %2.</translation>
    </message>
    <message>
        <source>The right side is kept: %1 positions against %2.</source>
        <translation>O lado direito é mantido: %1 posições contra %2.</translation>
    </message>
    <message>
        <source>The left side is kept: %1 positions each, and a tie keeps the left side.</source>
        <translation>O lado esquerdo é mantido: %1 posições cada, e o empate mantém o lado esquerdo.</translation>
    </message>
    <message>
        <source>The left side is kept: %1 positions against %2.</source>
        <translation>O lado esquerdo é mantido: %1 posições contra %2.</translation>
    </message>
    <message>
        <source>Its last position, %1, is removed as well (line 43).</source>
        <translation>A última posição dele, %1, também é removida (linha 43).</translation>
    </message>
    <message>
        <source>%1 is next: the lowest frequency above %2 that a symbol of this level has.</source>
        <translation>O próximo é %1: a menor frequência acima de %2 entre os símbolos deste nível.</translation>
    </message>
    <message>
        <source>%1 was tried before.</source>
        <translation>%1 já foi testado.</translation>
    </message>
    <message numerus="yes">
        <source>Your guess is %n position(s) away.</source>
        <translation>
            <numerusform>Seu palpite está a %n posição dela.</numerusform>
            <numerusform>Seu palpite está a %n posições dela.</numerusform>
        </translation>
    </message>
    <message>
        <source>At which gap can the scan split first at threshold %1?</source>
        <translation>Em qual lacuna a varredura pode dividir primeiro no limiar %1?</translation>
    </message>
    <message>
        <source>at none</source>
        <translation>em nenhuma</translation>
    </message>
    <message numerus="yes">
        <source>The scan can split first at the gap before position %1: no symbol with at least %n occurrence(s) is on both sides.</source>
        <translation>
            <numerusform>A varredura pode dividir primeiro na lacuna antes da posição %1: nenhum símbolo com pelo menos %n ocorrência está dos dois lados.</numerusform>
            <numerusform>A varredura pode dividir primeiro na lacuna antes da posição %1: nenhum símbolo com pelo menos %n ocorrências está dos dois lados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The scan can split first at the gap before position %1: no symbol with more than %n occurrence(s) is on both sides.</source>
        <translation>
            <numerusform>A varredura pode dividir primeiro na lacuna antes da posição %1: nenhum símbolo com mais de %n ocorrência está dos dois lados.</numerusform>
            <numerusform>A varredura pode dividir primeiro na lacuna antes da posição %1: nenhum símbolo com mais de %n ocorrências está dos dois lados.</numerusform>
        </translation>
    </message>
    <message>
        <source>before positions %1 to %2</source>
        <translation>antes das posições %1 a %2</translation>
    </message>
    <message numerus="yes">
        <source>%n gap(s) are open although the scan cannot split there: %1.</source>
        <translation>
            <numerusform>%n lacuna está aberta, embora a varredura não possa dividir ali: %1.</numerusform>
            <numerusform>%n lacunas estão abertas, embora a varredura não possa dividir ali: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n positions since a rejected candidate split are not counted on the left side.</source>
        <translation>
            <numerusform>%n posição desde uma divisão candidata rejeitada não conta no lado esquerdo.</numerusform>
            <numerusform>%n posições desde uma divisão candidata rejeitada não contam no lado esquerdo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Threshold %1 gave no split. Which threshold is tried next?</source>
        <translation>O limiar %1 não deu nenhuma divisão. Qual é o próximo limiar testado?</translation>
    </message>
    <message numerus="yes">
        <source>The scan can split at no gap: after the last occurrence of each symbol, another symbol with at least %n occurrences is on both sides.</source>
        <translation>
            <numerusform>A varredura não pode dividir em nenhuma lacuna: depois da última ocorrência de cada símbolo, outro símbolo com pelo menos %n ocorrência está nos dois lados.</numerusform>
            <numerusform>A varredura não pode dividir em nenhuma lacuna: depois da última ocorrência de cada símbolo, outro símbolo com pelo menos %n ocorrências está nos dois lados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The scan can split at no gap: after the last occurrence of each symbol, another symbol with more than %n occurrences is on both sides.</source>
        <translation>
            <numerusform>A varredura não pode dividir em nenhuma lacuna: depois da última ocorrência de cada símbolo, outro símbolo com mais de %n ocorrência está nos dois lados.</numerusform>
            <numerusform>A varredura não pode dividir em nenhuma lacuna: depois da última ocorrência de cada símbolo, outro símbolo com mais de %n ocorrências está nos dois lados.</numerusform>
        </translation>
    </message>
    <message>
        <source>The lengths of the two sides differ too little, so the candidate split is rejected.</source>
        <translation>Os tamanhos dos dois lados diferem muito pouco; por isso a divisão candidata é rejeitada.</translation>
    </message>
    <message>
        <source>At the gap before position %1, symbol %2 occurs on both sides: its occurrences extend from position %3 to %4.</source>
        <translation>Na lacuna antes da posição %1, o símbolo %2 ocorre nos dois lados: suas ocorrências vão da posição %3 à %4.</translation>
    </message>
    <message>
        <source>Before position %1, the scan has not read a symbol that passes: there is nothing to split off.</source>
        <translation>Antes da posição %1, a varredura não leu nenhum símbolo que passa pelo filtro: não há o que separar.</translation>
    </message>
    <message>
        <source>From position %1 on, no symbol passes: the scan has already ended.</source>
        <translation>A partir da posição %1, nenhum símbolo passa pelo filtro: a varredura já terminou.</translation>
    </message>
    <message>
        <source>The gap before position %1 is open, too, but the scan found the candidate split earlier: no symbol between the two gaps passes the filter.</source>
        <translation>A lacuna antes da posição %1 também está aberta, mas a varredura encontrou a divisão candidata antes: nenhum símbolo entre as duas lacunas passa pelo filtro.</translation>
    </message>
    <message>
        <source>The gap before position %1 is open, too, but the scan starts on the left and splits earlier.</source>
        <translation>A lacuna antes da posição %1 também está aberta, mas a varredura começa pela esquerda e divide antes.</translation>
    </message>
    <message>
        <source>%1 is tried later.</source>
        <translation>%1 é testado depois.</translation>
    </message>
</context>
<context>
    <name>tagseam::RangeTab</name>
    <message>
        <source>Marked range</source>
        <translation>Intervalo marcado</translation>
    </message>
    <message>
        <source>Describes the range that is marked in the plot: its symbols, texts and kept share, the split that pruned it, and what would change that</source>
        <translation>Descreve o intervalo marcado no gráfico: seus símbolos, textos e a parte mantida, a divisão que o podou, e o que mudaria isso</translation>
    </message>
    <message>
        <source>the marked range</source>
        <translation>o intervalo marcado</translation>
    </message>
    <message>
        <source>changes for the marked range: search %v</source>
        <translation>mudanças para o intervalo marcado: busca %v</translation>
    </message>
    <message>
        <source>Pin with a note</source>
        <translation>Fixar com uma nota</translation>
    </message>
    <message>
        <source>Keeps the range with a note, among the bookmarks of the page</source>
        <translation>Guarda o intervalo com uma nota, entre os links da página</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Soltar</translation>
    </message>
    <message>
        <source>Removes the pinned range that is selected below</source>
        <translation>Remove o intervalo fixado que está selecionado abaixo</translation>
    </message>
    <message>
        <source>Find changes that reverse it</source>
        <translation>Procurar mudanças que invertem isso</translation>
    </message>
    <message>
        <source>Show the whole page</source>
        <translation>Mostrar a página inteira</translation>
    </message>
    <message>
        <source>Part that the tree and the lists show</source>
        <translation>Parte que a árvore e as listas mostram</translation>
    </message>
    <message>
        <source>No page is open.</source>
        <translation>Nenhuma página está aberta.</translation>
    </message>
    <message>
        <source>The page is being analysed.</source>
        <translation>A página está sendo analisada.</translation>
    </message>
    <message>
        <source>Drag over the plot to mark a range.</source>
        <translation>Arraste sobre o gráfico para marcar um intervalo.</translation>
    </message>
    <message>
        <source>%1 of %2 positions kept (%3), %4 different symbols, %5 words.</source>
        <translation>%1 de %2 posições mantidas (%3), %4 símbolos diferentes, %5 palavras.</translation>
    </message>
    <message>
        <source>this step</source>
        <translation>este passo</translation>
    </message>
    <message numerus="yes">
        <source>The split of level %1 kept %n of them: %2.</source>
        <translation>
            <numerusform>A divisão do nível %1 manteve %n delas: %2.</numerusform>
            <numerusform>A divisão do nível %1 manteve %n delas: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The split of level %1 pruned %n of them: %2.</source>
        <translation>
            <numerusform>A divisão do nível %1 podou %n delas: %2.</numerusform>
            <numerusform>A divisão do nível %1 podou %n delas: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Changes are being tried.</source>
        <translation>Mudanças estão sendo testadas.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Cancelado.</translation>
    </message>
    <message>
        <source>There may be more changes: not all could be tried.</source>
        <translation>Pode haver mais mudanças: não foi possível testar todas.</translation>
    </message>
    <message>
        <source>Most frequent tag paths</source>
        <translation>Caminhos de tags mais frequentes</translation>
    </message>
    <message>
        <source>The labels from the body to the node</source>
        <translation>Os rótulos do body até o nó</translation>
    </message>
    <message>
        <source>In the range</source>
        <translation>No intervalo</translation>
    </message>
    <message>
        <source>On the page</source>
        <translation>Na página</translation>
    </message>
    <message>
        <source>Longest texts</source>
        <translation>Textos mais longos</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Palavras</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Fixado</translation>
    </message>
    <message>
        <source>Positions of a pinned range</source>
        <translation>Posições de um intervalo fixado</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Mantido</translation>
    </message>
    <message>
        <source>Share of its positions that is kept</source>
        <translation>Parte das suas posições que é mantida</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>F2 or a double click edits it</source>
        <translation>F2 ou um clique duplo a edita</translation>
    </message>
    <message>
        <source>Pinned ranges</source>
        <translation>Intervalos fixados</translation>
    </message>
    <message>
        <source>Only positions %1–%2</source>
        <translation>Só as posições %1–%2</translation>
    </message>
    <message>
        <source>Without positions %1–%2</source>
        <translation>Sem as posições %1–%2</translation>
    </message>
    <message>
        <source>Filters the tree, the levels, near misses, and the parts in Diagnosis that are not content</source>
        <translation>Filtra a árvore, os níveis, Quase divisões e as partes em Diagnóstico que não são conteúdo</translation>
    </message>
    <message>
        <source>other options</source>
        <translation>outras opções</translation>
    </message>
    <message>
        <source>No change is tried: the range has no whole element below the body.</source>
        <translation>Nenhuma mudança é testada: o intervalo não tem um elemento inteiro abaixo do body.</translation>
    </message>
    <message numerus="yes">
        <source>None of the %n changes that were tried prunes its largest part, %1.</source>
        <translation>
            <numerusform>A %n mudança testada não poda a maior parte dele, %1.</numerusform>
            <numerusform>Nenhuma das %n mudanças testadas poda a maior parte dele, %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>None of the %n changes that were tried keeps its largest part, %1.</source>
        <translation>
            <numerusform>A %n mudança testada não mantém a maior parte dele, %1.</numerusform>
            <numerusform>Nenhuma das %n mudanças testadas mantém a maior parte dele, %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Changes that would prune its largest part, %1, of %n tried:</source>
        <translation>
            <numerusform>Mudanças que podariam a maior parte dele, %1, de %n testada:</numerusform>
            <numerusform>Mudanças que podariam a maior parte dele, %1, de %n testadas:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Changes that would keep its largest part, %1, of %n tried:</source>
        <translation>
            <numerusform>Mudanças que manteriam a maior parte dele, %1, de %n testada:</numerusform>
            <numerusform>Mudanças que manteriam a maior parte dele, %1, de %n testadas:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::RecordList</name>
    <message>
        <source>Pruned page</source>
        <translation>Página podada</translation>
    </message>
    <message>
        <source>Original page</source>
        <translation>Página original</translation>
    </message>
    <message>
        <source>Records of the pruned page</source>
        <translation>Registros da página podada</translation>
    </message>
    <message>
        <source>Records of the original page</source>
        <translation>Registros da página original</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>Save the records of this list as a table, each with its XPaths and text</source>
        <translation>Salvar os registros desta lista como tabela, cada um com seus XPaths e texto</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Save regions and records of this list as tagseam.records/1</source>
        <translation>Salvar regiões e registros desta lista como tagseam.records/1</translation>
    </message>
</context>
<context>
    <name>tagseam::RecordSettings</name>
    <message>
        <source>own settings</source>
        <translation>ajustes próprios</translation>
    </message>
    <message>
        <source>Preset of MDR</source>
        <translation>Predefinição do MDR</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Similarity, threshold and depth</source>
        <translation>Similaridade, limiar e profundidade</translation>
    </message>
    <message>
        <source>tag strings</source>
        <translation>cadeias de tags</translation>
    </message>
    <message>
        <source>tag trees</source>
        <translation>árvores de tags</translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation>Similaridade</translation>
    </message>
    <message>
        <source>Tag strings: their edit distance by their mean length. Tag trees: the tags that simple tree matching pairs, by the larger tree.</source>
        <translation>Cadeias de tags: sua distância de edição pelo comprimento médio. Árvores de tags: as tags que o casamento simples de árvores pareia, pela árvore maior.</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>ao menos</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>no máximo</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Limiar</translation>
    </message>
    <message>
        <source>Least similarity, 0 to 1, of two neighbours that are alike</source>
        <translation>Menor similaridade, de 0 a 1, de dois vizinhos semelhantes</translation>
    </message>
    <message>
        <source>Greatest distance, 0 to 1, of two neighbours that are alike</source>
        <translation>Maior distância, de 0 a 1, de dois vizinhos semelhantes</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>Most tag nodes of a generalized node</source>
        <translation>Máximo de nós de tag de um nó generalizado</translation>
    </message>
    <message>
        <source>levels</source>
        <translation>níveis</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Níveis</translation>
    </message>
    <message>
        <source>of the parent</source>
        <translation>do pai</translation>
    </message>
    <message>
        <source>of each node</source>
        <translation>de cada nó</translation>
    </message>
    <message>
        <source>The subtree of the parent (the MDR paper), or each generalized node under a common root (the experiments of Velloso and Dorneles)</source>
        <translation>A subárvore do pai (o artigo do MDR), ou cada nó generalizado sob uma raiz comum (os experimentos de Velloso e Dorneles)</translation>
    </message>
    <message>
        <source>texts count</source>
        <translation>textos contam</translation>
    </message>
    <message>
        <source>Texts that are not blank are tags, too, as in the tag path sequence</source>
        <translation>Textos não vazios também são tags, como na sequência de caminhos de tags</translation>
    </message>
    <message>
        <source>look within</source>
        <translation>buscar dentro</translation>
    </message>
    <message>
        <source>Settings for mining records: those of the MDR paper, those of the experiments of Velloso and Dorneles, or your own</source>
        <translation>Ajustes para a mineração de registros: os do artigo do MDR, os dos experimentos de Velloso e Dorneles, ou os seus próprios</translation>
    </message>
    <message>
        <source>Subtrees with fewer levels of tags are not compared</source>
        <translation>Subárvores com menos níveis de tags não são comparadas</translation>
    </message>
    <message>
        <source>Subtree whose levels are counted</source>
        <translation>Subárvore cujos níveis são contados</translation>
    </message>
    <message>
        <source>Search for records within generalized nodes; otherwise each generalized node is one record</source>
        <translation>Buscar registros dentro dos nós generalizados; caso contrário, cada nó generalizado é um registro</translation>
    </message>
</context>
<context>
    <name>tagseam::RecordedRun</name>
    <message>
        <source>not printed</source>
        <translation>não impressa</translation>
    </message>
    <message>
        <source>printed: %1</source>
        <translation>impressa: %1</translation>
    </message>
    <message>
        <source>Tagseam&apos;s; %1</source>
        <translation>do Tagseam; %1</translation>
    </message>
    <message>
        <source>%1: the line that ran last reads it.</source>
        <translation>%1: a última linha executada a lê.</translation>
    </message>
    <message>
        <source>nodes pruned so far</source>
        <translation>nós podados até aqui</translation>
    </message>
    <message>
        <source>At every decision</source>
        <translation>Em cada decisão</translation>
    </message>
    <message>
        <source>When the selected node is visited</source>
        <translation>Quando o nó selecionado é visitado</translation>
    </message>
    <message>
        <source>When the selected node is pruned</source>
        <translation>Quando o nó selecionado é podado</translation>
    </message>
    <message>
        <source>When an annotated node is pruned</source>
        <translation>Quando um nó anotado é podado</translation>
    </message>
    <message>
        <source>at every decision</source>
        <translation>em cada decisão</translation>
    </message>
    <message>
        <source>when %1 is visited</source>
        <translation>quando %1 é visitado</translation>
    </message>
    <message>
        <source>when %1 is pruned</source>
        <translation>quando %1 é podado</translation>
    </message>
    <message>
        <source>when an annotated node is pruned</source>
        <translation>quando um nó anotado é podado</translation>
    </message>
    <message>
        <source>%1 needs a site style tree. Learn one from a folder of pages of the site, or open one, with the tool Site in the workspace Inspect.</source>
        <translation>%1 precisa de uma árvore de estilos do site. Aprenda uma de uma pasta de páginas do site, ou abra uma, com a ferramenta Site no espaço Inspecionar.</translation>
    </message>
    <message>
        <source>%1 is being recorded…</source>
        <translation>%1 está sendo gravado…</translation>
    </message>
    <message>
        <source>%1 appears here, step by step, when a page with a body is open.</source>
        <translation>%1 aparece aqui, passo a passo, quando uma página com body está aberta.</translation>
    </message>
    <message>
        <source>%1 runs more lines on this page. The first %2 are recorded.</source>
        <translation>%1 executa mais linhas nesta página. As primeiras %2 são gravadas.</translation>
    </message>
    <message>
        <source>Next d&amp;ecision</source>
        <translation>Próxima &amp;decisão</translation>
    </message>
    <message>
        <source>Pre&amp;vious decision</source>
        <translation>Decisão &amp;anterior</translation>
    </message>
    <message>
        <source>Next &amp;call</source>
        <translation>&amp;Próxima chamada</translation>
    </message>
    <message>
        <source>Previous c&amp;all</source>
        <translation>C&amp;hamada anterior</translation>
    </message>
    <message>
        <source>A step from 1 to %1</source>
        <translation>Um passo de 1 a %1</translation>
    </message>
    <message>
        <source>The run has no step “%1”: it has steps 1 to %2.</source>
        <translation>A execução não tem o passo “%1”: ela tem os passos de 1 a %2.</translation>
    </message>
    <message>
        <source>No breakpoint that is enabled applies to %1. Add or enable a breakpoint.</source>
        <translation>Nenhum ponto de interrupção ativo vale para %1. Acrescente ou ative um ponto de interrupção.</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n decisions</source>
        <translation>
            <numerusform>%1 · %n decisão</numerusform>
            <numerusform>%1 · %n decisões</numerusform>
        </translation>
    </message>
    <message>
        <source>▼ decision</source>
        <translation>▼ decisão</translation>
    </message>
</context>
<context>
    <name>tagseam::Records</name>
    <message numerus="yes">
        <source>%n region(s)</source>
        <translation>
            <numerusform>%n região</numerusform>
            <numerusform>%n regiões</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s)</source>
        <translation>
            <numerusform>%n registro</numerusform>
            <numerusform>%n registros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <translation>
            <numerusform>%n perdido</numerusform>
            <numerusform>%n perdidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of noise removed</source>
        <translation>
            <numerusform>%n de ruído removido</numerusform>
            <numerusform>%n de ruído removidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n removed</source>
        <translation>
            <numerusform>%n removido</numerusform>
            <numerusform>%n removidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with other nodes</source>
        <translation>
            <numerusform>%n com outros nós</numerusform>
            <numerusform>%n com outros nós</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n novo</numerusform>
            <numerusform>%n novos</numerusform>
        </translation>
    </message>
    <message>
        <source>the same in both</source>
        <translation>os mesmos em ambas</translation>
    </message>
    <message>
        <source>%1 / %2 = %3</source>
        <translation>%1 / %2 = %3</translation>
    </message>
    <message numerus="yes">
        <source>%n matched tag(s)</source>
        <translation>
            <numerusform>%n tag pareada</numerusform>
            <numerusform>%n tags pareadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tag(s) of the larger</source>
        <translation>
            <numerusform>%n tag da maior</numerusform>
            <numerusform>%n tags da maior</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 / %2 tags on average = %3</source>
        <translation>%1 / %2 tags em média = %3</translation>
    </message>
    <message numerus="yes">
        <source>%n edit(s)</source>
        <translation>
            <numerusform>%n edição</numerusform>
            <numerusform>%n edições</numerusform>
        </translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>ao menos %1</translation>
    </message>
    <message>
        <source>less than %1</source>
        <translation>menos de %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>no máximo %1</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>mais de %1</translation>
    </message>
    <message>
        <source>%1: alike.</source>
        <translation>%1: semelhantes.</translation>
    </message>
    <message>
        <source>%1: not alike.</source>
        <translation>%1: não semelhantes.</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>mantido</translation>
    </message>
    <message>
        <source>other nodes</source>
        <translation>outros nós</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdido</translation>
    </message>
    <message>
        <source>removed noise</source>
        <translation>ruído removido</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>removido</translation>
    </message>
    <message>
        <source>new</source>
        <translation>novo</translation>
    </message>
    <message>
        <source>A record of both pages, of the same nodes.</source>
        <translation>Um registro das duas páginas, com os mesmos nós.</translation>
    </message>
    <message>
        <source>A record of the pruned page alone.</source>
        <translation>Um registro só da página podada.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Original:&lt;/b&gt; %1; &lt;b&gt;pruned:&lt;/b&gt; %2; %3.</source>
        <translation>&lt;b&gt;Original:&lt;/b&gt; %1; &lt;b&gt;podada:&lt;/b&gt; %2; %3.</translation>
    </message>
    <message>
        <source>There was no spurious record to remove.</source>
        <translation>Não havia registro espúrio a remover.</translation>
    </message>
    <message>
        <source>No neighbours are alike enough to be records. A lower threshold (now %1), or fewer levels (now %2), would find more.</source>
        <translation>Não há vizinhos semelhantes o bastante para serem registros. Um limiar menor (agora %1), ou menos níveis (agora %2), acharia mais.</translation>
    </message>
    <message>
        <source>No neighbours are alike enough to be records. A higher threshold (now %1), or fewer levels (now %2), would find more.</source>
        <translation>Não há vizinhos semelhantes o bastante para serem registros. Um limiar maior (agora %1), ou menos níveis (agora %2), acharia mais.</translation>
    </message>
    <message>
        <source>One of the two has no tags: it is a script, a text that does not count, or not on the page. It is never compared.</source>
        <translation>Um dos dois não tem tags: é um script, um texto que não conta, ou não está na página. Nunca é comparado.</translation>
    </message>
    <message numerus="yes">
        <source>%1. But one of the two, under a common root, has fewer than %n levels of tags. MDR does not compare it, so they are not alike.</source>
        <translation>
            <numerusform>%1. Mas um dos dois, sob uma raiz comum, tem menos de %n nível de tags. O MDR não o compara; portanto, não são semelhantes.</numerusform>
            <numerusform>%1. Mas um dos dois, sob uma raiz comum, tem menos de %n níveis de tags. O MDR não o compara; portanto, não são semelhantes.</numerusform>
        </translation>
    </message>
    <message>
        <source>A record of both pages: some of its nodes differ, but most are the same.</source>
        <translation>Um registro das duas páginas: alguns de seus nós diferem, mas a maioria é a mesma.</translation>
    </message>
    <message>
        <source>It contains marked content, and it is not a record of the pruned page.</source>
        <translation>Contém conteúdo marcado, e não é registro da página podada.</translation>
    </message>
    <message>
        <source>It contains no marked content, and it is not a record of the pruned page.</source>
        <translation>Não contém conteúdo marcado, e não é registro da página podada.</translation>
    </message>
    <message>
        <source>It is not a record of the pruned page. Mark the content to see whether this is a loss.</source>
        <translation>Não é registro da página podada. Marque o conteúdo para ver se isso é uma perda.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Noise removed&lt;/b&gt; (equation 4.1): %1 %; of %2 spurious records, %3 remain.</source>
        <translation>&lt;b&gt;Ruído removido&lt;/b&gt; (equação 4.1): %1 %; de %2 registros espúrios, restam %3.</translation>
    </message>
    <message>
        <source>The two nodes are not siblings: MDR does not compare them.</source>
        <translation>Os dois nós não são irmãos: o MDR não os compara.</translation>
    </message>
    <message numerus="yes">
        <source>But the subtree of their parent has fewer than %n levels of tags: MDR does not compare its children.</source>
        <translation>
            <numerusform>Mas a subárvore do pai tem menos de %n nível de tags: o MDR não compara seus filhos.</numerusform>
            <numerusform>Mas a subárvore do pai tem menos de %n níveis de tags: o MDR não compara seus filhos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The two nodes are too large to be shown tag by tag.</source>
        <translation>Os dois nós são grandes demais para serem mostrados tag por tag.</translation>
    </message>
</context>
<context>
    <name>tagseam::RecordsModel</name>
    <message numerus="yes">
        <source>%1: %n record(s), r = %2, in %3</source>
        <translation>
            <numerusform>%1: %n registro, r = %2, em %3</numerusform>
            <numerusform>%1: %n registros, r = %2, em %3</numerusform>
        </translation>
    </message>
    <message>
        <source>r: the tag nodes of each generalized node</source>
        <translation>r: os nós de tag de cada nó generalizado</translation>
    </message>
    <message>
        <source>(no text)</source>
        <translation>(sem texto)</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nº</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Registro</translation>
    </message>
</context>
<context>
    <name>tagseam::RecordsTab</name>
    <message>
        <source>No page is open.</source>
        <translation>Nenhuma página está aberta.</translation>
    </message>
    <message>
        <source>Hidden while a question waits for its answer.</source>
        <translation>Oculto enquanto uma pergunta espera a resposta.</translation>
    </message>
    <message>
        <source>The page is being analysed.</source>
        <translation>A página está sendo analisada.</translation>
    </message>
    <message>
        <source>The page has not been analysed: there is no pruned page to compare with.</source>
        <translation>A página não foi analisada: não há página podada com que comparar.</translation>
    </message>
    <message>
        <source>Without an annotation, lost records and removed noise cannot be distinguished. &lt;a href=&quot;annotation&quot;&gt;Open the page’s annotation&lt;/a&gt;</source>
        <translation>Sem anotação não se distinguem registros perdidos de ruído removido. &lt;a href=&quot;annotation&quot;&gt;Abrir a anotação da página&lt;/a&gt;</translation>
    </message>
    <message>
        <source>The search for records was cancelled. &lt;a href=&quot;again&quot;&gt;Search again&lt;/a&gt;</source>
        <translation>A busca de registros foi cancelada. &lt;a href=&quot;again&quot;&gt;Buscar de novo&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Only the first %1 of %2 regions and records are marked on page, tree and plot.</source>
        <translation>Só os primeiros %1 de %2 regiões e registros estão marcados na página, na árvore e no gráfico.</translation>
    </message>
    <message>
        <source>region %1</source>
        <translation>região %1</translation>
    </message>
    <message>
        <source>Original page</source>
        <translation>Página original</translation>
    </message>
    <message>
        <source>Pruned page</source>
        <translation>Página podada</translation>
    </message>
    <message>
        <source>record %1</source>
        <translation>registro %1</translation>
    </message>
    <message>
        <source>Save the records</source>
        <translation>Salvar os registros</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabela (*.csv)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Campos</translation>
    </message>
    <message>
        <source>Save the fields</source>
        <translation>Salvar os campos</translation>
    </message>
    <message>
        <source>The shown tree has no marked content, so lost records and removed noise cannot be distinguished.</source>
        <translation>A árvore mostrada não tem conteúdo marcado; por isso não se distinguem registros perdidos de ruído removido.</translation>
    </message>
    <message>
        <source>Data records</source>
        <translation>Registros de dados</translation>
    </message>
    <message>
        <source>Compares the data records that MDR finds on the original and on the pruned page</source>
        <translation>Compara os registros de dados que o MDR encontra na página original e na podada</translation>
    </message>
    <message>
        <source>searching for data records</source>
        <translation>buscando registros de dados</translation>
    </message>
    <message>
        <source>Tagseam is searching for data records.</source>
        <translation>O Tagseam está buscando registros de dados.</translation>
    </message>
    <message>
        <source>The pruned page has no data region.</source>
        <translation>A página podada não tem região de dados.</translation>
    </message>
    <message>
        <source>Fields that the records of a region have in common, as a table with a column for each field and a row for each record</source>
        <translation>Campos que os registros de uma região têm em comum, como tabela com uma coluna para cada campo e uma linha para cada registro</translation>
    </message>
</context>
<context>
    <name>tagseam::RegionTreeModel</name>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Região</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Posições</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nível</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>Conteúdo</translation>
    </message>
    <message>
        <source>Share of the content that you marked; of the first 12 regions</source>
        <translation>Parte do conteúdo que você marcou; das 12 primeiras regiões</translation>
    </message>
    <message>
        <source>Share of the letters of the long texts of the page, of 15 letters and more; of the first 12 regions</source>
        <translation>Parte das letras dos textos longos da página, de 15 letras ou mais; das 12 primeiras regiões</translation>
    </message>
    <message>
        <source>Number and colour of the region on page and plot, and the nodes that it covers</source>
        <translation>Número e cor da região na página e no gráfico, e os nós que ela cobre</translation>
    </message>
    <message>
        <source>Positions of its main region</source>
        <translation>Posições de sua região principal</translation>
    </message>
    <message>
        <source>Share of the positions of the page</source>
        <translation>Parte das posições da página</translation>
    </message>
    <message>
        <source>Level that separated it from the region above</source>
        <translation>Nível que a separou da região acima</translation>
    </message>
</context>
<context>
    <name>tagseam::ReportTab</name>
    <message>
        <source>Open report…</source>
        <translation>Abrir relatório…</translation>
    </message>
    <message>
        <source>Opens the report of an experiment that tagseam-cli experiment --json wrote</source>
        <translation>Abre o relatório de um experimento que tagseam-cli experiment --json gravou</translation>
    </message>
    <message>
        <source>Table or figure of the report</source>
        <translation>Tabela ou figura do relatório</translation>
    </message>
    <message>
        <source>The tables and figures of an experiment appear here. Write a report with tagseam-cli experiment NAME FOLDER --json &gt; report.json, and open it.</source>
        <translation>As tabelas e figuras de um experimento aparecem aqui. Grave um relatório com tagseam-cli experiment NOME PASTA --json &gt; report.json, e abra-o.</translation>
    </message>
    <message>
        <source>Open a report</source>
        <translation>Abrir um relatório</translation>
    </message>
    <message>
        <source>Reports (*.json);;All files (*)</source>
        <translation>Relatórios (*.json);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>The report has no table.</source>
        <translation>O relatório não tem tabela.</translation>
    </message>
</context>
<context>
    <name>tagseam::RunInFront</name>
    <message>
        <source>step %1 of %2</source>
        <translation>passo %1 de %2</translation>
    </message>
    <message>
        <source>at line %1 of %2</source>
        <translation>na linha %1 de %2</translation>
    </message>
</context>
<context>
    <name>tagseam::RunSentence</name>
    <message>
        <source>the root</source>
        <translation>a raiz</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Linha %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>Rule 2: %1 has %n descendants with different tags, fewer than t = %2. They are deleted as noise.</source>
        <translation>
            <numerusform>Regra 2: %1 tem %n descendente, menos que t = %2. Ele é apagado como ruído.</numerusform>
            <numerusform>Regra 2: %1 tem %n descendentes com tags diferentes, menos que t = %2. Eles são apagados como ruído.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rule 1: all %n descendants of %1 have the tag %2, and none has a child. They are deleted as noise.</source>
        <translation>
            <numerusform>Regra 1: %n descendente de %1 tem a tag %2, e não tem filhos. Ele é apagado como ruído.</numerusform>
            <numerusform>Regra 1: todos os %n descendentes de %1 têm a tag %2, e nenhum tem um filho. Eles são apagados como ruído.</numerusform>
        </translation>
    </message>
    <message>
        <source>The body is the last node. It is left as it is.</source>
        <translation>O body é o último nó. Ele fica como está.</translation>
    </message>
    <message>
        <source>%1 has no descendants: nothing to delete.</source>
        <translation>%1 não tem descendentes: nada a apagar.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n descendants with different tags, not fewer than t = %2: they stay.</source>
        <translation>
            <numerusform>%1 tem %n descendente, não menos que t = %2: ele fica.</numerusform>
            <numerusform>%1 tem %n descendentes com tags diferentes, não menos que t = %2: eles ficam.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n descendants of %1 have the tag %2, but one has a child: neither rule applies.</source>
        <translation>
            <numerusform>%n descendente de %1 tem a tag %2, mas tem um filho: nenhuma regra vale.</numerusform>
            <numerusform>Todos os %n descendentes de %1 têm a tag %2, mas um tem um filho: nenhuma regra vale.</numerusform>
        </translation>
    </message>
    <message>
        <source>The importance of “%1” is %2, at most t = %3, and all its descendants are noisy: it is marked as noisy.</source>
        <translation>A importância de “%1” é %2, no máximo t = %3, e todos os seus descendentes são ruidosos: ele é marcado como ruidoso.</translation>
    </message>
    <message>
        <source>The importance of “%1” is %2, more than t = %3: it is not noisy.</source>
        <translation>A importância de “%1” é %2, mais que t = %3: ele não é ruidoso.</translation>
    </message>
    <message>
        <source>The tree has no style like the one below %1: it is possibly meaningful and stays.</source>
        <translation>A árvore não tem um estilo como o que está abaixo de %1: ele é possivelmente significativo e fica.</translation>
    </message>
    <message>
        <source>%1 is a leaf on this page. The content of “%2” on other pages decides: it is %3.</source>
        <translation>%1 é uma folha nesta página. O conteúdo de “%2” em outras páginas decide: ele é %3.</translation>
    </message>
    <message>
        <source>%1 is mapped on “%2”, which is meaningful: its content stays.</source>
        <translation>%1 é mapeado em “%2”, que é significativo: o seu conteúdo fica.</translation>
    </message>
    <message>
        <source>%1 is mapped on “%2”, which is noisy: it is deleted with all it contains.</source>
        <translation>%1 é mapeado em “%2”, que é ruidoso: ele é apagado com tudo o que contém.</translation>
    </message>
    <message>
        <source>“%1” is neither noisy nor meaningful, and its style matches: the children of %2 follow.</source>
        <translation>“%1” não é ruidoso nem significativo, e o seu estilo confere: seguem os filhos de %2.</translation>
    </message>
    <message>
        <source>Children %1 and children %2 of %3 are similar.</source>
        <translation>Os filhos %1 e os filhos %2 de %3 são semelhantes.</translation>
    </message>
    <message>
        <source>Children %1 and children %2 of %3 are not similar.</source>
        <translation>Os filhos %1 e os filhos %2 de %3 não são semelhantes.</translation>
    </message>
    <message>
        <source>%1 has too few levels for a data region: the filter prunes it.</source>
        <translation>%1 tem níveis de menos para uma região de dados: o filtro o poda.</translation>
    </message>
    <message>
        <source>Children %1 of %2 are a data region.</source>
        <translation>Os filhos %1 de %2 são uma região de dados.</translation>
    </message>
    <message>
        <source>A descendant of “%1” is not noisy, so “%1” is not noisy either.</source>
        <translation>Um descendente de “%1” não é ruidoso; por isso “%1” também não é.</translation>
    </message>
    <message>
        <source>Children %1 are the largest data region so far: similar neighbours of length %2.</source>
        <translation>Os filhos %1 são a maior região de dados até aqui: vizinhos semelhantes de comprimento %2.</translation>
    </message>
</context>
<context>
    <name>tagseam::SaveFile</name>
    <message>
        <source>Saved %1</source>
        <translation>%1 foi salvo</translation>
    </message>
</context>
<context>
    <name>tagseam::SavedLine</name>
    <message>
        <source>Reading the annotation of the page…</source>
        <translation>Lendo a anotação da página…</translation>
    </message>
    <message>
        <source>Saving %1…</source>
        <translation>Salvando %1…</translation>
    </message>
    <message>
        <source>✓ Saved beside the page: %1</source>
        <translation>✓ Salva ao lado da página: %1</translation>
    </message>
    <message>
        <source>✓ Saved in the folder you chose: %1</source>
        <translation>✓ Salva na pasta que você escolheu: %1</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Escolher uma pasta…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Salvar uma cópia…</translation>
    </message>
    <message>
        <source>Overwrite file</source>
        <translation>Sobrescrever</translation>
    </message>
    <message>
        <source>Reload file</source>
        <translation>Recarregar</translation>
    </message>
    <message>
        <source>Folder for annotations</source>
        <translation>Pasta para as anotações</translation>
    </message>
    <message>
        <source>Save a copy of the annotation</source>
        <translation>Salvar uma cópia da anotação</translation>
    </message>
    <message>
        <source>Annotation (*.json)</source>
        <translation>Anotação (*.json)</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 salva</translation>
    </message>
    <message>
        <source>elsewhere…</source>
        <translation>outro lugar…</translation>
    </message>
    <message>
        <source>beside the page</source>
        <translation>ao lado da página</translation>
    </message>
    <message>
        <source>These marks come with the sample. Each change is saved at once, as %1.</source>
        <translation>Estas marcas vêm com o exemplo. Cada alteração é salva na hora, em %1.</translation>
    </message>
    <message>
        <source>✓ Saved where corpus.csv says: %1</source>
        <translation>✓ Salva onde o corpus.csv indica: %1</translation>
    </message>
    <message>
        <source>Each change is saved at once, as %1.</source>
        <translation>Cada alteração é salva na hora, em %1.</translation>
    </message>
    <message>
        <source>Not marked yet.</source>
        <translation>Ainda sem marcas.</translation>
    </message>
    <message>
        <source>No page is open. Open a page to annotate it.</source>
        <translation>Nenhuma página está aberta. Abra uma página para anotá-la.</translation>
    </message>
    <message>
        <source>These marks come from the annotation that corpus.csv names. Each change is saved at once, as %1.</source>
        <translation>Estas marcas vêm da anotação que o corpus.csv indica. Cada alteração é salva na hora, em %1.</translation>
    </message>
    <message>
        <source>The page can be annotated when the browser has built it.</source>
        <translation>A página pode ser anotada quando o navegador a tiver construído.</translation>
    </message>
</context>
<context>
    <name>tagseam::ScatterPanel</name>
    <message>
        <source>over</source>
        <translation>sobre</translation>
    </message>
    <message>
        <source>Figure on the horizontal axis</source>
        <translation>Número do eixo horizontal</translation>
    </message>
    <message>
        <source>Figure on the vertical axis</source>
        <translation>Número do eixo vertical</translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <translation>%1 sobre %2</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s); Left and Right go from page to page, Enter opens one.</source>
        <translation>
            <numerusform>%n ponto; Esquerda e Direita vão de página em página, Enter abre uma.</numerusform>
            <numerusform>%n pontos; Esquerda e Direita vão de página em página, Enter abre uma.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Each page of a run is a point of the plot.</source>
        <translation>Cada página de uma execução é um ponto do gráfico.</translation>
    </message>
    <message>
        <source>The filter shows no page.</source>
        <translation>O filtro não mostra nenhuma página.</translation>
    </message>
    <message>
        <source>No page has both figures.</source>
        <translation>Nenhuma página tem os dois números.</translation>
    </message>
    <message>
        <source>%1: %2, %3: %4</source>
        <translation>%1: %2, %3: %4</translation>
    </message>
    <message>
        <source>The run does not count shared text: tagseam-cli corpus run --shared-text does.</source>
        <translation>A execução não conta o texto comum: tagseam-cli corpus run --shared-text conta.</translation>
    </message>
    <message>
        <source>The figure that increases from left to right</source>
        <translation>O número que cresce da esquerda para a direita</translation>
    </message>
    <message>
        <source>The figure that increases from bottom to top</source>
        <translation>O número que cresce de baixo para cima</translation>
    </message>
    <message>
        <source>The first pages are being analysed…</source>
        <translation>As primeiras páginas estão sendo analisadas…</translation>
    </message>
    <message>
        <source>A run does not contain times. The window reads them from RUN.times.csv beside the run, which it writes when it saves a run, and which tagseam-cli writes with --times.</source>
        <translation>Uma execução não contém tempos. A janela os lê de RUN.times.csv ao lado da execução, que ela grava ao salvar uma execução e que tagseam-cli grava com --times.</translation>
    </message>
    <message>
        <source>This method does not find data records.</source>
        <translation>Este método não procura registros de dados.</translation>
    </message>
    <message>
        <source>All pages that the filter shows failed.</source>
        <translation>Todas as páginas que o filtro mostra falharam.</translation>
    </message>
    <message>
        <source>%1 requires ground truth, and no page of this run has it: an annotation beside the page, or groundtruth.xml, .csv or .json in its folder or above.</source>
        <translation>%1 exige uma anotação de referência, e nenhuma página desta execução tem uma: uma anotação ao lado da página, ou groundtruth.xml, .csv ou .json na pasta dela ou acima.</translation>
    </message>
    <message>
        <source>The corpus.csv or pages.csv of the folder does not name a text that must stay on the page.</source>
        <translation>O corpus.csv ou pages.csv da pasta não nomeia um texto que deva ficar na página.</translation>
    </message>
    <message>
        <source>The run does not count words: an older version of Tagseam wrote it.</source>
        <translation>A execução não conta palavras: uma versão mais antiga do Tagseam a gravou.</translation>
    </message>
    <message>
        <source>%1 requires ground truth that is a text, and no page of this run has it.</source>
        <translation>%1 requer uma referência que seja um texto, e nenhuma página desta execução a tem.</translation>
    </message>
    <message>
        <source>Only the method content says how sure it is, and this run does not have it.</source>
        <translation>Só o método content diz quão seguro está, e esta execução não o tem.</translation>
    </message>
    <message>
        <source>slope %1</source>
        <translation>inclinação %1</translation>
    </message>
    <message>
        <source>%1 requires true records and a method that finds records in the result of a filter, such as jidm-2013+velloso-2014.</source>
        <translation>%1 requer registros verdadeiros e um método que encontra registros no resultado de um filtro, como jidm-2013+velloso-2014.</translation>
    </message>
    <message>
        <source>Only variants of the search have the figure “%1”.</source>
        <translation>Só as variantes da busca têm o número “%1”.</translation>
    </message>
</context>
<context>
    <name>tagseam::ScoreFigures</name>
    <message>
        <source>Over nodes</source>
        <translation>Por nós</translation>
    </message>
    <message>
        <source>Over text</source>
        <translation>Por texto</translation>
    </message>
    <message>
        <source>%1: change since the previous state, which had %2.</source>
        <translation>%1: mudança desde o estado anterior, que tinha %2.</translation>
    </message>
</context>
<context>
    <name>tagseam::ScoreTab</name>
    <message>
        <source>Score</source>
        <translation>Pontuação</translation>
    </message>
    <message>
        <source>No page is open.</source>
        <translation>Nenhuma página está aberta.</translation>
    </message>
    <message>
        <source>Hidden while a question waits for its answer.</source>
        <translation>Oculto enquanto uma pergunta espera a resposta.</translation>
    </message>
    <message>
        <source>The annotation of the page is being read.</source>
        <translation>A anotação da página está sendo lida.</translation>
    </message>
    <message>
        <source>The score requires marks, and nothing is marked yet. Point at main content or records on the page and press 1 or 2.</source>
        <translation>A pontuação exige marcas, e nada está marcado ainda. Aponte para o conteúdo principal ou os registros na página e tecle 1 ou 2.</translation>
    </message>
    <message>
        <source>The page is being analysed.</source>
        <translation>A página está sendo analisada.</translation>
    </message>
    <message>
        <source>The page has not been analysed, so it has no score.</source>
        <translation>A página não foi analisada; por isso não tem pontuação.</translation>
    </message>
    <message>
        <source>Explain against this ground truth</source>
        <translation>Explicar com esta anotação de referência</translation>
    </message>
    <message>
        <source>Scoring was cancelled. &lt;a href=&quot;again&quot;&gt;Score again&lt;/a&gt;</source>
        <translation>A pontuação foi cancelada. &lt;a href=&quot;again&quot;&gt;Pontuar de novo&lt;/a&gt;</translation>
    </message>
    <message numerus="yes">
        <source>%n mark(s) are not in the source tree, which is shown. Show the rendered tree to score.</source>
        <translation>
            <numerusform>%n marca não está na árvore do código-fonte, que está sendo mostrada. Mostre a árvore renderizada para pontuar.</numerusform>
            <numerusform>%n marcas não estão na árvore do código-fonte, que está sendo mostrada. Mostre a árvore renderizada para pontuar.</numerusform>
        </translation>
    </message>
    <message>
        <source>scoring all variants: %v of %m</source>
        <translation>pontuando todas as variantes: %v de %m</translation>
    </message>
    <message>
        <source>Shows how well the kept nodes agree with your marks, and where they differ</source>
        <translation>Mostra o quanto os nós mantidos concordam com suas marcas e onde diferem</translation>
    </message>
    <message>
        <source>No annotation is open. The workspace Annotate (Ctrl+3) opens it.</source>
        <translation>Nenhuma anotação está aberta. O espaço de trabalho Anotar (Ctrl+3) a abre.</translation>
    </message>
    <message numerus="yes">
        <source>%n marks are orphans: they are not on this page. The tab Marks shows why, and can place them again.</source>
        <translation>
            <numerusform>%n marca é órfã: não está nesta página. A aba Marcas mostra por quê e permite recolocá-la.</numerusform>
            <numerusform>%n marcas são órfãs: não estão nesta página. A aba Marcas mostra por quê e permite recolocá-las.</numerusform>
        </translation>
    </message>
    <message>
        <source>scoring the kept nodes</source>
        <translation>pontuando os nós mantidos</translation>
    </message>
    <message>
        <source>The sections of Explain use your marks as ground truth: see Variants and Diagnosis.</source>
        <translation>As seções de Explicar usam suas marcas como anotação de referência: veja Variantes e Diagnóstico.</translation>
    </message>
    <message>
        <source>mark content to see them.</source>
        <translation>marque o conteúdo para vê-los.</translation>
    </message>
    <message>
        <source>searching…</source>
        <translation>procurando…</translation>
    </message>
    <message>
        <source>Explain uses your marks as ground truth: see &lt;a href=&quot;tab:variants&quot;&gt;Variants&lt;/a&gt; and &lt;a href=&quot;tab:diagnosis&quot;&gt;Diagnosis&lt;/a&gt;.</source>
        <translation>Explicar usa suas marcas como anotação de referência: veja &lt;a href=&quot;tab:variants&quot;&gt;Variantes&lt;/a&gt; e &lt;a href=&quot;tab:diagnosis&quot;&gt;Diagnóstico&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Wrong places</source>
        <translation>Lugares errados</translation>
    </message>
    <message>
        <source>kept noise</source>
        <translation>ruído mantido</translation>
    </message>
    <message>
        <source>kept noise (not marked as content)</source>
        <translation>ruído mantido (não marcado como conteúdo)</translation>
    </message>
    <message>
        <source>pruned content</source>
        <translation>conteúdo podado</translation>
    </message>
    <message>
        <source>pruned content (marked as content)</source>
        <translation>conteúdo podado (marcado como conteúdo)</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Erro</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Characters of its texts, runs of white space as one</source>
        <translation>Caracteres de seus textos, sequências de espaços como um só</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Rótulo</translation>
    </message>
    <message>
        <source>The label of the innermost mark that contains the place, or – if no mark contains it: unmarked nodes count as noise</source>
        <translation>O rótulo da marca mais interna que contém o lugar, ou – se nenhuma marca o contém: nós sem marca contam como ruído</translation>
    </message>
    <message>
        <source>none. Exactly the marked content is kept.</source>
        <translation>nenhum. É mantido exatamente o conteúdo marcado.</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s), coloured on page and plot.</source>
        <translation>
            <numerusform>%n lugar, colorido na página e no gráfico.</numerusform>
            <numerusform>%n lugares, coloridos na página e no gráfico.</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;b&gt;Wrong places:&lt;/b&gt;</source>
        <translation>&lt;b&gt;Lugares errados:&lt;/b&gt;</translation>
    </message>
</context>
<context>
    <name>tagseam::ScoreText</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sim</translation>
    </message>
    <message>
        <source>no</source>
        <translation>não</translation>
    </message>
    <message>
        <source>main content</source>
        <translation>conteúdo principal</translation>
    </message>
    <message>
        <source>records</source>
        <translation>registros</translation>
    </message>
    <message>
        <source>noise</source>
        <translation>ruído</translation>
    </message>
    <message>
        <source>custom, not scored,</source>
        <translation>próprios, sem pontuação,</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%n mark(s) excluded&lt;/b&gt;: not on this page as it is now (orphans; see Marks).</source>
        <translation>
            <numerusform>&lt;b&gt;%n marca excluída&lt;/b&gt;: não está nesta página como ela é agora (órfã; veja Marcas).</numerusform>
            <numerusform>&lt;b&gt;%n marcas excluídas&lt;/b&gt;: não estão nesta página como ela é agora (órfãs; veja Marcas).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%n mark(s) excluded&lt;/b&gt;: the source tree does not have all of their nodes.</source>
        <translation>
            <numerusform>&lt;b&gt;%n marca excluída&lt;/b&gt;: a árvore do código-fonte não tem todos os seus nós.</numerusform>
            <numerusform>&lt;b&gt;%n marcas excluídas&lt;/b&gt;: a árvore do código-fonte não tem todos os seus nós.</numerusform>
        </translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Precisão</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Revocação</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Records complete</source>
        <translation>Registros completos</translation>
    </message>
    <message>
        <source>Main content complete</source>
        <translation>Conteúdo principal completo</translation>
    </message>
    <message>
        <source>Records mostly kept</source>
        <translation>Registros mantidos em maior parte</translation>
    </message>
    <message>
        <source>Main content mostly kept</source>
        <translation>Conteúdo principal mantido em maior parte</translation>
    </message>
    <message>
        <source>Content present</source>
        <translation>Conteúdo presente</translation>
    </message>
    <message>
        <source>Reduction</source>
        <translation>Redução</translation>
    </message>
    <message>
        <source>Noise removed</source>
        <translation>Ruído removido</translation>
    </message>
    <message>
        <source>Of the nodes that are kept, the share that is content (van Rijsbergen 1979, chapter 7; dissertation, section 4.1).</source>
        <translation>Dos nós mantidos, a parcela que é conteúdo (van Rijsbergen 1979, capítulo 7; dissertação, seção 4.1).</translation>
    </message>
    <message>
        <source>Of the nodes that are content, the share that is kept (van Rijsbergen 1979, chapter 7; dissertation, section 4.1).</source>
        <translation>Dos nós que são conteúdo, a parcela que é mantida (van Rijsbergen 1979, capítulo 7; dissertação, seção 4.1).</translation>
    </message>
    <message>
        <source>Of the characters of text that are kept, the share that is content; an element has none.</source>
        <translation>Dos caracteres de texto mantidos, a parcela que é conteúdo; um elemento não tem nenhum.</translation>
    </message>
    <message>
        <source>Of the characters of text that are content, the share that is kept.</source>
        <translation>Dos caracteres de texto que são conteúdo, a parcela que é mantida.</translation>
    </message>
    <message>
        <source>The harmonic mean of precision and recall over characters of text.</source>
        <translation>A média harmônica de precisão e revocação por caracteres de texto.</translation>
    </message>
    <message>
        <source>Records of which all nodes are kept: recall over records.</source>
        <translation>Registros dos quais todos os nós são mantidos: revocação sobre registros.</translation>
    </message>
    <message>
        <source>Marks of the main content of which all nodes are kept. Mark records to have them counted.</source>
        <translation>Marcas do conteúdo principal das quais todos os nós são mantidos. Marque registros para que sejam contados.</translation>
    </message>
    <message>
        <source>Records of which more than half of the nodes are kept, so that a reader would find them.</source>
        <translation>Registros dos quais mais da metade dos nós é mantida, de modo que um leitor os encontraria.</translation>
    </message>
    <message>
        <source>Marks of the main content more than half of whose nodes are kept.</source>
        <translation>Marcas do conteúdo principal das quais mais da metade dos nós é mantida.</translation>
    </message>
    <message>
        <source>Share of the nodes labelled as noise that is pruned. This is not equation 4.1 of the dissertation, which counts the records of an extractor.</source>
        <translation>Parte dos nós rotulados como ruído que é podada. Não é a equação 4.1 da dissertação, que conta os registros de um extrator.</translation>
    </message>
    <message>
        <source>No value because no content is marked.</source>
        <translation>Sem valor, porque nenhum conteúdo está marcado.</translation>
    </message>
    <message>
        <source>No value because no noise is labelled.</source>
        <translation>Sem valor, porque nenhum ruído está rotulado.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>was %1</source>
        <translation>era %1</translation>
    </message>
    <message>
        <source>record</source>
        <translation>registro</translation>
    </message>
    <message>
        <source>navigation</source>
        <translation>navegação</translation>
    </message>
    <message>
        <source>advertisement</source>
        <translation>anúncio</translation>
    </message>
    <message>
        <source>header</source>
        <translation>cabeçalho</translation>
    </message>
    <message>
        <source>footer</source>
        <translation>rodapé</translation>
    </message>
    <message>
        <source>sidebar</source>
        <translation>barra lateral</translation>
    </message>
    <message>
        <source>other noise</source>
        <translation>outro ruído</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;Against %n mark(s):&lt;/b&gt;</source>
        <translation>
            <numerusform>&lt;b&gt;Contra %n marca:&lt;/b&gt;</numerusform>
            <numerusform>&lt;b&gt;Contra %n marcas:&lt;/b&gt;</numerusform>
        </translation>
    </message>
    <message>
        <source>current options</source>
        <translation>opções atuais</translation>
    </message>
    <message>
        <source>regions of Diagnosis</source>
        <translation>regiões de Diagnóstico</translation>
    </message>
    <message>
        <source>content detection</source>
        <translation>detecção de conteúdo</translation>
    </message>
    <message>
        <source>The harmonic mean of precision and recall: low if either of them is low (van Rijsbergen 1979, chapter 7).</source>
        <translation>A média harmônica de precisão e revocação: baixa se uma delas for baixa (van Rijsbergen 1979, capítulo 7).</translation>
    </message>
    <message>
        <source>Whether all nodes of all records are kept (all nodes of the main content if no record is marked): a strict form of “content present” in the papers&apos; tables.</source>
        <translation>Se todos os nós de todos os registros são mantidos (todos os nós do conteúdo principal, se nenhum registro está marcado): uma forma estrita do “conteúdo presente” das tabelas dos artigos.</translation>
    </message>
    <message>
        <source>Share of the page&apos;s nodes that is pruned: column “Red.” of the papers&apos; tables. It does not show whether the right nodes are pruned.</source>
        <translation>Parte dos nós da página que é podada: a coluna “Red.” das tabelas dos artigos. Não mostra se os nós podados são os certos.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Scored:&lt;/b&gt; the kept nodes of the &lt;b&gt;source&lt;/b&gt; tree, which tagseam-cli scores, too. Your marks of the rendered tree apply to the same nodes of the source tree.</source>
        <translation>&lt;b&gt;Pontuado:&lt;/b&gt; os nós mantidos da árvore do &lt;b&gt;código-fonte&lt;/b&gt;, a mesma que tagseam-cli pontua. Suas marcas da árvore renderizada valem para os mesmos nós da árvore do código-fonte.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Scored:&lt;/b&gt; the kept nodes of the rendered tree.</source>
        <translation>&lt;b&gt;Pontuado:&lt;/b&gt; os nós mantidos da árvore renderizada.</translation>
    </message>
    <message>
        <source>The result of &lt;b&gt;content detection&lt;/b&gt; is kept, not the result of the search.</source>
        <translation>É mantido o resultado da &lt;b&gt;detecção de conteúdo&lt;/b&gt;, não o da busca.</translation>
    </message>
    <message numerus="yes">
        <source>The %n regions of Diagnosis are kept.</source>
        <translation>
            <numerusform>A %n região de Diagnóstico é mantida.</numerusform>
            <numerusform>As %n regiões de Diagnóstico são mantidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>No content is marked yet. Label the main content (1) or the records (2) to see all figures.</source>
        <translation>Nenhum conteúdo está marcado ainda. Rotule o conteúdo principal (1) ou os registros (2) para ver todos os números.</translation>
    </message>
    <message>
        <source>The marked main content counts as content; everything else counts as noise.</source>
        <translation>O conteúdo principal marcado conta como conteúdo; todo o resto conta como ruído.</translation>
    </message>
    <message>
        <source>The records count as content because no main content is marked; everything else counts as noise.</source>
        <translation>Os registros contam como conteúdo porque nenhum conteúdo principal está marcado; todo o resto conta como ruído.</translation>
    </message>
    <message>
        <source>%1, by hand</source>
        <translation>%1, à mão</translation>
    </message>
    <message>
        <source>A candidate of Content detection is kept, &lt;b&gt;chosen by hand&lt;/b&gt;: %1.</source>
        <translation>Um candidato da Detecção de conteúdo é mantido, &lt;b&gt;escolhido à mão&lt;/b&gt;: %1.</translation>
    </message>
</context>
<context>
    <name>tagseam::SearchRun</name>
    <message>
        <source>level</source>
        <translation>nível</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Each level is one call of searchRegion.</source>
        <translation>Cada nível é uma chamada de searchRegion.</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vazia</translation>
    </message>
    <message>
        <source>positions %1–%2, n = %3</source>
        <translation>posições %1–%2, n = %3</translation>
    </message>
    <message>
        <source>The part of the page&apos;s sequence that this level searches.</source>
        <translation>A parte da sequência da página em que este nível busca.</translation>
    </message>
    <message>
        <source>%1 (this level tries %2)</source>
        <translation>%1 (este nível testa %2)</translation>
    </message>
    <message>
        <source>Number of the frequency threshold that is tried; thresholds are tried in ascending order.</source>
        <translation>Número do limiar de frequência que é testado; os limiares são testados em ordem crescente.</translation>
    </message>
    <message>
        <source>%1 (more frequent symbols pass)</source>
        <translation>%1 (só os mais frequentes passam)</translation>
    </message>
    <message>
        <source>%1 (equally or more frequent symbols pass)</source>
        <translation>%1 (tão ou mais frequentes passam)</translation>
    </message>
    <message>
        <source>%1 (position %2 of the page)</source>
        <translation>%1 (posição %2 da página)</translation>
    </message>
    <message>
        <source>%1 of %2 occurrences in the level remain</source>
        <translation>restam %1 de %2 ocorrências no nível</translation>
    </message>
    <message>
        <source>Positions since a rejected candidate split. The left length does not include them.</source>
        <translation>Posições desde uma divisão candidata rejeitada. O tamanho da esquerda não as inclui.</translation>
    </message>
    <message>
        <source>left: i − gap</source>
        <translation>esquerda: i − gap</translation>
    </message>
    <message>
        <source>left: i</source>
        <translation>esquerda: i</translation>
    </message>
    <message>
        <source>right: n − i</source>
        <translation>direita: n − i</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>diferença</translation>
    </message>
    <message>
        <source>%1 % (a split needs more than %2 %)</source>
        <translation>%1 % (exige-se mais de %2 %)</translation>
    </message>
    <message>
        <source>The value that the size rule compares at a candidate split.</source>
        <translation>O valor que a regra de tamanho compara em uma divisão candidata.</translation>
    </message>
    <message>
        <source>true</source>
        <translation>true</translation>
    </message>
    <message>
        <source>false</source>
        <translation>false</translation>
    </message>
    <message>
        <source>All symbols of the level.</source>
        <translation>Todos os símbolos do nível.</translation>
    </message>
    <message>
        <source>The symbols that pass the threshold of this attempt.</source>
        <translation>Os símbolos que passam pelo limiar desta tentativa.</translation>
    </message>
    <message>
        <source>The symbols that pass and have unread occurrences.</source>
        <translation>Os símbolos que passam e têm ocorrências não lidas.</translation>
    </message>
    <message>
        <source>The symbols that pass and were read.</source>
        <translation>Os símbolos que passam e já foram lidos.</translation>
    </message>
    <message>
        <source>Symbols on both sides of the current gap. If the set is empty, the gap is open.</source>
        <translation>Símbolos nos dois lados da lacuna atual. Se o conjunto está vazio, a lacuna está aberta.</translation>
    </message>
    <message>
        <source>not printed</source>
        <translation>não impressa</translation>
    </message>
    <message>
        <source>printed: %1</source>
        <translation>impressa: %1</translation>
    </message>
    <message>
        <source>inferred from a table; %1</source>
        <translation>inferida de uma tabela; %1</translation>
    </message>
    <message>
        <source>Tagseam&apos;s; %1</source>
        <translation>do Tagseam; %1</translation>
    </message>
    <message>
        <source>Algorithm 4</source>
        <translation>Algoritmo 4</translation>
    </message>
    <message>
        <source>At every candidate split</source>
        <translation>Em cada divisão candidata</translation>
    </message>
    <message>
        <source>At every accepted split</source>
        <translation>Em cada divisão aceita</translation>
    </message>
    <message>
        <source>When the selected node&apos;s symbol leaves currentAlphabet</source>
        <translation>Quando o símbolo do nó selecionado sai de currentAlphabet</translation>
    </message>
    <message>
        <source>When the selected node is read</source>
        <translation>Quando o nó selecionado é lido</translation>
    </message>
    <message>
        <source>When the selected node is removed from the sequence</source>
        <translation>Quando o nó selecionado é removido da sequência</translation>
    </message>
    <message>
        <source>At the start of level %1</source>
        <translation>No início do nível %1</translation>
    </message>
    <message>
        <source>At each attempt at threshold %1</source>
        <translation>Em cada tentativa no limiar %1</translation>
    </message>
    <message>
        <source>At each attempt at the present threshold</source>
        <translation>Em cada tentativa no limiar atual</translation>
    </message>
    <message>
        <source>When an annotated node is pruned</source>
        <translation>Quando um nó anotado é podado</translation>
    </message>
    <message>
        <source>not in the sequence</source>
        <translation>fora da sequência</translation>
    </message>
    <message>
        <source>at every candidate split or end of a scan</source>
        <translation>em cada divisão candidata ou fim de varredura</translation>
    </message>
    <message>
        <source>at every accepted split</source>
        <translation>em cada divisão aceita</translation>
    </message>
    <message>
        <source>when symbol %1 leaves currentAlphabet (%2)</source>
        <translation>quando o símbolo %1 sai de currentAlphabet (%2)</translation>
    </message>
    <message>
        <source>when position %1 is read (%2)</source>
        <translation>quando a posição %1 é lida (%2)</translation>
    </message>
    <message>
        <source>when %1 is removed from the sequence (position %2)</source>
        <translation>quando %1 é removido da sequência (posição %2)</translation>
    </message>
    <message>
        <source>at the start of level %1</source>
        <translation>no início do nível %1</translation>
    </message>
    <message>
        <source>at each attempt at threshold %1</source>
        <translation>em cada tentativa no limiar %1</translation>
    </message>
    <message>
        <source>when an annotated node is pruned</source>
        <translation>quando um nó anotado é podado</translation>
    </message>
    <message>
        <source>at line %1 of the listing</source>
        <translation>na linha %1 da listagem</translation>
    </message>
    <message>
        <source>The search of the page appears here, step by step.</source>
        <translation>A busca na página aparece aqui, passo a passo.</translation>
    </message>
    <message>
        <source>Next l&amp;evel</source>
        <translation>Próximo ní&amp;vel</translation>
    </message>
    <message>
        <source>Pre&amp;vious level</source>
        <translation>&amp;Nível anterior</translation>
    </message>
    <message>
        <source>Next atte&amp;mpt</source>
        <translation>Próxima t&amp;entativa</translation>
    </message>
    <message>
        <source>Previous &amp;attempt</source>
        <translation>&amp;Tentativa anterior</translation>
    </message>
    <message>
        <source>A step from 1 to %1, or level:attempt:position, as in 2:1:57</source>
        <translation>Um passo de 1 a %1, ou nível:tentativa:posição, como em 2:1:57</translation>
    </message>
    <message>
        <source>The run has no step “%1”: it has steps 1 to %2 and levels 1 to %3.</source>
        <translation>A execução não tem o passo “%1”: ela tem os passos 1 a %2 e os níveis 1 a %3.</translation>
    </message>
    <message>
        <source>No breakpoint is set and enabled. Add or enable a breakpoint.</source>
        <translation>Nenhum ponto de interrupção está ativo. Acrescente ou ative um ponto de interrupção.</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>nível %1</translation>
    </message>
    <message>
        <source>threshold %1</source>
        <translation>limiar %1</translation>
    </message>
    <message>
        <source>│ attempt   ▼ accepted split   ▽ rejected   ✕ no more candidate splits</source>
        <translation>│ tentativa   ▼ divisão aceita   ▽ rejeitada   ✕ sem mais divisões candidatas</translation>
    </message>
</context>
<context>
    <name>tagseam::SequenceStrip</name>
    <message>
        <source>Child sequence</source>
        <translation>Sequência de filhos</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texto</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1&lt;/b&gt;: %2 (%n time(s))</source>
        <translation>
            <numerusform>&lt;b&gt;%1&lt;/b&gt;: %2 (%n vez)</numerusform>
            <numerusform>&lt;b&gt;%1&lt;/b&gt;: %2 (%n vezes)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>mais %n</numerusform>
            <numerusform>mais %n</numerusform>
        </translation>
    </message>
    <message>
        <source>v%1</source>
        <translation>v%1</translation>
    </message>
</context>
<context>
    <name>tagseam::SiteBar</name>
    <message>
        <source>A folder of pages of one site</source>
        <translation>Uma pasta com páginas de um site</translation>
    </message>
    <message>
        <source>A folder of more pages of the site</source>
        <translation>Uma pasta com mais páginas do site</translation>
    </message>
    <message>
        <source>Open a site style tree</source>
        <translation>Abrir uma árvore de estilos do site</translation>
    </message>
    <message>
        <source>Site style trees (*.sst);;All files (*)</source>
        <translation>Árvores de estilos do site (*.sst);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Save the site style tree</source>
        <translation>Salvar a árvore de estilos do site</translation>
    </message>
    <message>
        <source>Site style trees (*.sst)</source>
        <translation>Árvores de estilos do site (*.sst)</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Learn…</source>
        <translation>Aprender…</translation>
    </message>
    <message>
        <source>Add pages…</source>
        <translation>Acrescentar páginas…</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Salvar como…</translation>
    </message>
    <message>
        <source>Show on page</source>
        <translation>Mostrar na página</translation>
    </message>
    <message>
        <source>Open a saved site style tree (.sst)</source>
        <translation>Abrir uma árvore de estilos do site já salva (.sst)</translation>
    </message>
    <message>
        <source>Learn a tree from a folder of pages of one site</source>
        <translation>Aprender uma árvore com uma pasta de páginas de um só site</translation>
    </message>
    <message>
        <source>Add the pages of another folder to the tree</source>
        <translation>Acrescentar à árvore as páginas de outra pasta</translation>
    </message>
    <message>
        <source>Save the tree in a file (.sst), to open it later and add pages</source>
        <translation>Salvar a árvore em um arquivo (.sst), para abri-la e acrescentar páginas depois</translation>
    </message>
    <message>
        <source>Colour the kept and the pruned nodes of the page</source>
        <translation>Colorir os nós mantidos e os podados da página</translation>
    </message>
</context>
<context>
    <name>tagseam::SiteTreeTab</name>
    <message numerus="yes">
        <source>learnt from %n page(s)</source>
        <translation>
            <numerusform>aprendida com %n página</numerusform>
            <numerusform>aprendida com %n páginas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n element node(s)</source>
        <translation>
            <numerusform>%n nó de elemento</numerusform>
            <numerusform>%n nós de elemento</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n style node(s)</source>
        <translation>
            <numerusform>%n nó de estilo</numerusform>
            <numerusform>%n nós de estilo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) skipped:</source>
        <translation>
            <numerusform>%n página ignorada:</numerusform>
            <numerusform>%n páginas ignoradas:</numerusform>
        </translation>
    </message>
    <message>
        <source>Mapping the page was cancelled. &lt;a href=&quot;again&quot;&gt;Map it&lt;/a&gt;</source>
        <translation>O mapeamento da página foi cancelado. &lt;a href=&quot;again&quot;&gt;Mapeá-la&lt;/a&gt;</translation>
    </message>
    <message>
        <source>The page is being mapped.</source>
        <translation>A página está sendo mapeada.</translation>
    </message>
    <message>
        <source>The page has not been analysed.</source>
        <translation>A página não foi analisada.</translation>
    </message>
    <message>
        <source>Its element node:</source>
        <translation>Seu nó de elemento:</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Árvore</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Limiar</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;, by the site style tree: %2</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;, pela árvore de estilos do site: %2</translation>
    </message>
    <message numerus="yes">
        <source>The site style tree of %n pages is not saved. If you close the window, it is lost.</source>
        <translation>
            <numerusform>A árvore de estilos do site, de %n página, não está salva. Se você fechar a janela, ela se perde.</numerusform>
            <numerusform>A árvore de estilos do site, de %n páginas, não está salva. Se você fechar a janela, ela se perde.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The site style tree of %n pages is not saved. If you continue, it is lost.</source>
        <translation>
            <numerusform>A árvore de estilos do site, de %n página, não está salva. Se você continuar, ela se perde.</numerusform>
            <numerusform>A árvore de estilos do site, de %n páginas, não está salva. Se você continuar, ela se perde.</numerusform>
        </translation>
    </message>
    <message>
        <source>The threshold chosen for the site style tree is not saved. If you close the window, it is lost.</source>
        <translation>O limiar escolhido para a árvore de estilos do site não está salvo. Se você fechar a janela, ele se perde.</translation>
    </message>
    <message>
        <source>The threshold chosen for the site style tree is not saved. If you continue, it is lost.</source>
        <translation>O limiar escolhido para a árvore de estilos do site não está salvo. Se você continuar, ele se perde.</translation>
    </message>
    <message>
        <source>The site style tree is not saved</source>
        <translation>A árvore de estilos do site não está salva</translation>
    </message>
    <message numerus="yes">
        <source>All %n page(s) are in the tree already (same bytes).</source>
        <translation>
            <numerusform>%n página já está na árvore (mesmos bytes).</numerusform>
            <numerusform>Todas as %n páginas já estão na árvore (mesmos bytes).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n page(s) are in the tree already (same bytes).</source>
        <translation>
            <numerusform>%1 de %n página já está na árvore (mesmos bytes).</numerusform>
            <numerusform>%1 de %n páginas já estão na árvore (mesmos bytes).</numerusform>
        </translation>
    </message>
    <message>
        <source>Pages that are in the tree already</source>
        <translation>Páginas que já estão na árvore</translation>
    </message>
    <message>
        <source>Added again, each counts as one page more.</source>
        <translation>Adicionadas de novo, cada uma conta como mais uma página.</translation>
    </message>
    <message>
        <source>Add again</source>
        <translation>Adicionar de novo</translation>
    </message>
    <message>
        <source>Site</source>
        <translation>Site</translation>
    </message>
    <message>
        <source>Shows the style tree of the page&apos;s site: parts that its pages share are noise (Yi, Liu and Li 2003)</source>
        <translation>Mostra a árvore de estilos do site da página: partes que suas páginas compartilham são ruído (Yi, Liu e Li 2003)</translation>
    </message>
    <message>
        <source>Mapping the page to the site style tree</source>
        <translation>Mapeando a página na árvore de estilos do site</translation>
    </message>
    <message>
        <source>A site style tree records the layouts and contents of the pages of one site. Parts that are alike on all pages, such as menus and footers, are noise. Open a tree (.sst), or learn one from a folder of pages of the site.</source>
        <translation>Uma árvore de estilos do site registra os layouts e os conteúdos das páginas de um site. As partes iguais em todas as páginas, como menus e rodapés, são ruído. Abra uma árvore (.sst) ou aprenda uma com uma pasta de páginas do site.</translation>
    </message>
    <message>
        <source>The tree is not saved.</source>
        <translation>A árvore não está salva.</translation>
    </message>
    <message>
        <source>Open a page of the site to map it to the tree.</source>
        <translation>Abra uma página do site para mapeá-la na árvore.</translation>
    </message>
    <message>
        <source>The tree was learnt from pages as served, but the rendered tree of this page is shown. &lt;a href=&quot;source&quot;&gt;Show its source tree&lt;/a&gt;</source>
        <translation>A árvore foi aprendida com páginas como servidas, mas a árvore exibida desta página é a renderizada. &lt;a href=&quot;source&quot;&gt;Mostrar a árvore do código-fonte&lt;/a&gt;</translation>
    </message>
    <message>
        <source>The open page does not have it.</source>
        <translation>A página aberta não o tem.</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Desenho</translation>
    </message>
</context>
<context>
    <name>tagseam::SiteTreeView</name>
    <message>
        <source>Site style tree</source>
        <translation>Árvore de estilos do site</translation>
    </message>
    <message>
        <source>Importance 0 to 1, line: threshold. On the page: %1 kept, %2 pruned, %3 style unknown. Grey: not on this page.</source>
        <translation>Importância de 0 a 1, linha: limiar. Na página: %1 mantido, %2 podado, %3 estilo desconhecido. Cinza: não está nesta página.</translation>
    </message>
</context>
<context>
    <name>tagseam::StabilityTab</name>
    <message>
        <source>Stability</source>
        <translation>Estabilidade</translation>
    </message>
    <message>
        <source>stability: %v of %m deletions</source>
        <translation>estabilidade: %v de %m remoções</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Medir</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>Amostra</translation>
    </message>
    <message>
        <source>delete each position</source>
        <translation>remover cada posição</translation>
    </message>
    <message numerus="yes">
        <source>delete %n position(s)</source>
        <translation>
            <numerusform>remover %n posição</numerusform>
            <numerusform>remover %n posições</numerusform>
        </translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Nó</translation>
    </message>
    <message>
        <source>The node whose position was deleted, alone</source>
        <translation>O nó cuja posição foi removida, sozinha</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posição</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Mudaram</translation>
    </message>
    <message>
        <source>Deletions that change the region</source>
        <translation>Remoções que mudam a região</translation>
    </message>
    <message>
        <source>No page is open.</source>
        <translation>Nenhuma página está aberta.</translation>
    </message>
    <message>
        <source>The page is being analysed.</source>
        <translation>A página está sendo analisada.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Cancelado.</translation>
    </message>
    <message>
        <source>now</source>
        <translation>agora</translation>
    </message>
    <message>
        <source>without it</source>
        <translation>sem ele</translation>
    </message>
    <message>
        <source>Measures how far nodes and the minimum difference can change with the same main region</source>
        <translation>Mede quanto os nós e a diferença mínima podem mudar com a mesma região principal</translation>
    </message>
    <message>
        <source>Position in the sequence</source>
        <translation>Posição na sequência</translation>
    </message>
    <message>
        <source>Positions that are in only one of the two regions: the current one, or the one without the node</source>
        <translation>Posições que estão em só uma das duas regiões: a atual, ou a região sem o nó</translation>
    </message>
    <message>
        <source>New region</source>
        <translation>Nova região</translation>
    </message>
    <message>
        <source>The main region without the node, in positions of the current sequence</source>
        <translation>A região principal sem o nó, em posições da sequência atual</translation>
    </message>
    <message>
        <source>How stable is the main region, %1? Tagseam deletes single positions from the sequence of %2 and runs the search again each time.</source>
        <translation>Quão estável é a região principal, %1? O Tagseam remove posições isoladas da sequência de %2 e refaz a busca a cada vez.</translation>
    </message>
</context>
<context>
    <name>tagseam::StatusLine</name>
    <message>
        <source>raw: nodes of the page, counted as in the papers
kept: nodes of the pruned page
−…%: reduction, the share of the nodes that was pruned
levels: calls of searchRegion
ms: time of sequence, search and pruning</source>
        <translation>originais: nós da página, contados como nos artigos
mantidos: nós da página podada
−…%: redução, a parte dos nós que foi podada
níveis: chamadas de searchRegion
ms: tempo da sequência, da busca e da poda</translation>
    </message>
    <message>
        <source>analysing</source>
        <translation>analisando</translation>
    </message>
    <message>
        <source>no page</source>
        <translation>nenhuma página</translation>
    </message>
    <message>
        <source>source   |   </source>
        <translation>código-fonte   |   </translation>
    </message>
    <message>
        <source>raw %1   kept %2   %3 %   levels %4   %5 ms</source>
        <translation>originais %1   mantidos %2   %3 %   níveis %4   %5 ms</translation>
    </message>
    <message>
        <source>%1   |   search: %2</source>
        <translation>%1   |   busca: %2</translation>
    </message>
    <message numerus="yes">
        <source>marked %1–%2: %n node(s)</source>
        <translation>
            <numerusform>marcado %1–%2: %n nó</numerusform>
            <numerusform>marcados %1–%2: %n nós</numerusform>
        </translation>
    </message>
    <message>
        <source>no position</source>
        <translation>nenhuma posição</translation>
    </message>
    <message>
        <source>no position, %1</source>
        <translation>sem posição, %1</translation>
    </message>
    <message>
        <source>position %1, symbol %2</source>
        <translation>posição %1, símbolo %2</translation>
    </message>
    <message>
        <source>position %1, symbol %2, %3</source>
        <translation>posição %1, símbolo %2, %3</translation>
    </message>
    <message>
        <source>no node selected</source>
        <translation>nenhum nó selecionado</translation>
    </message>
    <message>
        <source>why?</source>
        <translation>por quê?</translation>
    </message>
    <message>
        <source>watched</source>
        <translation>observada</translation>
    </message>
    <message>
        <source>The page is loaded again when it changes: File › Watch for changes</source>
        <translation>A página é recarregada quando muda: Arquivo › Observar mudanças</translation>
    </message>
    <message>
        <source>source (libxml2)   |   </source>
        <translation>código-fonte (libxml2)   |   </translation>
    </message>
    <message>
        <source>tree and lists leave out positions %1–%2   |   %3</source>
        <translation>árvore e listas sem as posições %1–%2   |   %3</translation>
    </message>
    <message>
        <source>tree and lists show positions %1–%2 only   |   %3</source>
        <translation>árvore e listas só com as posições %1–%2   |   %3</translation>
    </message>
</context>
<context>
    <name>tagseam::StepBar</name>
    <message>
        <source>Previous &amp;step</source>
        <translation>Passo &amp;anterior</translation>
    </message>
    <message>
        <source>Previous &amp;line of the listing</source>
        <translation>&amp;Linha anterior da listagem</translation>
    </message>
    <message>
        <source>Ne&amp;xt line of the listing</source>
        <translation>Próxima lin&amp;ha da listagem</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>Próximo &amp;passo</translation>
    </message>
    <message>
        <source>Run &amp;back to the last breakpoint</source>
        <translation>Voltar ao último ponto de inte&amp;rrupção</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>Pa&amp;usar</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>Reprod&amp;uzir</translation>
    </message>
    <message>
        <source>&amp;Run to the next breakpoint</source>
        <translation>Executar até o próxi&amp;mo ponto de interrupção</translation>
    </message>
    <message>
        <source>&amp;Go to step…</source>
        <translation>&amp;Ir ao passo…</translation>
    </message>
    <message>
        <source>%1 (%2; everywhere %3)</source>
        <translation>%1 (%2; em qualquer lugar %3)</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>Go to step</source>
        <translation>Ir ao passo</translation>
    </message>
    <message>
        <source>Playback speed</source>
        <translation>Velocidade de reprodução</translation>
    </message>
    <message>
        <source>Steps per second during playback</source>
        <translation>Passos por segundo durante a reprodução</translation>
    </message>
    <message>
        <source>The run meets no breakpoint from this step to the end.</source>
        <translation>A execução não encontra nenhum ponto de interrupção deste passo até o fim.</translation>
    </message>
    <message>
        <source>The run meets no breakpoint from this step back to the beginning.</source>
        <translation>A execução não encontra nenhum ponto de interrupção deste passo até o início.</translation>
    </message>
</context>
<context>
    <name>tagseam::StepTables</name>
    <message>
        <source>Variables</source>
        <translation>Variáveis</translation>
    </message>
    <message>
        <source>Symbols</source>
        <translation>Símbolos</translation>
    </message>
    <message>
        <source>Symbols of the level</source>
        <translation>Símbolos do nível</translation>
    </message>
</context>
<context>
    <name>tagseam::StepperView</name>
    <message>
        <source>Stepper</source>
        <translation>Passo a passo</translation>
    </message>
    <message>
        <source>Breakpoints</source>
        <translation>Interrupções</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <translation>&amp;Passos</translation>
    </message>
    <message>
        <source>The search ran again. This is the first step.</source>
        <translation>A busca foi executada de novo. Este é o primeiro passo.</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Links</translation>
    </message>
</context>
<context>
    <name>tagseam::StillPage</name>
    <message>
        <source>the server did not answer in time</source>
        <translation>o servidor não respondeu a tempo</translation>
    </message>
    <message>
        <source>there is no network</source>
        <translation>não há rede</translation>
    </message>
    <message>
        <source>the server closed the connection</source>
        <translation>o servidor fechou a conexão</translation>
    </message>
    <message>
        <source>the server name is unknown</source>
        <translation>o nome do servidor é desconhecido</translation>
    </message>
    <message>
        <source>too many redirects</source>
        <translation>redirecionamentos demais</translation>
    </message>
    <message>
        <source>the server answers with status %1</source>
        <translation>o servidor responde com o status %1</translation>
    </message>
    <message>
        <source>the certificate of the server is not valid (%1)</source>
        <translation>o certificado do servidor não é válido (%1)</translation>
    </message>
    <message>
        <source>no server answers at this address</source>
        <translation>nenhum servidor responde neste endereço</translation>
    </message>
</context>
<context>
    <name>tagseam::StyleTreeModel</name>
    <message>
        <source>(as above)</source>
        <translation>(como acima)</translation>
    </message>
    <message numerus="yes">
        <source>A style: on %n page(s) the children look like this.</source>
        <translation>
            <numerusform>Um estilo: em %n página os filhos são assim.</numerusform>
            <numerusform>Um estilo: em %n páginas os filhos são assim.</numerusform>
        </translation>
    </message>
    <message>
        <source>Element nodes, and in [ ] the style nodes below them</source>
        <translation>Nós de elemento, e em [ ] os nós de estilo abaixo deles</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Nó</translation>
    </message>
    <message>
        <source>Pages of the site that have it</source>
        <translation>Páginas do site que o têm</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Composite importance, 0 to 1: 0 where all pages are alike; the line is the threshold</source>
        <translation>Importância composta, de 0 a 1: 0 onde todas as páginas são iguais; a linha é o limiar</translation>
    </message>
    <message>
        <source>Importance</source>
        <translation>Importância</translation>
    </message>
    <message>
        <source>At the threshold: noisy, meaningful, or neither</source>
        <translation>Neste limiar: ruidoso, significativo ou nenhum dos dois</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Marca</translation>
    </message>
    <message>
        <source>The open page does not have it.</source>
        <translation>A página aberta não o tem.</translation>
    </message>
</context>
<context>
    <name>tagseam::SymbolsModel</name>
    <message>
        <source>Symbol</source>
        <translation>Símbolo</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Restam</translation>
    </message>
    <message>
        <source>Freq.</source>
        <translation>Freq.</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Primeira</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Última</translation>
    </message>
    <message>
        <source>Tag path</source>
        <translation>Caminho de tags</translation>
    </message>
    <message>
        <source>Number of the symbol: nodes with the same tag path have the same symbol</source>
        <translation>Número do símbolo: nós com o mesmo caminho de tags têm o mesmo símbolo</translation>
    </message>
    <message>
        <source>symbolCount: occurrences in the level</source>
        <translation>symbolCount: ocorrências no nível</translation>
    </message>
    <message>
        <source>Position of the first occurrence in the level</source>
        <translation>Posição da primeira ocorrência no nível</translation>
    </message>
    <message>
        <source>Position of the last occurrence in the level</source>
        <translation>Posição da última ocorrência no nível</translation>
    </message>
    <message>
        <source>The labels from the body down to the node</source>
        <translation>Os rótulos do body até o nó</translation>
    </message>
    <message>
        <source>filtered out</source>
        <translation>filtrado</translation>
    </message>
    <message>
        <source>exhausted</source>
        <translation>esgotado</translation>
    </message>
    <message>
        <source>open</source>
        <translation>aberto</translation>
    </message>
    <message>
        <source>unread</source>
        <translation>não lido</translation>
    </message>
    <message>
        <source>filtered out · unread · open: read, and occurs again · exhausted: no occurrence remains</source>
        <translation>filtrado · não lido · aberto: lido, e ocorre de novo · esgotado: sem mais ocorrências</translation>
    </message>
    <message>
        <source>currentSymbolCount: occurrences that remain to be read</source>
        <translation>currentSymbolCount: ocorrências que restam por ler</translation>
    </message>
</context>
<context>
    <name>tagseam::TablesDialog</name>
    <message>
        <source>Tables</source>
        <translation>Tabelas</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Copies the selected rows, or all if none is selected</source>
        <translation>Copia as linhas selecionadas, ou todas se nenhuma estiver selecionada</translation>
    </message>
</context>
<context>
    <name>tagseam::ThresholdView</name>
    <message>
        <source>Sample pages of the site</source>
        <translation>Páginas de amostra do site</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Limiar</translation>
    </message>
    <message>
        <source>Greatest composite importance of noise, 0 to 1</source>
        <translation>Maior importância composta do ruído, de 0 a 1</translation>
    </message>
    <message>
        <source>Sample pages…</source>
        <translation>Páginas de amostra…</translation>
    </message>
    <message>
        <source>The default threshold</source>
        <translation>O limiar padrão</translation>
    </message>
    <message>
        <source>Read some pages of the site to see the words and nodes that each threshold removes</source>
        <translation>Ler algumas páginas do site para ver as palavras e os nós que cada limiar remove</translation>
    </message>
    <message>
        <source>Words and nodes that each threshold removes from the sample pages</source>
        <translation>Palavras e nós que cada limiar remove das páginas de amostra</translation>
    </message>
    <message>
        <source>Sample pages show the effect of each threshold and help to choose one.</source>
        <translation>As páginas de amostra mostram o efeito de cada limiar e ajudam a escolher um.</translation>
    </message>
    <message numerus="yes">
        <source>Words and nodes that are removed from %n sample pages. Choose a row to apply its threshold, and look at the page:</source>
        <translation>
            <numerusform>Palavras e nós removidos de %n página de amostra. Escolha uma linha para aplicar o limiar e observe a página:</numerusform>
            <numerusform>Palavras e nós removidos de %n páginas de amostra. Escolha uma linha para aplicar o limiar e observe a página:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::ThresholdsModel</name>
    <message>
        <source>Threshold</source>
        <translation>Limiar</translation>
    </message>
    <message>
        <source>Words removed from the sample pages</source>
        <translation>Palavras removidas das páginas de amostra</translation>
    </message>
    <message>
        <source>Words removed</source>
        <translation>Palavras removidas</translation>
    </message>
    <message>
        <source>Noisy elements</source>
        <translation>Elementos ruidosos</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>From this threshold up to the threshold of the next row</source>
        <translation>Deste limiar até o limiar da próxima linha</translation>
    </message>
    <message>
        <source>Nodes removed</source>
        <translation>Nós removidos</translation>
    </message>
    <message>
        <source>Nodes removed from the sample pages</source>
        <translation>Nós removidos das páginas de amostra</translation>
    </message>
    <message>
        <source>Noisy element nodes of the tree; nodes with equal content in two styles count once</source>
        <translation>Nós de elemento ruidosos da árvore; nós com o mesmo conteúdo em dois estilos contam uma vez</translation>
    </message>
</context>
<context>
    <name>tagseam::TimelineView</name>
    <message>
        <source>Timeline of the run</source>
        <translation>Linha do tempo da execução</translation>
    </message>
</context>
<context>
    <name>tagseam::TreeDrawingView</name>
    <message>
        <source>The drawing ends above level %1, which has too many element nodes.</source>
        <translation>O desenho termina acima do nível %1, que tem nós de elemento demais.</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n página</numerusform>
            <numerusform>%n páginas</numerusform>
        </translation>
    </message>
    <message>
        <source>threshold %1</source>
        <translation>limiar %1</translation>
    </message>
    <message>
        <source>Box: element node; shaded: noisy; double line: meaningful. Dashed: style node with its pages.</source>
        <translation>Caixa: nó de elemento; sombreada: ruidoso; linha dupla: significativo. Tracejado: nó de estilo com as suas páginas.</translation>
    </message>
    <message>
        <source>Without the descendants of noisy and meaningful element nodes.</source>
        <translation>Sem os descendentes de nós de elemento ruidosos e significativos.</translation>
    </message>
    <message numerus="yes">
        <source>The style nodes below %n element node(s) are not drawn: + and their number.</source>
        <translation>
            <numerusform>Os nós de estilo abaixo de %n nó de elemento não são desenhados: + e o número deles.</numerusform>
            <numerusform>Os nós de estilo abaixo de %n nós de elemento não são desenhados: + e o número deles.</numerusform>
        </translation>
    </message>
    <message>
        <source>Export the drawing</source>
        <translation>Exportar o desenho</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>Desenho SVG (*.svg)</translation>
    </message>
    <message>
        <source>Simplified</source>
        <translation>Simplificada</translation>
    </message>
    <message>
        <source>Leave out the descendants of noisy and of meaningful element nodes</source>
        <translation>Deixa de fora os descendentes de nós de elemento ruidosos e de significativos</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Export the drawing as SVG</source>
        <translation>Exporta o desenho como SVG</translation>
    </message>
    <message>
        <source>Drawing of the site style tree</source>
        <translation>Desenho da árvore de estilos do site</translation>
    </message>
    <message>
        <source>Click a box to select its element node. Ctrl with the wheel, + and − zoom.</source>
        <translation>Clique em uma caixa para selecionar o nó de elemento. Ctrl com a roda, + e − ampliam e reduzem.</translation>
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
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n resultado</numerusform>
            <numerusform>%n resultados</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
</context>
<context>
    <name>tagseam::VariablesModel</name>
    <message>
        <source>%1, just set</source>
        <translation>%1, recém-alterada</translation>
    </message>
    <message>
        <source>Variable (● just set)</source>
        <translation>Variável (● recém-alterada)</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
</context>
<context>
    <name>tagseam::VariantScores</name>
    <message>
        <source>everything kept</source>
        <translation>tudo mantido</translation>
    </message>
    <message>
        <source>&lt;b&gt;All variants&lt;/b&gt;, with the other options unchanged. ★: highest value of the column. Click a row to apply it.</source>
        <translation>&lt;b&gt;Todas as variantes&lt;/b&gt;, com as outras opções inalteradas. ★: maior valor da coluna. Clique em uma linha para aplicá-la.</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>Copiar como Markdown</translation>
    </message>
    <message>
        <source>Scores of all variants</source>
        <translation>Pontuações de todas as variantes</translation>
    </message>
    <message>
        <source>The table was copied.</source>
        <translation>A tabela foi copiada.</translation>
    </message>
</context>
<context>
    <name>tagseam::VariantScoresModel</name>
    <message>
        <source>★: the highest of the column.</source>
        <translation>★: o maior valor da coluna.</translation>
    </message>
    <message>
        <source>P</source>
        <comment>precision</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>R</source>
        <comment>recall</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>Text F1</source>
        <translation>F1 do texto</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Registros</translation>
    </message>
    <message>
        <source>Main</source>
        <translation>Principal</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Presente</translation>
    </message>
    <message>
        <source>Red.</source>
        <comment>reduction</comment>
        <translation>Red.</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Método</translation>
    </message>
    <message>
        <source>The baseline without a method. It cannot be adopted.</source>
        <translation>A referência sem método. Não pode ser adotada.</translation>
    </message>
    <message>
        <source>This is the current result.</source>
        <translation>Este é o resultado atual.</translation>
    </message>
    <message>
        <source>Click the row to adopt it; Ctrl+Z undoes the change.</source>
        <translation>Clique na linha para adotá-la; Ctrl+Z desfaz a mudança.</translation>
    </message>
</context>
<context>
    <name>tagseam::VariantTable</name>
    <message>
        <source>Variants by label attributes</source>
        <translation>Variantes por atributos do rótulo</translation>
    </message>
    <message>
        <source>The computed styles have not been read yet. A click reads them.</source>
        <translation>Os estilos computados ainda não foram lidos. Um clique os lê.</translation>
    </message>
    <message>
        <source>Click to apply it; Ctrl+Z undoes the change.</source>
        <translation>Clique para aplicá-la; Ctrl+Z desfaz a mudança.</translation>
    </message>
    <message>
        <source>&amp;Copy the table</source>
        <translation>&amp;Copiar a tabela</translation>
    </message>
    <message>
        <source>This is the current result.</source>
        <translation>Este é o resultado atual.</translation>
    </message>
</context>
<context>
    <name>tagseam::Variants</name>
    <message>
        <source>own options</source>
        <translation>opções próprias</translation>
    </message>
    <message>
        <source>%1 has no further threshold to try</source>
        <translation>%1 não tem mais nenhum limiar a tentar</translation>
    </message>
    <message numerus="yes">
        <source>%1 tries threshold %2, which %n symbol(s) pass</source>
        <translation>
            <numerusform>%1 tenta o limiar %2, pelo qual passa %n símbolo</numerusform>
            <numerusform>%1 tenta o limiar %2, pelo qual passam %n símbolos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 continues with the next threshold</source>
        <translation>%1 continua no próximo limiar</translation>
    </message>
    <message>
        <source>%1 accepts the gap before position %2: left %3, right %4, no size rule</source>
        <translation>%1 aceita a lacuna antes da posição %2: esquerda %3, direita %4, sem regra de tamanho</translation>
    </message>
    <message>
        <source>%1 accepts the gap before position %2: %3</source>
        <translation>%1 aceita a lacuna antes da posição %2: %3</translation>
    </message>
    <message>
        <source>%1 rejects the gap before position %2: %3</source>
        <translation>%1 rejeita a lacuna antes da posição %2: %3</translation>
    </message>
    <message>
        <source>%1 searches %2</source>
        <translation>%1 busca em %2</translation>
    </message>
    <message>
        <source>Show this step</source>
        <translation>Mostrar este passo</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>by the search: %1</source>
        <translation>pela busca: %1</translation>
    </message>
    <message>
        <source>by %1: %2</source>
        <translation>por %1: %2</translation>
    </message>
    <message>
        <source>tag only</source>
        <translation>só a tag</translation>
    </message>
    <message>
        <source>class</source>
        <translation>classe</translation>
    </message>
    <message>
        <source>class + style</source>
        <translation>classe + estilo</translation>
    </message>
    <message>
        <source>presentation</source>
        <translation>apresentação</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>computado</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>elementos</translation>
    </message>
    <message>
        <source>elements + text</source>
        <translation>elementos + texto</translation>
    </message>
    <message>
        <source>minimum difference %1</source>
        <translation>diferença mínima %1</translation>
    </message>
    <message>
        <source>thresholds from %1</source>
        <translation>limiares a partir de %1</translation>
    </message>
    <message>
        <source>complement</source>
        <translation>complemento</translation>
    </message>
    <message>
        <source>&lt;b&gt;They never diverge:&lt;/b&gt; every decision of the search is the same. They differ in what is kept of it: the main region, or all but the main region.</source>
        <translation>&lt;b&gt;Nunca divergem:&lt;/b&gt; todas as decisões da busca são as mesmas. Diferem no que se mantém: a região principal, ou tudo menos a região principal.</translation>
    </message>
    <message>
        <source>&lt;b&gt;They never diverge:&lt;/b&gt; every decision of the search is the same on this page.</source>
        <translation>&lt;b&gt;Elas nunca divergem:&lt;/b&gt; cada decisão da busca é a mesma nesta página.</translation>
    </message>
    <message>
        <source>up to position %1 their sequences are the same; at this position</source>
        <translation>até a posição %1 suas sequências são iguais; nesta posição</translation>
    </message>
    <message>
        <source>Show position %1</source>
        <translation>Mostrar a posição %1</translation>
    </message>
    <message>
        <source>both rejected the previous candidate split.</source>
        <translation>as duas rejeitaram a divisão candidata anterior.</translation>
    </message>
    <message>
        <source>Nodes of the sequence kept by both: &lt;b&gt;%1&lt;/b&gt;; only by A: &lt;b&gt;%2&lt;/b&gt;; only by B: &lt;b&gt;%3&lt;/b&gt;; pruned by both: %4.</source>
        <translation>Nós da sequência mantidos pelas duas: &lt;b&gt;%1&lt;/b&gt;; só por A: &lt;b&gt;%2&lt;/b&gt;; só por B: &lt;b&gt;%3&lt;/b&gt;; podados pelas duas: %4.</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1&lt;/b&gt;: main region %2 (%3), %n level(s) split, %4 of %5 nodes kept</source>
        <translation>
            <numerusform>&lt;b&gt;%1&lt;/b&gt;: região principal %2 (%3), %n nível dividido, %4 de %5 nós mantidos</numerusform>
            <numerusform>&lt;b&gt;%1&lt;/b&gt;: região principal %2 (%3), %n níveis divididos, %4 de %5 nós mantidos</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;b&gt;Level %1, threshold %2:&lt;/b&gt; the gap before position %3 is a candidate split and was rejected.</source>
        <translation>&lt;b&gt;Nível %1, limiar %2:&lt;/b&gt; a lacuna antes da posição %3 é uma divisão candidata e foi rejeitada.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Level %1, threshold %2:&lt;/b&gt; the gap before position %3 was open, too, but the scan had stopped at a candidate split before it.</source>
        <translation>&lt;b&gt;Nível %1, limiar %2:&lt;/b&gt; a lacuna antes da posição %3 também estava aberta, mas a varredura já tinha parado em uma divisão candidata anterior.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; of the single-node deletions leave the region unchanged: %2 of %3.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; das remoções de um só nó deixam a região igual: %2 de %3.</translation>
    </message>
    <message>
        <source>Every position was deleted once, alone.</source>
        <translation>Cada posição foi removida uma vez, sozinha.</translation>
    </message>
    <message>
        <source>The region is the same for every minimum difference from &lt;b&gt;%1&lt;/b&gt; to &lt;b&gt;%2&lt;/b&gt;; it is %3 now.</source>
        <translation>A região é a mesma para toda diferença mínima de &lt;b&gt;%1&lt;/b&gt; a &lt;b&gt;%2&lt;/b&gt;; agora ela é %3.</translation>
    </message>
    <message>
        <source>The region is the same for every minimum difference from &lt;b&gt;%1&lt;/b&gt; to just below &lt;b&gt;%2&lt;/b&gt;; it is %3 now.</source>
        <translation>A região é a mesma para toda diferença mínima de &lt;b&gt;%1&lt;/b&gt; até pouco abaixo de &lt;b&gt;%2&lt;/b&gt;; agora ela é %3.</translation>
    </message>
    <message>
        <source>%1: the computed styles have not been read</source>
        <translation>%1: os estilos computados não foram lidos</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 nodes kept (%3), %n level(s) split, main region %4</source>
        <translation>
            <numerusform>%1 de %2 nós mantidos (%3), %n nível dividido, região principal %4</numerusform>
            <numerusform>%1 de %2 nós mantidos (%3), %n níveis divididos, região principal %4</numerusform>
        </translation>
    </message>
    <message>
        <source>; F %1, precision %2, recall %3</source>
        <translation>; F %1, precisão %2, revocação %3</translation>
    </message>
    <message>
        <source>in %1 the sequence has already ended</source>
        <translation>em %1 a sequência já terminou</translation>
    </message>
    <message>
        <source>%1 has symbol %2, &lt;tt&gt;%3&lt;/tt&gt;</source>
        <translation>%1 tem o símbolo %2, &lt;tt&gt;%3&lt;/tt&gt;</translation>
    </message>
    <message>
        <source>%1 reaches the end of its scan without a candidate split</source>
        <translation>%1 chega ao fim da varredura sem divisão candidata</translation>
    </message>
    <message>
        <source>%1 ends because fewer than two symbols pass</source>
        <translation>%1 termina porque passam menos de dois símbolos</translation>
    </message>
    <message>
        <source>They diverge before the search begins:</source>
        <translation>Divergem antes de a busca começar:</translation>
    </message>
    <message>
        <source>They diverge at the start of level %1:</source>
        <translation>Divergem no começo do nível %1:</translation>
    </message>
    <message>
        <source>the previous candidate splits are the same, but the kept sides differ.</source>
        <translation>as divisões candidatas anteriores são as mesmas, mas os lados mantidos diferem.</translation>
    </message>
    <message>
        <source>They diverge at level %1, attempt %2:</source>
        <translation>Divergem no nível %1, tentativa %2:</translation>
    </message>
    <message>
        <source>They diverge at level %1, attempt %2, candidate split %3:</source>
        <translation>Divergem no nível %1, tentativa %2, divisão candidata %3:</translation>
    </message>
    <message>
        <source>The window shows neither of the two. Adopt one of them to see the step.</source>
        <translation>A janela não mostra nenhuma das duas. Adote uma delas para ver o passo.</translation>
    </message>
    <message numerus="yes">
        <source>Nevertheless, the first %n levels keep the same nodes in both.</source>
        <translation>
            <numerusform>Mesmo assim, o primeiro nível (%n) mantém os mesmos nós nas duas.</numerusform>
            <numerusform>Mesmo assim, os primeiros %n níveis mantêm os mesmos nós nas duas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Both keep the same %n nodes of the sequence.</source>
        <translation>
            <numerusform>As duas mantêm o mesmo %n nó da sequência.</numerusform>
            <numerusform>As duas mantêm os mesmos %n nós da sequência.</numerusform>
        </translation>
    </message>
    <message>
        <source>(%1 above the minimum difference: it would have been accepted).</source>
        <translation>(%1 acima da diferença mínima: teria sido aceita).</translation>
    </message>
    <message>
        <source>(%1 below the minimum difference).</source>
        <translation>(%1 abaixo da diferença mínima).</translation>
    </message>
    <message>
        <source>No position would have remained.</source>
        <translation>Nenhuma posição teria restado.</translation>
    </message>
    <message>
        <source>A split at this gap would have kept %1 (&lt;b&gt;1&lt;/b&gt; on page and plot).</source>
        <translation>Uma divisão nesta lacuna teria mantido %1 (&lt;b&gt;1&lt;/b&gt; na página e no gráfico).</translation>
    </message>
    <message>
        <source>The search would have found &lt;b&gt;the same main region&lt;/b&gt;, %1.</source>
        <translation>A busca teria encontrado &lt;b&gt;a mesma região principal&lt;/b&gt;, %1.</translation>
    </message>
    <message>
        <source>The search would have found the main region &lt;b&gt;%1&lt;/b&gt; (&lt;b&gt;2&lt;/b&gt;): %2 positions instead of %3.</source>
        <translation>A busca teria encontrado a região principal &lt;b&gt;%1&lt;/b&gt; (&lt;b&gt;2&lt;/b&gt;): %2 posições em vez de %3.</translation>
    </message>
    <message>
        <source>Each position of a random sample, which is always the same, was deleted once, alone.</source>
        <translation>Cada posição de uma amostra aleatória, que é sempre a mesma, foi removida uma vez, sozinha.</translation>
    </message>
</context>
<context>
    <name>tagseam::VariantsTab</name>
    <message>
        <source>Variants</source>
        <translation>Variantes</translation>
    </message>
    <message>
        <source>keeping the main region</source>
        <translation>mantendo a região principal</translation>
    </message>
    <message>
        <source>keeping the complement</source>
        <translation>mantendo o complemento</translation>
    </message>
    <message>
        <source>nodes: %1</source>
        <translation>nós: %1</translation>
    </message>
    <message>
        <source>label attributes: %1</source>
        <translation>atributos do rótulo: %1</translation>
    </message>
    <message>
        <source>variant %1</source>
        <translation>variante %1</translation>
    </message>
    <message>
        <source>as it is: %1</source>
        <translation>como está: %1</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>como está</translation>
    </message>
    <message>
        <source>searching with both</source>
        <translation>buscando com as duas</translation>
    </message>
    <message>
        <source>all variants and label attributes: %v of %m</source>
        <translation>todas as variantes e atributos do rótulo: %v de %m</translation>
    </message>
    <message>
        <source>minimum difference by lowest threshold: %v of %m</source>
        <translation>diferença mínima por menor limiar: %v de %m</translation>
    </message>
    <message>
        <source>Run them all</source>
        <translation>Executar todas</translation>
    </message>
    <message>
        <source>Draw the map</source>
        <translation>Desenhar o mapa</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>No page is open.</source>
        <translation>Nenhuma página está aberta.</translation>
    </message>
    <message>
        <source>The page is being analysed.</source>
        <translation>A página está sendo analisada.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Cancelado.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;again&quot;&gt;Compare&lt;/a&gt;</source>
        <translation>&lt;a href=&quot;again&quot;&gt;Comparar&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Both searches are running.</source>
        <translation>As duas buscas estão em andamento.</translation>
    </message>
    <message>
        <source>Variants by label attributes:</source>
        <translation>Variantes por atributos do rótulo:</translation>
    </message>
    <message>
        <source>A click adopts a cell.</source>
        <translation>Um clique adota uma célula.</translation>
    </message>
    <message>
        <source>they are being run.</source>
        <translation>estão sendo executadas.</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) of the whole page.</source>
        <translation>
            <numerusform>%n execução com a página inteira.</numerusform>
            <numerusform>%n execuções com a página inteira.</numerusform>
        </translation>
    </message>
    <message>
        <source>Minimum difference by lowest threshold:</source>
        <translation>Diferença mínima por menor limiar:</translation>
    </message>
    <message>
        <source>F against the content that you marked. Lines separate different results; the ring marks the current options. Hover or use the arrow keys to inspect; click or press Enter to apply.</source>
        <translation>F em relação ao conteúdo que você marcou. As linhas separam resultados diferentes; o anel marca as opções atuais. Passe o mouse ou use as setas para inspecionar; clique ou pressione Enter para aplicar.</translation>
    </message>
    <message>
        <source>it is being drawn.</source>
        <translation>está sendo desenhado.</translation>
    </message>
    <message>
        <source>up to 600 searches.</source>
        <translation>até 600 buscas.</translation>
    </message>
    <message>
        <source>Shows where two sets of options diverge, and the result of every variant</source>
        <translation>Mostra onde dois conjuntos de opções divergem, e o resultado de cada variante</translation>
    </message>
    <message>
        <source>Appearance of %1 on page and plot</source>
        <translation>Aparência de %1 na página e no gráfico</translation>
    </message>
    <message>
        <source>share of kept nodes · levels split · F against the content that you marked.</source>
        <translation>parte dos nós mantida · níveis divididos · F em relação ao conteúdo que você marcou.</translation>
    </message>
    <message>
        <source>share of kept nodes · levels split.</source>
        <translation>parte dos nós mantida · níveis divididos.</translation>
    </message>
    <message>
        <source>Share of kept nodes. Lines separate different results; the ring marks the current options. Hover or use the arrow keys to inspect; click or press Enter to apply.</source>
        <translation>Parte dos nós mantida. As linhas separam resultados diferentes; o anel marca as opções atuais. Passe o mouse ou use as setas para inspecionar; clique ou pressione Enter para aplicar.</translation>
    </message>
</context>
<context>
    <name>tagseam::VersionReader</name>
    <message>
        <source>Compare with another version of the page</source>
        <translation>Comparar com outra versão da página</translation>
    </message>
    <message>
        <source>Pages (*.html *.htm *.xhtml *.xht *.mhtml *.mht *.warc *.gz);;All files (*)</source>
        <translation>Páginas (*.html *.htm *.xhtml *.xht *.mhtml *.mht *.warc *.gz);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Address of the other version:</source>
        <translation>Endereço da outra versão:</translation>
    </message>
    <message>
        <source>No page is open. Open the page that is to be compared first.</source>
        <translation>Nenhuma página está aberta. Abra primeiro a página que deve ser comparada.</translation>
    </message>
    <message>
        <source>%1 was not fetched: the network is off. Turn Network on in the toolbar, and compare again.</source>
        <translation>%1 não foi buscada: a rede está desligada. Ligue a rede na barra de ferramentas, e compare de novo.</translation>
    </message>
    <message numerus="yes">
        <source>%1 contains %n pages. Choose the file of one page.</source>
        <translation>
            <numerusform>%1 contém %n página. Escolha o arquivo de uma só página.</numerusform>
            <numerusform>%1 contém %n páginas. Escolha o arquivo de uma só página.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 The page is not compared.</source>
        <translation>%1 A página não é comparada.</translation>
    </message>
    <message>
        <source>other version</source>
        <translation>outra versão</translation>
    </message>
    <message>
        <source>No address can be compared: the network is off. Turn Network on in the toolbar, which loads the page again.</source>
        <translation>Nenhum endereço pode ser comparado: a rede está desligada. Ligue Rede na barra de ferramentas, o que recarrega a página.</translation>
    </message>
</context>
<context>
    <name>tagseam::VotesModel</name>
    <message>
        <source>Method</source>
        <translation>Método</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Nó</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por quê</translation>
    </message>
</context>
<context>
    <name>tagseam::VotesView</name>
    <message>
        <source>Methods that keep the selected node</source>
        <translation>Métodos que mantêm o nó selecionado</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n method(s) keep &lt;b&gt;%2&lt;/b&gt;.</source>
        <translation>
            <numerusform>%1 de %n método mantém &lt;b&gt;%2&lt;/b&gt;.</numerusform>
            <numerusform>%1 de %n métodos mantêm &lt;b&gt;%2&lt;/b&gt;.</numerusform>
        </translation>
    </message>
    <message>
        <source>Select a node on the page, in the tree or in the plot to see the methods that keep it, and why.</source>
        <translation>Selecione um nó na página, na árvore ou no gráfico para ver quais métodos o mantêm, e por quê.</translation>
    </message>
</context>
<context>
    <name>tagseam::WaterScene</name>
    <message>
        <source>what if: threshold %1 — fewer than two symbols would pass: the search would end</source>
        <translation>e se: limiar %1 — menos de dois símbolos passariam: a busca terminaria</translation>
    </message>
    <message>
        <source>split at position %1, %2, accepted</source>
        <translation>divisão na posição %1, %2, aceita</translation>
    </message>
    <message>
        <source>fewer than two symbols pass, the search ends</source>
        <translation>menos de dois símbolos passam, a busca termina</translation>
    </message>
    <message>
        <source>level %1, before its first threshold</source>
        <translation>nível %1, antes do seu primeiro limiar</translation>
    </message>
    <message>
        <source>level %1, threshold %2 (attempt %3 of %4)</source>
        <translation>nível %1, limiar %2 (tentativa %3 de %4)</translation>
    </message>
    <message numerus="yes">
        <source>at position %1: %2, would be accepted</source>
        <comment>of %n gap(s) the first</comment>
        <translation>
            <numerusform>na posição %1: %2, seria aceita</numerusform>
            <numerusform>a primeira na posição %1: %2, seria aceita</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at position %1: %2, would be rejected by the size rule</source>
        <comment>of %n gap(s) the first</comment>
        <translation>
            <numerusform>na posição %1: %2, seria rejeitada pela regra de tamanho</numerusform>
            <numerusform>a primeira na posição %1: %2, seria rejeitada pela regra de tamanho</numerusform>
        </translation>
    </message>
    <message>
        <source>the end of the scan</source>
        <translation>o fim da varredura</translation>
    </message>
    <message numerus="yes">
        <source>what if: threshold %1 — the scan could split at %n gap(s)</source>
        <translation>
            <numerusform>e se: limiar %1 — a varredura poderia dividir em %n lacuna</numerusform>
            <numerusform>e se: limiar %1 — a varredura poderia dividir em %n lacunas</numerusform>
        </translation>
    </message>
    <message>
        <source>no candidate split so far</source>
        <translation>nenhuma divisão candidata até agora</translation>
    </message>
    <message>
        <source>candidate split at position %1, %2, rejected by the size rule</source>
        <translation>divisão candidata na posição %1, %2, rejeitada pela regra de tamanho</translation>
    </message>
    <message numerus="yes">
        <source>%n open gap(s), but the scan can split at none of them</source>
        <translation>
            <numerusform>%n lacuna aberta, mas a varredura não pode dividir nela</numerusform>
            <numerusform>%n lacunas abertas, mas a varredura não pode dividir em nenhuma delas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the size rule rejects %n candidate split(s), then %1</source>
        <translation>
            <numerusform>a regra de tamanho rejeita %n divisão candidata, depois %1</numerusform>
            <numerusform>a regra de tamanho rejeita %n divisões candidatas, depois %1</numerusform>
        </translation>
    </message>
    <message>
        <source>no gap is open</source>
        <translation>nenhuma lacuna está aberta</translation>
    </message>
    <message>
        <source>what if: threshold %1 — %2</source>
        <translation>e se: limiar %1 — %2</translation>
    </message>
    <message>
        <source>fewer than two symbols pass</source>
        <translation>menos de dois símbolos passam pelo filtro</translation>
    </message>
    <message>
        <source>no symbol that passes occurs further left</source>
        <translation>nenhum símbolo que passa pelo filtro ocorre mais à esquerda</translation>
    </message>
    <message>
        <source>no symbol that passes occurs further right</source>
        <translation>nenhum símbolo que passa pelo filtro ocorre mais à direita</translation>
    </message>
    <message>
        <source>the scan can split at a gap further left, and no symbol that passes occurs in between</source>
        <translation>a varredura pode dividir em uma lacuna mais à esquerda, e nenhum símbolo que passa pelo filtro ocorre entre as duas</translation>
    </message>
    <message>
        <source>the candidate split at position %1 would be accepted: %2</source>
        <translation>a divisão candidata na posição %1 seria aceita: %2</translation>
    </message>
</context>
<context>
    <name>tagseam::WaterlinePainter</name>
    <message>
        <source>rejected here: right side not %1 % longer</source>
        <translation>rejeitadas aqui: lado direito não é %1 % maior</translation>
    </message>
    <message>
        <source>rejected here: sides differ by %1 % or less</source>
        <translation>rejeitadas aqui: os lados diferem em %1 % ou menos</translation>
    </message>
    <message>
        <source>rejected here</source>
        <translation>rejeitadas aqui</translation>
    </message>
    <message>
        <source>rejected: differ by ≤ %1 %</source>
        <translation>rejeitadas: diferem em ≤ %1 %</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>rejeitada</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>threshold</source>
        <translation>limiar</translation>
    </message>
    <message>
        <source>some of the gaps in a pixel</source>
        <translation>algumas das lacunas em um pixel</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>aceita</translation>
    </message>
    <message>
        <source>rejected by the size rule</source>
        <translation>rejeitada pela regra de tamanho</translation>
    </message>
    <message>
        <source>end of the scan</source>
        <translation>fim da varredura</translation>
    </message>
    <message>
        <source>candidate split, not reached</source>
        <translation>divisão candidata, não alcançada</translation>
    </message>
    <message>
        <source>open: the scan can split</source>
        <translation>aberta: a varredura pode dividir</translation>
    </message>
    <message>
        <source>open: the scan cannot split</source>
        <translation>aberta: a varredura não pode dividir</translation>
    </message>
    <message>
        <source>bar: threshold that opens the gap</source>
        <translation>barra: limiar que abre a lacuna</translation>
    </message>
    <message>
        <source>none opens it</source>
        <translation>nenhum a abre</translation>
    </message>
    <message>
        <source>water: threshold now</source>
        <translation>água: limiar atual</translation>
    </message>
</context>
<context>
    <name>tagseam::WaterlineView</name>
    <message>
        <source>Waterline of the level</source>
        <translation>Linha d’água do nível</translation>
    </message>
    <message>
        <source>The waterline appears here. It shows, for each gap, the lowest frequency threshold at which no symbol occurs on both sides.</source>
        <translation>A linha d’água aparece aqui. Ela mostra, para cada lacuna, o menor limiar de frequência em que nenhum símbolo ocorre dos dois lados.</translation>
    </message>
    <message>
        <source>This page has no body: there is no gap to open.</source>
        <translation>Esta página não tem body: não há lacuna para abrir.</translation>
    </message>
    <message>
        <source>Level %1 is one position: there is no gap to open.</source>
        <translation>O nível %1 é uma só posição: não há lacuna para abrir.</translation>
    </message>
    <message>
        <source>no threshold: a symbol of the highest frequency, %1, occurs on both sides</source>
        <translation>nenhum limiar: um símbolo da maior frequência, %1, ocorre nos dois lados</translation>
    </message>
    <message>
        <source>opens at threshold %1</source>
        <translation>abre-se no limiar %1</translation>
    </message>
    <message>
        <source>no symbol is on both sides</source>
        <translation>nenhum símbolo está dos dois lados</translation>
    </message>
    <message numerus="yes">
        <source>%n symbol(s) are on both sides</source>
        <translation>
            <numerusform>%n símbolo está dos dois lados</numerusform>
            <numerusform>%n símbolos estão dos dois lados</numerusform>
        </translation>
    </message>
    <message>
        <source>Gap between positions %1 and %2 · %3
%4</source>
        <translation>Lacuna entre as posições %1 e %2 · %3
%4</translation>
    </message>
    <message>
        <source>The water is hidden while a question waits. To answer with a threshold, click at its height.</source>
        <translation>A água fica oculta enquanto uma pergunta espera. Para responder com um limiar, clique na sua altura.</translation>
    </message>
    <message>
        <source>It is open at threshold %1, and the scan can split at it.</source>
        <translation>Ela está aberta no limiar %1, e a varredura pode dividir nela.</translation>
    </message>
    <message>
        <source>It is open at threshold %1, but the scan cannot split at it: %2.</source>
        <translation>Ela está aberta no limiar %1, mas a varredura não pode dividir nela: %2.</translation>
    </message>
</context>
<context>
    <name>tagseam::WhatIfTable</name>
    <message>
        <source>Any name that the page does not have yet, beside the classes that the element has. It becomes part of the tag path of every descendant, so the descendants no longer share symbols with the rest of the page.</source>
        <translation>Qualquer nome que a página ainda não tem, ao lado das classes que o elemento tem. Ele passa a fazer parte do caminho de tags de cada descendente, e assim os descendentes já não têm símbolos em comum com o resto da página.</translation>
    </message>
    <message>
        <source>Elements with the same class have the same tag paths, and a tag path that occurs on both sides of a gap blocks the split. The class takes the place of all others.</source>
        <translation>Elementos com a mesma classe têm os mesmos caminhos de tags, e um caminho de tags que ocorre dos dois lados de uma lacuna bloqueia a divisão. A classe toma o lugar de todas as outras.</translation>
    </message>
    <message>
        <source>May differ from the difference that one level shows: once a split is rejected, later ones can still prune the node, or an earlier level no longer splits.</source>
        <translation>Pode ser outra que a diferença que um nível mostra: rejeitada uma divisão, outras posteriores ainda podem podar o nó, ou um nível anterior já não se divide.</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Mudança</translation>
    </message>
    <message>
        <source>One option, or one change of the template; all else stays the same</source>
        <translation>Uma opção, ou uma mudança do template; todo o resto fica igual</translation>
    </message>
    <message>
        <source>Node kept</source>
        <translation>Nó mantido</translation>
    </message>
    <message>
        <source>Share of the node and its descendants that is kept after the change</source>
        <translation>Parte do nó e de seus descendentes que é mantida depois da mudança</translation>
    </message>
    <message>
        <source>Page kept</source>
        <translation>Página mantida</translation>
    </message>
    <message>
        <source>Nodes of the page that are kept after the change, counted as in the papers</source>
        <translation>Nós da página mantidos depois da mudança, contados como nos artigos</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Mudados</translation>
    </message>
    <message>
        <source>Nodes of the page whose status changes, including this node and its descendants</source>
        <translation>Nós da página cujo status muda, incluindo este nó e seus descendentes</translation>
    </message>
    <message>
        <source>Changes that reverse it</source>
        <translation>Mudanças que invertem isso</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Testar</translation>
    </message>
    <message>
        <source>Try it: %1</source>
        <translation>Testar: %1</translation>
    </message>
</context>
<context>
    <name>tagseam::WhyTab</name>
    <message>
        <source>Why</source>
        <translation>Por quê</translation>
    </message>
    <message>
        <source>searching for the blocking symbols</source>
        <translation>procurando os símbolos bloqueadores</translation>
    </message>
    <message>
        <source>No page is open.</source>
        <translation>Nenhuma página está aberta.</translation>
    </message>
    <message>
        <source>The page is being analysed.</source>
        <translation>A página está sendo analisada.</translation>
    </message>
    <message>
        <source>Click a node in the page, the tree or the plot. This tab shows why it was kept or pruned, with the numbers.</source>
        <translation>Clique em um nó na página, na árvore ou no gráfico. Esta aba mostra por que ele foi mantido ou podado, com os números.</translation>
    </message>
    <message>
        <source>Tag path</source>
        <translation>Caminho de tags</translation>
    </message>
    <message>
        <source>The labels from the body to the node</source>
        <translation>Os rótulos do body até o nó</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Occurrences in the level</source>
        <translation>Ocorrências no nível</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Primeira</translation>
    </message>
    <message>
        <source>Position of the first occurrence in the level</source>
        <translation>Posição da primeira ocorrência no nível</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Última</translation>
    </message>
    <message>
        <source>Position of the last occurrence in the level</source>
        <translation>Posição da última ocorrência no nível</translation>
    </message>
    <message>
        <source>Blocking symbols between the node and the content</source>
        <translation>Símbolos bloqueadores entre o nó e o conteúdo</translation>
    </message>
    <message>
        <source>compared with the marked range, %1, from position %2 on.</source>
        <translation>comparado com o intervalo marcado, %1, a partir da posição %2.</translation>
    </message>
    <message>
        <source>No level contained both.</source>
        <translation>Nenhum nível continha os dois.</translation>
    </message>
    <message>
        <source>The last levels that contained both:</source>
        <translation>Os últimos níveis que continham os dois:</translation>
    </message>
    <message>
        <source>searches are running.</source>
        <translation>buscas em andamento.</translation>
    </message>
    <message>
        <source>the search was cancelled.</source>
        <translation>a busca foi cancelada.</translation>
    </message>
    <message>
        <source>compared with the content that you marked in Diagnosis, %1, from position %2 on.</source>
        <translation>comparado com o conteúdo que você marcou em Diagnóstico, %1, a partir da posição %2.</translation>
    </message>
    <message>
        <source>Select a node inside it.</source>
        <translation>Selecione um nó dentro dele.</translation>
    </message>
    <message>
        <source>compared with the likely content, %1 at position %2.</source>
        <translation>comparado com o conteúdo provável, %1 na posição %2.</translation>
    </message>
    <message>
        <source>The search for the reason was cancelled.</source>
        <translation>A busca do motivo foi cancelada.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;again&quot;&gt;Look again&lt;/a&gt;</source>
        <translation>&lt;a href=&quot;again&quot;&gt;Procurar de novo&lt;/a&gt;</translation>
    </message>
    <message>
        <source>At level %1 these symbols occur on both sides of every gap between the two.</source>
        <translation>No nível %1 estes símbolos ocorrem nos dois lados de toda lacuna entre os dois.</translation>
    </message>
    <message>
        <source>Select a symbol to see it in page and plot. &lt;a href=&quot;blocking&quot;&gt;Blocking symbols&lt;/a&gt; tries the page without it.</source>
        <translation>Selecione um símbolo para vê-lo na página e no gráfico. &lt;a href=&quot;blocking&quot;&gt;Símbolos bloqueadores&lt;/a&gt; experimenta a página sem ele.</translation>
    </message>
    <message numerus="yes">
        <source>each of these alone, verified by %n searches. A node counts as kept when more than half of it is kept.</source>
        <translation>
            <numerusform>cada uma destas sozinha, verificada com %n busca. Um nó conta como mantido quando mais da metade dele é mantida.</numerusform>
            <numerusform>cada uma destas sozinha, verificada com %n buscas. Um nó conta como mantido quando mais da metade dele é mantida.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ctrl+Z undoes the change.</source>
        <translation>Ctrl+Z desfaz a mudança.</translation>
    </message>
    <message>
        <source>Explains why the selected node is kept or pruned, and which changes would reverse that</source>
        <translation>Explica por que o nó selecionado é mantido ou podado, e que mudanças inverteriam isso</translation>
    </message>
    <message>
        <source>changes that would prune it: search %v</source>
        <translation>mudanças que o podariam: busca %v</translation>
    </message>
    <message>
        <source>changes that would keep it: search %v</source>
        <translation>mudanças que o manteriam: busca %v</translation>
    </message>
    <message>
        <source>Find changes that reverse it</source>
        <translation>Procurar mudanças que invertem isso</translation>
    </message>
    <message>
        <source>If this node is noise:</source>
        <translation>Se este nó é ruído:</translation>
    </message>
    <message>
        <source>none, because it contains the whole main region.</source>
        <translation>nenhuma, porque ele contém toda a região principal.</translation>
    </message>
    <message>
        <source>To compare with another range, mark it in the plot.</source>
        <translation>Para comparar com outro intervalo, marque-o no gráfico.</translation>
    </message>
    <message>
        <source>Changes that would prune it:</source>
        <translation>Mudanças que o podariam:</translation>
    </message>
    <message>
        <source>Changes that would keep it:</source>
        <translation>Mudanças que o manteriam:</translation>
    </message>
    <message>
        <source>none, because it has no position in the sequence.</source>
        <translation>nenhuma, porque ele não tem posição na sequência.</translation>
    </message>
    <message>
        <source>There may be more changes: not all could be tried.</source>
        <translation>Pode haver mais mudanças: não foi possível testar todas.</translation>
    </message>
    <message>
        <source>A reader does not see its text: %1.</source>
        <translation>Um leitor não vê o seu texto: %1.</translation>
    </message>
    <message>
        <source>changes for content detection</source>
        <translation>mudanças para a detecção de conteúdo</translation>
    </message>
    <message>
        <source>Tries each option, and changes of the template, until the result changes.</source>
        <translation>Testa cada opção, e mudanças do template, até que o resultado mude.</translation>
    </message>
    <message numerus="yes">
        <source>none of the %n changes that were tried.</source>
        <translation>
            <numerusform>%n mudança foi testada sem sucesso.</numerusform>
            <numerusform>nenhuma das %n mudanças testadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>None of the %n changes of the template that were tried does that.</source>
        <translation>
            <numerusform>%n mudança do template foi testada, e não faz isso.</numerusform>
            <numerusform>Nenhuma das %n mudanças do template que foram testadas faz isso.</numerusform>
        </translation>
    </message>
    <message>
        <source>compared with the likely content, %1.</source>
        <translation>comparado com o provável conteúdo, %1.</translation>
    </message>
</context>
<context>
    <name>tagseam::WorkBar</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>tagseam::WorkspaceSwitch</name>
    <message>
        <source>Inspect</source>
        <translation>Inspecionar</translation>
    </message>
    <message>
        <source>The outcome of the search (Ctrl+1)</source>
        <translation>O resultado da busca (Ctrl+1)</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>The search step by step, forwards and backwards (Ctrl+2)</source>
        <translation>A busca passo a passo, para a frente e para trás (Ctrl+2)</translation>
    </message>
    <message>
        <source>Annotate</source>
        <translation>Anotar</translation>
    </message>
    <message>
        <source>Mark content and noise as ground truth (Ctrl+3)</source>
        <translation>Marcar conteúdo e ruído como anotação de referência (Ctrl+3)</translation>
    </message>
    <message>
        <source>Corpus</source>
        <translation>Corpus</translation>
    </message>
    <message>
        <source>Run and compare methods on a whole folder of pages (Ctrl+4)</source>
        <translation>Executar e comparar métodos em uma pasta inteira de páginas (Ctrl+4)</translation>
    </message>
</context>
</TS>
