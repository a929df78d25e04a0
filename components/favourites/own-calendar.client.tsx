'use client';

import { useEffect, useState } from 'react';
import { customersSessionsFeedAddress } from '@/lib/season/addresses';
import { favouritesCalendarCall } from '@/lib/favourites/account';
import { useTranslate } from '@/lib/i18n/use-translate';
import { browserApi, startBrowserSession } from '@/lib/session/browser-api';
import { CalendarLinks } from './calendar-links';

type OwnCalendarProps = {
  /** Without a trailing slash. */
  readonly siteUrl: string;
};

const requestKey = (renew: boolean) => browserApi().call(favouritesCalendarCall, { renew });

/** A customer's calendar. Its address stays the same whatever they star, and they can request a new one. */
export default function OwnCalendar({ siteUrl }: OwnCalendarProps) {
  const t = useTranslate();
  const [key, setKey] = useState('');
  const [outcome, setOutcome] = useState<'renewed' | 'failed' | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => startBrowserSession(), []);
  useEffect(() => {
    let isOver = false;
    void requestKey(false).then((result) => {
      if (isOver) return;
      if (result.ok) setKey(result.value);
      else setOutcome('failed');
    });
    return () => {
      isOver = true;
    };
  }, []);

  const renew = async () => {
    if (isBusy) return;
    setIsBusy(true);
    setOutcome(null);
    const result = await requestKey(true);
    setIsBusy(false);
    if (result.ok) setKey(result.value);
    setOutcome(result.ok ? 'renewed' : 'failed');
  };

  return (
    <>
      <p className="max-w-measure">{t('favourites.ownCalendarHint')}</p>
      {key === '' ? null : (
        <>
          <CalendarLinks address={customersSessionsFeedAddress(key)} siteUrl={siteUrl} t={t} />
          <p className="mt-3 flex max-w-measure flex-wrap items-center gap-x-6 gap-y-2">
            <button
              type="button"
              className="btn"
              data-size="small"
              data-colour="plain"
              aria-disabled={isBusy}
              onClick={() => void renew()}
            >
              {t('favourites.renew')}
            </button>
            <span className="text-sm text-muted">{t('favourites.renewHint')}</span>
          </p>
        </>
      )}
      <p role="status" className="mt-2">
        {outcome === null
          ? ''
          : t(outcome === 'renewed' ? 'favourites.renewed' : 'favourites.calendarFailed')}
      </p>
    </>
  );
}
