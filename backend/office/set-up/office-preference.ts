/** What an account chose for itself, in Payload's preferences: the set-up put off, and what it dismissed on the home screen. */
export const OFFICE_PREFERENCE = 'office-start';

/** The key of a set-up that is put off. */
export const SET_UP_LATER = 'set-up';
