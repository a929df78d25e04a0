/**
 * text_code for a login link opened in another browser than the one that requested it: an extension of the specification's codes. Other
 * servers return TOKEN_INVALID.
 */
export const LINK_OF_OTHER_BROWSER = 'LINK_OTHER_BROWSER';

/** text_code for an order that its buyer has to wait for in the waiting room: an extension. */
export const TURN_NEEDED = 'TURN_NEEDED';
