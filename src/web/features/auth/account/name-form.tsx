import { useQueryClient } from '@tanstack/react-query';
import { useActionState } from 'react';
import { displayNameSchema } from '#shared/rules/identity.ts';
import { updateName } from '#web/features/auth/auth-api.ts';
import { authMessage } from '#web/features/auth/auth-messages.ts';
import { emptyForm, faultsOf, textOf } from '#web/features/auth/forms/form-state.ts';
import type { FormState } from '#web/features/auth/forms/form-state.ts';
import { sessionQuery } from '#web/lib/account/session.ts';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { AccountForm } from './account-form.tsx';

type State = FormState<{ name: string }>;

export function NameForm({ name }: { name: string }) {
  const client = useQueryClient();
  const [state, submit, isPending] = useActionState(async (_: State, form: FormData) => {
    const next = await saveName(textOf(form, 'name'));
    if (next.isDone) await client.invalidateQueries({ queryKey: sessionQuery.queryKey });
    return next;
  }, emptyForm());
  return (
    <AccountForm
      action={submit}
      isPending={isPending}
      state={state}
      success="Your name is saved."
      submitLabel="Save name"
    >
      <TextField
        label="Name"
        name="name"
        autoComplete="name"
        defaultValue={state.values.name ?? name}
        error={state.faults['name']}
      />
    </AccountForm>
  );
}

async function saveName(typed: string): Promise<State> {
  const values = { name: typed };
  const name = displayNameSchema.safeParse(typed);
  if (!name.success) return { values, faults: faultsOf({ name }) };
  try {
    await updateName(name.data);
    return { values: { name: name.data }, faults: {}, isDone: true };
  } catch (error) {
    return { values, faults: {}, failure: authMessage(error) };
  }
}
