import type { Brief } from '#studio/brief.ts';
import { isLavenderLand } from '#studio/compose/things/lavender-land.ts';
import type { DrawnPicture } from '#studio/film.ts';
import { drawnLabel } from '#studio/own-wine/drawn-label.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import { drawnKinOf } from '#studio/things/drawn-kin.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import { plateWishOf } from './education/plate-wish.ts';
import { drawPlate } from './education/draw-plate.ts';
import { drawPoster } from './posters/draw-poster.ts';
import { withMount } from './figures/acts/riding.ts';
import { drawMeme } from './memes/draw-meme.ts';
import { drawPop } from './pop/draw-pop.ts';
import { noteLettering } from '#studio/typography/lettering.ts';

/** Draws posters, teaching plates and pop prints: everything that is made of shapes and grain. */
export function drawPicture(brief: Brief): DrawnPicture {
  const { drawn, texts } = noteLettering(() => draw(brief));
  // A sheet that only names its topic teaches nothing of it: its words are not drawn.
  const isBlank = brief.styleId === 'education' && plateWishOf(brief.spec).topic === 'worksheet';
  return { ...drawn, lettering: isBlank ? [] : texts };
}

function draw({ ownWine, ...ordered }: Brief): DrawnPicture {
  const asked = {
    ...ordered,
    spec: withMount(
      inFields(withOpened({ ...ordered.spec, things: ordered.spec.things.map(drawable) })),
    ),
  };
  const brief = ownWine
    ? { ...asked, spec: { ...asked.spec, ownLabel: drawnLabel(ownWine) } }
    : asked;
  const { meme } = brief.spec;
  if (brief.styleId === 'meme_style' && meme) return drawMeme(brief, meme);
  if (brief.styleId === 'education') return drawPlate(brief);
  return brief.styleId === 'pop_art' ? drawPop(brief) : drawPoster(brief);
}

/** 'A lavender field and a bottle': rows of it to the horizon, and no bunch beside the bottle. */
const inFields = (spec: SceneSpec): SceneSpec =>
  isLavenderLand(spec)
    ? { ...spec, landscape: 'lavender_plateau', place: spec.place ?? 'vineyard' }
    : spec;

/** 'A woman pulling a cork': it is in a bottle, named or not. */
const withOpened = (spec: SceneSpec): SceneSpec =>
  spec.figures.length === 1 &&
  spec.figures[0]?.action === 'opening' &&
  CORKED.test(fold(spec.prompt)) &&
  !spec.things.some(({ thing }) => OPENED.has(thing))
    ? { ...spec, things: [BOTTLE, ...spec.things] }
    : spec;
const OPENED = new Set<ThingId>(['bottle', 'popping_bottle', 'magnum', 'half_bottle']);
const CORKED =
  /\b(?:un)?cork\w*|\b(?:de)?bouch(?:e|ant|er|on)\b|\btappo\b|stapp\w+|\b(?:des)?corch\w+|\b(?:ent)?kork\w*/;
const BOTTLE: AskedThing = {
  thing: 'bottle',
  word: 'bottle',
  count: 1,
  colour: null,
  fill: null,
  states: [],
  relation: null,
};

/** A dish that only photographs build is drawn as the kind of dish that it is. */
function drawable(asked: AskedThing): AskedThing {
  const kin = drawnKinOf(asked.thing);
  return kin ? { ...asked, thing: kin } : asked;
}
