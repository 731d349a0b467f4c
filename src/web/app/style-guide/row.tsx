import type { ReactNode } from 'react';

export function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="guide-row">
      <h2>{name}</h2>
      <div>{children}</div>
    </section>
  );
}
