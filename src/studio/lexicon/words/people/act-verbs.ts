import type { Language } from '#studio/lexicon/matching/languages.ts';
import type { AskedFigure } from '#studio/scene/figure.ts';

type Action = NonNullable<AskedFigure['action']>;

/** What people do, by the infinitives of regular verbs in English, French, Italian, Spanish and German; folded. */
const VERBS: Partial<Record<Action, readonly [string, string, string, string, string]>> = {
  pouring: ['pour', 'verser', 'versare', 'escanciar', 'einschenken giessen'],
  toasting: ['clink', 'trinquer', 'brindare', 'brindar', 'prosten'],
  tasting: [
    'sniff savour savor degust',
    'gouter deguster humer savourer siroter',
    'assaggiare degustare annusare sorseggiare gustare',
    'degustar saborear catar',
    'verkosten probieren schnuppern schmecken nippen',
  ],
  holding: [
    'clutch grasp raise lift inspect examine check',
    'lever examiner controler verifier inspecter',
    'alzare sollevare controllare esaminare ispezionare',
    'sujetar levantar examinar revisar inspeccionar comprobar',
    'prufen begutachten kontrollieren untersuchen',
  ],
  picking: [
    'harvest gather pluck',
    'vendanger ramasser recolter',
    'vendemmiare staccare',
    'vendimiar cosechar',
    'ernten pflucken',
  ],
  pruning: ['prune', 'tailler', 'potare', 'podar', 'beschneiden'],
  walking: [
    'stroll wander hike',
    'marcher promener',
    'camminare passeggiare',
    'caminar pasear',
    'spazieren wandern schlendern laufen',
  ],
  carrying: ['haul', 'transporter', 'trasportare portare', 'transportar cargar', 'schleppen'],
  opening: [
    'uncork',
    'deboucher decapsuler',
    'stappare',
    'descorchar destapar',
    'entkorken offnen',
  ],
  sabering: ['saber', 'sabrer', 'sciabolare', 'sablear', 'sabrieren'],
  cooking: ['cook', 'cuisiner mijoter', 'cucinare', 'cocinar', 'kochen'],
  cutting: ['slice carve', 'trancher decouper', 'tagliare affettare', 'cortar', 'aufschneiden'],
  wrapping: ['wrap', 'emballer', 'incartare impacchettare', 'empaquetar', 'verpacken einpacken'],
  dancing: ['dance', 'danser', 'ballare danzare', 'bailar', 'tanzen'],
  explaining: ['explain', 'expliquer', 'spiegare', 'explicar', 'erklaren'],
  choosing: ['select', 'selectionner', 'selezionare', 'seleccionar', 'aussuchen auswahlen'],
  cleaning: [
    'polish wipe',
    'essuyer nettoyer',
    'asciugare lucidare',
    'limpiar',
    'polieren putzen reinigen',
  ],
  sorting: ['cull', 'trier', 'cernere', 'clasificar', 'sortieren'],
  talking: [
    'discuss converse',
    'discuter bavarder',
    'chiacchierare',
    'charlar conversar',
    'plaudern reden',
  ],
  digging: ['dig hoe', 'becher piocher', 'zappare', 'cavar', 'graben hacken'],
};

type Bend = (verb: string) => string[];
const endings = (stem: string, list: string): string[] =>
  list.split(' ').map((ending) => stem + ending);

/** Present, participle and the form that tells what is going on. */
const BEND: Readonly<Record<Language, Bend>> = {
  en: (verb) => {
    const stem = verb.replace(/e$/, '');
    return [`${verb}s`, `${verb}es`, `${stem}ing`, `${stem}${stem.at(-1)}ing`];
  },
  fr: (verb) => {
    const stem = verb.slice(0, -2);
    const soft = stem.replace(/y$/, 'i');
    return [...endings(stem, 'e ent ant er ons ez'), ...endings(soft, 'e ent')];
  },
  it: (verb) => {
    const stem = verb.slice(0, -3);
    return verb.endsWith('ere')
      ? endings(stem, 'e ono endo ere')
      : endings(stem, 'a ano ando are').flatMap((form) => [form, `che ${form}`]);
  },
  es: (verb) => {
    const stem = verb.slice(0, -2);
    return verb.endsWith('er')
      ? endings(stem, 'e en iendo er')
      : endings(stem, 'a an ando ar').flatMap((form) => [form, `que ${form}`]);
  },
  de: (verb) => {
    const stem = verb.replace(/e?n$/, '');
    // 'Ein' and 'aus' part from their verb and stand at the end.
    const own = stem.replace(/^(?:ein|aus|auf)(?=\w{3})/, '');
    const forms = [...endings(stem, 't et en end ende ender'), `${verb}d`, verb];
    return own === stem ? forms : [...forms, `${own}t`, `${own}en`];
  },
};
const ORDER: readonly Language[] = ['en', 'fr', 'it', 'es', 'de'];

/** Every form of these verbs, for each act. */
export const CONJUGATED_ACTS: readonly (readonly [Action, string])[] = (
  Object.entries(VERBS) as [Action, readonly string[]][]
).map(([action, byLanguage]) => [
  action,
  byLanguage
    .flatMap((verbs, i) => verbs.split(' ').flatMap((verb) => BEND[ORDER[i] ?? 'en'](verb)))
    .join(' | '),
]);
