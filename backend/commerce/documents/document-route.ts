import { recordIdIn } from '../../kernel/database/record-id.ts';
import { Failure, type FailurePage } from '../../kernel/failure.ts';
import type { Route, RouteCall } from '../../kernel/calls/handle.ts';
import { rawRoute } from '../../kernel/calls/raw-route.ts';
import { msg, type Message } from '../../kernel/messages/messages.ts';
import type { Invoice } from '../../payload-types.ts';
import { orderPath } from './order-link.ts';

/** The customer's own page: its activity lists everything they bought. */
const OWN_PAGE = '/profile';
/** Where guests have new links emailed. */
const FIND_ORDER = '/find-order';

/** The page of the site, named by an invoice's id, that links to a file; null for a file with another id. */
type LinkingPage = 'invoice' | 'print-tickets' | null;

/** What people read whose link opens nothing. @param address of the page where whoever signs in gets a new one */
const deadLink = (text: Message, address: string): FailurePage => ({
  title: msg('link.dead'),
  text,
  links: [
    { label: msg('link.signIn'), address },
    { label: msg('link.findOrder'), address: FIND_ORDER },
  ],
});

function addressOf(page: LinkingPage, { pathParameters }: RouteCall): string {
  const id = recordIdIn(pathParameters.id);
  return page === null || id === null ? OWN_PAGE : `/${page}/${String(id)}`;
}

/** 404 for a link that hasn't expired, but whose tickets are no longer valid. */
export const noTickets = (invoice: Pick<Invoice, 'number' | 'order'>): Failure =>
  new Failure(404, msg('missing.invoice'), { page: deadLink(msg('link.noTickets'), orderPath(invoice)) });

/**
 * A file that the signature in a link opens: no token is needed, because links are followed from pages and emails. If it opens nothing (it
 * expires), people read what to do next; programs get the same 404 as for a file that never existed.
 */
export const documentRoute = (
  path: string,
  page: LinkingPage,
  run: (call: RouteCall) => Promise<Response>,
): Route =>
  rawRoute('GET', path, async (call) => {
    try {
      return await run(call);
    } catch (error) {
      if (!(error instanceof Failure) || error.status !== 404 || error.details.page) throw error;
      throw new Failure(error.status, error.text, {
        ...error.details,
        page: deadLink(msg('link.deadText'), addressOf(page, call)),
      });
    }
  });
