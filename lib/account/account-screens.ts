/** Screens of accounts (spec point 2; find-order is ours): single addresses with nothing below them. */
export const ACCOUNT_SCREENS = [
  'login',
  'auth',
  'signup',
  'forgotpassword',
  'logout',
  'profile',
  'enter',
  'find-order',
] as const;
export type AccountScreenName = (typeof ACCOUNT_SCREENS)[number];

/** The account screen of a page name, or null. */
export const accountScreenOf = (name: string): AccountScreenName | null =>
  ACCOUNT_SCREENS.find((screen) => screen === name) ?? null;
