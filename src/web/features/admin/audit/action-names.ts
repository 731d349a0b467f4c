const NAMES: Record<string, string> = {
  adjust_user_credits: 'Credits adjusted',
  ban_user: 'User banned',
  unban_user: 'User unbanned',
  delete_user: 'User deleted',
  set_admin_role: 'Admin role set',
  remove_admin_role: 'Admin role taken back',
  update_settings: 'Settings changed',
  refund_payment: 'Payment refunded',
  cancel_bulk_grant: 'Bulk grant cancelled',
  reverse_bulk_grant: 'Bulk grant reversed',
  bulk_grant_credits: 'Bulk grant of credits',
  export_data: 'Data exported',
  export_users: 'Users exported',
  view_picture: 'Picture opened',
  revoke_sessions: 'Sessions ended',
};

/** In the words of a log; an action without a name of its own is spelt out. */
export function actionName(action: string): string {
  const words = action.replaceAll('_', ' ');
  return NAMES[action] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
