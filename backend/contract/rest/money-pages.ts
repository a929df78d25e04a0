import { sandboxDecisionRoute, sandboxPageRoute } from '../../payments/sandbox/routes.ts';
import { stripeWebhookRoute } from '../../payments/stripe/webhook-route.ts';
import type { Route } from '../handle.ts';
import { invoicePdfRoute, voucherPdfRoute } from './documents.ts';
import { formPostRoute } from './form-submit.ts';

/** Pages, files and messages of money, which are no calls of the contract's list. */
export const MONEY_ROUTES: readonly Route[] = [
  sandboxPageRoute,
  sandboxDecisionRoute,
  stripeWebhookRoute,
  formPostRoute,
  invoicePdfRoute,
  voucherPdfRoute,
];
