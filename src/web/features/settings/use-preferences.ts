import { useMutation } from '@tanstack/react-query';
import type { Preferences } from '#shared/contract/profile.ts';
import { api } from '#web/lib/requests/api.ts';
import { notifyError } from '#web/lib/notices/notify.ts';
import { useSetProfile } from '#web/lib/account/session.ts';
import type { Profile } from '#web/lib/account/session.ts';

/** Saves a preference: shown at once, taken back if the server refuses. */
export function usePreferences(
  profile: Profile,
): (part: Preferences, options?: { onSettled: () => void }) => void {
  const setProfile = useSetProfile();
  const { mutate } = useMutation({
    mutationFn: (part: Preferences) => api.profile.setPreferences(part),
    onMutate: (part) => setProfile(fieldsOf(part, part)),
    // Only what was asked: the answer may be older than another choice made meanwhile.
    onSuccess: (saved, part) => setProfile(fieldsOf(part, saved)),
    onError: (error, part) => {
      setProfile(fieldsOf(part, profile));
      notifyError(error);
    },
  });
  return mutate;
}

/** The named fields with the values that another record gives them. */
function fieldsOf(part: Preferences, from: Partial<Profile> | Preferences): Partial<Profile> {
  const named = Object.keys(part).filter((key) => part[key as keyof Preferences] !== undefined);
  return Object.fromEntries(named.map((key) => [key, from[key as keyof Preferences]]));
}
