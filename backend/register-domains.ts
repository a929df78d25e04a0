import { CIRCUIT_PAGE, DETAIL_PAGES, STANDINGS_PAGE, TEAM_PAGE } from '../lib/contract/paths.ts';
import { shopSitemap } from './commerce/catalogue/sitemap.ts';
import { findSoldOutRounds } from './commerce/catalogue/sold-out-rounds.ts';
import { boughtByCustomer } from './commerce/customer-records.ts';
import { creditMoves, paymentsOfCustomer } from './commerce/history.ts';
import { joinAccount } from './commerce/join-account.ts';
import { fulfilOrder } from './commerce/orders/finish-order.ts';
import { releaseOrderOf } from './commerce/orders/release-order.ts';
import { setFulfilments } from './commerce/payments/settle.ts';
import { alertsOfCustomer } from './commerce/stock-alerts/customer-records.ts';
import { issueVoucher } from './commerce/vouchers/issue.ts';
import { searchSources } from './content/search/sources.ts';
import { sitemapSources } from './content/sitemap/sources.ts';
import { sentByCustomer } from './forms/customer-records.ts';
import {
  announceFreedPlaces,
  cancelSubmission,
  confirmSubmission,
  freePlacesOfTickets,
  releaseSubmission,
} from './forms/paid-form.ts';
import { customerRecords } from './people/account/customer-records.ts';
import { historySources } from './people/account/history.ts';
import { addressProven } from './people/account/verify-email.ts';
import { soldOutRounds } from './season/data/ticketed-rounds.ts';
import {
  driverRelations,
  findCircuitDetails,
  findDriverDetails,
  findRoundDetails,
  findSessionDetails,
  findStandingsDetails,
  findTeamDetails,
  roundRelations,
  sessionRelations,
} from './season/search-details.ts';
import { seasonSitemap } from './season/sitemap.ts';

/** Registers what higher domains contribute to the lower ones (docs/decisions/0059). */
export function registerDomains(): void {
  sitemapSources.add('season', seasonSitemap);
  sitemapSources.add('shop', shopSitemap);
  searchSources.add('drivers', {
    page: DETAIL_PAGES.driver,
    find: findDriverDetails,
    related: driverRelations,
  });
  searchSources.add('circuits', { page: CIRCUIT_PAGE, find: findCircuitDetails });
  searchSources.add('teams', { page: TEAM_PAGE, find: findTeamDetails });
  searchSources.add('rounds', {
    page: DETAIL_PAGES.round,
    find: findRoundDetails,
    related: roundRelations,
  });
  searchSources.add('sessions', {
    page: DETAIL_PAGES.session,
    find: findSessionDetails,
    related: sessionRelations,
  });
  searchSources.add('standings', { page: STANDINGS_PAGE, find: findStandingsDetails });
  soldOutRounds.add('tickets', findSoldOutRounds);
  historySources.add('payments', paymentsOfCustomer);
  historySources.add('credit', creditMoves);
  customerRecords.add('commerce', boughtByCustomer);
  customerRecords.add('stock-alerts', alertsOfCustomer);
  customerRecords.add('forms', sentByCustomer);
  addressProven.add('commerce', joinAccount);
  setFulfilments({
    voucher: { fulfil: issueVoucher, release: async () => undefined, cancel: () => [] },
    form: {
      fulfil: confirmSubmission,
      release: releaseSubmission,
      cancel: cancelSubmission,
      cancelTickets: freePlacesOfTickets,
      announceCancelled: announceFreedPlaces,
    },
    order: { fulfil: fulfilOrder, release: releaseOrderOf, cancel: () => [] },
  });
}
