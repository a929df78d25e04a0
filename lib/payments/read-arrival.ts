import { z } from 'zod';
import type { EndpointOutput } from '@/lib/contract/endpoint';
import { checkPaid } from '@/lib/contract/endpoints/payments';
import { ARRIVAL_ID } from './arrival';
import { paymentTokenOf } from './return-address';

/** What the server found out: whose payment it showed it for, and the answer that it got. */
export type Arrival = { readonly payer: string; readonly answer: EndpointOutput<typeof checkPaid> };

const arrivalSchema = z.object({ payer: z.string(), answer: checkPaid.output });

/** The token in the address that this document was loaded from; the address may be another by now. */
function arrivalToken(): string | null {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation && URL.canParse(navigation.name) ? paymentTokenOf(new URL(navigation.name).search) : null;
}

/** What the server already wrote into this page of the payment in the address; null where it has to be asked. */
export function readArrival(): Arrival | null {
  const token = paymentTokenOf(window.location.search);
  const written = document.getElementById(ARRIVAL_ID)?.textContent;
  if (!written || token === null || token !== arrivalToken()) return null;
  const parsed = arrivalSchema.safeParse(JSON.parse(written));
  return parsed.success ? parsed.data : null;
}
