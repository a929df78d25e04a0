import { QUEUE_COOKIE, queueCookie } from '@/lib/shared/queue-cookie';

/** The visitor's waiting-room ticket, the same in all tabs; '' for none. */
export function queueTicket(): string {
  const pair = document.cookie.split('; ').find((each) => each.startsWith(`${QUEUE_COOKIE}=`));
  return pair?.slice(QUEUE_COOKIE.length + 1) ?? '';
}

/** Stores a ticket; '' removes it. */
export function storeQueueTicket(ticket: string): void {
  document.cookie = queueCookie(ticket, location.protocol === 'https:');
}
