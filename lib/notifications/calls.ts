import type { Callable } from '@/lib/api/callable';
import { inputType, schemalessParser } from '@/lib/api/schemaless';
import type { EndpointInput } from '@/lib/contract/endpoint';
import type { endNotifications, keepNotifications } from '@/lib/contract/endpoints/notifications';
import { PUSH_PATHS } from '@/lib/contract/notifications';
import { propertyOf, textIn } from '@/lib/shared/record';

/* The calls of lib/contract/endpoints/notifications.ts, parsed without schemas: any page of a visitor with notifications may send them. */

const isDone = schemalessParser('success', (value) => propertyOf(value, 'success') === true || null);

export const pushKeyCall: Callable<Record<string, never>, string> = {
  method: 'GET',
  path: PUSH_PATHS.key,
  auth: 'none',
  extension: 'notifications',
  input: inputType(),
  output: schemalessParser('the key of the server', (value) => textIn(value, 'key') || null),
};

export type NotificationChoices = EndpointInput<typeof keepNotifications>;

export const saveChoicesCall: Callable<NotificationChoices, boolean> = {
  method: 'POST',
  path: PUSH_PATHS.subscription,
  auth: 'none',
  extension: 'notifications',
  input: inputType(),
  output: isDone,
};

export const endNotificationsCall: Callable<EndpointInput<typeof endNotifications>, boolean> = {
  method: 'POST',
  path: PUSH_PATHS.end,
  auth: 'none',
  extension: 'notifications',
  input: inputType(),
  output: isDone,
};
