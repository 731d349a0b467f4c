import { useQueryClient } from '@tanstack/react-query';
import { useActionState, useState } from 'react';
import { settingsChangeSchema } from '#shared/contract/admin-settings.ts';
import type { AppSettings } from '#shared/contract/admin-settings.ts';
import { ERRORS } from '#shared/errors.ts';
import { SETTINGS } from '#shared/rules/admin/settings.ts';
import { api, queries } from '#web/lib/requests/api.ts';
import { errorCodeOf } from '#web/lib/requests/error-code.ts';
import { notifySuccess } from '#web/lib/notices/notify.ts';
import { sessionQuery, useSignedInSession } from '#web/lib/account/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { NoticeField } from './notice-field.tsx';
import { SwitchField } from './switch-field.tsx';
import { REASON_MAX_LENGTH } from '#shared/rules/admin/admin.ts';

interface SettingsFormProps {
  settings: AppSettings;
  mayChange: boolean;
}
type Draft = Pick<
  AppSettings,
  'signUpsOpen' | 'adminsNeedTwoFactor' | 'maintenanceNotice' | 'announcement'
> & {
  link: string;
  reason: string;
};
interface Outcome {
  faults: Record<string, string>;
  failure?: string;
}

/** All of them at once, with one reason; mounted anew for every version that the server has. */
export function SettingsForm({ settings, mayChange }: SettingsFormProps) {
  const [draft, setDraft] = useState<Draft>({
    ...settings,
    link: settings.announcementLink ?? '',
    reason: '',
  });
  const { identity } = useSignedInSession();
  const edit = (change: Partial<Draft>) => setDraft({ ...draft, ...change });
  const save = useSave(settings.version);
  const [{ faults, failure }, submit, isSaving] = useActionState(() => save(draft), { faults: {} });
  return (
    <form className="admin-settings-form" action={submit} noValidate>
      <fieldset disabled={!mayChange}>
        <SwitchField
          label="Sign-ups are open"
          hint="Closed, nobody can make a new account, by password or through a hosted provider. Members sign in as usual."
          isOn={draft.signUpsOpen}
          onChange={(signUpsOpen) => edit({ signUpsOpen })}
        />
        {identity.kind === 'embedded' && (
          <SwitchField
            label="Admins need a second step"
            hint="On, admins reach the back office only after signing in with a code of their authenticator app. Set up your own first."
            isOn={draft.adminsNeedTwoFactor}
            onChange={(adminsNeedTwoFactor) => edit({ adminsNeedTwoFactor })}
          />
        )}
        <NoticeField
          label="Maintenance notice"
          hint="Stands above every page, public ones included, until you take it away."
          placeholder="New images pause from 22:00 to 22:30 UTC."
          value={draft.maintenanceNotice}
          error={faults['maintenanceNotice']}
          onChange={(maintenanceNotice) => edit({ maintenanceNotice })}
        />
        <NoticeField
          label="Announcement"
          hint="Stands above every page until each visitor has read it away."
          placeholder="Eight styles, one click: try Pop Art."
          value={draft.announcement}
          error={faults['announcement']}
          onChange={(announcement) => edit({ announcement })}
        >
          <TextField
            label="Link"
            placeholder="/pricing or https://…"
            maxLength={SETTINGS.linkMaxLength}
            value={draft.link}
            error={faults['announcementLink']}
            hint="Optional. Shown as ‘Find out more’."
            onChange={(event) => edit({ link: event.target.value })}
          />
        </NoticeField>
        {mayChange && (
          <div className="admin-settings-save">
            <TextField
              label="Reason"
              hint="Kept in the audit log with what was before and after."
              maxLength={REASON_MAX_LENGTH}
              value={draft.reason}
              error={faults['reason']}
              onChange={(event) => edit({ reason: event.target.value })}
            />
            {failure && <Notice tone="danger">{failure}</Notice>}
            <Button type="submit" variant="primary" isBusy={isSaving}>
              Save settings
            </Button>
          </div>
        )}
      </fieldset>
    </form>
  );
}

function useSave(version: number): (draft: Draft) => Promise<Outcome> {
  const client = useQueryClient();
  return async ({ link, ...draft }) => {
    const { announcement } = draft;
    const announcementLink = announcement === null || link.trim() === '' ? null : link;
    const checked = settingsChangeSchema.safeParse({
      signUpsOpen: draft.signUpsOpen,
      adminsNeedTwoFactor: draft.adminsNeedTwoFactor,
      maintenanceNotice: draft.maintenanceNotice,
      announcement,
      announcementLink,
      version,
      reason: draft.reason,
    });
    if (!checked.success) return { faults: faultsOf(checked.error.issues) };
    try {
      await api.adminSettings.update(checked.data);
    } catch (error) {
      return { faults: {}, failure: ERRORS[errorCodeOf(error)].message };
    }
    notifySuccess({
      title: 'Settings saved',
      message: 'Pages show the change from the next time they are loaded.',
    });
    await Promise.all([
      client.invalidateQueries({ queryKey: queries.adminSettings.get.queryKey() }),
      client.invalidateQueries({ queryKey: sessionQuery.queryKey }),
    ]);
    return { faults: {} };
  };
}

function faultsOf(issues: readonly { path: PropertyKey[]; message: string }[]) {
  const faults: Record<string, string> = {};
  for (const { path, message } of issues) faults[String(path[0])] ??= message;
  return faults;
}
