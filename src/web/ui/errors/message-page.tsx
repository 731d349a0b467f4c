import './message-page.css';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Emblem } from '#web/ui/display/emblem.tsx';

interface MessagePageProps {
  title: string;
  children?: ReactNode;
  /** Facts under the text, such as an error's message. */
  details?: ReactNode;
  actions?: ReactNode;
  /** Inside a screen that already has its <main>. */
  isInset?: boolean;
}

/** A whole screen with one thing to say. */
export function MessagePage({ title, children, details, actions, isInset }: MessagePageProps) {
  const Frame = isInset ? 'div' : 'main';
  return (
    <Frame className={clsx('message-page', isInset && 'message-page-inset')}>
      <div className="message">
        <Emblem />
        <h1 className="t-screen">{title}</h1>
        {children}
        {details && <div className="message-details">{details}</div>}
        {actions && <div className="message-actions">{actions}</div>}
      </div>
    </Frame>
  );
}
