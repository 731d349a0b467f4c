import type { DrawnLabel } from '#studio/labels/label-spec.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { OwnWine } from './own-wine.ts';

export function drawnLabel({ labels, capsule }: OwnWine): DrawnLabel {
  return { ...labels.front, capsule: toInk(capsule.colour) };
}

/** Linear light as display colour. */
function toInk(colour: Vec3): string {
  const channel = (v: number): string => {
    const shown = v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055;
    return Math.round(shown * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${colour.map(channel).join('')}`;
}
