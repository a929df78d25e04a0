'use client';

import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCurrentPath } from '@/components/ui/current-path.client';
import { MAIN_ID } from '@/components/ui/main-id';
import { useOnNavigation } from '@/components/ui/use-on-navigation.client';
import { lazyOptional } from '@/components/ui/lazy-optional';
import {
  clearTrackerCookies,
  saveConsent,
  onConsentInOtherTab,
  readConsent,
  type ConsentChoice,
  type Purpose,
} from '@/lib/consent/choice';
import { countPageView, loadTrackers } from '@/lib/consent/load-trackers';
import type { Trackers } from '@/lib/consent/trackers';
import { paymentTokenOf } from '@/lib/payments/return-address';
import { useTranslate } from '@/lib/i18n/use-translate';
import { CONSENT_OPENER } from './consent-opener';

const PageSpeed = lazyOptional(() => import('./page-speed.client'));

type ConsentProps = {
  /** The services that the site has set up; null for none. */
  readonly trackers: Trackers | null;
  /** The share of pages whose speed is measured, 0 to 1. */
  readonly speedShare: number;
};

/**
 * Asks once whether the site may count visits and measure its speed, remembers the answer, and does so only with consent. The footer's
 * button asks again.
 */
export default function Consent({ trackers, speedShare }: ConsentProps) {
  const t = useTranslate();
  const asked: readonly Purpose[] = [
    ...(trackers === null ? [] : (['services'] as const)),
    ...(speedShare > 0 ? (['speed'] as const) : []),
  ];
  const [choice, setChoice] = useState<ConsentChoice>(() => readConsent(asked));
  const [isSampled] = useState(() => Math.random() < speedShare);
  const [isAskedAgain, setIsAskedAgain] = useState(false);
  const path = useCurrentPath();
  const isLoaded = useRef(false);
  const panel = useRef<HTMLElement>(null);
  const opener = useRef<HTMLElement | null>(null);

  const readAgain = useEffectEvent(() => setChoice(readConsent(asked)));
  useEffect(() => onConsentInOtherTab(() => readAgain()), []);
  useEffect(() => {
    // On every page: a service that was running when consent was refused may have set its cookies again as its page closed.
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
    // Consent was withdrawn in another tab; whatever was being read or typed here had to stay until now.
    else location.reload();
  });
  useEffect(() => {
    // The services read the current address, and one with a payment token is private.
    const isPrivate = paymentTokenOf(window.location.search) !== null;
    if (trackers === null || choice !== 'granted' || isLoaded.current || isPrivate) return;
    loadTrackers(trackers);
    isLoaded.current = true;
  }, [choice, trackers, path]);

  const decide = (given: 'granted' | 'denied') => {
    saveConsent(given, asked);
    // The buttons disappear, so the focus returns to where the visitor came from, or to the page.
    (opener.current ?? document.getElementById(MAIN_ID))?.focus({ preventScroll: true });
    setChoice(given);
    setIsAskedAgain(false);
    // A running script can't be unloaded, so the page is loaded without it.
    if (given === 'denied' && isLoaded.current) location.reload();
  };

  const [title, text] =
    trackers === null
      ? [t('islands.consent.speedTitle'), t('islands.consent.speedText')]
      : [t('islands.consent.title'), t('islands.consent.text')];
  const question = (
    <section ref={panel} tabIndex={-1} aria-labelledby="consent-title" className="bottom-notice own-surface">
      <div className="mx-auto grid max-w-content items-center gap-4 md:grid-cols-[1fr_auto]">
        <div>
          <h2 id="consent-title" className="font-semibold">
            {title}
          </h2>
          <p className="text-sm">{text}</p>
          {trackers !== null && speedShare > 0 ? (
            <p className="text-sm">{t('islands.consent.alsoSpeed')}</p>
          ) : null}
        </div>
        <div className="grid grid-cols-2 gap-3">
          <button type="button" className="btn" data-colour="plain" onClick={() => decide('denied')}>
            {t('islands.consent.no')}
          </button>
          <button type="button" className="btn" data-colour="plain" onClick={() => decide('granted')}>
            {t('islands.consent.yes')}
          </button>
        </div>
      </div>
    </section>
  );
  return (
    <>
      {isSampled && choice === 'granted' ? (
        <Suspense>
          <PageSpeed />
        </Suspense>
      ) : null}
      {choice === null || isAskedAgain ? question : null}
    </>
  );
}
