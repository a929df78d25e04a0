import type { Callable } from '@/lib/api/callable';
import { inputType, schemalessParser } from '@/lib/api/schemaless';
import type { EndpointInput } from '@/lib/contract/endpoint';
import type { endNotifications, keepNotifications } from '@/lib/contract/endpoints/notifications';
import { propertyOf, textIn } from '@/lib/shared/record';

/* The calls of lib/contract/endpoints/notifications.ts, read without schemas: the pages of whoever is notified may send them. */

const isDone = schemalessParser('success', (value) => propertyOf(value, 'success') === true || null);

export const pushKeyCall: Callable<Record<string, never>, string> = {
  method: 'GET',
  path: '/cognito/push/key',
  auth: 'none',
  extension: 'notifications',
  input: inputType(),
  output: schemalessParser('the key of the server', (value) => textIn(value, 'key') || null),
};

export type Wishes = EndpointInput<typeof keepNotifications>;

export const keepWishesCall: Callable<Wishes, boolean> = {
  method: 'POST',
  path: '/cognito/push/subscription',
  auth: 'none',
  extension: 'notifications',
  input: inputType(),
  output: isDone,
};

export const endWishesCall: Callable<EndpointInput<typeof endNotifications>, boolean> = {
  method: 'POST',
  path: '/cognito/push/end',
  auth: 'none',
  extension: 'notifications',
  input: inputType(),
  output: isDone,
};
