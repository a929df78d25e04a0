/** The cookie with the visitor's place in the waiting room. Scripts read it, too: it is worth a place in the queue, and nothing else. */
export const QUEUE_COOKIE = 'queue';

/** A place is kept for two hours after the last look; a turn may last one more. */
const COOKIE_AGE_S = 3 * 60 * 60;

/** The Set-Cookie header that stores a ticket of the waiting room; '' removes it. */
export const queueCookie = (ticket: string, isSecure: boolean): string =>
  `${QUEUE_COOKIE}=${ticket}; Path=/; Max-Age=${String(ticket === '' ? 0 : COOKIE_AGE_S)}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
