import type { PageHandle } from '#web/lib/page-handle.ts';
export const handle = { static: true } satisfies PageHandle;
export default function Home() { return <h1 className="t-hero">Create Wine Images with AI</h1>; }
