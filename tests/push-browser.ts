import { vi } from 'vitest';

const bytes = (length: number, fill: number): Uint8Array<ArrayBuffer> => new Uint8Array(length).fill(fill);

/** The server's key, as the calls have it: an uncompressed point has 65 bytes. */
export const SERVER_KEY = Buffer.from([4, ...bytes(64, 7)]).toString('base64url');

type Options = {
  /** What the visitor answers when asked; `default` if they don't. */
  answer?: NotificationPermission;
  /** When they answer; by default at once. */
  answered?: Promise<unknown>;
  /** Whether the browser's push service can be reached. */
  hasService?: boolean;
};

type PushBrowserStandIn = {
  permission: NotificationPermission;
  /** How often the visitor was asked. */
  readonly asked: () => number;
  /** The address of the present subscription; null without one. */
  readonly endpoint: () => string | null;
  /** @param key the server's */
  readonly subscribe: (key: ArrayBuffer) => PushSubscription;
};

/** The browser's side of Web Push, which jsdom lacks: permission, worker and subscription. */
export function createPushBrowser({
  answer = 'granted',
  answered = Promise.resolve(),
  hasService = true,
}: Options = {}) {
  let asked = 0;
  let made = 0;
  let current: PushSubscription | null = null;
  const browser: PushBrowserStandIn = {
    permission: 'default',
    asked: () => asked,
    endpoint: () => current?.endpoint ?? null,
    subscribe: (key) => {
      made += 1;
      const endpoint = `https://updates.push.services.mozilla.com/wpush/v2/${String(made)}`;
      const subscription: PushSubscription = {
        endpoint,
        expirationTime: null,
        options: { applicationServerKey: key, userVisibleOnly: true },
        getKey: (name) => (name === 'auth' ? bytes(16, 3).buffer : bytes(65, 4).buffer),
        toJSON: () => ({ endpoint }),
        unsubscribe: async () => {
          current = null;
          return true;
        },
      };
      current = subscription;
      return subscription;
    },
  };
  const pushManager = {
    getSubscription: async () => current,
    permissionState: async () => (browser.permission === 'default' ? 'prompt' : browser.permission),
    subscribe: async ({
      applicationServerKey: key,
    }: {
      readonly applicationServerKey: Uint8Array<ArrayBuffer>;
    }) => {
      if (!hasService) throw new DOMException('The push service can’t be reached.', 'AbortError');
      return browser.subscribe(key.buffer);
    },
  };
  vi.stubGlobal('PushManager', () => undefined);
  vi.stubGlobal('Notification', {
    get permission() {
      return browser.permission;
    },
    requestPermission: async () => {
      asked += 1;
      await answered;
      if (browser.permission === 'default') browser.permission = answer;
      return browser.permission;
    },
  });
  const registration = { pushManager };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => registration, ready: Promise.resolve(registration) },
  });
  return browser;
}

/** Takes it away again. */
export function removePushBrowser(): void {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
}
