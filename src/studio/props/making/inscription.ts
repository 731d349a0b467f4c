import type { Vec3 } from '#studio/scene-graph.ts';
import { addMaterial, addObject, addPrimitive } from '#studio/scene-builder.ts';
import type { Face } from '#studio/typography/faces.ts';
import { add, compose, rotate, rotation, scale, subtract } from '#studio/vector.ts';
import { once, painted } from './kit.ts';
import type { Model } from './model.ts';

export interface Inscription {
  /** The customer's words, letter by letter. */
  text: string;
  /** Middle of the plate, and its width and height, in the model's centimetres; it faces +z. */
  at: Vec3;
  size: readonly [number, number];
  turn?: Parameters<typeof rotation>[0];
  face: Face;
  ink: string;
  maxLines?: number;
}

/** Two words with a bar or a break between them stand on two lines, and so do the parts of a long text with strokes. */
const linesOf = (text: string): string[] =>
  text.split(text.length > SHORT ? /\n|\s[/|–—·•]\s/ : /\n|\s[/|]\s/).map((line) => line.trim());
const SHORT = 34;

/** Letters on a thing: an object of its own, so that the pixels tell whether they can be read. */
export function addInscription(model: Model, inscription: Inscription): void {
  const { kit } = model;
  const { text, face, ink, maxLines = 4, size } = inscription;
  const object = addObject(kit.scene, {
    role: 'label',
    name: 'lettering',
    lettering: text,
    partOf: model.object,
  });
  const aspect = size[1] / size[0];
  const material = once(kit, `inscription ${text} ${face} ${ink} ${aspect}`, () =>
    addMaterial(kit.scene, {
      kind: 'matte',
      texture: painted(kit, {
        painter: 'inscription',
        params: { lines: linesOf(text), face, ink, maxLines },
        share: 2,
        aspect,
        hasRelief: false,
        wrap: 'clamp',
        cutout: true,
      }),
    }),
  );
  addPrimitive(kit.scene, { kind: 'rect', object, material, ...plateOf(model, inscription) });
}

/** Letters that shine: a dark plate with the words cut out of it before a lamp. */
export function addNeon(
  model: Model,
  inscription: Inscription & { radiance: Vec3; ground: string },
): void {
  const { kit } = model;
  const { text, face, ground, radiance, maxLines = 2, size } = inscription;
  const aspect = size[1] / size[0];
  const stencil = addMaterial(kit.scene, {
    kind: 'matte',
    texture: painted(kit, {
      painter: 'inscription',
      params: { lines: linesOf(text), face, ink: ground, maxLines, isStencil: true },
      share: 2,
      aspect,
      hasRelief: false,
      wrap: 'clamp',
      cutout: true,
    }),
  });
  const lamp = addMaterial(kit.scene, { kind: 'emissive', radiance });
  const object = addObject(kit.scene, {
    role: 'label',
    name: 'lettering',
    lettering: text,
    partOf: model.object,
  });
  const front = plateOf(model, inscription);
  const behind = plateOf(model, {
    ...inscription,
    at: subtract(inscription.at, [0, 0, 0.3]),
    size: [size[0] - 1.2, size[1] - 1.2],
  });
  addPrimitive(kit.scene, { kind: 'rect', object: model.object, material: stencil, ...front });
  addPrimitive(kit.scene, { kind: 'rect', object, material: lamp, ...behind });
}

function plateOf(
  { put, turn }: Model,
  { at, size: [width, height], turn: own = {} }: Pick<Inscription, 'at' | 'size' | 'turn'>,
): { origin: Vec3; u: Vec3; v: Vec3 } {
  const whole = compose(turn, rotation(own));
  const u = rotate(whole, [width, 0, 0]);
  const v = rotate(whole, [0, height, 0]);
  return { origin: subtract(put(at), scale(add(u, v), 0.5)), u, v };
}
