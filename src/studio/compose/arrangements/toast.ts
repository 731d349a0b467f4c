import { lookOfHands } from '#studio/compose/people/look-of-hands.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { SKINS, SLEEVES } from '#studio/props/hand/colours.ts';
import { addHand } from '#studio/props/hand/grip-hand.ts';
import { figuresOf } from '#studio/people/figures-of.ts';
import { addSupportHand, footOf } from '#studio/props/hand/support-hand.ts';
import { glassHeight } from '#studio/props/stemware.ts';
import type { PlacedGlass } from '#studio/props/stemware.ts';
import { addMaterial, addPrimitive } from '#studio/scene-builder.ts';
import type { Rotation, Vec3 } from '#studio/scene-graph.ts';
import type { WineColour } from '#studio/scene/wine.ts';
import { add, rotate, rotation } from '#studio/vector.ts';
import { STRENGTHS, putGlass } from '#studio/compose/dress.ts';
import { isBanner, isTall } from '#studio/compose/stage.ts';
import { uncovered } from '#studio/compose/things/asked-things.ts';
import type { Arrangement, Stage } from '#studio/compose/stage.ts';
import { arrangeHeld, heldThings, isBottleHeld } from './held.ts';
import { arrangeHeldBottle, arrangeOpening } from './held-bottle.ts';

const VESSELS: ReadonlySet<ThingId> = new Set<ThingId>(['glass', 'champagne_flute']);

/** Glasses that meet in the air; each stem in its hand. */
export function arrangeToast(stage: Stage): Arrangement {
  const hands = figuresOf(stage.spec).find(({ part }) => part === 'hands');
  const areBoth = (hands?.count ?? 1) > 1;
  if (hands?.action === 'opening') return arrangeOpening(stage);
  if (hands && isBottleHeld(stage.spec)) return arrangeHeldBottle(stage, areBoth);
  const held = heldThings(stage.spec);
  if (held.length > 0) return arrangeHeld(stage, held);
  const { direction, spec } = stage;
  const random = stage.random('toast');
  const height = glassHeight(spec.glass);
  // Whoever swirls a glass tilts it.
  const lean = hands?.action === 'swirling' ? SWIRLED : random.range(0.13, 0.19);
  const lift = 26;
  const widest = spec.glass === 'flute' ? 2.5 : spec.glass === 'coupe' ? 5.3 : 4.3;
  const frameOn: Vec3[] = [];
  const skins = random.shuffle(SKINS);
  const isHeld = figuresOf(spec).some(
    ({ part, action }) => part === 'hands' && action !== 'toasting',
  );
  // A tasting has its row of glasses; one hand holds one of them.
  const told = spec.things.find(({ thing }) => VESSELS.has(thing))?.count ?? 1;
  const isOne = isHeld && (spec.glasses < 2 || (hands?.count === 1 && told === 1));
  const count = isOne ? 1 : Math.min(4, Math.max(2, spec.glasses, isHeld ? 0 : told));
  for (let i = 0; i < count; i++) {
    const side = i % 2 === 0 ? -1 : 1;
    const back = Math.floor(i / 2);
    const turn = rotation({ z: -side * -lean * 1, x: back * 0.12 });
    // The bowls touch at their widest, so the feet stand apart by the lean.
    const bowl = rotate(turn, [0, height * 0.66, 0]);
    const foot: Vec3 = [
      side * (widest + 0.05) * (1 + back * 0.9) - bowl[0],
      lift - bowl[1] + back * 2.2,
      -back * 7,
    ];
    const depth = depthOf(spec.wine);
    const strength = STRENGTHS[spec.wine] * depth;
    const glass = putGlass(stage, foot, {
      rotation: turn,
      strength,
      ...(spec.glass === 'flute' && { thing: 'champagne_flute' }),
    });
    if (isPale(spec.wine)) addGlowCard(stage, { foot, turn, glass, width: widest });
    const hasHand = spec.people !== false;
    if (hasHand && count === 1 && areBoth)
      addSupportHand(stage.kit, {
        at: foot,
        solid: footOf(foot, 3.4),
        side: side > 0 ? -1 : 1,
        look: lookOfHands(spec, {
          skin: skins[0]!,
          sleeve: stage.random(`sleeve ${side} ${foot[2]}`).pick(SLEEVES),
        }),
      });
    if (hasHand) holdGlass(stage, { foot, turn, height, side, skin: skins[i % skins.length]! });
    for (const y of [hasHand ? 0.16 : 0.42, 0.7, 1]) {
      for (const dx of [-widest, widest])
        frameOn.push(add(foot, rotate(turn, [dx, height * y, 0])));
    }
  }
  return {
    framing: {
      pitch: -2,
      yaw: 0,
      fieldOfView: isBanner(stage) ? 24 : 30,
      fillWidth: isTall(stage) ? 0.72 : 0.5,
      fillHeight: isBanner(stage) ? 0.66 : 0.5,
      anchor: [0.5 + direction.side * (isBanner(stage) ? 0.14 : 0.04), isTall(stage) ? 0.5 : 0.48],
      margin: 0.05,
      lensRadius: direction.isPainterly ? 0 : 0.3,
      focus: [0, lift, 2],
    },
    centre: [0, lift, 0],
    reach: 16,
    // What else was named is laid below the hands.
    table: uncovered(spec, 'toast').length > 0 ? LAID : null,
    frameOn,
  };
}

const LAID = { near: 220, far: -24, halfWidth: 170 };

const SWIRLED = 0.34;

/** A hand round the stem, its arm leaving the frame at the side. */
function holdGlass(
  stage: Stage,
  g: { foot: Vec3; turn: Rotation; height: number; side: number; skin: Vec3 },
): void {
  const random = stage.random(`sleeve ${g.side} ${g.foot[2]}`);
  addHand(stage.kit, {
    at: add(g.foot, rotate(g.turn, [0, g.height * 0.3, 0])),
    turn: g.turn,
    radius: 0.5,
    side: g.side > 0 ? 1 : -1,
    // Where a table lies below, the arms stay above it and leave the frame.
    ...(uncovered(stage.spec, 'toast').length > 0 ? { drop: 0.12, reach: 120 } : { drop: 0.55 }),
    look: lookOfHands(stage.spec, { skin: g.skin, sleeve: random.pick(SLEEVES) }),
  });
}

/** Against an evening sky pale wine would be as blue as the sky without more colour of its own. */
const PALE_DEPTH = 2.6;
const isPale = (wine: WineColour): boolean => wine !== 'red' && wine !== 'orange';
function depthOf(wine: WineColour): number {
  // Deeper it would be taken for a red.
  if (wine === 'rose') return 1;
  if (wine === 'sparkling_rose') return 1.6;
  return isPale(wine) ? PALE_DEPTH : 1;
}

interface LitGlass {
  foot: Vec3;
  turn: Rotation;
  glass: PlacedGlass;
  width: number;
}

/** The drinks photographer's gold card: hidden behind the glass, it is seen only through the wine, which it lights. */
function addGlowCard({ scene }: Stage, { foot, turn, glass, width }: LitGlass): void {
  const material = addMaterial(scene, {
    kind: 'emissive',
    radiance: [0.72, 0.46, 0.16],
    sides: 'through',
  });
  const at = (x: number, y: number): Vec3 =>
    add(foot, rotate(turn, [x * width, y * glass.level, -width - 0.4]));
  // Cut narrower than the wine and tapered like the flute: its edges stay dark, as glass needs them.
  const [a, b, c, d] = [at(-0.1, 0.56), at(0.1, 0.56), at(0.34, 1), at(-0.34, 1)];
  const part = { kind: 'triangle', object: glass.object, material } as const;
  addPrimitive(scene, { ...part, points: [a, b, c] });
  addPrimitive(scene, { ...part, points: [a, c, d] });
}
