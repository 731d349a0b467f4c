import '#web/features/auth/account/account-dialog.css';
import { useActionState } from 'react';
import { withReturnPath } from '#shared/paths.ts';
import type { SignedInSession } from '#web/lib/account/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import { AccountForm } from '#web/features/auth/account/account-form.tsx';
import { signInWithProvider, verifyCode, verifyPassword } from '#web/features/auth/auth-api.ts';
import { authMessage } from '#web/features/auth/auth-messages.ts';
import { CodeField } from '#web/features/auth/forms/code-field.tsx';
import { focusOnMount } from '#web/features/auth/focus-on-mount.ts';
import { emptyForm, textOf } from '#web/features/auth/forms/form-state.ts';
import type { FormState } from '#web/features/auth/forms/form-state.ts';

interface ConfirmationDialogProps {
  session: SignedInSession;
  onClose: (isProved: boolean) => void;
}

/** 'Is it you?': a code where there is a second step, else the password. */
export function ConfirmationDialog({ session, onClose }: ConfirmationDialogProps) {
  const isHosted = session.identity.kind === 'oidc';
  return (
    <Dialog
      isOpen
      onClose={() => onClose(false)}
      title="Is it you?"
      description="This cannot be taken back lightly, so we ask once more."
    >
      {isHosted ? (
        <SignInAgain providerName={session.identity.name} />
      ) : (
        <ProofForm hasTwoFactor={session.user.hasTwoFactor} onProved={() => onClose(true)} />
      )}
    </Dialog>
  );
}

interface ProofFormProps {
  hasTwoFactor: boolean;
  onProved: () => void;
}

function ProofForm({ hasTwoFactor, onProved }: ProofFormProps) {
  const [state, submit, isPending] = useActionState(
    async (_: FormState, form: FormData): Promise<FormState> => {
      try {
        if (hasTwoFactor) await verifyCode({ code: textOf(form, 'code').replaceAll(' ', '') });
        else await verifyPassword(textOf(form, 'password'));
      } catch (error) {
        return { values: {}, faults: { proof: authMessage(error) } };
      }
      onProved();
      return emptyForm();
    },
    emptyForm(),
  );
  return (
    <AccountForm action={submit} isPending={isPending} state={state} submitLabel="Continue">
      {hasTwoFactor ? (
        <CodeField label="Code from your authenticator app" error={state.faults['proof']} />
      ) : (
        <PasswordField
          label="Your password"
          name="password"
          autoComplete="current-password"
          ref={focusOnMount}
          error={state.faults['proof']}
        />
      )}
    </AccountForm>
  );
}

/** A hosted provider asks for its own proof; a session that has just begun is one. */
function SignInAgain({ providerName }: { providerName: string | null }) {
  const go = async () => {
    const { pathname, search } = location;
    const callbackURL = withReturnPath('/auth-callback', pathname + search);
    const { url } = await signInWithProvider({ callbackURL, errorCallbackURL: '/sign-in' });
    location.assign(url);
  };
  return (
    <Button variant="primary" onClick={() => void go()}>
      Sign in again with {providerName ?? 'your account'}
    </Button>
  );
}
