import { queueCookie } from '../../../lib/shared/queue-cookie.ts';
import type { Language } from '../../../lib/contract/languages.ts';
import { escapeHtml } from '../../../lib/shared/text/escape-html.ts';
import { config } from '../../kernel/config.ts';
import { formatMessage } from '../../kernel/messages/format-message.ts';
import { msg, type ResponseText } from '../../kernel/messages/messages.ts';
import { plainPage } from '../../kernel/http/plain-page.ts';
import type { RoomView } from './waiting-room.ts';

/** The Set-Cookie header with a visitor's place. */
export const placeCookie = (ticket: string): string =>
  queueCookie(ticket, config().siteUrl.startsWith('https:'));

/** The waiting room for browsers without scripts: it reloads by itself. */
export function waitingRoomPage(
  { state, ticket, pollSeconds, title, lines }: RoomView,
  language: Language,
): Response {
  const say = (text: ResponseText) => escapeHtml(formatMessage(text, language));
  const isWaiting = state !== 'open' && state !== 'inside';
  const leave = `<form method="post"><button>${say(msg('room.leave'))}</button></form>`;
  const page = plainPage(
    language,
    formatMessage(title, language),
    `${lines.map((line) => `<p>${say(line)}</p>`).join('\n')}
${isWaiting ? leave : `<a class="go" href="/checkout">${say(msg('room.toCheckout'))}</a>`}`,
    // Reloading a page loses the reader's place, so it happens less often than a script polls.
    { refreshSeconds: isWaiting ? Math.max(10, pollSeconds) : undefined },
  );
  page.headers.append('Set-Cookie', placeCookie(ticket));
  return page;
}
