import { createECDH, randomBytes } from 'node:crypto';
import type { Page, Worker } from '@playwright/test';
import type { PushMessage } from '../../lib/contract/notifications.ts';

/**
 * Has the browser subscribe as if the visitor allowed it: a headless one has no notifications to allow. Its keys are its own, at an address
 * of Firefox's push service, which no test reaches. All else, the worker included, is the browser's own.
 */
export async function subscribeOffline(page: Page): Promise<void> {
  const keys = createECDH('prime256v1');
  const browser = {
    endpoint: `https://updates.push.services.mozilla.com/wpush/v2/${randomBytes(12).toString('hex')}`,
    publicKey: [...keys.generateKeys()],
    authSecret: [...randomBytes(16)],
  };
  await page.addInitScript(({ endpoint, publicKey, authSecret }) => {
    const STORED = 'test-subscription';
    const read = () => {
      const stored = localStorage.getItem(STORED);
      if (stored === null) return null;
      const serverKey = Uint8Array.from(stored.split(','), Number);
      return {
        endpoint,
        options: { applicationServerKey: serverKey.buffer, userVisibleOnly: true },
        getKey: (name: string) => Uint8Array.from(name === 'auth' ? authSecret : publicKey).buffer,
        unsubscribe: async () => {
          localStorage.removeItem(STORED);
          return true;
        },
      };
    };
    const subscribe = async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
      localStorage.setItem(STORED, applicationServerKey.join(','));
      return read();
    };
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Object.defineProperty(Notification, 'requestPermission', { value: async () => 'granted' });
    Object.defineProperty(PushManager.prototype, 'subscribe', { value: subscribe });
    Object.defineProperty(PushManager.prototype, 'getSubscription', { value: async () => read() });
  }, browser);
}

/** InputMethod a message to the page's worker, as the browser does once it has decrypted it. */
export async function deliverPush(page: Page, message: PushMessage): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  const found = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (own) resolve(own.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await found;
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId,
    data: JSON.stringify(message),
  });
  await devtools.detach();
}

/** The site's worker. */
async function workerOf(page: Page): Promise<Worker> {
  const [running] = page.context().serviceWorkers();
  return running ?? page.context().waitForEvent('serviceworker');
}

/** Has the site's worker note what it would show, since a headless browser shows nothing. @returns the texts so far, each time it's called */
export async function noteNotifications(page: Page): Promise<() => Promise<string[]>> {
  const worker = await workerOf(page);
  await worker.evaluate(() => {
    const shown: string[] = [];
    Reflect.set(self, 'shown', shown);
    const show = async (title: string, { body = '' }: NotificationOptions = {}) => {
      shown.push(`${title}: ${body}`);
    };
    Object.defineProperty(ServiceWorkerRegistration.prototype, 'showNotification', { value: show });
  });
  return () => worker.evaluate((): string[] => Reflect.get(self, 'shown'));
}
