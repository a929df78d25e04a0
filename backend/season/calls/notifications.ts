import * as calls from '../../../lib/contract/endpoints/notifications.ts';
import { RATE_LIMITS } from '../../../lib/shared/rate-limits/rate-limits.ts';
import { handle } from '../../kernel/calls/handle.ts';
import { countUses } from '../../kernel/limiter/count-uses.ts';
import { hashOf } from '../../kernel/secrets.ts';
import { endSubscription, saveSubscription } from '../notifications/subscriptions.ts';
import { serverKey } from '../notifications/vapid.ts';

export const pushKeyRoute = handle(calls.getPushKey, async () => ({ key: serverKey() }));

export const keepNotificationsRoute = handle(calls.keepNotifications, async ({ input, payload, address }) => {
  await countUses(
    [RATE_LIMITS.notifications, hashOf(input.endpoint)],
    [RATE_LIMITS.notificationsOfAddress, address],
  );
  await saveSubscription(payload, input, new Date());
  return { success: true, message: '' };
});

export const endNotificationsRoute = handle(calls.endNotifications, async ({ input, payload, address }) => {
  await countUses([RATE_LIMITS.notificationsOfAddress, address]);
  await endSubscription(payload, input.endpoint);
  return { success: true, message: '' };
});
