/** What one check found. `todo` says what to do about it; a good finding needs nothing. */
export type Finding = {
  readonly state: 'good' | 'warning' | 'bad';
  /** What was looked at, in a word or two. */
  readonly subject: string;
  readonly says: string;
  readonly todo?: string;
};

/** Nothing is to be done. */
export const good = (subject: string, says: string): Finding => ({ state: 'good', subject, says });
/** The site can go public, and something is to be done. */
export const warning = (subject: string, says: string, todo: string): Finding => ({
  state: 'warning',
  subject,
  says,
  todo,
});
/** The site must not go public so. */
export const bad = (subject: string, says: string, todo: string): Finding => ({
  state: 'bad',
  subject,
  says,
  todo,
});
