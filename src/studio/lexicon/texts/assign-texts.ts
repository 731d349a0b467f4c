import type { StyleId } from '#shared/rules/pictures/generation.ts';
import type { ExactTexts, Subject } from '#studio/scene-spec.ts';
import type { MemeWish } from '#studio/scene-spec.ts';
import type { ExactText } from './written-text.ts';
import { readCaptions } from '#studio/lexicon/memes/reading/read-captions.ts';

const BUBBLE =
  /bubble|sprechblase|\bbulle|fumetto|bocadillo|\b(?:shout|scream|yell|exclaim)(?:s|ed|ing)?\b|\b(?:says|saying|crie|criant|grida|urla|grita|gritando|ruft|schreit|sagt)\b(?=\s*[:,]?\s*["“«„])|:\s*["“«„'‘]/iu;

/** Words without a stated place go where this style prints words. */
export function assignTexts(
  texts: readonly ExactText[],
  { style, subjects, prompt }: { style: StyleId; subjects: readonly Subject[]; prompt: string },
): ExactTexts {
  const printsTitle = style === 'illustration_poster' || style === 'education';
  const hasLabel = subjects.includes('bottle') || subjects.includes('label');
  const isSpoken = style === 'pop_art' && BUBBLE.test(prompt);
  const isTitle = printsTitle || !hasLabel || isSpoken;
  const anyRole = style === 'meme_style' ? 'caption' : isTitle ? 'title' : 'label';
  // A print that cannot letter the board has its words at least.
  const own = printsTitle || style === 'pop_art' ? texts : texts.filter(({ carrier }) => !carrier);
  // What is cried out in a comic stands in its burst and on no label.
  const isCried = ({ text }: ExactText) => style === 'pop_art' && /[!?…]\s*$/u.test(text);
  const of = (role: ExactText['role']) =>
    own.filter(
      (one) => (one.role !== 'any' ? one.role : isCried(one) ? 'title' : anyRole) === role,
    );
  const captions = of('caption').flatMap(({ text }) => splitLines(text));
  // 'A wine bar called …': on a sheet without a bottle the name is the heading.
  const isSign = printsTitle && !hasLabel && of('title').length === 0;
  const [title, ...furtherTitles] = of(isSign ? 'label' : 'title').map(({ text }) => text);
  const further = [...furtherTitles, ...of('subtitle').map(({ text }) => text)];
  return {
    label: isSign ? [] : of('label').flatMap(({ text }) => splitLines(text)),
    title: title ?? null,
    subtitle: further.length > 0 ? further.join(' · ') : null,
    carried: texts.flatMap(({ text, carrier }) =>
      carrier ? [{ text, carrier: carrier.thing }] : [],
    ),
    captions: captions.length > 0 || style !== 'meme_style' ? captions : readCaptions(prompt),
  };
}

/** A meme's lines are its captions, also where no quotation marks stood around them. */
export function withCaptions(texts: ExactTexts, meme: MemeWish | null): ExactTexts {
  return meme && meme.lines.length > 0 ? { ...texts, captions: meme.lines } : texts;
}

export function splitLines(text: string): string[] {
  return text.split(/\n|\s[/|]\s/).map((line) => line.trim());
}
