import { fold } from '#studio/lexicon/normalise.ts';
import type { AskedFigure, SceneSpec } from '#studio/scene-spec.ts';

type Read = (prompt: string) => AskedFigure | null;

const figure = (change: Partial<AskedFigure>): AskedFigure => ({
  count: 1,
  who: 'person',
  role: null,
  part: 'figure',
  action: null,
  ...change,
});

const word = (words: string, change: Partial<AskedFigure>): Read => {
  const pattern = new RegExp(`\\b(${words})\\b`);
  return (prompt) => (pattern.test(prompt) ? figure(change) : null);
};

/** The first that fits says who is there; the hands alone come last. */
const WHO: readonly Read[] = [
  word('bride and groom|newlyweds', { who: 'couple', count: 2 }),
  word('couple|paar|pareja|coppia|lovers', { who: 'couple', count: 2 }),
  word('pickers|harvesters|vendangeurs|vendemmiatori|vendimiadores|erntehelfer|harvest workers', {
    role: 'picker',
    count: 3,
  }),
  word('picker|harvester|vendangeur', { role: 'picker' }),
  word('(woman|female|lady) (winemaker|vintner)|winemaker woman|vigneronne|winzerin|enologa', {
    role: 'winemaker',
    who: 'woman',
  }),
  word(
    'winemaker|vintner|vigneron|winzer|vignaiolo|enologo|oenologist|cellar master|kellermeister',
    { role: 'winemaker' },
  ),
  word('sommeliere|(woman|female) sommelier', { role: 'sommelier', who: 'woman' }),
  word('sommelier|sommeliers|sumiller|wine steward', { role: 'sommelier' }),
  word('waiter|waitress|kellner|cameriere|camarero|serveur', { role: 'waiter' }),
  word('chef|cook|koch|cuoco|cocinero', { role: 'chef' }),
  word('group of friends|friends|amis|amici|amigos|freunde|guests|people|gens|leute|gente|family', {
    who: 'group',
    count: 4,
  }),
  word('two women', { who: 'woman', count: 2 }),
  word('two men', { who: 'man', count: 2 }),
  word('woman|lady|girl|femme|donna|mujer|frau', { who: 'woman' }),
  word('man|gentleman|monk|farmer|homme|uomo|hombre|mann', { who: 'man' }),
  word('hand|hands|fingers|main|mains|mano|mani|manos|hande', { part: 'hands' }),
  word('person|somebody|someone|personne|persona|mensch', {}),
];

const ACTIONS: readonly (readonly [RegExp, AskedFigure['action']])[] = [
  [/\b(toast|toasting|cheers|clink|clinking|trinquer|brind\w+|anstossen)\b/, 'toasting'],
  [/\b(pour|pours|pouring|vers\w+|einschenk\w+|sirviendo|serving)\b/, 'pouring'],
  [/\b(pick|picking|harvesting|harvest|cueill\w+|raccogli\w+|pfluck\w+)\b/, 'picking'],
  [
    /\b(tasting|smelling|sniffing|swirling|degust\w+|nosing|verkost\w+|drinking|sipping)\b/,
    'tasting',
  ],
  [/\b(walk|walking|strolling|promen\w+|spazier\w+)\b/, 'walking'],
  [/\b(hold|holds|holding|raising|tenant|tien\w*|halt\w*)\b/, 'holding'],
];

/** Who is asked for: as it was read, else by a few words of our own. */
export function figuresOf(spec: SceneSpec): readonly AskedFigure[] {
  if (spec.people === false) return [];
  if (spec.figures.length > 0) return spec.figures;
  const prompt = fold(spec.prompt);
  const found = WHO.map((read) => read(prompt)).find((who) => who !== null);
  if (!found) return [];
  const action = ACTIONS.find(([pattern]) => pattern.test(prompt))?.[1] ?? null;
  const part = /\bportrait\b/.test(prompt) && found.part === 'figure' ? 'portrait' : found.part;
  return [{ ...found, action, part }];
}
