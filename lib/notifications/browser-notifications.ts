import type { Callable } from '@/lib/api/callable';
import type { ApiError } from '@/lib/api/errors';
import type { Result } from '@/lib/api/result';
import { championshipNow } from '@/lib/content/client-clock';
import { MAX_NOTICE_SUBJECTS, NOTICE_SUBJECT } from '@/lib/contract/notifications';
import { browserFavourites } from '@/lib/favourites/browser-favourites';
import { asLanguage } from '@/lib/i18n/language';
import { guardedBrowserStorage } from '@/lib/persistence/guarded-storage';
import { reportRefusal } from '@/lib/persistence/text-storage';
import { browserApi, startBrowserSession } from '@/lib/session/browser-api';
import { ownTimeZone } from '@/lib/shared/date-forms';
import { subjectKey } from '@/lib/shared/favourites';
import { endNotificationsCall, saveChoicesCall, pushKeyCall, type NotificationChoices } from './calls';
import { createNotificationsStore, type NotificationsStore } from './store';
import { pushAddressOf, subscriptionFor } from './subscription';
import { notificationSupport } from './support';
import { deleteCopy, keepCopy } from './worker-copy';

let notifications: NotificationsStore | null = null;

/** This tab's notification choices. On the server they are blank. */
export function browserNotifications(): NotificationsStore {
  notifications ??= createNotificationsStore(guardedBrowserStorage(), {
    report: reportRefusal,
    now: championshipNow,
  });
  return notifications;
}

/**
 * The result of turning notifications on. `refused`: by the visitor; `unanswered`: the browser's question is still open; `none`: this browser
 * can't have any; `failed`: the site or the browser's push service couldn't be reached.
 */
export type NotificationOutcome = 'on' | 'refused' | 'unanswered' | 'none' | 'failed';

/** Unchanged choices are sent again after this long, so that the server knows that the browser is still in use. */
const RENEW_AFTER_MS = 7 * 24 * 60 * 60_000;

/** The browser's subscription; null if it has none. */
async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** The choices to send to the server. */
function choicesFor(subscription: PushSubscription): NotificationChoices {
  const { kinds, quiet, sessions } = browserNotifications().getState();
  const now = championshipNow();
  const categories = browserFavourites()
    .getState()
    .starred.filter(({ kind }) => kind === 'category')
    .map(subjectKey);
  const followed = sessions.filter(({ until }) => until > now).map(({ id }) => `session-${String(id)}`);
  return {
    ...pushAddressOf(subscription),
    language: asLanguage(document.documentElement.lang),
    time_zone: ownTimeZone(),
    kinds: [...kinds],
    subjects: [...categories, ...followed]
      .filter((subject) => NOTICE_SUBJECT.test(subject))
      .slice(-MAX_NOTICE_SUBJECTS)
      // Merging favourites with an account's changes their order.
      .toSorted(),
    quiet,
  };
}

/** Makes a call, whether or not another part of the page has started the session. */
async function callServer<I, O>(callable: Callable<I, O>, input: NoInfer<I>): Promise<Result<O, ApiError>> {
  const stop = startBrowserSession();
  try {
    return await browserApi().call(callable, input);
  } finally {
    stop();
  }
}

/** Reports that the worker's copy couldn't be written or deleted. Only changes of the subscription while no page is open need it. */
const reportFailure = (cause: unknown): void => window.reportError(cause);

/** Sends choices unless the server has them. @returns whether it has them now */
async function report(choices: NotificationChoices): Promise<boolean> {
  const store = browserNotifications();
  const { told: reported, toldAt: reportedAt } = store.getState();
  const text = JSON.stringify(choices);
  if (reported === text && championshipNow() - reportedAt < RENEW_AFTER_MS) return true;
  const saved = await callServer(saveChoicesCall, choices);
  if (!saved.ok) return false;
  store.markReported(text);
  await keepCopy({ base: browserApi().baseUrl(), choices }).catch(reportFailure);
  return true;
}

async function subscribeAndReport(): Promise<NotificationOutcome> {
  const { serviceWorker } = navigator;
  // In development, and in private windows of some browsers, there is no registration, and `ready` would never resolve.
  if ((await serviceWorker.getRegistration()) === undefined) return 'none';
  const registration = await serviceWorker.ready;
  const key = await callServer(pushKeyCall, {});
  if (!key.ok) return 'failed';
  const subscription = await subscriptionFor(registration, key.value);
  return (await report(choicesFor(subscription))) ? 'on' : 'failed';
}

/**
 * Switches notifications on in this browser and sends its choices to the server.
 * @param permission the visitor's answer (`askPermission`)
 */
export async function turnOn(permission: NotificationPermission): Promise<NotificationOutcome> {
  const support = notificationSupport();
  if (support === 'none' || support === 'home-screen') return 'none';
  if (support === 'refused' || permission === 'denied') return 'refused';
  if (permission !== 'granted') return 'unanswered';
  const outcome = await subscribeAndReport().catch(failed);
  if (outcome !== 'on') return outcome;
  const store = browserNotifications();
  store.switchTo(true);
  if (store.isPersistent()) return 'on';
  // Without storage no later page would know about them, and they could never be switched off.
  await turnOff();
  return 'failed';
}

function failed(cause: unknown): 'failed' {
  // The browser throws if its push service is blocked or unreachable.
  window.reportError(cause);
  return 'failed';
}

/**
 * Sends changes to the server: stars, choices, language, time zone, the subscription itself. If the visitor has withdrawn the permission,
 * notifications are switched off. After a failure, the next change or page tries again.
 */
export async function renew(): Promise<NotificationOutcome> {
  const store = browserNotifications();
  if (!store.getState().isOn) return 'none';
  if (notificationSupport() !== 'possible' || Notification.permission !== 'granted') {
    store.switchTo(false);
    await deleteCopy().catch(reportFailure);
    return 'refused';
  }
  return renewSubscription().catch(failed);
}

async function renewSubscription(): Promise<NotificationOutcome> {
  const current = await currentSubscription();
  const isReported = current !== null && (await report(choicesFor(current)));
  // Only a rejection shows that the server has a new key.
  return isReported ? 'on' : subscribeAndReport();
}

/**
 * Switches notifications off. If the server can't be reached, ending the browser's subscription is enough: the push service reports it gone
 * when the server next uses it.
 */
export async function turnOff(): Promise<void> {
  await deleteCopy().catch(reportFailure);
  const subscription = await currentSubscription();
  if (subscription !== null) {
    await subscription.unsubscribe();
    await callServer(endNotificationsCall, { endpoint: subscription.endpoint });
  }
  browserNotifications().switchTo(false);
}
