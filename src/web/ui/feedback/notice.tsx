import './notice.css';
import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type Tone = 'amber' | 'quiet' | 'danger' | 'good';

const ICONS: Record<Tone, LucideIcon> = {
  amber: TriangleAlert,
  quiet: Info,
  danger: CircleAlert,
  good: CircleCheck,
};

interface NoticeProps {
  tone?: Tone;
  icon?: LucideIcon;
  children: ReactNode;
}

/** A line of news in the page. Danger is read out at once, the others when the reader gets there. */
export function Notice({ tone = 'quiet', icon, children }: NoticeProps) {
  const Icon = icon ?? ICONS[tone];
  return (
    <div className={clsx('notice', `notice-${tone}`)} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon className="icon" aria-hidden="true" />
      <div className="notice-body">{children}</div>
    </div>
  );
}
