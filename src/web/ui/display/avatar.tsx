import './avatar.css';
import { clsx } from 'clsx';

interface AvatarProps {
  name: string;
  look?: 'seal' | 'quiet';
}

/** 'seal' is the visitor themself, one initial; 'quiet' is anybody in a list, two. */
export function Avatar({ name, look = 'seal' }: AvatarProps) {
  return (
    <span className={clsx('avatar', look === 'quiet' && 'avatar-quiet')} aria-hidden="true">
      {initials(name, look === 'quiet' ? 2 : 1)}
    </span>
  );
}

export function initials(name: string, count: number): string {
  const words = name.split(/[\s.@_-]+/).filter(Boolean);
  const letters = words
    .slice(0, count)
    .map((word) => String.fromCodePoint(word.codePointAt(0) ?? 0));
  return letters.join('').toLocaleUpperCase('en-US') || '?';
}
