import { builtOnly, drawnAndBuilt } from './made-by.ts';

/** More of what photographs serve. */
export const BUILT_FOOD = [
  builtOnly(
    'pomegranate',
    ['pomegranate', 'pomegranates'],
    'small',
    'pomegranate | pomegranates | pomegranate seeds | grenade | grenades | melagrana | melograno | melagrane | granada | granadas | granatapfel | granatäpfel',
    ['pomegranate'],
  ),
  drawnAndBuilt(
    'plum',
    ['plum', 'plums'],
    'small',
    'plum | plums | prune | prunes | prugna | prugne | ciruela | ciruelas | pflaume | pflaumen | zwetschge | zwetschgen | mirabelles | damson | damsons',
    ['plum'],
  ),
  drawnAndBuilt(
    'apricot',
    ['apricot', 'apricots'],
    'small',
    'apricot | apricots | dried apricots | abricot | abricots | albicocca | albicocche | albaricoque | albaricoques | aprikose | aprikosen | marille | marillen',
    ['apricot'],
  ),
  builtOnly(
    'chocolate_truffle',
    ['chocolate truffle', 'chocolate truffles'],
    'small',
    'chocolate truffle | chocolate truffles | dark chocolate truffles | dark chocolate truffle | cocoa truffles | pralines | praline | bonbons | chocolates | truffes au chocolat | truffe au chocolat | tartufi al cioccolato | tartufini | cioccolatini | trufas de chocolate | bombones | schokotrüffel | schokoladentrüffel | pralinen',
  ),
  builtOnly(
    'star_anise',
    ['star of anise', 'stars of anise'],
    'small',
    'star anise | star of anise | stars of anise | anis étoilé | badiane | anice stellato | anís estrellado | sternanis',
  ),
  drawnAndBuilt(
    'cinnamon',
    ['cinnamon stick', 'cinnamon sticks'],
    'small',
    'cinnamon | cinnamon stick | cinnamon sticks | cannelle | bâton de cannelle | bâtons de cannelle | cannella | stecche di cannella | canela | rama de canela | ramas de canela | zimt | zimtstange | zimtstangen',
    ['cinnamon'],
  ),
  builtOnly(
    'caviar',
    ['tin of caviar', 'tins of caviar'],
    'small',
    'caviar | caviars | tin of caviar | tins of caviar | caviale | kaviar',
    ['caviar'],
  ),
] as const;
