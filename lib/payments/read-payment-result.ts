import { z } from 'zod';
import type { EndpointOutput } from '@/lib/contract/endpoint';
import { checkPaid } from '@/lib/contract/endpoints/payments';
import { PAYMENT_RESULT_ID } from './payment-result';
import { paymentTokenOf } from './return-address';

/** What the server found out: the part it showed the result for, and the response it got. */
export type PaymentResult = { readonly origin: string; readonly answer: EndpointOutput<typeof checkPaid> };

const paymentResultSchema = z.object({ origin: z.string(), answer: checkPaid.output });

/** The token in the address that this document was loaded from; the address may have changed since. */
function tokenOfLoadedPage(): string | null {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation && URL.canParse(navigation.name) ? paymentTokenOf(new URL(navigation.name).search) : null;
}

/** The payment result that the server wrote into this page; null if it has to be requested. */
export function readPaymentResult(): PaymentResult | null {
  const token = paymentTokenOf(window.location.search);
  const written = document.getElementById(PAYMENT_RESULT_ID)?.textContent;
  if (!written || token === null || token !== tokenOfLoadedPage()) return null;
  const parsed = paymentResultSchema.safeParse(JSON.parse(written));
  return parsed.success ? parsed.data : null;
}
