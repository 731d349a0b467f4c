/** `<Link to="#account">` opens the account dialog on any screen behind the sign-in guard. */
export const ACCOUNT_HASH = '#account';
