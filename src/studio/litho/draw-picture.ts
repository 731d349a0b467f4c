import type { Brief } from '#studio/brief.ts';
import { isLavenderLand } from '#studio/compose/things/lavender-land.ts';
import type { DrawnPicture } from '#studio/film.ts';
import { drawnLabel } from '#studio/own-wine/drawn-label.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import { drawnKinOf } from '#studio/things/drawn-kin.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import { plateWishOf } from './education/plate-wish.ts';
import { drawPlate } from './education/draw-plate.ts';
import { drawPoster } from './draw-poster.ts';
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
    spec: withMount(inFields({ ...ordered.spec, things: ordered.spec.things.map(drawable) })),
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

/** A dish that only photographs build is drawn as the kind of dish that it is. */
function drawable(asked: AskedThing): AskedThing {
  const kin = drawnKinOf(asked.thing);
  return kin ? { ...asked, thing: kin } : asked;
}
