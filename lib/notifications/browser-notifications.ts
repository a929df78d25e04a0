import type { Callable } from '@/lib/api/callable';
import type { ApiError } from '@/lib/api/errors';
import type { Result } from '@/lib/api/result';
import { championshipNow } from '@/lib/content/client-clock';
import { MAX_NOTICE_SUBJECTS, NOTICE_SUBJECT } from '@/lib/contract/notifications';
import { browserFavourites } from '@/lib/favourites/browser-favourites';
import { asLanguage } from '@/lib/i18n/language';
import { createGuardedStorage } from '@/lib/persistence/guarded-storage';
import { createMemoryStorage, reportRefusal } from '@/lib/persistence/text-storage';
import { browserApi, startBrowserSession } from '@/lib/session/browser-api';
import { ownTimeZone } from '@/lib/shared/date-forms';
import { subjectKey } from '@/lib/shared/favourites';
import { endWishesCall, keepWishesCall, pushKeyCall, type Wishes } from './calls';
import { createNotificationsStore, type NotificationsStore } from './store';
import { notificationSupport } from './support';

let notifications: NotificationsStore | null = null;

/** What this browser wants to be notified of. On the server nothing, and nobody changes it. */
export function browserNotifications(): NotificationsStore {
  notifications ??= createNotificationsStore(
    createGuardedStorage(
      typeof window === 'undefined' ? createMemoryStorage : () => window.localStorage,
      reportRefusal,
    ),
    { report: reportRefusal, now: championshipNow },
  );
  return notifications;
}

/**
 * What came of telling the server: it knows; the visitor has refused notifications, or hasn't answered the browser's question; this browser
 * can't have any; the site or the browser's push service couldn't be reached.
 */
export type NotificationOutcome = 'on' | 'refused' | 'unanswered' | 'none' | 'failed';

/** The wishes as the server gets them are renewed after so long, so that it knows that the browser still comes. */
const RENEWED_MS = 7 * 24 * 60 * 60_000;

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (byte) => byte.charCodeAt(0));
const textOf = (bytes: ArrayBuffer | null): string =>
  bytes === null
    ? ''
    : btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '');

const serverKeyOf = (subscription: PushSubscription): string =>
  textOf(subscription.options.applicationServerKey);

/** The browser's subscription; null if it has none. */
async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** A subscription made with the server's key; one made with another is of no use any more. @throws what the browser says */
async function subscriptionFor(
  registration: ServiceWorkerRegistration,
  serverKey: string,
): Promise<PushSubscription> {
  const { pushManager } = registration;
  const current = await pushManager.getSubscription();
  if (current !== null && serverKeyOf(current) === serverKey) return current;
  await current?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(serverKey) });
}

/** What the server is to know. */
function wishesFor(subscription: PushSubscription, serverKey: string): Wishes {
  const { kinds, quiet, sessions } = browserNotifications().getState();
  const now = championshipNow();
  const categories = browserFavourites()
    .getState()
    .starred.filter(({ kind }) => kind === 'category')
    .map(subjectKey);
  const followed = sessions.filter(({ until }) => until > now).map(({ id }) => `session-${String(id)}`);
  return {
    endpoint: subscription.endpoint,
    public_key: textOf(subscription.getKey('p256dh')),
    auth_secret: textOf(subscription.getKey('auth')),
    server_key: serverKey,
    language: asLanguage(document.documentElement.lang),
    time_zone: ownTimeZone(),
    kinds: [...kinds],
    subjects: [...categories, ...followed]
      .filter((subject) => NOTICE_SUBJECT.test(subject))
      .slice(-MAX_NOTICE_SUBJECTS)
      // Favourites that are merged with an account's come in another order.
      .toSorted(),
    quiet,
  };
}

/** Makes a call, whether or not another part of the page has started the session. */
async function ask<I, O>(callable: Callable<I, O>, input: NoInfer<I>): Promise<Result<O, ApiError>> {
  const stop = startBrowserSession();
  try {
    return await browserApi().call(callable, input);
  } finally {
    stop();
  }
}

/** Sends wishes unless the server has them. @returns whether it has now */
async function tell(wishes: Wishes): Promise<boolean> {
  const store = browserNotifications();
  const { told, toldAt } = store.getState();
  const text = JSON.stringify(wishes);
  if (told === text && championshipNow() - toldAt < RENEWED_MS) return true;
  const kept = await ask(keepWishesCall, wishes);
  if (kept.ok) store.noteTold(text);
  return kept.ok;
}

async function subscribeAndTell(): Promise<NotificationOutcome> {
  const { serviceWorker } = navigator;
  // There is none in development, and in private windows of some browsers; waiting for it would never end.
  if ((await serviceWorker.getRegistration()) === undefined) return 'none';
  const registration = await serviceWorker.ready;
  const key = await ask(pushKeyCall, {});
  if (!key.ok) return 'failed';
  const subscription = await subscriptionFor(registration, key.value);
  return (await tell(wishesFor(subscription, key.value))) ? 'on' : 'failed';
}

/**
 * Switches notifications on in this browser and tells the server what is wanted.
 * @param permission the visitor's answer (`askPermission`)
 */
export async function turnOn(permission: NotificationPermission): Promise<NotificationOutcome> {
  const support = notificationSupport();
  if (support === 'none' || support === 'home-screen') return 'none';
  if (support === 'refused' || permission === 'denied') return 'refused';
  if (permission !== 'granted') return 'unanswered';
  const outcome = await subscribeAndTell().catch(failed);
  if (outcome !== 'on') return outcome;
  const store = browserNotifications();
  store.switchTo(true);
  if (store.isKept()) return 'on';
  // No later page would know of them, to end them.
  await turnOff();
  return 'failed';
}

function failed(cause: unknown): 'failed' {
  // Blocked or unreachable push services are the browser's errors.
  window.reportError(cause);
  return 'failed';
}

/**
 * Tells the server what has changed: stars, choices, the language, the zone, the subscription itself. If the visitor has withdrawn the
 * permission, notifications are off. What couldn't be told is told by the next change or page.
 */
export async function renew(): Promise<NotificationOutcome> {
  const store = browserNotifications();
  if (!store.getState().isOn) return 'none';
  if (notificationSupport() !== 'possible' || Notification.permission !== 'granted') {
    store.switchTo(false);
    return 'refused';
  }
  return renewSubscription().catch(failed);
}

async function renewSubscription(): Promise<NotificationOutcome> {
  const current = await currentSubscription();
  const isTold = current !== null && (await tell(wishesFor(current, serverKeyOf(current))));
  // Only a refusal shows that its key isn't the server's any more.
  return isTold ? 'on' : subscribeAndTell();
}

/**
 * Switches notifications off by one press. If the server can't be reached, the browser's own end of it is enough: the push service says that
 * the subscription is gone when it is next used.
 */
export async function turnOff(): Promise<void> {
  const subscription = await currentSubscription();
  if (subscription !== null) {
    await subscription.unsubscribe();
    await ask(endWishesCall, { endpoint: subscription.endpoint });
  }
  browserNotifications().switchTo(false);
}
