/** See build/contract-routes-plugin.ts: the contract without its schemas. */
declare module 'virtual:contract-routes' {
  import type { Contract } from '#shared/contract/index.ts';

  const routes: Contract;
  export default routes;
}

/** See build/island-plugin.ts: a bundled script as text. */
declare module '*?island' {
  const code: string;
  export default code;
}
