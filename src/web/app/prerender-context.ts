import { createContext } from 'react';

/** True while a page is written at build time; false for the empty shell and in the browser. */
export const Prerender = createContext(false);
