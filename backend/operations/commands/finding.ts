/** The result of one check. `todo` says what to do about it; a good finding needs nothing. */
export type Finding = {
  readonly state: 'good' | 'warning' | 'bad';
  /** The subject of the check, in a word or two. */
  readonly subject: string;
  readonly says: string;
  readonly todo?: string;
};

/** Nothing needs doing. */
export const good = (subject: string, says: string): Finding => ({ state: 'good', subject, says });
/** The site can go public, but something needs doing. */
export const warning = (subject: string, says: string, todo: string): Finding => ({
  state: 'warning',
  subject,
  says,
  todo,
});
/** The site must not go public like this. */
export const bad = (subject: string, says: string, todo: string): Finding => ({
  state: 'bad',
  subject,
  says,
  todo,
});
