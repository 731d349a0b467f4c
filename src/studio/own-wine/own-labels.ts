import { asParams } from '#studio/scene/painting-params.ts';
import type { BottleForm } from '#studio/props/bottle/forms.ts';
import { addFlatPaper } from '#studio/props/bottle/flat-bottle.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import { once } from '#studio/props/making/kit.ts';
import { radiusAt, spline } from '#studio/props/making/profile.ts';
import {
  addMaterial,
  addObject,
  addPainted,
  addPrimitive,
  addShape,
} from '#studio/scene-builder.ts';
import type { MatteMaterial, Rotation, TextureRef, Vec2, Vec3 } from '#studio/scene-graph.ts';
import { compose, rotation as turn } from '#studio/vector.ts';
import type { OwnLabel } from '#studio/labels/label-spec.ts';
import type { OwnWine } from './own-wine.ts';

interface Bottle {
  form: BottleForm;
  position: Vec3;
  rotation: Rotation;
}

/** Paper lies this far off the glass. */
const LIFT = 0.025;
/**
 * Labels are wrapped all round and cut out, so the one that faces the camera lies outermost: seen
 * through the cut-out part of another, its print would be lost.
 */
const AWAY_LIFT = 0.016;
/** Labels follow the glass in so many steps, so that a tapering bottle keeps them close. */
const STEPS = 6;
const GOLD: Vec3 = [0.92, 0.66, 0.3];
const SILVER: Vec3 = [0.86, 0.87, 0.88];
const PRINT_PX = { full: 1400, preview: 640 };

/** All labels of a customer's bottle; the front one faces +z before the bottle turns. */
export function addOwnLabels(kit: Kit, own: OwnWine, bottle: Bottle): void {
  const { labels } = own;
  const showsFront = Math.cos(own.turn) >= 0;
  addOwnLabel(kit, 'front', labels.front, { ...bottle, lift: showsFront ? LIFT : AWAY_LIFT });
  if (labels.neck) addOwnLabel(kit, 'neck', labels.neck, { ...bottle, lift: LIFT });
  if (!labels.back) return;
  const rotation = compose(bottle.rotation, turn({ y: Math.PI }));
  const lift = showsFront ? AWAY_LIFT : LIFT;
  addOwnLabel(kit, 'back', labels.back, { ...bottle, rotation, lift });
}

interface LabelledBottle extends Bottle {
  lift: number;
}

function addOwnLabel(kit: Kit, side: string, label: OwnLabel, bottle: LabelledBottle): void {
  const { form, position, rotation, lift } = bottle;
  const body = spline(form.body, 5);
  const top = body.at(-1)![1];
  const height = Math.min(label.height, top - 0.5);
  const from = Math.min(Math.max(label.raised, 0.6), top - height);
  const radius = radiusAt(body, from + height / 2) + lift;
  const arc = Math.min(1, label.width / (Math.PI * 2 * radius));
  const material = once(kit, `own label ${side}`, () =>
    addMaterial(kit.scene, { kind: 'matte', ...skin(kit, label, form.flatness ? null : arc) }),
  );
  if (form.flatness) {
    addFlatPaper(
      kit,
      { form, body, position, rotation },
      { from, width: label.width, height, material },
    );
    return;
  }
  const points = Array.from({ length: STEPS + 1 }, (_, i): Vec2 => {
    const y = from + (height * i) / STEPS;
    return [radiusAt(body, y) + lift, y];
  });
  addPrimitive(kit.scene, {
    kind: 'lathe',
    object: addObject(kit.scene, { role: 'label', name: `${side} label`, thing: 'label' }),
    shape: once(kit, `own label shape ${side}`, () => addShape(kit.scene, [{ points, material }])),
    position,
    rotation,
  });
}

/** `arc`: share of the girth that a wrapped label covers; flat ones are laid on as they are. */
function skin(kit: Kit, label: OwnLabel, arc: number | null): Omit<MatteMaterial, 'kind'> {
  const { color, relief } = printLabel(kit, label);
  const finish = label.print.kind === 'artwork' ? label.print.mask?.finish : 'gold';
  const isFilm = label.paper === 'clear';
  return {
    texture: {
      color,
      relief,
      bump: 1.1,
      cutout: true,
      ...(arc !== null && { scale: [1 / arc, 1], offset: [0.5 - arc / 2, 0] }),
    },
    coat: isFilm ? 0.6 : label.paper === 'smooth' ? 0.4 : 0.2,
    coatRoughness: isFilm ? 0.12 : 0.45,
    foil: { color: finish === 'silver' ? SILVER : GOLD, roughness: 0.24 },
  };
}

function printLabel(kit: Kit, label: OwnLabel): { color: TextureRef; relief: TextureRef } {
  const { print } = label;
  const [color, relief] = addPainted(
    kit.scene,
    print.kind === 'artwork'
      ? { painter: 'artwork', ...artworkPainting(label, print) }
      : { painter: 'own-design', ...designPainting(kit, label, print) },
    { layers: ['color', 'relief'], wrap: 'clamp' },
  );
  return { color: color!, relief: relief! };
}

type Print<Kind> = Extract<OwnLabel['print'], { kind: Kind }>;

function artworkPainting({ corner, paper }: OwnLabel, print: Print<'artwork'>) {
  const { width, height, rgba, mask } = print;
  const isFoil = mask !== undefined && mask.finish !== 'emboss';
  const params = { rgba, corner, paper, mask: mask?.pixels, isFoil };
  return { width, height, params: asParams(params) };
}

/** A label is never larger than its picture: small ones get by with a sketch's print. */
const printPx = ({ detail, pictureSide = Infinity }: Kit): number =>
  PRINT_PX[pictureSide <= PRINT_PX.preview ? 'preview' : detail];

function designPainting(kit: Kit, label: OwnLabel, { spec }: Print<'designed'>) {
  const width = Math.round(printPx(kit) * Math.min(1, label.width / label.height));
  const height = Math.round((width * label.height) / label.width);
  const params = { spec, corner: label.corner };
  return { width, height, params: asParams(params) };
}
