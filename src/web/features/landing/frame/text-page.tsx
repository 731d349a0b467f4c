import './text-page.css';
import type { ReactNode } from 'react';
import { SitePage } from './site-page.tsx';

/** A page of plain words: about, privacy, terms. */
export function TextPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <SitePage>
      <article className="wrap text-page">
        <h1 className="t-section">{title}</h1>
        {children}
      </article>
    </SitePage>
  );
}
