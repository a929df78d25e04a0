'use client';

import { useEffect, useRef, useState } from 'react';
import { useCurrentPath } from '@/components/layout/current-path.client';
import { MAIN_ID } from '@/components/layout/skip-link';
import { useOnNavigation } from '@/components/layout/use-on-navigation.client';
import {
  clearTrackerCookies,
  keepConsent,
  onConsentElsewhere,
  readConsent,
  type ConsentChoice,
} from '@/lib/consent/choice';
import { countPageView, loadTrackers } from '@/lib/consent/load-trackers';
import type { Trackers } from '@/lib/consent/trackers';
import { paymentTokenOf } from '@/lib/payments/return-address';
import { useTranslate } from '@/lib/i18n/use-translate';
import { CONSENT_OPENER } from './consent-opener';

/**
 * Asks once whether the site may count visits, remembers the answer, and loads the services only after a yes. The footer's button
 * asks again.
 */
export default function Consent({ trackers }: { readonly trackers: Trackers }) {
  const t = useTranslate();
  const [choice, setChoice] = useState<ConsentChoice>(readConsent);
  const [isAskedAgain, setIsAskedAgain] = useState(false);
  const path = useCurrentPath();
  const isLoaded = useRef(false);
  const panel = useRef<HTMLElement>(null);
  const opener = useRef<HTMLElement | null>(null);

  useEffect(() => onConsentElsewhere(() => setChoice(readConsent())), []);
  useEffect(() => {
    // On each page: a service that ran when it was refused may have set its cookies once more as its page went.
    if (choice === 'denied') clearTrackerCookies();
  }, [choice]);
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const pressed =
        event.target instanceof Element ? event.target.closest<HTMLElement>(`[${CONSENT_OPENER}]`) : null;
      if (!pressed) return;
      opener.current = pressed;
      setIsAskedAgain(true);
    };
    document.addEventListener('click', open);
    for (const each of document.querySelectorAll<HTMLButtonElement>(`[${CONSENT_OPENER}]`))
      each.disabled = false;
    return () => document.removeEventListener('click', open);
  }, []);
  useEffect(() => {
    if (isAskedAgain) panel.current?.focus();
  }, [isAskedAgain]);
  useOnNavigation(path, () => {
    if (!isLoaded.current) return;
    if (choice === 'granted') countPageView();
    // Consent was withdrawn in another tab; what was being read or typed here had to stay until now.
    else location.reload();
  });
  useEffect(() => {
    // The services read the current address, and one with a payment's token is private.
    const isPrivate = paymentTokenOf(window.location.search) !== null;
    if (choice !== 'granted' || isLoaded.current || isPrivate) return;
    loadTrackers(trackers);
    isLoaded.current = true;
  }, [choice, trackers, path]);

  const answer = (given: 'granted' | 'denied') => {
    keepConsent(given);
    // The buttons disappear, so the focus returns to where the visitor came from, or to the page.
    (opener.current ?? document.getElementById(MAIN_ID))?.focus({ preventScroll: true });
    setChoice(given);
    setIsAskedAgain(false);
    // A script that runs cannot be unloaded; the page without it can be loaded.
    if (given === 'denied' && isLoaded.current) location.reload();
  };

  if (choice !== null && !isAskedAgain) return null;
  return (
    <section ref={panel} tabIndex={-1} aria-labelledby="consent-title" className="bottom-notice own-surface">
      <div className="mx-auto grid max-w-content items-center gap-4 md:grid-cols-[1fr_auto]">
        <div>
          <h2 id="consent-title" className="font-semibold">
            {t('islands.consent.title')}
          </h2>
          <p className="text-sm">{t('islands.consent.text')}</p>
        </div>
        <div className="grid grid-cols-2 gap-3">
          <button type="button" className="btn" data-colour="plain" onClick={() => answer('denied')}>
            {t('islands.consent.no')}
          </button>
          <button type="button" className="btn" data-colour="plain" onClick={() => answer('granted')}>
            {t('islands.consent.yes')}
          </button>
        </div>
      </div>
    </section>
  );
}
