import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import { stream } from '#studio/random.ts';
import type { Seed } from '#studio/random.ts';
import { plateLanguage } from '#studio/lexicon/plates/language-of.ts';
import { captionsAbroad, topicCaptions } from './topic-captions.ts';
import { CAPTIONS, HOUSE_CAPTIONS, MOOD_CAPTIONS } from './caption-lines.ts';
import type { Caption } from './caption-lines.ts';

/** 'Bottom text …', 'caption below': where a single line was told to stand. */
const BELOW =
  /\b(?:bottom (?:text|caption|line)|(?:text|caption|words?|line) (?:at|on|along) the bottom|(?:text|caption|words?) (?:below|underneath|beneath)|text unten|unten (?:der )?text|texte en bas|testo in basso|texto abajo)\b/;

/** The customer's own lines, letter by letter; else the joke that fits the subject. */
export function chooseCaption(spec: SceneSpec, seed: Seed): Caption {
  const [top, ...rest] = spec.texts.captions;
  if (top !== undefined && rest.length === 0 && BELOW.test(fold(spec.prompt))) return ['', top];
  // Three lines and more are read from top to bottom, as they were written.
  if (top !== undefined && rest.length > 1) return [spec.texts.captions.join('\n'), ''];
  if (top !== undefined) return [top, rest.join(' ')];
  const random = stream(seed, 'caption');
  const language = plateLanguage(spec.prompt);
  const felt = spec.emotion && language === 'en' ? (MOOD_CAPTIONS[spec.emotion] ?? []) : [];
  const fitting =
    [
      felt,
      topicCaptions(spec.prompt, language),
      captionsAbroad(language),
      spec.subjects.flatMap((subject) => CAPTIONS[subject] ?? []),
    ].find((some) => some.length > 0) ?? HOUSE_CAPTIONS;
  const [line, bottom] = random.pick(fitting);
  return [line.toLocaleUpperCase(), bottom.toLocaleUpperCase()];
}
