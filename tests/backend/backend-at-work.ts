/**
 * A backend that does what is done once, when it is told to by a line: what the one in charge does every minute or sooner, here whether or not it is in
 * charge. Says `ready` before and `done` after.
 */
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { getPayload } from 'payload';
import { mailOpenTransfers } from '../../backend/commerce/order-page/mail-transfer.ts';
import { sendStockAlerts } from '../../backend/commerce/stock-alerts/send-alerts.ts';
import { deliverDueGifts } from '../../backend/commerce/vouchers/gift.ts';
import { makeConfig } from '../../backend/make-config.ts';
import { deliverDue } from '../../backend/season/notifications/deliver.ts';
import { planNotifications } from '../../backend/season/notifications/start-notifications.ts';

const payload = await getPayload({ config: makeConfig('serving') });
const lines = createInterface({ input: process.stdin });
process.stdout.write('ready\n');
await once(lines, 'line');
await Promise.all([
  sendStockAlerts(payload),
  deliverDueGifts(payload),
  mailOpenTransfers(payload),
  planNotifications(payload).then(() => deliverDue(payload)),
]);
process.stdout.write('done\n');
await payload.destroy();
process.exit(0);
