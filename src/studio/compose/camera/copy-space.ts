import type { CopySpace } from '#studio/scene/camera.ts';
import type { FrameBox, Framing } from './frame-camera.ts';

/** What the customer's words leave for the picture: they get 38 % of the frame, a little more than was asked for. */
const WITHIN: Readonly<Record<CopySpace, FrameBox>> = {
  top: { left: 0.05, right: 0.95, top: 0.4, bottom: 0.95 },
  bottom: { left: 0.05, right: 0.95, top: 0.05, bottom: 0.6 },
  left: { left: 0.4, right: 0.96, top: 0.06, bottom: 0.94 },
  right: { left: 0.04, right: 0.6, top: 0.06, bottom: 0.94 },
};

/** Keeps one side of the frame free of everything that was asked for. */
export const forCopySpace = (framing: Framing, side: CopySpace | null): Framing =>
  side ? { ...framing, within: WITHIN[side] } : framing;
