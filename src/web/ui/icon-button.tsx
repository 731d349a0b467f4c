import './icon-button.css';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import type { LinkProps } from 'react-router';

interface Shared {
  /** What it does: read out by screen readers, shown to everyone else as a tooltip. */
  label: string;
  size?: 'sm' | 'md';
}

export function IconButton({
  label,
  size = 'md',
  className,
  type = 'button',
  ...props
}: ComponentProps<'button'> & Shared) {
  return (
    <button
      {...props}
      type={type}
      aria-label={label}
      data-tooltip={label}
      className={iconButtonClass(size, className)}
    />
  );
}

export function IconLink({ label, size = 'md', className, ...props }: LinkProps & Shared) {
  return (
    <Link
      {...props}
      aria-label={label}
      data-tooltip={label}
      className={iconButtonClass(size, className)}
    />
  );
}

function iconButtonClass(size: 'sm' | 'md', className: string | undefined): string {
  return clsx('icon-btn', size === 'sm' && 'icon-btn-sm', className);
}
