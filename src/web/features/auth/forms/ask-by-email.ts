import { emailSchema } from '#shared/rules/identity.ts';
import { authMessage } from '#web/features/auth/auth-messages.ts';
import { faultsOf, textOf } from './form-state.ts';
import type { FormState } from './form-state.ts';

/** A form that takes an address and nothing else, and asks for a mail to it. */
export async function askByEmail(
  form: FormData,
  ask: (email: string) => Promise<unknown>,
): Promise<FormState<{ email: string }>> {
  const values = { email: textOf(form, 'email') };
  const email = emailSchema.safeParse(values.email);
  if (!email.success) return { values, faults: faultsOf({ email }) };
  try {
    await ask(email.data);
    return { values: { email: email.data }, faults: {}, isDone: true };
  } catch (error) {
    return { values, faults: {}, failure: authMessage(error) };
  }
}
