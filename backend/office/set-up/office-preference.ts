/** An account's own choices, in Payload's preferences: the postponed set-up, and what it dismissed on the home screen. */
export const OFFICE_PREFERENCE = 'office-start';

/** The key of a postponed set-up. */
export const SET_UP_LATER = 'set-up';
