import { base64Url } from '../shared/text/base64-url';

/* A browser's subscription at its push service, for pages and the service worker. */

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (byte) => byte.charCodeAt(0));
const textOf = (bytes: ArrayBuffer | null): string =>
  bytes === null ? '' : base64Url(new Uint8Array(bytes));

/** The key of the server's that a subscription was made with, base64url. */
const serverKeyOf = (subscription: PushSubscription): string =>
  textOf(subscription.options.applicationServerKey);

/** What the server needs to send to a subscription. */
export const pushAddressOf = (subscription: PushSubscription) => ({
  endpoint: subscription.endpoint,
  public_key: textOf(subscription.getKey('p256dh')),
  auth_secret: textOf(subscription.getKey('auth')),
  server_key: serverKeyOf(subscription),
});

/** A subscription with the server's key, replacing one with an old key. @throws the browser's error */
export async function subscriptionFor(
  { pushManager }: Pick<ServiceWorkerRegistration, 'pushManager'>,
  serverKey: string,
): Promise<PushSubscription> {
  const current = await pushManager.getSubscription();
  if (current !== null && serverKeyOf(current) === serverKey) return current;
  await current?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(serverKey) });
}
