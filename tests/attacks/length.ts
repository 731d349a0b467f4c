/** `npm run test:attacks` goes the whole way; `npm test` takes the first steps of the same way. */
const isLong = process.env['MODE'] === 'long';

export const howMany = ({ quick, long }: { quick: number; long: number }) =>
  isLong ? long : quick;
