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
import { followWishes } from '@/lib/notifications/follow-wishes';
import type { FollowedSession, NotificationsState } from '@/lib/notifications/store';
import type { NotifyPressesProps } from './notify-props';
import { outcomeText } from './outcome-text';

/** The outcome of a press. */
type Said = NotificationOutcome | 'left';

const isFollowing = ({ isOn, sessions }: NotificationsState, session: FollowedSession | null): boolean =>
  isOn && (session === null || sessions.some(({ id }) => id === session.id));

/** Follows or unfollows the button's session; without one, switches notifications on. */
async function press(
  session: FollowedSession | null,
  answer: Promise<NotificationPermission>,
): Promise<Said> {
  const store = browserNotifications();
  store.rehydrate();
  const { isOn } = store.getState();
  if (session !== null && isFollowing(store.getState(), session)) {
    store.follow(session, false);
    return 'left';
  }
  // First, because it is part of what the server receives.
  if (session !== null) store.follow(session, true);
  const outcome = isOn ? await renew() : await turnOn(await answer);
  if (session !== null && outcome !== 'on') store.follow(session, false);
  return outcome;
}

const WORDS: Readonly<Record<'session' | 'stars', TranslationKey>> = {
  session: 'islands.notifications.sessionOn',
  stars: 'islands.notifications.on',
};

function saidText(said: Said | null, session: FollowedSession | null, t: Translator): string {
  if (said === null) return '';
  if (said === 'left') return t('islands.notifications.sessionOff');
  return said === 'on' ? t(WORDS[session === null ? 'stars' : 'session']) : outcomeText(said, t);
}

/** Handles presses of a notification button, and shows the outcome of the last one. */
export default function NotifyPresses({ session, presses, onFollowed }: NotifyPressesProps) {
  const t = useTranslate();
  const isFollowed = useStore(browserNotifications(), (state) => isFollowing(state, session));
  const handled = useRef(0);
  const [said, setSaid] = useState<Said | null>(null);
  useEffect(() => followWishes(), []);
  useEffect(() => onFollowed(isFollowed), [isFollowed, onFollowed]);
  useEffect(() => {
    const fresh = presses.slice(handled.current);
    handled.current = presses.length;
    for (const answer of fresh)
      void press(session, answer).then(setSaid, (cause: unknown) => {
        window.reportError(cause);
        setSaid('failed');
      });
  }, [presses, session]);
  return saidText(said, session, t);
}
