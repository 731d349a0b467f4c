import './badge.css';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface BadgeProps {
  tone?: 'neutral' | 'gold' | 'wine' | 'good' | 'amber' | 'danger';
  hasDot?: boolean;
  children: ReactNode;
}

export function Badge({ tone = 'neutral', hasDot = false, children }: BadgeProps) {
  return (
    <span className={clsx('badge', tone !== 'neutral' && `badge-${tone}`)}>
      {hasDot && <span className="dot" aria-hidden="true" />}
      {children}
    </span>
  );
}
