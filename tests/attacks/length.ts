/// <reference types="vite/client" />

/** `npm run test:attacks` goes the whole way; `npm test` takes the first steps of the same way. */
const isLong = import.meta.env.MODE === 'long';

export const howMany = ({ quick, long }: { quick: number; long: number }) =>
  isLong ? long : quick;
