import './icon-button.css';
import './theme-toggle.css';
import { Moon, Sun } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { attachThemeToggle } from '#web/lib/look/attach-theme-toggle.ts';

/** Which icon shows is decided by CSS from the theme on <html>, so it is right before any script. */
export function ThemeToggle() {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => (button.current ? attachThemeToggle(button.current) : undefined), []);
  return (
    <button
      ref={button}
      type="button"
      className="icon-btn theme-toggle"
      data-theme-toggle=""
      aria-label="Switch between light and dark"
    >
      <Sun className="icon theme-toggle-light" aria-hidden="true" />
      <Moon className="icon theme-toggle-dark" aria-hidden="true" />
    </button>
  );
}
