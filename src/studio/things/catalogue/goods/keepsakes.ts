import { builtOnly, drawnAndBuilt } from '#studio/things/catalogue/made-by.ts';

/** Small tools of the trade, keepsakes, branches and strong drinks. */
export const GOODS_KEEPSAKES = [
  builtOnly(
    'tastevin',
    ['tastevin', 'tastevins'],
    'small',
    'tastevin | tastevins | tasting cup | tasse à vin | tazza da sommelier | catavino | catavinos | probierschale',
  ),
  builtOnly(
    'bung',
    ['bung', 'bungs'],
    'small',
    'bung | bungs | barrel bung | barrel stopper | bonde | bondes | cocchiume | tapón de barrica | spund | fassspund',
  ),
  builtOnly(
    'bottle_brush',
    ['bottle brush', 'bottle brushes'],
    'small',
    'bottle brush | bottle brushes | cleaning brush | goupillon | scovolino | escobilla | flaschenbürste',
  ),
  builtOnly(
    'pruning_saw',
    ['pruning saw', 'pruning saws'],
    'dish',
    'pruning saw | pruning saws | hand saw | handsaw | saw | scie d élagage | scie | segaccio | sierra de podar | astsäge | säge',
    ['saw'],
  ),
  builtOnly(
    'label_roll',
    ['roll of labels', 'rolls of labels'],
    'dish',
    'label roll | label rolls | roll of labels | roll of wine labels | rolls of labels | rouleau d étiquettes | rotolo di etichette | rollo de etiquetas | etikettenrolle',
  ),
  drawnAndBuilt(
    'wallet',
    ['wallet', 'wallets'],
    'small',
    'wallet | wallets | purse | billfold | portefeuille | portafoglio | cartera | billetera | geldbörse | brieftasche | portemonnaie',
    ['wallet'],
  ),
  builtOnly(
    'gavel',
    ['gavel', 'gavels'],
    'dish',
    'gavel | gavels | auction hammer | auctioneer s hammer | marteau de commissaire | martelletto | mazo de subasta | auktionshammer | richterhammer',
    ['gavel'],
  ),
  builtOnly(
    'gramophone',
    ['gramophone', 'gramophones'],
    'floor',
    'gramophone | gramophones | phonograph | phonographe | grammofono | gramófono | fonógrafo | grammophon',
  ),
  builtOnly(
    'christmas_stocking',
    ['Christmas stocking', 'Christmas stockings'],
    'tall',
    'christmas stocking | christmas stockings | stocking | stockings | chaussette de noël | calza di natale | calza della befana | calcetín de navidad | nikolausstrumpf | nikolausstiefel',
  ),
  drawnAndBuilt(
    'olive_branch',
    ['olive branch', 'olive branches'],
    'small',
    'olive branch | olive branches | olive twig | olive twigs | sprig of olive | branch of olives | branche d olivier | branches d olivier | rameau d olivier | ramo d ulivo | rami d ulivo | ramo di ulivo | rama de olivo | ramas de olivo | olivenzweig | olivenzweige | olive leaves',
  ),
  builtOnly(
    'eucalyptus',
    ['sprig of eucalyptus', 'sprigs of eucalyptus'],
    'small',
    'eucalyptus | eucalyptus branch | eucalyptus branches | eucalyptus leaves | sprig of eucalyptus | sprigs of eucalyptus | eucalipto | eukalyptus | eukalyptuszweig | eukalyptuszweige',
  ),
  builtOnly(
    'cotton',
    ['cotton branch', 'cotton branches'],
    'small',
    'cotton branch | cotton branches | cotton flowers | cotton flower | cotton bolls | fleurs de coton | branches de coton | fiori di cotone | ramas de algodón | flores de algodón | baumwollzweig | baumwollzweige',
  ),
  builtOnly(
    'honeycomb',
    ['piece of honeycomb', 'pieces of honeycomb'],
    'small',
    'honeycomb | honeycombs | piece of honeycomb | comb honey | rayon de miel | gâteau de miel | favo | favo di miele | panal | panal de miel | honigwabe | honigwaben | bienenwabe',
  ),
  builtOnly(
    'pipe',
    ['pipe', 'pipes'],
    'small',
    'pipe | tobacco pipe | smoking pipe | clay pipe | briar pipe | pipe à tabac | pipa da fumo | pipa | pipa de fumar | tabakspfeife | tabakpfeife',
  ),
  builtOnly(
    'tobacco',
    ['heap of tobacco', 'heaps of tobacco'],
    'small',
    'tobacco | tobacco leaves | loose tobacco | pipe tobacco | tabac | feuilles de tabac | tabacco | foglie di tabacco | tabaco | hojas de tabaco | tabak | tabakblätter',
  ),
  builtOnly(
    'digestif',
    ['glass of spirits', 'glasses of spirits'],
    'tall',
    'grappa | kirsch | kirschwasser | cognac | brandy | armagnac | calvados | limoncello | eau de vie | schnaps | obstler | obstbrand | liqueur | liqueurs | digestif | digestifs | digestivo | aguardiente | orujo | pisco | rum | rhum | cognac glass | brandy glass | brandy snifter | cognac snifter | snifter | snifters | glass of grappa | glass of cognac | glass of brandy | glasses of grappa | verre de cognac | bicchiere di grappa | glas grappa | glas cognac | schwenker | cognacschwenker',
  ),
  drawnAndBuilt(
    'cobweb',
    ['cobweb', 'cobwebs'],
    'tall',
    'cobweb | cobwebs | toile d araignée | toiles d araignée | ragnatela | ragnatele | telaraña | telarañas | spinnweben | spinnwebe',
  ),
  builtOnly(
    'beam',
    ['beam', 'beams'],
    'floor',
    'beam | beams | wooden beam | wooden beams | ceiling beam | ceiling beams | rafter | rafters | poutre | poutres | trave | travi | viga | vigas | balken | holzbalken | deckenbalken',
  ),
] as const;
