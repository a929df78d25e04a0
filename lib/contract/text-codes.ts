/**
 * text_code for a login link opened in another browser than the one that requested it: an extension of the specification's codes. Other
 * servers return TOKEN_INVALID.
 */
export const LINK_OF_OTHER_BROWSER = 'LINK_OTHER_BROWSER';

/** text_code for an order that its buyer has to wait for in the waiting room: an extension. */
export const TURN_NEEDED = 'TURN_NEEDED';

/** text_code for a change that the customer has to confirm with an emailed code first: an extension. */
export const CONFIRMATION_NEEDED = 'CONFIRMATION_NEEDED';

/** text_code for a passkey that no account has: an extension. */
export const PASSKEY_UNKNOWN = 'PASSKEY_UNKNOWN';
