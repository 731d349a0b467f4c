/** Adds a part of a form: in its own colour, in that of its trim, or as a pane that is seen through. */
export type Put = (distance: number, kind?: boolean | 'pane') => void;
