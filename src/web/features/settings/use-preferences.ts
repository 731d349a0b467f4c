import { useMutation } from '@tanstack/react-query';
import type { Preferences } from '#shared/contract/profile.ts';
import { api } from '#web/lib/api.ts';
import { notifyError } from '#web/lib/notify.ts';
import { type Profile, useSetProfile } from '#web/lib/session.ts';

/** Saves a preference: shown at once, taken back if the server refuses. */
export function usePreferences(profile: Profile): (part: Preferences) => void {
  const setProfile = useSetProfile();
  const { mutate } = useMutation({
    mutationFn: (part: Preferences) => api.profile.setPreferences(part),
    onMutate: (part) => setProfile({ ...profile, ...definedOf(part) }),
    onSuccess: setProfile,
    onError: (error) => {
      setProfile(profile);
      notifyError(error);
    },
  });
  return mutate;
}

function definedOf(part: Preferences): Partial<Profile> {
  return Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined));
}
