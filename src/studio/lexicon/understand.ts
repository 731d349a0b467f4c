import { DEFAULT_SIZE_ID, DEFAULT_STYLE_ID } from '#shared/rules/pictures/generation.ts';
import type { PictureSizeId, StyleId } from '#shared/rules/pictures/generation.ts';
import type { MemeWish, PlateWish } from '#studio/scene-spec.ts';
import type { SceneSpec, Subject } from '#studio/scene-spec.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import { countVessels } from './matching/counts.ts';
import type { Counts } from './matching/counts.ts';
import type { Effect } from './effects.ts';
import { extractExactTexts } from './texts/exact-text.ts';
import { withoutFlags } from './texts/generator-flags.ts';
import { headingFor, landAsSaid } from './texts/headings.ts';
import { effectsOf, identifyWine } from './identity.ts';
import { findLeftovers } from './leftovers.ts';
import type { Match } from './matching/match.ts';
import { matchWords } from './matching/match-words.ts';
import { withWaterGlass } from './rewording/drinks-water.ts';
import { rewordPrompt } from './rewording/reword-prompt.ts';
import { settleAngle } from './settling/surroundings/settle-angle.ts';
import { cleanPrompt, fold, tokenise } from './matching/normalise.ts';
import { regionPoured } from './phrases/wine/bind-wines.ts';
import { splitScenes } from './memes/split-scenes.ts';
import { isDeserted, readPeople, refusesShadow } from './phrases/reading/read-refusals.ts';
import { readEmblem } from './phrases/reading/read-emblem.ts';
import { readCopySpace } from './phrases/reading/read-copy-space.ts';
import { bottleGlassOf } from './phrases/wine/glass-beside-glass.ts';
import { WINE_VESSELS } from './phrases/wine/wine-vessels.ts';
import { isView } from '#studio/places/place.ts';
import { besidesThrow } from './phrases/extras/with-throw.ts';
import { isLandOnly } from './phrases/wine/with-wine.ts';
import { readEmotion } from './words/people/emotions.ts';
import {
  landscapeFor,
  landSubjects,
  readCamera,
  surfaceOf,
  timeOf,
  weatherOf,
} from './read-scenery.ts';
import { isViewCard } from './travel-poster.ts';
import { chooseSetting, chooseSubjects, unique } from './subjects.ts';
import { isSurfaceWet, readTints } from './tints.ts';
import { assignTexts, splitLines, withCaptions } from './texts/assign-texts.ts';
import { nameTableCards } from './lettering/name-table-cards.ts';
import { isOrderedSheet, readSheet } from './lettering/sheets/read-sheet.ts';
import { isPrinted } from './texts/printed-words.ts';
import { readMeme } from './memes/reading/read-meme.ts';
import type { ReadMeme } from './memes/reading/read-meme.ts';
import { THINGS } from '#studio/things/catalogue.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { askedRows } from '#studio/litho/education/any-topic/asked-rows.ts';
import { readPlate } from './read-plate.ts';
import { findVintage } from './vintage.ts';
import { wordsAsked } from './asked-words/words-asked.ts';
import { setScene, SHEETS } from './set-scene.ts';
import { readSun } from './sun-said.ts';
import { settleSentence } from './settling/settle-sentence.ts';

export interface UnderstandOptions {
  style?: StyleId;
  size?: PictureSizeId;
}

/** What carries a label. */
const LABELLED: ReadonlySet<ThingId> = new Set(
  'bottle magnum half_bottle clavelin flute_bottle fiasco label wine_can bag_in_box crate'.split(
    ' ',
  ) as ThingId[],
);

/** Styles that have cards and lists of their own, beside posters. */
const LETTERED: ReadonlySet<StyleId> = new Set(['pastel', 'pop_art']);

/** Styles that draw whoever drinks. */
const INKED: ReadonlySet<StyleId> = new Set(['illustration_poster', 'pop_art', 'meme_style']);

/** Reads a prompt. Never fails: a prompt that says nothing gives a bottle and a glass. */
export function understand(prompt: string, options: UnderstandOptions = {}): SceneSpec {
  const style = options.style ?? DEFAULT_STYLE_ID;
  const cleaned = nameTableCards(withoutFlags(cleanPrompt(prompt)));
  // Printed matter is read alike, whichever hand letters it.
  if (LETTERED.has(style) && isOrderedSheet(cleaned))
    return { ...understand(prompt, { ...options, style: 'illustration_poster' }), style };
  const { texts, rest } = extractExactTexts(cleaned, style);
  const captions = texts.filter(({ role }) => role === 'caption' || role === 'any');
  const lines = captions.flatMap(({ text }) => splitLines(text));
  const joke = style === 'meme_style' ? readMeme(cleaned, lines) : null;
  const scenes = splitScenes(rest);
  // As it is read, or words behind a name that was put in would be cut elsewhere.
  const told = rewordPrompt(joke?.scene ?? scenes.first);
  const source = INKED.has(style) ? withWaterGlass(told) : told;
  const settled = settleSentence(source, style);
  const { sentence, found, read } = settled;
  const { matches, tokens } = sentence;
  const wanted = effectsIn(matches, false);
  const refused = effectsIn(matches, true);
  const tints = readTints(sentence, read.spentColours, read.bound);
  const quotedTokens = tokenise(texts.map(({ text }) => text).join(', '));
  // 'Not without my rosé!' names its wine all the same.
  const quoted = matchWords(quotedTokens).flatMap(({ effects }) => effects);
  const identity = identifyWine({
    effects: wanted,
    quoted,
    said: tints.wines,
    poured: regionPoured(sentence, read.heads),
  });
  const hasLabelText = texts.some(({ role }) => role === 'label');
  const chosen = chooseSubjects(wanted, refused, hasLabelText);
  const scene = { style, prompt: cleaned, source, texts, wanted, refused, identity };
  const { figures, ground, place, ...stood } = setScene(settled, scene);
  const isPhoto = !SHEETS.has(style) && style !== 'pop_art' && style !== 'meme_style';
  const hasBottle = stood.things.some(({ thing }) => thing === 'bottle');
  const { things, emblem } =
    isPhoto || hasBottle
      ? readEmblem(stood.things, source)
      : { things: stood.things, emblem: undefined };
  const isWineNamed = wanted.some(({ kind }) => kind === 'wine' || kind === 'varietal');
  const isSilent = figures.length === 0 && !hasLabelText && !isWineNamed;
  const isLand = isSilent && isView(place) && isLandOnly(things);
  const wish = isLand ? { ...chosen, subjects: landSubjects(chosen.subjects) } : chosen;

  // Where no bottle is seen there is nothing to print a label on.
  const isUnlabelled =
    style === 'pop_art' &&
    figures.length + things.length > 0 &&
    !things.some(({ thing }) => LABELLED.has(thing));
  const assigned = assignTexts(texts, {
    style,
    subjects: isUnlabelled ? wish.subjects.filter((one) => one !== 'bottle') : wish.subjects,
    prompt: cleaned,
  });
  const meme = joke && withPanels(joke);

  const emotion = readEmotion(source);
  const isCard = style === 'illustration_poster' && !isViewCard(source, place);
  const sheet = isCard ? readSheet(cleaned, assigned) : null;

  const spec = {
    prompt: cleaned,
    style,
    size: options.size ?? DEFAULT_SIZE_ID,
    ...wish,
    refused: unique(effectsOf(refused, 'thing').map(({ value }) => value)),
    ...withFlight(countVessels(matches, tokens, wish.subjects), things, wish.subjects),
    wine: identity.wine,
    wines: identity.wines,
    bottle: identity.bottle,
    bottleGlass: bottleGlassOf(read.things) ?? identity.bottleGlass,
    glass: identity.glass,
    closure: identity.closure,
    varietal: identity.varietal,
    region: identity.region,
    vintage: findVintage(tokens) ?? findVintage(quotedTokens),
    setting: chooseSetting(wanted, wish.subjects),
    landscape: identity.region?.landscape ?? landscapeFor(wanted),
    estate: effectsOf(wanted, 'estate')[0]?.value ?? identity.region?.estate ?? 'villa',
    season: effectsOf(wanted, 'season')[0]?.value ?? null,
    time: timeOf(wanted, things),
    ...readSun(sentence),
    weather: weatherOf(wanted, style),
    lighting: effectsOf(wanted, 'lighting')[0]?.value ?? null,
    moods: unique(effectsOf(wanted, 'mood').map(({ value }) => value)),
    colours: tints.colours,
    surface: besidesThrow(surfaceOf(wanted), things, source),
    surfaceColour: tints.surface,
    ...(isSurfaceWet(matches, tokens) && { isSurfaceWet: true }),
    camera: settleAngle(readCamera(wanted), { isLand, place, things, figures, prompt: source }),
    people:
      figures.length > 0
        ? true
        : isDeserted(found)
          ? false
          : readPeople(wanted, refused, wish.subjects),
    things,
    ...(emblem && { emblem }),
    place,
    ground: ground.ground,
    isShadowless: refusesShadow(tokens),
    // A title in pastel is painted where the camera leaves room for it.
    copySpace: readCopySpace(tokens) ?? (style === 'pastel' && assigned.title ? 'top' : null),
    plate: plateIn(cleaned, style),
    figures,
    ...(emotion && { emotion }),
    meme,
    ...(sheet && { sheet }),
    texts: withCaptions(assigned, meme),
  } satisfies Omit<SceneSpec, 'title' | 'subtitle' | 'notUnderstood' | 'words'>;

  const technique = SHEETS.has(style) || style === 'pop_art' ? 'drawn' : 'photo';
  const reading = {
    ...sentence,
    matches: found,
    read,
    tints,
    ground,
    texts: spec.texts,
    technique,
    source,
  } as const;
  const words = wordsAsked(reading, spec, scenes.others);
  const isTold = isPrinted(spec);
  const heading = headingFor(spec, landAsSaid(sentence, spec.region));
  return {
    ...spec,
    ...(style === 'illustration_poster' && {
      things: withoutGenus(withoutNamed(things, heading.title), heading.title),
    }),
    ...heading,
    words,
    notUnderstood: findLeftovers(words).filter((word) => !isTold(word)),
  };
}

/** The 'Tour' of the 'Tour de Bourgogne' is no tower. */
const withoutNamed = (things: readonly AskedThing[], title: string): readonly AskedThing[] => {
  const named = new Set(title.split(/\s+/u));
  const end = things.length - 1;
  // Others may be told against an earlier one.
  const { word = '', thing } = things[end] ?? {};
  const isName = /^\p{Lu}/u.test(word) && !(thing && WINE_VESSELS.has(thing)) && thing !== 'glass';
  return named.size > 1 && named.has(word) && isName ? things.slice(0, end) : things;
};

/** 'Pasta night, carbonara': the dish is one of what the title names. */
const withoutGenus = (things: readonly AskedThing[], title: string): readonly AskedThing[] => {
  const [first] = things;
  const isTitled = first && first.count === null && isWordOf(title, first.word);
  const species = things.slice(1).filter(({ relation }) => relation === null);
  const isTold = species.length === things.length - 1 && species.some((one) => isOf(one, first));
  return isTitled && isTold ? things.slice(1) : things;
};
const isWordOf = (title: string, word: string): boolean =>
  fold(title).split(/\s+/u).includes(fold(word));
const isOf = ({ thing, word }: AskedThing, genus: AskedThing | undefined): boolean =>
  genus !== undefined && thing !== genus.thing && isNameOf(genus.thing, fold(word));
/** Seldom asked, so that the words of all things are not folded for it. */
const isNameOf = (thing: ThingId, name: string): boolean =>
  THINGS.some(
    ({ id, words }) => id === thing && words.split('|').some((word) => fold(word.trim()) === name),
  );

/** 'A flight of three wines' has three glasses, not the usual four. */
const withFlight = (
  counts: Counts,
  things: readonly AskedThing[],
  subjects: readonly Subject[],
): Counts => {
  const told = things.find(({ thing }) => thing === 'glass')?.count;
  // 'A bottle of Barolo next to a bottle of Barbaresco': no number says that they are two.
  const apart = things.find(({ origins = [] }) => origins.length > 1)?.count ?? 0;
  const bottles = Math.max(counts.bottles, apart);
  return subjects.includes('tasting_row') && told
    ? { ...counts, bottles, glasses: told }
    : { ...counts, bottles };
};

/** A plate, or a poster that asks for a map of wine country: then it is one. */
function plateIn(prompt: string, style: StyleId): PlateWish | null {
  if (style === 'education') return withSides(readPlate(prompt));
  const map = style === 'illustration_poster' && MAP.test(prompt) ? readPlate(prompt) : null;
  return map?.topic === 'map' ? map : null;
}
const MAP = /\b(?:maps?|carte|mappa|mapa|karte|landkarte|weinlandkarte)\b/iu;

/** What the lexicon knows of the two that a plate compares. */
function withSides(plate: PlateWish | null): PlateWish | null {
  if (plate?.topic !== 'compare') return plate;
  const names = (plate.items ?? []).map(({ name }) => name);
  const sides = names.map((name) => understand(name));
  const { rows = [], ...told } = plate;
  // Of what was asked, too little is known of these: the books compare them by rows of their own.
  return askedRows(rows, names, sides).length > 1 ? { ...plate, sides } : { ...told, sides };
}

/** Each panel of a meme is a picture of its own. */
function withPanels({ format, lines, heading, labels, scenes }: ReadMeme): MemeWish {
  const meme: MemeWish = { format, lines, labels, ...(heading && { heading }) };
  if (scenes.length === 0) return meme;
  const panels = scenes.map((scene) => understand(scene, { style: 'illustration_poster' }));
  return { ...meme, panels };
}

function effectsIn(matches: readonly Match[], isNegated: boolean): Effect[] {
  return matches.filter((match) => match.isNegated === isNegated).flatMap(({ effects }) => effects);
}
