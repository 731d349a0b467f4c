import { useActionState, useState } from 'react';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { verifyCode, verifyRecoveryCode } from '#web/features/auth/auth-api.ts';
import { AuthForm } from './auth-form.tsx';
import { authMessage } from '#web/features/auth/auth-messages.ts';
import { CodeField } from './code-field.tsx';
import { emptyForm, textOf } from './form-state.ts';
import type { FormState } from './form-state.ts';
import { focusOnMount } from '#web/features/auth/focus-on-mount.ts';

interface SecondStepFormProps {
  onSignedIn: () => Promise<void>;
  /** With the password again: the step has a time limit, and whoever comes may be somebody else. */
  onStartOver: () => void;
}

/** After the password: the code of the app, or one of the recovery codes. */
export function SecondStepForm({ onSignedIn, onStartOver }: SecondStepFormProps) {
  const [isRecovery, setRecovery] = useState(false);
  return (
    <>
      {/* What was wrong with a code is not said of a recovery code. */}
      <CodeStep key={String(isRecovery)} isRecovery={isRecovery} onSignedIn={onSignedIn} />
      <p className="auth-alt">
        <button type="button" className="link" onClick={() => setRecovery(!isRecovery)}>
          {isRecovery ? 'Use a code from the app' : 'Use a recovery code instead'}
        </button>
      </p>
      <p className="auth-alt">
        <button type="button" className="link" onClick={onStartOver}>
          Back to sign in
        </button>
      </p>
    </>
  );
}

type CodeStepProps = Pick<SecondStepFormProps, 'onSignedIn'> & { isRecovery: boolean };

function CodeStep({ isRecovery, onSignedIn }: CodeStepProps) {
  const [state, submit, isPending] = useActionState(
    async (_: FormState, form: FormData): Promise<FormState> => {
      const code = textOf(form, 'code').trim();
      const trustDevice = form.has('trustDevice');
      if (!code) return { values: {}, faults: { code: 'Please enter the code.' } };
      try {
        if (isRecovery) await verifyRecoveryCode({ code, trustDevice });
        else await verifyCode({ code: code.replaceAll(' ', ''), trustDevice });
      } catch (error) {
        return { values: {}, faults: { code: authMessage(error) } };
      }
      await onSignedIn();
      return emptyForm();
    },
    emptyForm(),
  );
  return (
    <AuthForm action={submit} isPending={isPending} state={state} submitLabel="Sign in">
      {isRecovery ? (
        <TextField
          label="Recovery code"
          name="code"
          autoComplete="off"
          ref={focusOnMount}
          spellCheck={false}
          error={state.faults['code']}
        />
      ) : (
        <CodeField label="Code from your authenticator app" error={state.faults['code']} />
      )}
      <Checkbox name="trustDevice">Do not ask again on this device for 30 days</Checkbox>
    </AuthForm>
  );
}
