/** The parts of its global object that the worker uses. The DOM types in the rest of the project only cover a page's. */

export type LastingEvent = Event & { readonly waitUntil: (work: Promise<unknown>) => void };
export type MessageToWorker = LastingEvent & { readonly data: unknown };

/** A notification as the worker shows it. The DOM types lack `renotify`. */
export type ShownNotification = Pick<NotificationOptions, 'body' | 'tag' | 'icon' | 'lang' | 'dir'> & {
  readonly renotify: boolean;
  readonly data: { readonly address: string };
};

export type PushEvent = LastingEvent & { readonly data: { readonly text: () => string } | null };
export type NotificationClick = LastingEvent & {
  readonly notification: { readonly data: unknown; readonly close: () => void };
};

/** A page of this site. */
type Page = { readonly url: string; readonly focus: () => Promise<unknown> };

/** What the worker needs to show notifications and to open their pages. */
export type NotifyingScope = {
  readonly location: Pick<Location, 'origin'>;
  readonly registration: {
    readonly showNotification: (title: string, options: ShownNotification) => Promise<void>;
  };
  readonly clients: {
    readonly matchAll: (options: { readonly type: 'window' }) => Promise<readonly Page[]>;
    readonly openWindow: (address: string) => Promise<unknown>;
  };
};

/** What it needs to subscribe to notifications again. */
export type SubscribingScope = {
  readonly registration: Pick<ServiceWorkerRegistration, 'pushManager'>;
};

export type WorkerScope = NotifyingScope &
  SubscribingScope & {
    readonly __WB_MANIFEST: readonly { readonly url: string; readonly revision: string | null }[];
    readonly location: Location;
    readonly skipWaiting: () => Promise<void>;
    addEventListener(
      type: 'install' | 'activate' | 'pushsubscriptionchange',
      listen: (event: LastingEvent) => void,
    ): void;
    addEventListener(type: 'message', listen: (event: MessageToWorker) => void): void;
    addEventListener(type: 'push', listen: (event: PushEvent) => void): void;
    addEventListener(type: 'notificationclick', listen: (event: NotificationClick) => void): void;
  };
