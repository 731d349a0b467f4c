import type { PageHandle } from '#web/lib/page-handle.ts';
export const handle = { static: true } satisfies PageHandle;
export function NotFound() { return <h1 className="t-hero">Not found</h1>; }
export default NotFound;
