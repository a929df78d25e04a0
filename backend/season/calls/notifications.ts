import * as calls from '../../../lib/contract/endpoints/notifications.ts';
import { handle } from '../../kernel/calls/handle.ts';
import { countUses, perMinutes } from '../../kernel/limits/limits.ts';
import { hashOf } from '../../kernel/secrets.ts';
import { endSubscription, keepSubscription } from '../notifications/subscriptions.ts';
import { serverKey } from '../notifications/vapid.ts';

/** Everybody at a circuit may share a network address. */
const CHANGES_OF_ADDRESS = perMinutes('notifications of an address', 300, 10);
/** A browser sends its wishes after each press. */
const CHANGES_OF_BROWSER = perMinutes('notifications of a browser', 60, 10);

export const pushKeyRoute = handle(calls.getPushKey, async () => ({ key: serverKey() }));

export const keepNotificationsRoute = handle(calls.keepNotifications, async ({ input, payload, address }) => {
  await countUses([CHANGES_OF_BROWSER, hashOf(input.endpoint)], [CHANGES_OF_ADDRESS, address]);
  await keepSubscription(payload, input, new Date());
  return { success: true, message: '' };
});

export const endNotificationsRoute = handle(calls.endNotifications, async ({ input, payload, address }) => {
  await countUses([CHANGES_OF_ADDRESS, address]);
  await endSubscription(payload, input.endpoint);
  return { success: true, message: '' };
});
