import { capital } from '#studio/typography/capital.ts';
import { drawnIn, isPerson } from '#studio/lexicon/memes/label-things.ts';
import { tidyLine } from '#studio/lexicon/memes/tidy-line.ts';
import { pictured } from '#studio/lexicon/memes/pictured.ts';

/** A panel for each step, and what all of them are about above. */
export interface Ladder {
  heading: string;
  lines: readonly string[];
  scenes: readonly string[];
  /** The numbers of the heading are read, not drawn. */
  scene: string;
}

const COUNT =
  '(?:two|three|four|five|six|[2-6]|trois|quatre|cinq|six|tre|quattro|cinque|sei|tres|cuatro|cinco|seis|drei|vier|fünf|sechs)';
const STEPS =
  '(?:stages|levels|phases|types|kinds|moods|faces|steps|states|étapes|phases|niveaux|types|fasi|livelli|tipi|etapas|fases|niveles|tipos|phasen|stufen|arten)';
/** 'The four stages of a tasting: sniff, swirl, sip, sing'. */
const LADDER = new RegExp(
  String.raw`^((?:(?:the|les|le|i|las|los|die)\s)?(?:${COUNT}\s)?${STEPS}\s(?:of|d['’e]\p{L}*|du|des|di|del\p{L}*|einer|eines|der|von)\s?[^:]{2,50}?)\s*:\s*(.+)$`,
  'isu',
);
const MOST = 6;

export function readLadder(body: string): Ladder | null {
  const [, heading = '', steps = ''] = LADDER.exec(body.trim()) ?? [];
  const lines = steps
    .split(/\s*(?:[,;/]|\s(?:and|then|et|e|y|und)\s)\s*/iu)
    .map((step) => tidyLine(step).replace(/^(?:and|then)\s/iu, ''))
    .filter(Boolean);
  if (lines.length < 2 || lines.length > MOST) return null;
  const about = tidyLine(heading);
  const scenes = lines.map(sceneOf);
  return {
    heading: capital(about),
    lines,
    scenes,
    scene: scenes.join(', '),
  };
}

/** What somebody does who is told to. */
const DONE: readonly (readonly [RegExp, string])[] = [
  [/^(?:sniff|smell|nose|sentir|humer|annusa|oler|riechen)/iu, 'smelling a glass of wine'],
  [/^(?:swirl|faire tourner|rotea|girar|schwenken)/iu, 'holding a glass of wine'],
  [
    /^(?:sip|taste|drink|savour|goûter|boire|assaggia|bere|probar|beber|kosten|trinken)/iu,
    'drinking a glass of wine',
  ],
  [/^(?:pour|verser|versa|servir|einschenken)/iu, 'pouring a glass of wine'],
  [/^(?:sing|chanter|canta|singen)/iu, 'laughing'],
  [/^(?:danc|danser|balla|bailar|tanzen)/iu, 'dancing'],
  [/^(?:cry|pleurer|piange|llorar|weinen)/iu, 'crying with an empty glass'],
  [/^(?:sleep|nap|dormir|dormi|schlafen)/iu, 'sleeping'],
];

function sceneOf(step: string): string {
  const done = DONE.find(([words]) => words.test(step))?.[1];
  if (done) return `person ${done}`;
  const scene = pictured(step);
  if (isPerson(scene)) return scene;
  // What is counted is shown alone; nobody has to hold it.
  return drawnIn(scene) ? `one ${scene.replace(/^(?:the|an?)\s/iu, '')}` : `person, ${scene}`;
}
