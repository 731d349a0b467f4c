import './auth-frame.css';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Brand } from '#web/ui/brand.tsx';
import { buttonClass } from '#web/ui/button.tsx';

type AuthFrameProps = { title: string; lead: string; children: ReactNode };

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

function SommelierPicture() {
  return (
    <aside className="auth-picture">
      <figure>
        <picture>
          <source srcSet="/showcase/sommelier-signin.avif" type="image/avif" />
          <img
            src="/showcase/sommelier-signin.webp"
            alt="A sommelier pours red wine into a glass"
            width="1024"
            height="1024"
            fetchPriority="high"
          />
        </picture>
        <figcaption className="t-quote">
          “Sommelier pouring a red, back bar, evening light”
        </figcaption>
      </figure>
    </aside>
  );
}
