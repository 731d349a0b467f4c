/** A view is seen wide by itself; 'wide' was said of the shot. */
export type Shot = 'macro' | 'close_up' | 'medium' | 'wide' | 'view';

export type Angle = 'eye_level' | 'overhead' | 'low' | 'aerial' | 'behind';

export type Placement = 'left' | 'right' | 'centre';

export interface Camera {
  shot: Shot | null;
  angle: Angle | null;
  placement: Placement | null;
  /** A blurred background was asked for. */
  isShallow: boolean;
}

export type CopySpace = 'top' | 'bottom' | 'left' | 'right';

export const isSeenWide = ({ shot }: Camera): boolean => shot === 'wide' || shot === 'view';

/** Behind words the view goes soft, in frame heights of blur. */
export const QUIET_BLUR = 0.024;
