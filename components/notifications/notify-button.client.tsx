'use client';

import { useEffect, useState } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';
import { useIsland } from '@/components/ui/use-island.client';
import { withTexts } from '@/lib/i18n/load-later-texts.client';
import { useTranslate } from '@/lib/i18n/use-translate';
import { askPermission, hasStoredNotifications } from '@/lib/notifications/keys';
import type { NotifyButtonProps, NotifyPressesProps } from './notify-props';

const loadPresses = withTexts(
  () => import(/* webpackChunkName: "notifications" */ './notify-presses.client'),
);

/** Requests notifications on a press. The code behind it loads for visitors who have any, and on the first press. */
export function NotifyButton({ label, session, isInNotice = false }: NotifyButtonProps) {
  const t = useTranslate();
  const isAlive = useHydrated();
  const { Island: NotifyPresses, hasFailed, want } = useIsland(loadPresses);
  const [presses, setPresses] = useState<NotifyPressesProps['presses']>([]);
  const [isFollowed, setIsFollowed] = useState(false);
  useEffect(() => {
    if (hasStoredNotifications()) want();
  }, [want]);
  const press = () => {
    want();
    const permission = askPermission();
    setPresses((before) => [...before, permission]);
  };
  const isLost = hasFailed && presses.length > 0;
  return (
    <span className="notify">
      <button
        type="button"
        disabled={!isAlive}
        className={isInNotice ? 'btn' : 'chip pressed-mark'}
        data-size={isInNotice ? 'small' : undefined}
        aria-pressed={isFollowed}
        data-print="hide"
        onClick={press}
      >
        {label}
      </button>
      {/* A notice is announced as a whole. */}
      <span role={isInNotice ? undefined : 'status'}>
        {NotifyPresses ? (
          <NotifyPresses session={session} presses={presses} onFollowed={setIsFollowed} />
        ) : isLost ? (
          t('islands.loadFailed')
        ) : null}
      </span>
    </span>
  );
}
