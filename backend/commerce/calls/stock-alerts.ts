import { tellMe } from '../../../lib/contract/endpoints/cart.ts';
import { wholeOf } from '../../../lib/shared/record.ts';
import { RATE_LIMITS } from '../../../lib/shared/rate-limits/rate-limits.ts';
import { handle } from '../../kernel/calls/handle.ts';
import { rawRoute } from '../../kernel/calls/raw-route.ts';
import { badFields, Failure } from '../../kernel/failure.ts';
import { limitedText } from '../../kernel/http/body.ts';
import { countUses } from '../../kernel/limiter/count-uses.ts';
import { languageNamed, languageOfRequest } from '../../kernel/messages/language.ts';
import { plainEmail } from '../../people/account/customer.ts';
import { ALERTS_PATH } from '../stock-alerts/address.ts';
import { confirmAlert, stopAlerts } from '../stock-alerts/alerts.ts';
import { requestStockAlert } from '../stock-alerts/request-alert.ts';
import { alertsPage } from '../stock-alerts/page.ts';

export const tellMeRoute = handle(tellMe, async ({ input, payload, customer, address }) => {
  const email = plainEmail(input.email);
  await countUses([RATE_LIMITS.stockAlertsOfEmail, email], [RATE_LIMITS.stockAlertsOfAddress, address]);
  const isProven =
    customer !== null && customer.record.is_verified === true && plainEmail(customer.record.email) === email;
  const language = languageNamed(input.language ?? customer?.record.language);
  await requestStockAlert(payload, { sku: input.sku, email, language, isProven });
  return { success: true, message: '' };
});

const MAX_BODY_BYTES = 4_096;

function parametersOf({ url }: Request) {
  const query = new URL(url).searchParams;
  return { key: query.get('key') ?? '', sku: wholeOf(query.get('sku')) };
}

export const alertsPageRoute = rawRoute('GET', ALERTS_PATH, ({ request, payload }) => {
  const { key, sku } = parametersOf(request);
  return alertsPage(payload, key, sku, languageOfRequest(request));
});

/**
 * The page's buttons, and mail programs' own button for unsubscribing (RFC 8058), which posts `List-Unsubscribe=One-Click` as a form of
 * either kind.
 */
export const alertsActionRoute = rawRoute('POST', ALERTS_PATH, async ({ request, payload }) => {
  const { key, sku } = parametersOf(request);
  const type = request.headers.get('content-type') ?? '';
  const body = await limitedText(request, MAX_BODY_BYTES);
  const sent = await new Response(body, { headers: { 'Content-Type': type } }).formData().catch(() => {
    throw new Failure(415, 'Send the request body as a form.');
  });
  const action = sent.get('List-Unsubscribe') === 'One-Click' ? 'stop' : sent.get('action');
  if (action === 'confirm' && sku !== null) await confirmAlert(payload, key, sku, new Date());
  else if (action === 'stop') await stopAlerts(payload, key);
  else throw badFields({ action: 'action must be confirm, with a sku, or stop.' });
  return alertsPage(payload, key, sku, languageOfRequest(request));
});
