import { getWaitingRoom, leaveWaitingRoom } from '../../../lib/contract/endpoints/cart.ts';
import { WAITING_ROOM_PAGE } from '../../../lib/contract/paths.ts';
import { QUEUE_COOKIE } from '../../../lib/shared/queue-cookie.ts';
import { handle } from '../../kernel/calls/handle.ts';
import { rawRoute } from '../../kernel/calls/raw-route.ts';
import { clientAddress } from '../../kernel/limiter/client-address.ts';
import { cookieIn } from '../../kernel/messages/cookie.ts';
import { languageOfRequest } from '../../kernel/messages/language.ts';
import { PLAIN_PAGE_HEADERS } from '../../kernel/http/plain-page.ts';
import { placeCookie, waitingRoomPage } from '../waiting-room/page.ts';
import { leaveRoom, visitRoom } from '../waiting-room/waiting-room.ts';

export const waitingRoomRoute = handle(getWaitingRoom, async ({ input, payload, address, translate }) => {
  const view = await visitRoom(payload, input.ticket, address);
  return {
    state: view.state,
    ticket: view.ticket,
    place: view.place,
    left_seconds: view.leftSeconds,
    poll_seconds: view.pollSeconds,
    title: translate(view.title),
    lines: view.lines.map((line) => translate(line)),
  };
});

export const leaveWaitingRoomRoute = handle(leaveWaitingRoom, async ({ input, payload }) => {
  await leaveRoom(payload, input.ticket);
  return { success: true };
});

const ticketIn = ({ headers }: Request): string => cookieIn(headers.get('cookie'), QUEUE_COOKIE) ?? '';

export const waitingRoomPageRoute = rawRoute('GET', WAITING_ROOM_PAGE, async ({ request, payload }) => {
  const view = await visitRoom(payload, ticketIn(request), clientAddress(request));
  return waitingRoomPage(view, languageOfRequest(request));
});

/** The page's button: gives up the place, and returns to the site. */
export const leaveWaitingRoomPageRoute = rawRoute('POST', WAITING_ROOM_PAGE, async ({ request, payload }) => {
  await leaveRoom(payload, ticketIn(request));
  return new Response(null, {
    status: 303,
    headers: { ...PLAIN_PAGE_HEADERS, Location: '/', 'Set-Cookie': placeCookie('') },
  });
});
