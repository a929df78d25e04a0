import { shopSitemap } from './commerce/catalogue/sitemap.ts';
import { boughtByCustomer } from './commerce/customer-records.ts';
import { creditMoves, paidThings } from './commerce/history.ts';
import { acceptPaidOrder, releaseOrder } from './commerce/orders/paid-order.ts';
import { setFulfilments } from './commerce/payments/payment.ts';
import { issueVoucher } from './commerce/vouchers/issue.ts';
import { searchSources } from './content/search/sources.ts';
import { plannedSessionSources, sitemapSources } from './content/sitemap/sources.ts';
import { sentByCustomer } from './forms/customer-records.ts';
import { confirmSubmission, releaseSubmission } from './forms/paid-form.ts';
import { customerRecords } from './people/account/customer-records.ts';
import { historySources } from './people/account/history.ts';
import { findDriverDetails, findRoundDetails } from './season/search-details.ts';
import { listPlannedSessions, seasonSitemap } from './season/sitemap.ts';

/** Registers what higher domains contribute to the lower ones (docs/decisions/0059). */
export function registerDomains(): void {
  sitemapSources.add('season', seasonSitemap);
  plannedSessionSources.add('season', listPlannedSessions);
  sitemapSources.add('shop', shopSitemap);
  searchSources.add('drivers', { kind: 'driver', find: findDriverDetails });
  searchSources.add('rounds', { kind: 'round', find: findRoundDetails });
  historySources.add('payments', paidThings);
  historySources.add('credit', creditMoves);
  customerRecords.add('commerce', boughtByCustomer);
  customerRecords.add('forms', sentByCustomer);
  setFulfilments({
    voucher: { fulfil: issueVoucher, release: async () => undefined },
    form: { fulfil: confirmSubmission, release: releaseSubmission },
    order: { fulfil: acceptPaidOrder, release: releaseOrder },
  });
}
