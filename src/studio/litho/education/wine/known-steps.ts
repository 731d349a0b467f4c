import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { PlateItem } from '#studio/scene/sheets.ts';
import { put } from '#studio/litho/education/put.ts';
import type { Step } from '#studio/litho/education/step.ts';
import { drawPouredSparkling, drawTurned, MAKINGS } from './making-plate.ts';

type Known = Omit<Step, 'name'>;
type Making = keyof typeof MAKINGS;

interface Told {
  /** The step of ours by its English name: that of the wine that is made, where it has one. */
  ours?: string;
  /** A step that no plate of ours has. */
  own?: Known;
}

/** What is done in a cellar, by the words for it in five languages, folded; the first that fits. */
const KNOWN: readonly (readonly [words: RegExp, told: Told])[] = [
  [
    /^(?:second(?:ary)? ferment|2nd ferment|prise de mousse|(?:la )?seconde fermentation|deuxieme fermentation|presa di spuma|rifermentazione|seconda fermentazione|segunda fermentacion|zweite garung|flaschengarung)/,
    {
      own: {
        note: 'in the closed bottle, the bubbles stay | en bouteille fermée, les bulles restent | in bottiglia chiusa, restano le bolle | en botella cerrada, queda la burbuja | in der geschlossenen Flasche bleiben die Perlen',
        draw: (plate, box) => drawTurned(plate, box, Math.PI / 2),
      },
    },
  ],
  [
    /^(?:dosage|dosaggio|liqueur d.exp|licor de exp|versanddosage)/,
    {
      own: {
        note: 'wine and sugar set the sweetness | vin et sucre règlent la douceur | vino e zucchero danno il gusto | vino y azúcar dan el dulzor | Wein und Zucker bestimmen die Süße',
        draw: drawPouredSparkling,
      },
    },
  ],
  [
    /^(?:disgorg|degorg|degue|sboccatura)/,
    {
      own: {
        note: 'the frozen plug of yeast is let out | la lie gelée est expulsée | via il tappo di lieviti gelato | sale el tapón helado de lías | der gefrorene Hefepfropf kommt heraus',
        draw: (plate, box) => put(plate, 'popping_bottle', box, { wine: 'sparkling' }),
      },
    },
  ],
  [
    /^(?:malola|biologischer saureabbau|saureabbau)/,
    {
      own: {
        note: 'sharp malic acid turns into soft lactic acid | l’acide malique devient lactique, plus doux | l’acido malico diventa lattico, più morbido | el ácido málico pasa a láctico, más suave | scharfe Äpfelsäure wird milde Milchsäure',
        draw: (plate, box) => put(plate, 'tank', box),
      },
    },
  ],
  [
    /^(?:base wine|vin de base|vino base|grundwein|first ferment|premiere fermentation|prima fermentazione|primera fermentacion|erste garung)/,
    { ours: 'Base wine' },
  ],
  [/^(?:assembl|ensambl|blend|cuvee|verschnitt|coupage|uvaggio)/, { ours: 'Assemblage' }],
  [/^(?:tirage|tiraggio|tiraje|fulldosage|liqueur de tirage)/, { ours: 'Tirage' }],
  [
    /^(?:(?:ageing|aging|rest(?:ing)?) on (?:the |its )?lees|lees ageing|lees aging|(?:elevage )?sur (?:lattes|lies)|sui lieviti|sulle fecce|sobre lias|hefelager|auf der hefe)/,
    { ours: 'On the lees' },
  ],
  [/^(?:riddl|remuage|removido|rutteln|remueur)/, { ours: 'Riddling' }],
  [/^(?:settl|debourbage|decantazione|desfangado|klarung)/, { ours: 'Settling' }],
  [
    /^(?:short contact|short macerat|courte macerat|breve contatto|breve contacto)/,
    { ours: 'Short contact' },
  ],
  [/^(?:harvest|picking|vendange|recolte|vendemmia|vendimia|(?:wein)?lese)/, { ours: 'Harvest' }],
  [
    /^(?:destem|crush|eraf|egrapp|foulage|diraspa|pigia|despalill|estruj|entrapp|mahlen|maischen)/,
    { ours: 'Destem' },
  ],
  [
    /^(?:alcoholic )?(?:ferment|garung|vergarung)|^macerat|^maischegarung/,
    { ours: 'Fermentation' },
  ],
  [/^(?:press|pressur|pressat|prensad|keltern)/, { ours: 'Pressing' }],
  [/^(?:ageing|aging|matur|elevage|affinamento|crianza|ausbau|reif)/, { ours: 'Ageing' }],
  [/^(?:bottling|mise en bouteille|imbottigl|embotell|abfull)/, { ours: 'Bottling' }],
];

/** Steps that are the same for every wine; of all others only what is true of this wine is told. */
const SHARED: ReadonlySet<string> = new Set(['Destem', 'Ageing', 'Settling', 'On the lees']);

function knownStep(name: string, making: Making): Known | null {
  const told = KNOWN.find(([words]) => words.test(fold(name).trim()))?.[1];
  if (!told?.ours) return told?.own ?? null;
  const { ours } = told;
  const named = (steps: readonly Step[]) => steps.find((step) => step.name.startsWith(ours));
  const shared = SHARED.has(ours) ? Object.values(MAKINGS).map(named).find(Boolean) : undefined;
  return named(MAKINGS[making]) ?? shared ?? null;
}

const COLOURS: readonly (readonly [words: RegExp, making: Making])[] = [
  [
    /\b(?:sparkling|champagne|champagner|sekt|schaumwein|effervescent|mousseux|cremant|spumante|espumoso|cava|franciacorta|traditional method|methode traditionnelle|metodo classico)\b/,
    'sparkling',
  ],
  [/\b(?:whites?|blancs?|bianc[oh]i?|blancos?|weiss\w*)\b/, 'white'],
  [/\b(?:roses?|rosat[oi]|rosados?|rosewein)\b/, 'rose'],
];

const HOW_MADE =
  /\b(?:made|making|method|methode|metodo|production|process|vinif\w*|winemaking|elabor\w*|produzione|herstell\w*|entsteh\w*|fabrication|weinbereitung|steps?)\b/;

/** The steps that a customer dictates have the drawings and the notes of ours, under the customer's names; `null` where most of them are none of a cellar. */
export function knownSteps(items: readonly PlateItem[], prompt: string): (Step | null)[] | null {
  const said = fold(prompt);
  const isPlain = items.every(({ value, cells }) => value === null && !cells);
  if (!isPlain || !HOW_MADE.test(said)) return null;
  const making = COLOURS.find(([words]) => words.test(said))?.[1] ?? 'red';
  const steps = items.map(({ name }) => {
    const known = knownStep(name, making);
    return known ? { note: known.note, draw: known.draw, name } : null;
  });
  return steps.filter((step) => step !== null).length * 2 > items.length ? steps : null;
}
