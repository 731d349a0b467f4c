import './button.css';
import { clsx } from 'clsx';
import type { ComponentProps, MouseEvent } from 'react';
import { Link } from 'react-router';
import type { LinkProps } from 'react-router';
import { Spinner } from './feedback/spinner.tsx';

export interface ButtonLook {
  variant?: 'primary' | 'line' | 'text' | 'danger';
  size?: 'sm' | 'md' | 'lg';
}

type ButtonProps = ComponentProps<'button'> & ButtonLook & { isBusy?: boolean };

export function Button({ variant, size, isBusy = false, className, ...props }: ButtonProps) {
  const { children, onClick, type = 'button', 'aria-disabled': ariaDisabled, ...rest } = props;
  const isOff = isBusy || ariaDisabled === true;
  return (
    <button
      {...rest}
      type={type}
      className={clsx(buttonClass({ variant, size }), className)}
      aria-busy={isBusy || undefined}
      aria-disabled={isOff || undefined}
      // Not `disabled` while busy: the focus would fall off the button that was just pressed.
      onClick={isOff ? ignoreClick : onClick}
    >
      <span className="btn-label">{children}</span>
      {isBusy && <Spinner />}
    </button>
  );
}

function ignoreClick(event: MouseEvent): void {
  event.preventDefault();
}

/** A link of the app that looks like a button. Static pages are reached with `reloadDocument`. */
export function ButtonLink({ variant, size, className, ...props }: LinkProps & ButtonLook) {
  return <Link {...props} className={clsx(buttonClass({ variant, size }), className)} />;
}

type Look = { [Key in keyof ButtonLook]: ButtonLook[Key] | undefined };

export function buttonClass({ variant = 'line', size = 'md' }: Look = {}): string {
  return clsx('btn', `btn-${variant}`, size !== 'md' && `btn-${size}`);
}
