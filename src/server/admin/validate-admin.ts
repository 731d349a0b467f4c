import type { Profile } from '#server/db/schema/schema.ts';
import type { AdminValidation, AdminValidationRequest } from '#shared/contract/admin-validation.ts';
import { ADMIN_ROLES } from '#shared/rules/account.ts';
import { ROLE_PERMISSIONS } from '#shared/rules/admin/admin.ts';

interface Person {
  user: { id: string; email: string };
  profile: Profile;
}

export interface Lookup {
  /** Whoever asks. */
  asking: Person | null;
  /** Whose session a token is. */
  findByToken: (token: string) => Promise<Person | null>;
}

/** spec §8. */
const FAILURES = {
  validate: 'Validation failed',
  check_permissions: 'Permission check failed',
  verify_token: 'Token verification failed',
} as const;

/** The three questions of spec §7; an answer says which of them failed, and nothing about others. */
export async function validateAdmin(
  { asking, findByToken }: Lookup,
  request: AdminValidationRequest,
): Promise<AdminValidation> {
  const otherwise = invalid(FAILURES[request.action]);
  try {
    const person = request.action === 'verify_token' ? await findByToken(request.token) : asking;
    return person && isMeant(person, request)
      ? describeAdmin(person.profile, otherwise)
      : otherwise;
  } catch {
    return invalid('API error');
  }
}

function isMeant({ user, profile }: Person, request: AdminValidationRequest): boolean {
  if (request.action === 'verify_token') return true;
  if (request.user_id !== user.id) return false;
  if (request.action === 'validate')
    return request.email.trim().toLowerCase() === user.email.toLowerCase();
  const held = profile.admin_role;
  return held !== null && ADMIN_ROLES.indexOf(held) >= ADMIN_ROLES.indexOf(request.required_role);
}

function describeAdmin(profile: Profile, otherwise: AdminValidation): AdminValidation {
  const { admin_role: adminRole, banned } = profile;
  if (adminRole === null || banned) return otherwise;
  return {
    valid: true,
    isAdmin: true,
    adminRole,
    permissions: [...ROLE_PERMISSIONS[adminRole]],
    message: null,
    error: null,
  };
}

function invalid(message: string): AdminValidation {
  return {
    valid: false,
    isAdmin: false,
    adminRole: null,
    permissions: [],
    message,
    error: message,
  };
}
