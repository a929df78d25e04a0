/** The cookie with the visitor's waiting-room ticket. Scripts can read it: it is worth a place in the queue and nothing else. */
export const QUEUE_COOKIE = 'queue';

/** A place lasts for two hours after the last poll; a turn may last one more. */
const COOKIE_AGE_S = 3 * 60 * 60;

/** The Set-Cookie header that stores a waiting-room ticket; '' removes it. */
export const queueCookie = (ticket: string, isSecure: boolean): string =>
  `${QUEUE_COOKIE}=${ticket}; Path=/; Max-Age=${String(ticket === '' ? 0 : COOKIE_AGE_S)}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
