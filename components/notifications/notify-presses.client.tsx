'use client';

import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { TranslationKey, Translator } from '@/lib/i18n/translate';
import { useTranslate } from '@/lib/i18n/use-translate';
import {
  browserNotifications,
  renew,
  turnOn,
  type NotificationOutcome,
} from '@/lib/notifications/browser-notifications';
import { followChoices } from '@/lib/notifications/follow-choices';
import type { FollowedSession, NotificationsState } from '@/lib/notifications/store';
import type { NotifyPressesProps } from './notify-props';
import { outcomeText } from './outcome-text';

/** The outcome of a press. */
type PressOutcome = NotificationOutcome | 'left';

const isFollowing = ({ isOn, sessions }: NotificationsState, session: FollowedSession | null): boolean =>
  isOn && (session === null || sessions.some(({ id }) => id === session.id));

/** Follows or unfollows the button's session; without one, switches notifications on. */
async function press(
  session: FollowedSession | null,
  permission: Promise<NotificationPermission>,
): Promise<PressOutcome> {
  const store = browserNotifications();
  store.rehydrate();
  if (session !== null && isFollowing(store.getState(), session)) {
    store.follow(session, false);
    return 'left';
  }
  // Whoever has reset the permission in the browser's settings is asked again, although notifications are still on here.
  const answer = await permission;
  // First, because it is part of what the server receives.
  if (session !== null) store.follow(session, true);
  const { isOn } = store.getState();
  const outcome = isOn && answer === 'granted' ? await renew() : await turnOn(answer);
  if (session !== null && outcome !== 'on') store.follow(session, false);
  return outcome;
}

const CONFIRMATIONS: Readonly<Record<'session' | 'stars', TranslationKey>> = {
  session: 'islands.notifications.sessionOn',
  stars: 'islands.notifications.on',
};

function outcomeMessage(
  outcome: PressOutcome | null,
  session: FollowedSession | null,
  t: Translator,
): string {
  if (outcome === null) return '';
  if (outcome === 'left') return t('islands.notifications.sessionOff');
  return outcome === 'on'
    ? t(CONFIRMATIONS[session === null ? 'stars' : 'session'])
    : outcomeText(outcome, t);
}

/** Handles presses of a notification button, and shows the outcome of the last one. */
export default function NotifyPresses({ session, presses, onFollowed }: NotifyPressesProps) {
  const t = useTranslate();
  const isFollowed = useStore(browserNotifications(), (state) => isFollowing(state, session));
  const handled = useRef(0);
  const [lastOutcome, setLastOutcome] = useState<PressOutcome | null>(null);
  useEffect(() => followChoices(), []);
  useEffect(() => onFollowed(isFollowed), [isFollowed, onFollowed]);
  useEffect(() => {
    const unhandled = presses.slice(handled.current);
    handled.current = presses.length;
    for (const permission of unhandled)
      void press(session, permission).then(setLastOutcome, (cause: unknown) => {
        window.reportError(cause);
        setLastOutcome('failed');
      });
  }, [presses, session]);
  return outcomeMessage(lastOutcome, session, t);
}
