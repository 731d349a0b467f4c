import {
  DEFAULT_SIZE_ID,
  DEFAULT_STYLE_ID,
  type PictureSizeId,
  type StyleId,
} from '#shared/rules/pictures/generation.ts';
import type {
  Camera,
  ExactTexts,
  MemeWish,
  PlateWish,
  SceneSpec,
  Subject,
} from '#studio/scene-spec.ts';
import type { AskedWord } from '#studio/accounting/proof.ts';
import { THINGS } from '#studio/things/catalogue.ts';
import type { AskedThing } from '#studio/things/thing.ts';
import { countVessels, type Counts } from './counts.ts';
import type { Effect } from './effects.ts';
import { extractExactTexts, type ExactText } from './exact-text.ts';
import { headingFor } from './headings.ts';
import { effectsOf, identifyWine } from './identity.ts';
import { languageOf, type Language } from './language.ts';
import { isNegator } from './negation.ts';
import { findLeftovers } from './leftovers.ts';
import { matchWords, type Match } from './match-words.ts';
import { cleanPrompt, tokenise, type Token } from './normalise.ts';
import { isHazy } from './hazy-wine.ts';
import { askWords } from './asked-words/ask-words.ts';
import { readCaptions } from './read-captions.ts';
import { readCopySpace } from './phrases/read-copy-space.ts';
import { isOwner, readFigures } from './phrases/read-figures.ts';
import { readGround } from './phrases/read-ground.ts';
import { readPlace, withoutPlace } from './phrases/read-place.ts';
import { bottleGlassOf, readThings } from './phrases/read-things.ts';
import { WINE_VESSELS } from './phrases/wine-vessels.ts';
import { isView } from '#studio/places/place.ts';
import { withDecor } from './phrases/with-decor.ts';
import { besidesThrow, withThrow } from './phrases/with-throw.ts';
import { glassOf, isLandOnly, withWine } from './phrases/with-wine.ts';
import { thingOf } from './phrases/heads.ts';
import { isColourBesideColour } from './phrases/senses.ts';
import { rightSpelling } from './spelling.ts';
import { settleNeighbours, settleSense } from './senses.ts';
import { STOP_WORDS } from './words/function-words.ts';
import { readEmotion } from './words/emotions.ts';
import { chooseSetting, chooseSubjects, unique } from './subjects.ts';
import { isColourOf, readTints } from './tints.ts';
import { readSheet } from './lettering/read-sheet.ts';
import { isPrinted } from './printed-words.ts';
import { readMeme, type ReadMeme } from './read-meme.ts';
import { readPlate } from './read-plate.ts';
import { findVintage } from './vintage.ts';

export interface UnderstandOptions {
  style?: StyleId;
  size?: PictureSizeId;
}

/** Reads a prompt. Never fails: a prompt that says nothing gives a bottle and a glass. */
export function understand(prompt: string, options: UnderstandOptions = {}): SceneSpec {
  const cleaned = cleanPrompt(prompt);
  const style = options.style ?? DEFAULT_STYLE_ID;
  const { texts, rest } = extractExactTexts(cleaned, style);
  const captions = texts.filter(({ role }) => role === 'caption' || role === 'any');
  const lines = captions.flatMap(({ text }) => splitLines(text));
  const joke = style === 'meme_style' ? readMeme(cleaned, lines) : null;
  const source = joke?.scene ?? rest;
  const { tokens, found: plain, language } = matchSpelled(tokenise(source));
  const spoken = plain.map((match) => settleSense(match, language));
  const sensed = spoken.map((_, i) => settleTechnique(settleNeighbours(spoken, i, tokens), style));
  const present = sensed.map((match, i) =>
    isOwner({ matches: sensed, tokens, language }, i) ? { ...match, effects: NOTHING } : match,
  );
  const hasHaze = isHazy(source);
  const found = present
    .map((_, i) => settleColour({ matches: present, tokens }, i))
    .map((match) => (hasHaze ? withoutWeather(match) : match));
  const read = readThings({ matches: found, tokens, language });
  const matches = found
    .map((match, i) => settleHead(match, read.heads.includes(i)))
    .map((match, i) => settleState(match, found[i + 1]))
    .map((match, i) => (read.spentMaterials.has(i) ? withoutSurface(match) : match));
  const sentence = { matches, tokens, language };
  const wanted = effectsIn(matches, false);
  const refused = effectsIn(matches, true);
  const tints = readTints(matches, tokens, read.spentColours);
  const quotedTokens = tokenise(texts.map(({ text }) => text).join(', '));
  const quoted = effectsIn(matchWords(quotedTokens), false);
  const identity = identifyWine({ effects: wanted, quoted, said: tints.wines });
  const hasLabelText = texts.some(({ role }) => role === 'label');
  const chosen = chooseSubjects(wanted, refused, hasLabelText);
  const isSheet = style === 'illustration_poster' || style === 'education';
  const asked = hasLabelText && !isSheet ? wearLabels(read.things) : read.things;
  const figures = readFigures(sentence);
  const ground = readGround(sentence);
  const place = ground.place ?? readPlace(sentence, new Set(read.heads));

  const table = withoutPlace(withWine(asked, { wanted, identity, sentence, place }), place);
  const decked = withDecor(table, { wanted, place, refused, glass: glassOf(identity) });
  const things = withThrow(decked, source);
  const isWineNamed = wanted.some(({ kind }) => kind === 'wine' || kind === 'varietal');
  const isSilent = figures.length === 0 && !hasLabelText && !isWineNamed;
  const isLand = isSilent && isView(place) && isLandOnly(things);
  const wish = isLand ? { ...chosen, subjects: landSubjects(chosen.subjects) } : chosen;

  const assigned = assignTexts(texts, { style, subjects: wish.subjects, prompt: cleaned });
  const meme = joke && withPanels(joke);

  const emotion = readEmotion(source);
  const sheet = style === 'illustration_poster' ? readSheet(cleaned, assigned) : null;

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
    weather: effectsOf(wanted, 'weather')[0]?.value ?? null,
    lighting: effectsOf(wanted, 'lighting')[0]?.value ?? null,
    moods: unique(effectsOf(wanted, 'mood').map(({ value }) => value)),
    colours: tints.colours,
    surface: besidesThrow(effectsOf(wanted, 'surface')[0]?.value ?? null, things, source),
    surfaceColour: tints.surface,
    camera: readCamera(wanted),
    people:
      figures.length > 0
        ? true
        : isDeserted(found)
          ? false
          : readPeople(wanted, refused, wish.subjects),
    things,
    place,
    ground: ground.ground,
    isShadowless: refusesShadow(tokens),
    copySpace: readCopySpace(tokens),
    plate: plateIn(cleaned, style),
    figures,
    ...(emotion && { emotion }),
    meme,
    ...(sheet && { sheet }),
    texts: withCaptions(assigned, meme),
  } satisfies Omit<SceneSpec, 'title' | 'subtitle' | 'notUnderstood' | 'words'>;

  const asks = askWords({
    ...sentence,
    matches: found,
    read,
    tints,
    ground,
    texts: spec.texts,
    technique: isSheet || style === 'pop_art' ? 'drawn' : 'photo',
    source,
  });
  const words = spec.plate || sheet ? asks.map(asSubject) : asks;
  const isTold = isPrinted(spec);
  return {
    ...spec,
    ...headingFor(spec),
    words,
    notUnderstood: findLeftovers(words).filter((word) => !isTold(word)),
  };
}

/** 'A flight of three wines' has three glasses, not the usual four. */
const withFlight = (
  counts: Counts,
  things: readonly AskedThing[],
  subjects: readonly Subject[],
): Counts => {
  const told = things.find(({ thing }) => thing === 'glass')?.count;
  return subjects.includes('tasting_row') && told ? { ...counts, glasses: told } : counts;
};

/** A plate or a card is about its place and for its people; it shows neither. */
const asSubject = (word: AskedWord): AskedWord =>
  word.proofs.some((proof) => /^(?:place|people|trait:person|trait:outdoors)\b/.test(proof))
    ? { ...word, proofs: [...word.proofs, 'followed'] }
    : word;

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
  const sides = (plate.items ?? []).map(({ name }) => understand(name));
  return { ...plate, sides };
}

/** Each panel of a meme is a picture of its own. */
function withPanels({ format, lines, labels, scenes }: ReadMeme): MemeWish {
  const meme: MemeWish = { format, lines, labels };
  if (scenes.length === 0) return meme;
  const panels = scenes.map((scene) => understand(scene, { style: 'illustration_poster' }));
  return { ...meme, panels };
}

/** Reads the words, and those that say nothing once more with their spelling put right. */
function matchSpelled(written: readonly Token[]): {
  tokens: readonly Token[];
  found: Match[];
  language: Language;
} {
  const language = languageOf(written);
  const found = matchWords(written, language);
  const read = new Set(found.flatMap(({ at, length }) => Array.from({ length }, (_, i) => at + i)));
  const isKnown = (i: number) => read.has(i) || STOP_WORDS.has(written[i]?.word ?? '');
  const tokens = rightSpelling(written, language, isKnown);
  const isSame = tokens.every((token, i) => token.word === written[i]?.word);
  return isSame
    ? { tokens: written, found, language }
    : { tokens, found: matchWords(tokens, language), language };
}

/** A colour that is also a place ('burgundy') means one of the two. */
function settleColour(
  sentence: { matches: readonly Match[]; tokens: readonly Token[] },
  i: number,
) {
  const match = sentence.matches[i] as Match;
  const isTint = match.effects.some(({ kind }) => kind === 'tint');
  const isColour = isColourOf(match, sentence.tokens) || isColourBesideColour(sentence, i);
  if (!isTint || !isColour) return match;
  return { ...match, effects: match.effects.filter(({ kind }) => kind !== 'region') };
}

const NOTHING: readonly Effect[] = [{ kind: 'neutral', value: null }];
const DRAWN_STYLES: readonly StyleId[] = ['illustration_poster', 'education', 'pop_art'];
const DRAWN_THINGS = new Set<string>(
  THINGS.filter(({ madeBy }) => madeBy.includes('drawn')).map(({ id }) => id),
);

/** A word for two things means the one that this style can show: a poster has a pie, a photograph the slice of apple tart. */
function settleTechnique(match: Match, style: StyleId): Match {
  if (!DRAWN_STYLES.includes(style)) return match;
  const isShown = ({ kind, value }: Effect): boolean => kind !== 'thing' || DRAWN_THINGS.has(value);
  const kept = match.effects.filter(isShown);
  return kept.some(({ kind }) => kind === 'thing') ? { ...match, effects: kept } : match;
}

/** What only describes another thing asks for nothing itself: 'olive-green bottle'. */
function settleHead(match: Match, isHead: boolean): Match {
  const isThing = match.effects.some(({ kind }) => kind === 'thing');
  // 'A letter and a rose': a flower pours no rosé.
  if (isHead && thingOf(match) === 'rose')
    return { ...match, effects: match.effects.filter(({ kind }) => kind !== 'wine') };
  // Pecorino on a board is a cheese, a black toro an ox: neither pours its namesake.
  if (isHead && isThing && !match.effects.some(({ kind }) => kind === 'bottle'))
    return { ...match, effects: match.effects.filter(({ kind }) => !NAMESAKES.has(kind)) };
  const isPerson = match.effects.some(({ kind }) => kind === 'figure');
  if (!isThing || isHead || isPerson || match.isNegated) return match;
  const kept = match.effects.filter(({ kind }) => !THING_KINDS.has(kind));
  return { ...match, effects: kept.length > 0 ? kept : [{ kind: 'neutral', value: null }] };
}

/** In a photograph, words on a label need the bottle that wears it. */
function wearLabels(things: readonly AskedThing[]): AskedThing[] {
  const hasBottle = things.some(({ thing }) => WINE_VESSELS.has(thing));
  return hasBottle
    ? [...things]
    : things.map((asked) => (asked.thing === 'label' ? { ...asked, thing: 'bottle' } : asked));
}

/** 'Wet stone' is no rain. */
function settleState(match: Match, next: Match | undefined): Match {
  const isState = match.effects.some(({ kind }) => kind === 'state');
  const isBefore = next?.at === match.at + match.length;
  if (!isState || !isBefore || !next?.effects.some(({ kind }) => NOUN_KINDS.has(kind)))
    return match;
  return { ...match, effects: match.effects.filter(({ kind }) => kind !== 'weather') };
}

/** 'A hazy wine' is no mist. */
const withoutWeather = (match: Match): Match =>
  HAZES.has(match.phrase) ? { ...match, effects: [HAZE] } : match;
const HAZES = new Set(['cloudy', 'hazy']);
const HAZE: Effect = { kind: 'claim', value: ['trait:wine:hazy'] };

/** The wood of a crate is no table. */
const withoutSurface = (match: Match): Match => ({
  ...match,
  effects: match.effects.filter(({ kind }) => kind !== 'surface'),
});

const NOUN_KINDS = new Set(['thing', 'surface', 'subject']);
const NAMESAKES = new Set(['varietal', 'region']);
const THING_KINDS = new Set(['thing', 'subject', 'accompaniment']);

function effectsIn(matches: readonly Match[], isNegated: boolean): Effect[] {
  return matches.filter((match) => match.isNegated === isNegated).flatMap(({ effects }) => effects);
}

/** Fireworks want the night, whatever light was spoken of before. */
function timeOf(wanted: readonly Effect[], things: readonly AskedThing[]): SceneSpec['time'] {
  if (things.some(({ thing }) => thing === 'firework')) return 'night';
  return effectsOf(wanted, 'time')[0]?.value ?? null;
}

/** The land is the picture: no bottle before it that nobody asked for. */
function landSubjects(subjects: readonly Subject[]): Subject[] {
  const land = subjects.filter((subject) => subject !== 'bottle' && subject !== 'glass');
  return land.length > 0 ? land : ['vineyard'];
}

function landscapeFor(wanted: readonly Effect[]): SceneSpec['landscape'] {
  const settings = new Set(effectsOf(wanted, 'setting').map(({ value }) => value));
  if (settings.has('sea')) return 'coastal';
  if (settings.has('mountains')) return 'mountain_valley';
  if (settings.has('lake')) return 'river_terraces';
  return 'rolling_hills';
}

function readCamera(wanted: readonly Effect[]): Camera {
  const angle = effectsOf(wanted, 'angle')[0]?.value ?? null;
  return {
    shot: effectsOf(wanted, 'shot')[0]?.value ?? (angle === 'aerial' ? 'wide' : null),
    angle,
    placement: effectsOf(wanted, 'placement')[0]?.value ?? null,
    isShallow: effectsOf(wanted, 'shallow').length > 0,
  };
}

const ROOMS = new Set(['restaurant', 'wine_bar', 'cellar', 'barrels', 'estate']);
const isRoom = ({ kind, value }: Effect): boolean =>
  kind === 'place' || kind === 'setting' || (kind === 'subject' && ROOMS.has(value));

/** 'An empty restaurant'. */
const isDeserted = (matches: readonly Match[]): boolean =>
  matches.some(({ effects, at, length }, i) => {
    const isEmpty = effects.some(({ kind, value }) => kind === 'fill' && value === 'empty');
    const next = matches[i + 1];
    const isBefore = next?.at === at + length;
    return isEmpty && isBefore && next.effects.some(isRoom);
  });

const SHADOWS = new Set(
  'shadow shadows ombre ombres ombra ombre sombra sombras schatten'.split(' '),
);

function refusesShadow(tokens: readonly Token[]): boolean {
  return tokens.some(({ word }, i) => SHADOWS.has(word) && isNegator(tokens[i - 1]?.word ?? ''));
}

function readPeople(
  wanted: readonly Effect[],
  refused: readonly Effect[],
  subjects: readonly Subject[],
): boolean | null {
  if (effectsOf(refused, 'people').length > 0) return false;
  if (subjects.includes('sommelier')) return true;
  return effectsOf(wanted, 'people').length > 0 ? true : null;
}

/** Words without a stated place go where this style prints words. */
function assignTexts(
  texts: readonly ExactText[],
  { style, subjects, prompt }: { style: StyleId; subjects: readonly Subject[]; prompt: string },
): ExactTexts {
  const printsTitle = style === 'illustration_poster' || style === 'education';
  const hasLabel = subjects.includes('bottle') || subjects.includes('label');
  const anyRole = style === 'meme_style' ? 'caption' : printsTitle || !hasLabel ? 'title' : 'label';
  const of = (role: ExactText['role']) =>
    texts.filter((text) => (text.role === 'any' ? anyRole : text.role) === role);
  const captions = of('caption').flatMap(({ text }) => splitLines(text));
  // 'A wine bar called …': on a sheet without a bottle the name is the heading.
  const isSign = printsTitle && !hasLabel && of('title').length === 0;
  const [title, ...furtherTitles] = of(isSign ? 'label' : 'title').map(({ text }) => text);
  const further = [...furtherTitles, ...of('subtitle').map(({ text }) => text)];
  return {
    label: isSign ? [] : of('label').flatMap(({ text }) => splitLines(text)),
    title: title ?? null,
    subtitle: further.length > 0 ? further.join(' · ') : null,
    captions: captions.length > 0 || style !== 'meme_style' ? captions : readCaptions(prompt),
  };
}

/** A meme's lines are its captions, also where no quotation marks stood around them. */
function withCaptions(texts: ExactTexts, meme: MemeWish | null): ExactTexts {
  return meme && meme.lines.length > 0 ? { ...texts, captions: meme.lines } : texts;
}

function splitLines(text: string): string[] {
  return text.split(/\n|\s[/|]\s/).map((line) => line.trim());
}
