const NAMES: Record<string, string> = {
  bulk_grant_credits: 'Bulk grant of credits',
  export_data: 'Data exported',
  revoke_sessions: 'Sessions ended',
};

/** 'ban_user' → 'Ban user', unless it has a better name. */
export function actionName(action: string): string {
  const words = action.replaceAll('_', ' ');
  return NAMES[action] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
