import { framePackshot } from '#studio/packshot/frame-packshot.ts';
import { groundOf } from '#studio/packshot/ground-of.ts';
import { hasBodies } from '#studio/people/figures-of.ts';
import { forCopySpace } from './copy-space.ts';
import type { Archetype } from '#studio/compose/direction.ts';
import { freeShare } from './free-share.ts';
import type { Framing } from './frame-camera.ts';
import { asksForReflection, isMirror } from '#studio/compose/setting/reflections.ts';
import { asksForWallShadow } from '#studio/compose/setting/shadow-wall.ts';
import type { Stage } from '#studio/compose/stage.ts';
import { isLaidAlong } from '#studio/compose/things/layout/tables/lay-table.ts';
import { forWindow } from '#studio/compose/things/events/frame-window.ts';
import { backstageOf } from '#studio/compose/things/backstage.ts';
import { beastsOf } from '#studio/compose/things/beasts-and-guests.ts';

/** What grounds, people, captions and words on the picture make of an arrangement's own framing. */
export function finishFraming(stage: Stage, framing: Framing): Framing {
  const isPackshot = groundOf(stage.spec) !== undefined;
  const own = isPackshot ? framePackshot(framing, stage.spec) : alongTable(stage, framing);
  const told = forBackstage(stage, forPeople(stage, forCaptions(stage, own)));
  const shared = forBeasts(stage, forWindow(stage, told));
  return forCopySpace(forReflection(stage, forWallShadow(stage, shared)), stage.spec.copySpace);
}

/** A long table runs out of the picture towards us: its places are seen as from its end. */
function alongTable({ spec, aspect, direction }: Stage, framing: Framing): Framing {
  const isAlong =
    direction.archetype === 'asked' && spec.things.some((one) => isLaidAlong(one, aspect));
  if (!isAlong || spec.camera.shot !== null) return framing;
  return { ...framing, fillWidth: 0.99, fillHeight: 0.72, mostArea: 0.8, margin: 0.005 };
}

/** On the wall it falls beside what throws it: away from the lamp, which stands on the hero's side. */
function forWallShadow({ spec, direction }: Stage, framing: Framing): Framing {
  if (direction.decor !== 'sweep' || !asksForWallShadow(spec)) return framing;
  const aside = direction.side === 0 ? -1 : direction.side;
  return {
    ...framing,
    fillWidth: framing.fillWidth * 0.6,
    fillHeight: Math.min(framing.fillHeight, 0.64),
    anchor: [0.5 + aside * 0.17, framing.anchor[1]],
  };
}

/** Below what is mirrored there is room for its image, seen from low down. */
function forReflection({ spec, direction }: Stage, framing: Framing): Framing {
  // A packshot has no table that could mirror it.
  if (groundOf(spec) !== undefined || !asksForReflection(spec)) return framing;
  if (!isMirror(spec, direction.surface)) return framing;
  return {
    ...framing,
    pitch: Math.min(framing.pitch, 5),
    fillHeight: Math.min(framing.fillHeight, 0.54),
    anchor: [framing.anchor[0], 0.37],
  };
}

/** Where furniture or a tractor stands behind, the heroes leave it its side of the frame. */
function forBackstage(stage: Stage, framing: Framing): Framing {
  if (backstageOf(stage.spec).length === 0) return framing;
  const aside = freeShare(stage) < 0.5 ? 0.16 : -0.16;
  return {
    ...framing,
    fillWidth: framing.fillWidth * 0.7,
    anchor: [0.5 + aside, framing.anchor[1]],
  };
}

/** Beside a donkey or a cow nothing on the ground is a giant: what lies there steps aside and shows its feet. */
function forBeasts(stage: Stage, framing: Framing): Framing {
  const { spec, direction } = stage;
  const isBeside = !WITHOUT_FIGURES.includes(direction.archetype) && beastsOf(spec).length > 0;
  if (!isBeside || groundOf(spec) !== undefined || hasBodies(spec)) return framing;
  const aside = freeShare(stage) < 0.5 ? 0.22 : -0.22;
  // A bottle alone is what the picture is of.
  const tall = direction.archetype === 'asked' ? 0.36 : 0.56;
  return {
    ...framing,
    pitch: Math.max(framing.pitch, 9),
    fillWidth: Math.min(framing.fillWidth, 0.44),
    fillHeight: Math.min(framing.fillHeight, tall),
    anchor: [0.5 + aside, Math.max(framing.anchor[1], 0.74)],
  };
}

/** Memes keep the top and the bottom of the frame free for their two lines. */
function forCaptions({ direction }: Stage, framing: Framing): Framing {
  if (direction.style !== 'meme_style') return framing;
  const fillHeight = Math.min(framing.fillHeight, 0.58);
  return { ...framing, fillHeight, anchor: [framing.anchor[0], 0.5] };
}

const WITHOUT_FIGURES: readonly Archetype[] = [
  'pour',
  'toast',
  'overhead',
  'grape_macro',
  'people',
];

/** Whoever is asked for gets the better part of the frame; the table steps back and aside. */
function forPeople({ spec, direction }: Stage, framing: Framing): Framing {
  const hasFigures = hasBodies(spec);
  if (!hasFigures || WITHOUT_FIGURES.includes(direction.archetype)) return framing;
  const aside = direction.side === 0 ? 0 : direction.side * 0.25;
  return {
    ...framing,
    fillWidth: framing.fillWidth * 0.62,
    fillHeight: framing.fillHeight * 0.62,
    anchor: [0.5 + aside, Math.max(framing.anchor[1], 0.68)],
  };
}
