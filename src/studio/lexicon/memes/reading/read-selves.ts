import { drawnIn } from '#studio/lexicon/memes/label-things.ts';
import { tidyLine } from '#studio/lexicon/memes/tidy-line.ts';
import { NAMES_WINE } from '#studio/lexicon/memes/pictured.ts';
import type { Stages } from './read-stages.ts';

const ME = '(?:me|moi|ich|io|yo)';
const DAY =
  '(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekday|weekend|morning|evening|january|december|summer|winter|holiday|office|work|home|past|future|young|old|sober)';
/** 'Me on Monday …', 'Monday me …', 'moi le lundi …'. */
const SELF = String.raw`(?:${DAY} ${ME}\b|${ME}\s)[^:/|]{0,60}?(?::\s[^:/|]{0,60}?)?`;
const TURN = String.raw`\s*(?:\/|\||,|;|\.|→|->|…|\bvs\.?|\bversus|\band|\bthen|\bbut|\bet|\bpuis|\be|\bpoi|\by|\bluego|\bund|\bdann)\s*`;
/** '… vs after one bottle': still the same one. */
const ALSO = String.raw`(?:after|before|apr[eè]s|avant|dopo|prima|despu[eé]s|antes|nach|vor)\s[^:/|]{0,60}?`;
/** 'Monday me drinking water, Friday me with a bottle': one and the same, twice. */
const TWICE = new RegExp(String.raw`^(${SELF})${TURN}(${SELF}|${ALSO})[.!]?$`, 'isu');

/** Where the name of a self ends and its picture begins. */
const SEEN =
  /\s(?=(?:with|holding|avec|con|mit|and my|and a|in a|on a|on the (?:sofa|couch)|\p{L}{3,}ing|buvant|tenant|bevendo|bebiendo|am trinken)\s)/iu;

/** The same one at two times: what each does is its picture; else one is glad and the other is not. */
export function readSelves(body: string): Stages | null {
  const [whole, ...told] = TWICE.exec(body.trim()) ?? [];
  if (!whole) return null;
  const parts = told.map((one) => {
    const [name = '', ...scene] = tidyLine(one).split(SEEN);
    return { name: tidyLine(name), scene: scene.join(' ') };
  });
  const isTold = parts.every(({ scene }) => drawnIn(scene) ?? NAMES_WINE.test(scene));
  const moods = ['sad', 'happy'];
  if (isTold)
    return {
      lines: parts.map(({ name }) => name),
      scenes: parts.map(({ scene }, i) => `${moods[i]} person ${scene}`),
    };
  const lines = told.map(tidyLine);
  return { lines, scenes: lines.map((line, i) => `${moods[i]} person, ${line}`) };
}
