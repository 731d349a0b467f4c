import { addPour } from '#studio/props/pour.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { compose, rotate, rotation } from '#studio/vector.ts';
import { bottleHeight } from '#studio/props/bottle-shapes.ts';
import { hullPoints } from '#studio/compose/bounds.ts';
import { putBottle, putGlass } from '#studio/compose/dress.ts';
import { isBanner, isTall, isWide } from '#studio/compose/stage.ts';
import type { Arrangement, Stage } from '#studio/compose/stage.ts';

/** A bottle tilted in from the side, its foot (and the hand that holds it) outside the frame. */
export function arrangePour(stage: Stage): Arrangement {
  const { direction, spec, kit } = stage;
  const random = stage.random('pour');
  const s = direction.side <= 0 ? 1 : -1;
  const glassAt: Vec3 = [0, 0, 0];
  const glass = putGlass(stage, glassAt, { fill: random.range(0.66, 0.9) });
  const lift = glass.height + random.range(3.6, 5);
  const mouth: Vec3 = [s * random.range(1.6, 2.4), lift, 0];
  // Wide frames cannot lose the foot at the side, so the bottle leaves through the top.
  const rise = ((isWide(stage) ? random.range(48, 56) : random.range(20, 27)) * Math.PI) / 180;
  const { neck, hand } = pourFrom(stage, { mouth, rise, s });
  addPour(kit, {
    from: [mouth[0] + s * 0.4, mouth[1] - 0.35, 0],
    velocity: [-3.4 * s, -1.6, 0],
    to: [glassAt[0] - 1.1 * s, glass.level - 0.05, 0],
    wine: spec.wine,
    radii: [0.5, 0.24],
    phase: random.range(0, 6),
  });
  return {
    framing: {
      pitch: random.range(1, 4),
      yaw: 0,
      fieldOfView: isBanner(stage) ? 25 : 31,
      fillWidth: isTall(stage) ? 0.8 : 0.56,
      fillHeight: isWide(stage) ? 0.92 : isTall(stage) ? 0.62 : 0.86,
      anchor: [
        0.5 - s * (isBanner(stage) ? 0.1 : isWide(stage) ? 0.08 : isTall(stage) ? 0 : 0.1),
        isTall(stage) ? 0.62 : 0.53,
      ],
      margin: 0.035,
      lensRadius: direction.isPainterly ? 0 : 0.3,
      focus: [0, 12, 2],
    },
    centre: [0, 14, 0],
    reach: 16,
    table: { near: 220, far: direction.set === 'sweep' ? -130 : -24, halfWidth: 170 },
    hand,
    frameOn: [...hullPoints(stage.scene), ...neck],
  };
}

/** Local y of the bottle runs from foot to mouth; here it points down and inwards. */
function pourFrom(
  stage: Stage,
  { mouth, rise, s }: { mouth: Vec3; rise: number; s: number },
): { neck: Vec3[]; hand: Vec3 } {
  const length = bottleHeight(stage.spec.bottle) - 0.1;
  const turn = compose(
    rotation({ z: s * (Math.PI / 2 + rise) }),
    rotation({ y: -s * (Math.PI / 2 - 0.35) }),
  );
  const along = rotate(turn, [0, 1, 0]);
  const foot: Vec3 = [
    mouth[0] - along[0] * length,
    mouth[1] - along[1] * length,
    mouth[2] - along[2] * length,
  ];
  putBottle(stage, foot, {
    rotation: turn,
    isOpen: true,
    fill: 0.99,
    role: 'prop',
    closure: stage.spec.closure === 'muselet' ? 'muselet' : 'cork',
  });
  const from = (back: number, dy = 0): Vec3 => [
    mouth[0] - along[0] * back,
    mouth[1] - along[1] * back + dy,
    0,
  ];
  // The neck and shoulder belong in the frame; the foot and the hand do not.
  const neck = [0, 9].flatMap((back) => [from(back, -2.4), from(back, 2.4)]);
  return { neck, hand: from(length * 0.86) };
}
