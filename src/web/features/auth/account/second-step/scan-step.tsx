import { useActionState } from 'react';
import { copyText } from '#web/lib/copy-text.ts';
import { Button } from '#web/ui/button.tsx';
import { verifyCode } from '#web/features/auth/auth-api.ts';
import { authMessage } from '#web/features/auth/auth-messages.ts';
import { CodeField } from '#web/features/auth/forms/code-field.tsx';
import { emptyForm, textOf } from '#web/features/auth/forms/form-state.ts';
import type { FormState } from '#web/features/auth/forms/form-state.ts';
import { AccountForm } from '#web/features/auth/account/account-form.tsx';
import { QrCode } from './qr-code.tsx';

interface ScanStepProps {
  uri: string;
  onDone: () => Promise<void>;
  onCancel: () => void;
}

/** Nothing is switched on before a code has shown that the app is set up. */
export function ScanStep({ uri, onDone, onCancel }: ScanStepProps) {
  const key = new URL(uri).searchParams.get('secret') ?? '';
  const [state, submit, isPending] = useActionState(
    async (_: FormState, form: FormData): Promise<FormState> => {
      try {
        await verifyCode({ code: textOf(form, 'code').replaceAll(' ', '') });
      } catch (error) {
        return { values: {}, faults: { code: authMessage(error) } };
      }
      await onDone();
      return emptyForm();
    },
    emptyForm(),
  );
  return (
    <AccountForm
      action={submit}
      isPending={isPending}
      state={state}
      submitLabel="Turn on"
      aside={
        <Button variant="text" onClick={onCancel}>
          Cancel
        </Button>
      }
    >
      <div className="second-step-scan">
        <QrCode text={uri} label="QR code for your authenticator app" />
        <div className="second-step-by-hand">
          <p className="t-small">
            Scan this with your authenticator app, or give it this key:
            <br />
            <span className="second-step-key">{key.match(/.{1,4}/g)?.join(' ')}</span>
          </p>
          {/* Nobody can scan the screen of the phone in their hand. */}
          <div className="account-form-actions">
            <a className="btn btn-line btn-sm second-step-open" href={uri}>
              Open the app
            </a>
            <Button size="sm" onClick={() => void copyText(key, 'Key copied')}>
              Copy key
            </Button>
          </div>
        </div>
      </div>
      <CodeField label="Code from the app" error={state.faults['code']} />
    </AccountForm>
  );
}
