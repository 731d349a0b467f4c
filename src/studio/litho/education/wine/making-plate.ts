import type { WineColour } from '#studio/scene/wine.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { Rect } from '#studio/litho/geometry.ts';
import { put } from '#studio/litho/education/put.ts';
import { drawCrusher } from '#studio/litho/education/sketches/crusher.ts';
import { drawTurnedBottle } from '#studio/litho/education/sketches/turned-bottle.ts';
import { say, write } from '#studio/litho/education/plate.ts';
import type { Plate } from '#studio/litho/education/plate.ts';
import type { Step } from '#studio/litho/education/step.ts';
import { drawSteps } from '#studio/litho/education/steps.ts';

type Making = 'red' | 'white' | 'rose' | 'sparkling';

const harvest = (wine: WineColour): Step => ({
  name: 'Harvest | Vendange | Vendemmia | Vendimia | Lese',
  note: 'ripe bunches, by hand or machine | grappes mûres, à la main ou à la machine | grappoli maturi, a mano o a macchina | racimos maduros, a mano o a máquina | reife Trauben, von Hand oder Maschine',
  draw: (plate, box) => put(plate, 'grapes', box, { wine, scale: 0.84 }),
});

const bottling = (wine: WineColour): Step => ({
  name: 'Bottling | Mise en bouteille | Imbottigliamento | Embotellado | Abfüllung',
  note: 'filtered if wanted, then corked | filtré si besoin, puis bouché | filtrato se serve, poi tappato | filtrado si se quiere, luego tapado | filtriert, wenn gewollt, dann verkorkt',
  draw: (plate, box) => {
    put(plate, 'bottle', { ...box, width: box.width * 0.6 }, { wine });
    put(
      plate,
      'glass',
      { ...box, x: box.x + box.width * 0.5, width: box.width * 0.5 },
      { wine, scale: 0.7 },
    );
  },
});

const press = (note: string): Step => ({
  name: 'Pressing | Pressurage | Pressatura | Prensado | Pressen',
  note,
  draw: (plate, box) => put(plate, 'wine_press', box),
});

const crush: Step = {
  name: 'Destem, crush | Érafler, fouler | Diraspare, pigiare | Despalillar, estrujar | Entrappen, mahlen',
  note: 'berries off the stalks, skins split | baies sans rafle, peaux éclatées | acini senza raspo, bucce rotte | uvas sin raspón, pieles rotas | Beeren ohne Stiel, Haut geöffnet',
  draw: drawCrusher,
};

const age: Step = {
  name: 'Ageing | Élevage | Affinamento | Crianza | Ausbau',
  note: 'malolactic and months in oak or tank | malolactique, mois en fût ou cuve | malolattica, mesi in legno o vasca | maloláctica, meses en barrica o depósito | Säureabbau, Monate in Fass oder Tank',
  draw: (plate, box) => put(plate, 'barrel', box),
};

const ferment = (note: string): Step => ({
  name: 'Fermentation | Fermentation | Fermentazione | Fermentación | Gärung',
  note,
  draw: (plate, box) => put(plate, 'tank', box),
});

/** What is done to each wine, from the vineyard to the bottle. */
export const MAKINGS: Readonly<Record<Making, readonly Step[]>> = {
  red: [
    harvest('red'),
    crush,
    ferment(
      'on the skins at 25–30 °C: colour and tannin | avec les peaux à 25–30 °C : couleur, tanins | sulle bucce a 25–30 °C: colore e tannino | con pieles a 25–30 °C: color y tanino | auf der Maische bei 25–30 °C: Farbe, Gerbstoff',
    ),
    press(
      'after fermentation, wine from skins | après fermentation, le vin quitte les peaux | dopo la fermentazione, via le bucce | tras fermentar, vino sin pieles | nach der Gärung: Wein von den Schalen',
    ),
    age,
    bottling('red'),
  ],
  white: [
    harvest('white'),
    press(
      'at once: juice without the skins | tout de suite : jus sans les peaux | subito: mosto senza bucce | enseguida: mosto sin pieles | sofort: Saft ohne Schalen',
    ),
    {
      name: 'Settling | Débourbage | Decantazione | Desfangado | Klärung',
      note: 'the juice clears overnight, cold | le jus se clarifie une nuit au froid | il mosto si chiarifica al freddo | el mosto se aclara en frío | der Most klärt sich kühl über Nacht',
      draw: (plate, box) => put(plate, 'decanter', box, { wine: 'white' }),
    },
    ferment(
      'cool, at 12–18 °C, to keep the fruit | au frais, 12–18 °C, pour le fruit | al fresco, 12–18 °C, per il frutto | en frío, a 12–18 °C, por la fruta | kühl, bei 12–18 °C, für die Frucht',
    ),
    {
      name: 'On the lees | Sur lies | Sulle fecce | Sobre lías | Auf der Hefe',
      note: 'in tank or oak, for roundness | en cuve ou en fût, pour le gras | in vasca o legno, per rotondità | en depósito o barrica, por redondez | in Tank oder Fass, für Fülle',
      draw: (plate, box) => put(plate, 'barrel', box),
    },
    bottling('white'),
  ],
  rose: [
    harvest('red'),
    crush,
    {
      name: 'Short contact | Courte macération | Breve contatto | Breve contacto | Kurze Maische',
      note: '2–24 hours with the skins give the pink | 2–24 heures avec les peaux : le rose | 2–24 ore sulle bucce danno il rosa | 2–24 horas con pieles dan el rosa | 2–24 Stunden auf den Schalen geben Rosa',
      draw: (plate, box) => put(plate, 'jug', box, { colour: '#e8959a' }),
    },
    press(
      'or bled off the tank: saignée | ou saignée de la cuve | o salasso dalla vasca | o sangrado del depósito | oder Saftabzug: Saignée',
    ),
    ferment(
      'cool, at 12–16 °C, like a white | au frais, 12–16 °C, comme un blanc | al fresco, 12–16 °C, come un bianco | en frío, 12–16 °C, como un blanco | kühl, 12–16 °C, wie Weißwein',
    ),
    bottling('rose'),
  ],
  sparkling: [
    harvest('white'),
    press(
      'whole bunches, gently | grappes entières, doucement | grappoli interi, dolcemente | racimos enteros, con suavidad | ganze Trauben, sanft',
    ),
    {
      name: 'Base wine | Vin de base | Vino base | Vino base | Grundwein',
      note: 'first fermentation, until dry | première fermentation, à sec | prima fermentazione, a secco | primera fermentación, a seco | erste Gärung, bis trocken',
      draw: (plate, box) => put(plate, 'tank', box),
    },
    {
      name: 'Assemblage | Assemblage | Cuvée | Ensamblaje | Cuvée',
      note: 'grapes, sites and years are blended | cépages, crus et années assemblés | uve, vigne e annate unite | uvas, parcelas y añadas | Sorten, Lagen, Jahre vermählt',
      draw: (plate, box) => {
        put(plate, 'glass', { ...box, width: box.width * 0.5 }, { wine: 'white', scale: 0.8 });
        put(
          plate,
          'glass',
          { ...box, x: box.x + box.width * 0.5, width: box.width * 0.5 },
          { wine: 'rose', scale: 0.8 },
        );
      },
    },
    {
      name: 'Tirage | Tirage | Tiraggio | Tiraje | Tirage',
      note: 'yeast and sugar: second fermentation in bottle | levure et sucre : prise de mousse | lieviti e zucchero: presa di spuma | levadura y azúcar: segunda fermentación | Hefe und Zucker: zweite Gärung in der Flasche',
      draw: (plate, box) => put(plate, 'bottle', box, { wine: 'sparkling' }),
    },
    {
      name: 'On the lees | Sur lattes | Sui lieviti | Sobre lías | Hefelager',
      note: 'Champagne: at least 12 months, 15 in all | Champagne : 12 mois au moins, 15 en tout | Champagne: almeno 12 mesi, 15 in tutto | Champagne: al menos 12 meses, 15 en total | Champagner: mindestens 12 Monate, 15 insgesamt',
      draw: (plate, box) => drawLying(plate, box),
    },
    {
      name: 'Riddling | Remuage | Remuage | Removido | Rütteln',
      note: 'turned neck down, the yeast gathers | tournée, la lie descend au col | girata, la feccia va al collo | girada, las lías van al cuello | gedreht, die Hefe sinkt in den Hals',
      draw: (plate, box) => drawTurned(plate, box, Math.PI * 0.86),
    },
    {
      name: 'Disgorging | Dégorgement | Sboccatura | Degüelle | Degorgieren',
      note: 'yeast out, dosage in, cork and wire | lie dehors, dosage, bouchon, muselet | via i lieviti, dosaggio, tappo | fuera lías, dosage, corcho | Hefe raus, Dosage rein, Kork, Draht',
      draw: drawPouredSparkling,
    },
  ],
};

export function drawPouredSparkling(plate: Plate, box: Rect): void {
  put(plate, 'bottle', { ...box, width: box.width * 0.6 }, { wine: 'sparkling' });
  put(
    plate,
    'champagne_flute',
    { ...box, x: box.x + box.width * 0.5, width: box.width * 0.5 },
    { wine: 'sparkling', scale: 0.72 },
  );
}

const drawLying = (plate: Plate, box: Rect): void => drawTurned(plate, box, Math.PI / 2);
export const drawTurned = (plate: Plate, box: Rect, turn: number): void =>
  drawTurnedBottle(plate, box, { turn, wine: 'sparkling' });

const NAMES: Readonly<Record<Making, string>> = {
  red: 'Red wine | Vin rouge | Vino rosso | Vino tinto | Rotwein',
  white: 'White wine | Vin blanc | Vino bianco | Vino blanco | Weißwein',
  rose: 'Rosé | Rosé | Rosato | Rosado | Rosé',
  sparkling: 'Sparkling wine | Vin effervescent | Spumante | Espumoso | Schaumwein',
};

/** Wines whose bubbles are made in a tank. */
const TANK =
  /\b(?:prosecco|charmat|martinotti|asti|lambrusco|tank method|cuve close|autoclave|tankgarung|granvas)\b/;

const IN_TANK: readonly Step[] = [
  harvest('white'),
  press(
    'whole bunches, gently | grappes entières, doucement | grappoli interi, dolcemente | racimos enteros, con suavidad | ganze Trauben, sanft',
  ),
  {
    name: 'Base wine | Vin de base | Vino base | Vino base | Grundwein',
    note: 'fermented cool and dry | fermenté au frais, sec | fermentato fresco, secco | fermentado frío y seco | kühl und trocken vergoren',
    draw: (plate, box) => put(plate, 'glass', box, { wine: 'white', scale: 0.8 }),
  },
  {
    name: 'In the tank | En cuve close | In autoclave | En autoclave | Im Drucktank',
    note: 'yeast and sugar: second fermentation under pressure | levure et sucre : prise de mousse sous pression | lieviti e zucchero: presa di spuma in pressione | levadura y azúcar: segunda fermentación a presión | Hefe und Zucker: zweite Gärung unter Druck',
    draw: (plate, box) => put(plate, 'tank', box),
  },
  {
    name: 'Filtering | Filtration | Filtrazione | Filtrado | Filtern',
    note: 'cold, the pressure is kept | à froid, sous pression | a freddo, in pressione | en frío, a presión | kalt, unter Druck',
    draw: (plate, box) => put(plate, 'funnel', box, { scale: 0.8 }),
  },
  {
    name: 'Bottling | Mise en bouteille | Imbottigliamento | Embotellado | Abfüllung',
    note: 'under pressure, fresh and fruity | sous pression, frais et fruité | in pressione, fresco e fruttato | a presión, fresco y afrutado | unter Druck, frisch und fruchtig',
    draw: drawPouredSparkling,
  },
];

/** One wine step by step; without a wine, red and white one above the other. */
export function drawMakingPlate(plate: Plate): void {
  const { area, wish, textPx } = plate;
  const asked = wish.wines.map(makingOf).filter((making, i, all) => all.indexOf(making) === i);
  // Two wines fit on a tall sheet; on a square one their pictures would be crumbs.
  const usual: readonly Making[] = area.height > area.width * 1.3 ? ['red', 'white'] : ['red'];
  const makings = asked.length > 0 ? asked.slice(0, 3) : usual;
  const [only] = makings;
  if (makings.length === 1 && only) {
    const isInTank = only === 'sparkling' && TANK.test(fold(plate.spec.prompt));
    drawSteps(plate, isInTank ? IN_TANK : MAKINGS[only]);
    return;
  }
  const height = area.height / makings.length;
  makings.forEach((making, i) => {
    const y = area.y + i * height;
    write(
      plate,
      say(plate, NAMES[making]).toLocaleUpperCase(),
      [area.x + area.width / 2, y + textPx * 0.9],
      {
        sizePx: textPx * 0.95,
        tracking: 0.14,
      },
    );
    drawSteps(
      plate,
      MAKINGS[making],
      // Three wines have a row each.
      {
        aspect: makings.length > 2 ? 0.6 : 1.5,
        hasNotes: area.width > area.height * 1.5,
      },
      { ...area, y: y + textPx * 1.2, height: height - textPx * 1.3 },
    );
  });
}

export function makingOf(wine: WineColour): Making {
  if (wine === 'sparkling_rose') return 'sparkling';
  return wine === 'orange' ? 'white' : wine;
}
