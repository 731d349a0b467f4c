import type { StyleId } from '#shared/rules/pictures/generation.ts';
import type { PlaceId } from '#studio/places/place.ts';
import type { AskedFigure } from '#studio/scene/figure.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { Effect } from './effects.ts';
import { effectsOf } from './identity.ts';
import type { WineIdentity } from './identity.ts';
import { withBoards, withCarried } from './phrases/extras/with-carried.ts';
import { atPicnic } from './phrases/extras/at-picnic.ts';
import { companyOf, heldAt, withDecor } from './phrases/extras/with-decor.ts';
import { withEmptyGlass } from './phrases/extras/with-empty-glass.ts';
import { placeImplied, withImplied } from './phrases/extras/with-implied.ts';
import { withGreetings } from './phrases/extras/with-greetings.ts';
import { withTrailer } from './phrases/extras/with-trailer.ts';
import { onTableTop } from './phrases/extras/on-table-top.ts';
import { onTray } from './phrases/extras/on-tray.ts';
import { withCheckedCloth } from './phrases/extras/with-checked-cloth.ts';
import { withThrow } from './phrases/extras/with-throw.ts';
import { readFigures } from './phrases/figures/read-figures.ts';
import { readGround } from './phrases/colours/read-ground.ts';
import type { Ground } from './phrases/colours/read-ground.ts';
import { readPlace, withoutPlace } from './phrases/reading/read-place.ts';
import { glassOf, withMist, withWine } from './phrases/wine/with-wine.ts';
import type { SettledSentence } from './settling/settle-sentence.ts';
import type { ExactText } from './texts/written-text.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { travelledTo } from './travel-poster.ts';
import { wearLabels } from './wear-labels.ts';

/** A sheet shows its things apart from each other, each whole. */
export const SHEETS: ReadonlySet<StyleId> = new Set(['illustration_poster', 'education']);
const WITH_TITLE: ReadonlySet<StyleId> = new Set(['illustration_poster', 'pop_art']);
const WITH_CAPTIONS: ReadonlySet<StyleId> = new Set(['education', 'meme_style']);

interface Wishes {
  style: StyleId;
  /** The whole prompt, and the part of it that tells of this scene. */
  prompt: string;
  source: string;
  texts: readonly ExactText[];
  wanted: readonly Effect[];
  refused: readonly Effect[];
  identity: WineIdentity;
}

interface SetScene {
  figures: readonly AskedFigure[];
  ground: Ground;
  place: PlaceId | null;
  things: readonly AskedThing[];
}

/** Who is there, where it is, and all that stands there: what was asked, and what that brings along. */
export function setScene({ sentence, read }: SettledSentence, wishes: Wishes): SetScene {
  const { wanted, refused, source, identity } = wishes;
  const asked = bearsLabel(wishes) ? wearLabels(read.things) : read.things;
  const ground = readGround(sentence);
  // Who only swirls what stands against a bare ground is not in the picture.
  const named = readFigures(sentence).filter(
    ({ said, action }) => said || action !== 'swirling' || !ground.place,
  );
  // 'Family dinner under string lights': what hangs above them is not what they came for.
  const isOfThings = asked.some(({ thing }) => !HUNG_ABOVE.has(thing));
  const figures = named.length > 0 ? named : companyOf(wanted, refused, isOfThings);
  const implied = { wanted, refused, hasFigures: figures.length > 0, source };
  const place =
    ground.place ??
    placeImplied(readPlace(sentence, new Set(read.heads)), asked, implied) ??
    heldAt(wanted) ??
    travelledTo(source, identity.region);
  const served = { wanted, identity, sentence, place, figures };
  const outing = { ...implied, identity, place };
  const laid = JOKES.has(wishes.style)
    ? withImplied(asked, implied)
    : atPicnic(withImplied(asked, implied), outing);
  const poured = withTrailer(onTray(withWine(laid, served), source), {
    source,
    place,
    style: wishes.style,
  });
  const table = withoutPlace(withMist(poured, wanted), place);
  const hasMusician = figures.some(({ role }) => role === 'musician');
  const glass = glassOf(identity);
  const decked = withDecor(table, { wanted, place, refused, glass, hasMusician });
  const still = onTableTop(decked, {
    wanted,
    place,
    hasFigures: figures.length > 0,
    style: wishes.style,
  });
  const shown = withEmptyGlass(withCheckedCloth(withThrow(still, source), source), wishes.prompt);
  return { figures, ground, place, things: withWords(shown, wishes) };
}

/** Whoever comes near, or has it say something, sees the bottle's label. */
function bearsLabel({ style, texts, wanted }: Wishes): boolean {
  const isNear = effectsOf(wanted, 'shot').some(
    ({ value }) => value === 'close_up' || value === 'macro',
  );
  return (isNear || texts.some(({ role }) => role === 'label')) && !SHEETS.has(style);
}

/** A print sets its words as a title; a photograph has the thing that bears them. */
function withWords(things: readonly AskedThing[], { style, texts }: Wishes): readonly AskedThing[] {
  if (WITH_TITLE.has(style)) return withBoards(things, texts);
  return WITH_CAPTIONS.has(style) ? things : withGreetings(withCarried(things, texts));
}

/** A joke and a plate show what they say, and no more. */
const JOKES: ReadonlySet<StyleId> = new Set(['education', 'meme_style']);

const HUNG_ABOVE: ReadonlySet<ThingId> = new Set<ThingId>([
  'string_lights',
  'garland',
  'bunting',
  'lantern',
]);
