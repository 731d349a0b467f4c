import { matchWords } from '#studio/lexicon/matching/match-words.ts';
import { tokenise } from '#studio/lexicon/matching/normalise.ts';
import type { MemeWish } from '#studio/scene-spec.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { castFor, drawnIn, isPerson, thingsIn } from '#studio/lexicon/memes/label-things.ts';
import { tidyLine } from '#studio/lexicon/memes/tidy-line.ts';
import { NAMES_WINE, pictured, standsFor } from '#studio/lexicon/memes/pictured.ts';

type Cast = Pick<MemeWish, 'format' | 'lines' | 'labels'> & {
  scenes: readonly string[];
  /** What stands before the colon names the format, and is no picture. */
  scene?: string;
};

/** 'Distracted boyfriend: me, new wine, my cellar': three that wear their words. */
const CAST = /\bdistracted boyfriend\b[^:]*:\s*(.+)$/isu;
/** 'Two buttons: red wine, white wine': a choice between the first two. */
const BUTTONS = /\btwo buttons?\b[^:]*:\s*(.+)$/isu;

/** 'Label the things: me, my diet, the cheese board'. */
const LISTED =
  /^\s*(?:meme[:,]? )?label(?:led|s)?(?: the)?(?: things| objects| meme| format)*\s*:\s*(.+)$/isu;
/** 'My water', 'mes vins'. */
const MINE_FIRST = /^(?:my|our|mon|ma|mes|il mio|la mia|i miei|mi|mis|mein|meine)\s/iu;
const ME = /^(?:me|moi|io|yo|ich)$/iu;
const MOST_LABELS = 3;

/** 'Expanding brain: red, white, rosé': one panel each, one above the other. */
const BRAIN =
  /^\s*(?:[\p{L}'’ ]{1,30}\s)?(?:(?:expanding|growing|galaxy|bigger)\s+brain|brain\s+(?:expanding|(?:getting|growing|becoming)\s+\p{L}+))(?:\s+memes?)?\s*:\s*(.+)$/isu;
const MOST_PANELS = 4;
/** 'Drake: water no, wine yes': what is refused, then what is taken. */
const CHOICE =
  /^(?:drake(?:[\s-]+(?:style|format))?(?:\s+memes?)?\s*[:,–-]\s*)?(.{2,40}?)\s*[:,–-]?\s+no\s*[,;./]\s*(.{2,40}?)\s*[:,–-]?\s+yes[.!]?\s*$/isu;
/** 'Drake rejecting water and approving wine'. */
const REJECTS =
  /^drake(?:\s+memes?)?[\s:,–-]+(?:reject(?:ing|s)|refus(?:ing|es)|declin(?:ing|es)|dislik(?:ing|es)|hat(?:ing|es))\s+(.{2,40}?)(?:\s*,\s*|\s+)(?:(?:and|but|then)\s+)?(?:approv(?:ing|es)(?:\s+of)?|accept(?:ing|s)|lik(?:ing|es)|lov(?:ing|es)|choos(?:ing|es)|prefer(?:ring|s))\s+(.{2,40})$/isu;
const DRAKE = /^drake(?:[\s-]+(?:style|format))?(?:\s+memes?)?\s*[:,–-]\s*(.+)$/isu;

/** 'No to …', 'oui au …': the face says it. */
const NO_OR_YES =
  /^(?:(?:says? )?(?:no|yes) to|non (?:à|aux?)|oui (?:à|aux?)|no (?:a|al|alla|ai|alle|a los|a las)|s[iìí] (?:a|al|alla|ai|alle|a los|a las)|nein (?:zu[mr]?|danke,? zu)|ja (?:zu[mr]?))\s+/iu;

/** The same three told by who they are: 'man: me, other woman: new wine, girlfriend: my cellar'. */
const CAST_NAMED =
  /\b(?:boyfriend|man|guy|he|him|uomo|ragazzo|hombre|chico|mann|freund|homme|copain)\s*[:=]\s*([^,;/]{1,60})\s*[,;/]\s*(?:the |la |die )?(?:(?:other|new|passing|autre|altra|otra|andere|neue)\s+)?(?:woman|girl|lady|she|femme|fille|donna|ragazza|mujer|chica|frau)\s*[:=]\s*([^,;/]{1,60})\s*[,;/]\s*(?:the |his |la |sa |die |seine )?(?:girlfriend|wife|copine|petite amie|fidanzata|ragazza|novia|freundin|partner(?:in)?)\s*[:=]\s*([^,;/]{1,60})$/iu;

/** Formats that name their parts after a colon. */
export function readCast(prompt: string): Cast | null {
  const parts = (found: RegExpExecArray | null) =>
    (found?.[1] ?? '')
      .split(/\s*[,;/]\s*/u)
      .map(tidyLine)
      .filter(Boolean);
  const named = CAST_NAMED.exec(prompt.trim())?.slice(1).map(tidyLine) ?? [];
  const three = named.length === 3 ? named : parts(CAST.exec(prompt));
  if (three.length === 3) {
    // She who passes, he who turns round, she who sees it.
    const [me = '', second = '', third = ''] = three;
    // Whose is told to be mine is the one that is left.
    const isMineSecond = MINE_FIRST.test(second) && !MINE_FIRST.test(third);
    const [fresh, own] = isMineSecond ? [third, second] : [second, third];
    const labels = [
      { thing: 'person' as const, text: fresh, word: `happy woman${drinkOf(fresh)}` },
      { thing: 'person' as const, text: me, word: 'surprised man' },
      { thing: 'person' as const, text: own, word: `angry woman${drinkOf(own)}` },
    ];
    const scenes = labels.map(({ word }) => word);
    return { format: 'labels', lines: [], labels, scenes, scene: scenes.join(', ') };
  }
  const listed = parts(LISTED.exec(prompt)).slice(0, MOST_LABELS);
  if (listed.length > 1) {
    const labels = listed.map((text) => ({
      thing:
        isPerson(text) || ME.test(text)
          ? ('person' as const)
          : (drawnIn(pictured(text)) ?? castFor(text)),
      text,
      word: ME.test(text) ? 'person' : text,
    }));
    return { format: 'labels', lines: [], labels, scenes: labels.map(({ word }) => word) };
  }
  const choice = choiceIn(prompt.trim(), parts);
  if (choice)
    return {
      format: 'two_panels',
      lines: choice,
      labels: [],
      scenes: [],
      // Refused or not, both are seen.
      scene: ['person', ...choice].join(', '),
    };
  const stages = parts(BRAIN.exec(prompt)).slice(0, MOST_PANELS);
  if (stages.length > 2) {
    const scenes = asWines(stages.map(pictured));
    const scene = [...scenes, 'brain'].join(', ');
    return { format: 'brain', lines: stages, labels: [], scenes, scene };
  }
  const [one, two] = parts(BUTTONS.exec(prompt));
  if (!one || !two) return null;
  return { format: 'buttons', lines: [one, two], labels: [], scenes: [], scene: 'person' };
}

function choiceIn(
  prompt: string,
  parts: (found: RegExpExecArray | null) => string[],
): string[] | null {
  const said = CHOICE.exec(prompt) ?? REJECTS.exec(prompt);
  if (said) return [said[1] ?? '', said[2] ?? ''].map(tidyLine);
  const two = parts(DRAKE.exec(prompt)).map((side) => side.replace(NO_OR_YES, ''));
  return two.length === 2 ? two : null;
}

/** 'Red, white, rosé, orange wine': all of them are wines. */
function asWines(parts: readonly string[]): string[] {
  const isOfWine =
    NAMES_WINE.test(parts.at(-1) ?? '') ||
    parts.filter((part) => COLOUR_ALONE.test(part)).length > 2;
  return parts.map((part) =>
    isOfWine && COLOUR_ALONE.test(part) ? `a glass of ${part} wine` : part,
  );
}
const COLOUR_ALONE =
  /^(?:red|white|ros[eé]|pink|orange|sparkling|sweet|dessert|natural|p[eé]t[ -]?nat|skin[ -]contact)$/iu;

/** Each of the two has what she stands for in hand: a wine as its glass. */
function drinkOf(text: string): string {
  const [named] = thingsIn(standsFor(text) ?? text);
  if (named && HELD.has(named)) return ` with a ${named.replaceAll('_', ' ')}`;
  return NAMES_WINE.test(text) || namesBottle(text)
    ? ` with a glass of ${text.replace(MINE, '')}`
    : '';
}
const HELD = new Set<ThingId>(['glass', 'champagne_flute', 'beer', 'bottle', 'coffee', 'cocktail']);

/** 'My Chardonnay', 'a Barolo'. */
const namesBottle = (text: string): boolean =>
  matchWords(tokenise(text)).some(({ effects }) =>
    effects.some(({ kind }) => kind === 'varietal' || kind === 'region' || kind === 'wine'),
  );
const MINE = /^(?:my|a|an|the|some|mon|ma|mes|un|une|il|mio|mia|mi|mein|meine|ein|eine)\s+/iu;
