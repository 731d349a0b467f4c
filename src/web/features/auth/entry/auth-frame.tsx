import './auth-frame.css';
import { showcasePath } from '#shared/scene-strip.ts';
import { findShowcasePicture } from '#shared/showcase-pictures.ts';
import { SIGN_IN_PICTURE } from '#shared/showcase.ts';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Brand } from '#web/ui/display/brand.tsx';
import { buttonClass } from '#web/ui/button.tsx';

interface AuthFrameProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** The sommelier on one side, the form on the other (spec §2.1). */
export function AuthFrame({ title, lead, children }: AuthFrameProps) {
  return (
    <div className="auth">
      <SommelierPicture />
      <div className="auth-side">
        <header className="auth-top">
          <Brand />
          <a className={buttonClass({ variant: 'text', size: 'sm' })} href="/">
            <ArrowLeft className="icon icon-sm" aria-hidden="true" />
            Home
          </a>
        </header>
        <main className="auth-main">
          <h1 className="t-screen">{title}</h1>
          <p className="auth-lead">{lead}</p>
          <div className="auth-body">{children}</div>
        </main>
        <footer className="t-meta auth-foot">Wine AI Specialists</footer>
      </div>
    </div>
  );
}

const SOMMELIER = findShowcasePicture(SIGN_IN_PICTURE);

function SommelierPicture() {
  const { id, alt, width, height, widths } = SOMMELIER;
  const srcSet = widths.map((pixels) => `${showcasePath(id, pixels, 'avif')} ${pixels}w`);
  return (
    <aside className="auth-picture">
      <picture>
        <source
          type="image/avif"
          srcSet={srcSet.join(', ')}
          sizes="(max-width: 1023px) 100vw, 54vw"
        />
        <img
          src={showcasePath(id, width, 'webp')}
          alt={alt}
          width={width}
          height={height}
          fetchPriority="high"
        />
      </picture>
    </aside>
  );
}
