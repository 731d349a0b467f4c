import { Settings } from 'lucide-react';
import { IconLink } from '#web/ui/icon-button.tsx';

/** Phones and tablets find it in the account menu. */
export function SettingsLink() {
  return (
    <IconLink className="only-wide" label="Settings" to="/settings">
      <Settings className="icon" aria-hidden="true" />
    </IconLink>
  );
}
