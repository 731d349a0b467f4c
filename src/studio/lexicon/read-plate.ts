import type { PlateWish } from '#studio/scene-spec.ts';
import type { PlateItem, PlateTopic } from '#studio/scene/sheets.ts';
import { hasPhrase, phrasesOf } from './matching/find-phrase.ts';
import { LESSON_IDS, LESSONS } from '#studio/litho/education/lessons/lessons.ts';
import type { LessonId } from '#studio/litho/education/lessons/lessons.ts';
import { pointFor } from '#studio/litho/education/lessons/point-for.ts';
import { fold, tokenise } from './matching/normalise.ts';
import type { Token } from './matching/normalise.ts';
import { asksWines } from './plates/named/asks-wines.ts';
import { blendIn } from './plates/named/blends.ts';
import { grapesIn } from './plates/named/grapes-in.ts';
import { areaNamed, asksGrapesOf, homeOf, ofGrapes } from './plates/named/homes-and-grapes.ts';
import { pairRows } from '#studio/litho/education/any-topic/told-apart.ts';
import {
  areGlassTypes,
  glassesCompared,
  glassesListed,
  glassesNamed,
} from './plates/compared/glasses-compared.ts';
import { vesselsOfAgeing } from './plates/compared/vessels-of-ageing.ts';
import { vesselsCompared } from './plates/compared/vessels-compared.ts';
import { spelledOut } from './plates/bare-topics.ts';
import { facetAsked } from './plates/facet-asked.ts';
import { knownChart } from './plates/compared/known-charts.ts';
import { languageOf } from './plates/language-of.ts';
import { asksQuiz, readQuiz } from './plates/read-quiz.ts';
import { asksVillages, readMap } from './plates/named/read-map.ts';
import { lessonOfItems } from './plates/lesson-of-items.ts';
import { areQualities, areSweetness } from './plates/qualities.ts';
import { areSoils } from './plates/compared/soil-sides.ts';
import {
  asksMeaning,
  isOfBuild,
  namesAllColours,
  namesBarrelParts,
  namesBottleParts,
  namesSweetness,
  namesSystems,
  qualitiesIn,
} from './plates/told-in-words.ts';
import { winesOn } from './plates/named/wines-on.ts';
import { whereGrown } from './plates/named/where-grown.ts';
import { readInstructions } from './plates/instructions/read-instructions.ts';
import { readCompared } from './plates/compared/read-compared.ts';
import { readOwnList } from './plates/read-own-list.ts';
import { readVersus } from './plates/compared/read-versus.ts';
import { CHARTS, topicOf } from './plates/topic-of.ts';
import { PLATE_PHRASES } from './words/plate-topics.ts';
import { MAP_PHRASES, FORM_PHRASES, SCALE_PHRASES } from './words/plate-wishes.ts';

/** Longer prompts tell what they want to learn at their beginning. */
const READ_WORDS = 160;

const TOPICS = PLATE_PHRASES.map(([topic, table]) => [topic, phrasesOf(table)] as const);
const MAPS = phrasesOf(MAP_PHRASES);
const LESSON_PHRASES = LESSON_IDS.map((id) => [id, phrasesOf(LESSONS[id].phrases)] as const);
const NARROW_PHRASES = LESSON_PHRASES.filter(([id]) => LESSONS[id].isNarrow);
const SCALES = SCALE_PHRASES.map(([scale, table]) => [scale, phrasesOf(table)] as const);
const FORMS = phrasesOf(FORM_PHRASES);

/** What a plate is asked to teach; `null` when the prompt names no topic that we can draw. */
export function readPlate(asked: string): PlateWish | null {
  const { content: prompt, heading } = readInstructions(spelledOut(asked));
  const tokens = tokenise(heading ? `${prompt}. ${heading}` : prompt).slice(0, READ_WORDS);
  const words = withoutItsVine(tokens.map(({ word }) => word));
  // Whoever it is for, they are told in the language that was written.
  const language = languageOf(tokenise(asked).map(({ word }) => word));
  const map = asksMap(words) ? readMap(words) : null;
  const named = grapesIn(words);
  const blend = named.length === 0 ? blendIn(words) : [];
  const grapes = [...named, ...blend];
  const grown = whereGrown(words, named);
  if (grown)
    return {
      topic: 'map',
      language,
      wines: [],
      grapes: [grown.grape],
      area: grown.area,
    };
  // 'Bingo card for a wine party' is that card, and no list of what a party needs.
  if (words.some((word) => BINGO.test(word))) {
    const entries = readOwnList(prompt)?.items ?? [];
    return {
      topic: 'bingo',
      language,
      wines: winesOn('bingo', words, words),
      grapes: named,
      area: null,
      ...(entries.length > 1 && { items: entries }),
    };
  }
  const [quiz, chart] = [readQuiz(prompt), knownChart(words)];
  if (!quiz && asksQuiz(words)) return { topic: 'quiz', language, ...NARROWED_TO_NONE };
  const told = quiz ?? chart;
  if (told)
    return {
      topic: quiz ? 'quiz' : 'list',
      ...told,
      language,
      ...NARROWED_TO_NONE,
    };
  const table = map ? null : readCompared(prompt);
  if (table)
    return {
      topic: 'compare',
      items: sidesOf(table.names),
      heading: table.heading,
      ...(table.rows.length > 0 && { rows: table.rows }),
      language,
      ...NARROWED_TO_NONE,
    };
  const own = readOwnList(prompt);
  const versus = map ? null : (readVersus(prompt) ?? vesselsOfAgeing(prompt));
  const glasses = glassesCompared(versus) ?? glassesListed(own) ?? glassesNamed(prompt);
  const vessels = glasses ? null : vesselsCompared(prompt);
  if (vessels)
    return {
      topic: vessels.topic,
      items: sidesOf(vessels.names),
      language,
      ...NARROWED_TO_NONE,
    };
  const facet = map || versus || own ? null : facetAsked(prompt, named);
  if (facet) return { ...facet, language, ...NARROWED_TO_NONE };
  // A dictated list is about its heading; its entries narrow nothing.
  const isTitled = own !== null && own.items.length > 1 && !NAMELESS.test(fold(own.heading));
  const about = isTitled ? tokenise(own.heading).map(({ word }) => word) : words;
  const scale = firstOf(SCALES, about) ?? scaleCharted(about, grapes);
  // 'Soil types of Champagne' are no types of Champagne.
  const isOfSoil = about.some((word) => SOIL.test(word)) && !about.includes('terroir');
  const isBuild = isOfBuild(words);
  // 'Champagne glass types' are glasses, and no types of Champagne.
  const isOfGlasses = areGlassTypes(about);
  const isNarrowed =
    !isOfSoil &&
    !isOfGlasses &&
    !namesSystems(words) &&
    (isBuild || asksMeaning(words) || qualitiesIn(about).length < 3);
  const narrow =
    (isNarrowed && !namesAllColours(about)
      ? !isBuild && grapes.length === 0 && asksMeaning(words) && qualitiesIn(words).length > 1
        ? 'tasters_words'
        : (firstOf(NARROW_PHRASES, isBuild || isTitled ? NOT_SAID : firstClause(tokens)) ??
          (namesPairing(tokens) ? null : firstOf(NARROW_PHRASES, isBuild ? words : about)))
      : null) ?? (firstOf(TOPICS, about) ? null : lessonOfItems(own?.items ?? []));
  // Three sides are told apart, whatever one of them could teach alone.
  const ofSides = lessonOfItems(sidesOf(versus));
  const isTriple = (versus?.length ?? 0) > 2 && ofSides === null;
  const taught = isTriple ? null : (narrow ?? firstOf(LESSON_PHRASES, about) ?? ofSides);
  // 'How to pair wine with spicy food' asks for its wines, not for the rules.
  const home = map ? null : areaNamed(words);
  const isOther =
    (taught === 'pairing_steps' && asksWines(prompt)) ||
    (taught === 'cheat_sheet' && asksGrapesOf(home, words));
  const fitting = isOther ? null : taught;
  // 'Chianti DOCG vs Chianti Classico' are two wines, and no terms of a label.
  const lesson = fitting && versus && !tellsSides(fitting, versus) ? null : fitting;
  // What two sides differ in is told before any word beside them: 'old world vs new world: climate, style'.
  const isPair = versus !== null && ofSides === null && pairRows(versus).length > 0;
  const topicNamed = map
    ? 'map'
    : isPair
      ? 'compare'
      : lesson && lesson === narrow
        ? 'lesson'
        : namedIn({ words, about }, { hasScale: scale !== null, hasLesson: lesson !== null });
  const asTold = topicOf({
    // 'Three styles of Riesling: dry, off-dry, sweet' is told of one grape, glass by glass.
    named:
      (areSweetness(own?.items) || namesSweetness(words)) && grapes.length === 0
        ? 'sweetness'
        : areSoils(versus)
          ? 'soils'
          : namesSystems(words)
            ? 'training'
            : blend.length > 0
              ? 'varieties'
              : topicNamed,
    own,
    isVersus: versus !== null,
    grapes,
    words,
  });
  const topic = ofGrapes(asTold, {
    words,
    grapes,
    home,
    isListed: own !== null || versus !== null,
    isOfQualities: areQualities(own?.items),
  });
  if (glasses)
    return {
      topic: 'glass_shapes',
      items: sidesOf(glasses),
      language,
      ...NARROWED_TO_NONE,
    };
  if (!topic) return null;
  if (topic === 'soils' && own && words.some((word) => LAYERS.test(word)))
    return {
      topic: 'soil_profile',
      items: own.items.map((item) => ({ ...item, name: item.name.replace(LIES, '') })),
      heading: own.heading,
      language,
      ...NARROWED_TO_NONE,
    };
  const isOfHome = (topic === 'varieties' && grapes.length === 0) || topic === 'soils';
  // 'Infographic: five grapes compared in body, tannin and acidity' dictates no grape.
  const isCut = !isTitled && topic === 'varieties' && grapes.length === 0;
  return {
    topic,
    ...(own &&
      own.items.length > 0 &&
      !isCut &&
      topic !== 'grape_profile' && { items: own.items, heading: own.heading }),
    ...(versus &&
      (topic === 'compare' || topic === 'lesson' || !own) && { items: sidesOf(versus) }),
    ...(topic === 'lesson' && lesson && { lesson }),
    ...(topic === 'scale' && scale && { scale }),
    ...(map?.regions && { regions: map.regions }),
    ...(map?.mark && { mark: map.mark }),
    language,
    wines: winesOn(topic, about, words),
    grapes,
    area: map?.area ?? (isOfHome ? homeOf(topic, home) : null),
  };
}

/** 'Weinkarte' lists wines in a restaurant; with the name of a country or a region it is their map. */
const asksMap = (words: readonly string[]): boolean =>
  hasPhrase(words, MAPS) ||
  asksVillages(words) ||
  (words.includes('weinkarte') && areaNamed(words) !== null);

const BINGO = /bingo(?:s|karten?)?$/;

const NARROWED_TO_NONE = { wines: [], grapes: [], area: null };

/** Whether a lesson has a point on one of the sides. */
const tellsSides = (lesson: LessonId, sides: readonly string[]): boolean =>
  sides.some((side) => pointFor(LESSONS[lesson].points, side) !== undefined);

const SOIL = /^(?:soils?|sols?|suol[oi]|suelos?|boden|bodens|bodenarten|bodentypen)$/;

/** Soils that lie on each other are one ground, cut open. */
const LAYERS =
  /^(?:layers?|layered|strata|couches|strates|strati|capas|estratos|schichten|bodenschichten|profile?|profilo|perfil|bodenprofil|corte|coupe|spaccato|querschnitt|section)$/;
/** 'Sand on top, clay in the middle, limestone below': they are drawn in that order. */
const LIES =
  /\s+(?:on top|at the top|above|below|at the bottom|in the middle|arriba|abajo|en medio|en el medio|en haut|en bas|au milieu|dessus|dessous|sopra|sotto|in alto|in basso|in mezzo|al centro|oben|unten|in der mitte|dazwischen)$/iu;

/** 'Infographic: …' names no topic of its own; what follows does. */
const NAMELESS =
  /^(?:infographic|diagram|(?:bar )?chart|balkendiagramm|poster|plate|table|schaubild|infografik|plakat|lehrtafel|tafel|infographie|schema|affiche|planche|infografica|tabella|manifesto|infografia|tabla|cartel|esquema)?$/;

const sidesOf = (versus: readonly string[] | null): PlateItem[] =>
  (versus ?? []).map((name) => ({ name, value: null }));

/** A tasting sheet is a form, however it is called; lessons come after the plates that have a drawing of their own. */
function namedIn(
  { words, about }: { words: readonly string[]; about: readonly string[] },
  { hasScale, hasLesson }: { hasScale: boolean; hasLesson: boolean },
): PlateTopic | null {
  if (hasPhrase(words, FORMS)) return 'form';
  if (namesBottleParts(words)) return 'bottle';
  if (namesBarrelParts(words)) return 'barrel';
  if (qualitiesIn(about).length > 1) return 'varieties';
  if (hasScale) return 'scale';
  // 'Terroir: soil, climate, people' is about terroir, not about its first entry.
  return firstOf(TOPICS, about) ?? (hasLesson ? 'lesson' : firstOf(TOPICS, words));
}

/** What is said before the first comma names the subject: 'grafting a vine, the European shoot above'. */
const firstClause = (tokens: readonly Token[]): readonly string[] => {
  const end = tokens.findIndex(({ opensClause }, i) => i > 0 && opensClause);
  return withoutItsVine(tokens.slice(0, end < 0 ? tokens.length : end).map(({ word }) => word));
};
const NOT_SAID: readonly string[] = [];

/** 'Pairing chart, fish, poultry, dessert and the fitting wine': its courses are no lesson of their own. */
const namesPairing = (tokens: readonly Token[]): boolean =>
  firstOf(TOPICS, firstClause(tokens)) === 'pairing';

/** 'Grape phylloxera' is the louse. */
const withoutItsVine = (words: readonly string[]): readonly string[] =>
  words.filter((word, i) => !(/^(?:grape|vine)$/.test(word) && words[i + 1] === 'phylloxera'));

/** 'Bar chart of tannin', 'tannin in Merlot and Syrah': one quality is charted. */
function scaleCharted(words: readonly string[], grapes: readonly string[]) {
  const [quality = null, ...others] = qualitiesIn(words);
  const isCharted = grapes.length > 1 || words.some((word) => CHARTS.test(word));
  return isCharted && others.length === 0 ? quality : null;
}

const firstOf = <T>(
  table: readonly (readonly [T, string[][]])[],
  words: readonly string[],
): T | null => table.find(([, phrases]) => hasPhrase(words, phrases))?.[0] ?? null;
