import { leaveWaitingRoomPageRoute, waitingRoomPageRoute } from '../../commerce/calls/waiting-room.ts';
import { sandboxDecisionRoute, sandboxPageRoute } from '../../commerce/calls/sandbox.ts';
import { alertsActionRoute, alertsPageRoute } from '../../commerce/calls/stock-alerts.ts';
import { stripeWebhookRoute } from '../../commerce/calls/stripe-webhook.ts';
import {
  changedPassesRoute,
  currentPassRoute,
  phoneReportsRoute,
  registerPhoneRoute,
  unregisterPhoneRoute,
} from '../../commerce/calls/wallet.ts';
import type { Route } from '../../kernel/calls/handle.ts';
import {
  creditNotePdfRoute,
  invoicePdfRoute,
  ticketPassRoute,
  ticketsPdfRoute,
  voucherPassRoute,
  voucherPdfRoute,
} from '../../commerce/calls/documents.ts';
import { timingRoute } from '../../season/timing/timing-route.ts';
import { timetablePdfRoute } from '../../season/timetable/timetable-pdf.ts';
import { formPostRoute } from '../../forms/calls/form-submit.ts';

/** Pages, files and webhooks that aren't calls in the contract's list. */
export const OTHER_ROUTES: readonly Route[] = [
  sandboxPageRoute,
  sandboxDecisionRoute,
  stripeWebhookRoute,
  formPostRoute,
  creditNotePdfRoute,
  invoicePdfRoute,
  ticketPassRoute,
  ticketsPdfRoute,
  voucherPassRoute,
  voucherPdfRoute,
  timetablePdfRoute,
  timingRoute,
  waitingRoomPageRoute,
  leaveWaitingRoomPageRoute,
  alertsPageRoute,
  alertsActionRoute,
  registerPhoneRoute,
  unregisterPhoneRoute,
  changedPassesRoute,
  currentPassRoute,
  phoneReportsRoute,
];
