import './preferences-tab.css';
import { useState } from 'react';
import type { ReactNode } from 'react';
import {
  DEFAULT_SIZE_ID,
  DEFAULT_STYLE_ID,
  PICTURE_SIZES,
  STYLE_PRESETS,
} from '#shared/rules/pictures/generation.ts';
import { chooseMotion, storedMotionChoice } from '#web/lib/look/motion.ts';
import type { Profile } from '#web/lib/account/session.ts';
import { chooseTheme, storedThemeChoice } from '#web/lib/look/theme.ts';
import type { ThemeChoice } from '#web/lib/look/theme.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Segmented } from '#web/ui/forms/segmented.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { usePreferences } from './use-preferences.ts';

const THEMES: readonly { value: ThemeChoice; label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];
const STYLES = STYLE_PRESETS.map(({ id, name }) => ({ value: id, label: name }));
const SIZES = PICTURE_SIZES.map(({ id, name, width, height }) => ({
  value: id,
  label: `${name}, ${width} × ${height}`,
}));

/** The Preferences tab of the settings (spec §2.7), its sentence stands for what is not there yet. */
export function PreferencesTab({ profile }: { profile: Profile }) {
  return (
    <div className="preferences">
      <Group title="Appearance">
        <Appearance />
      </Group>
      <Group title="New pictures">
        <StartingPoint profile={profile} />
      </Group>
      <Group title="Email">
        <Notices profile={profile} />
      </Group>
      <p className="preferences-more t-meta">
        Further preference settings will come in a future update.
      </p>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="preference-group">
      <legend className="t-card">{title}</legend>
      <div className="preference-controls">{children}</div>
    </fieldset>
  );
}

function Appearance() {
  const [theme, setTheme] = useState(storedThemeChoice);
  const [motion, setMotion] = useState(storedMotionChoice);
  return (
    <>
      <div className="field">
        <span className="label">Theme</span>
        <Segmented
          label="Theme"
          segments={THEMES}
          value={theme}
          onChange={(choice) => {
            chooseTheme(choice);
            setTheme(choice);
          }}
        />
      </div>
      <Checkbox
        checked={motion === 'reduced'}
        onChange={({ target }) => {
          const choice = target.checked ? 'reduced' : 'system';
          chooseMotion(choice);
          setMotion(choice);
        }}
      >
        <span>
          Reduce motion
          <small>On this device, even where the system does not ask for it.</small>
        </span>
      </Checkbox>
    </>
  );
}

function StartingPoint({ profile }: { profile: Profile }) {
  const save = usePreferences(profile);
  return (
    <>
      <SelectField
        label="Default style"
        options={STYLES}
        value={profile.defaultStyleId ?? DEFAULT_STYLE_ID}
        onChange={(defaultStyleId) => save({ defaultStyleId })}
      />
      <SelectField
        label="Default size"
        options={SIZES}
        value={profile.defaultSize ?? DEFAULT_SIZE_ID}
        onChange={(defaultSize) => save({ defaultSize })}
      />
    </>
  );
}

function Notices({ profile }: { profile: Profile }) {
  const save = usePreferences(profile);
  // What was pressed, until the server has answered: the box must not jump back even for a moment.
  const [pressed, setPressed] = useState<boolean | null>(null);
  return (
    <Checkbox
      checked={pressed ?? profile.emailNotices}
      onChange={({ target }) => {
        setPressed(target.checked);
        save({ emailNotices: target.checked }, { onSettled: () => setPressed(null) });
      }}
    >
      <span>
        Tell me when credits run low and before my plan renews
        <small>Receipts and failed payments always come by mail.</small>
      </span>
    </Checkbox>
  );
}
