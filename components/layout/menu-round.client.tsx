'use client';

import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Picture } from '@/components/media/picture';
import { RoundCountdown } from '@/components/racing/round-countdown.client';
import { SmartLink } from '@/components/ui/smart-link';
import { championshipNow } from '@/lib/content/client-clock';
import {
  LANGUAGE_PARAMETER,
  MENU_ROUND_CALL,
  type MenuRound,
  type MenuRoundAnswer,
} from '@/lib/season/menu-round';
import { CONTENT_LANGUAGE } from '@/lib/i18n/content-language';

type Shown = { readonly round: MenuRound | null; readonly at: number };

async function fetchRound(signal: AbortSignal): Promise<Shown> {
  const address = `${MENU_ROUND_CALL}?${LANGUAGE_PARAMETER}=${document.documentElement.lang}`;
  const response = await fetch(address, { signal, headers: { accept: 'application/json' } });
  // Without the card, the menu's links remain.
  if (!response.ok) return { round: null, at: 0 };
  const { round }: MenuRoundAnswer = await response.json();
  return { round, at: championshipNow() };
}

type MenuRoundProps = { readonly menuId: string; readonly isOpen: boolean };

/** The current or next round, in its place in the menu; nothing between seasons. */
export default function MenuRoundInPlace({ menuId, isOpen }: MenuRoundProps) {
  // Looked up each time, because updated content replaces the menu.
  const place = document.querySelector(`#${menuId} > p`);
  return place && createPortal(<MenuRoundCard isOpen={isOpen} />, place);
}

/**
 * The card in the phone menu, with the round's picture and the days until it. It is fetched each time the menu opens; the previous
 * content stays until the response arrives.
 */
function MenuRoundCard({ isOpen }: { readonly isOpen: boolean }) {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    if (!isOpen) return;
    const stop = new AbortController();
    fetchRound(stop.signal).then(setShown, () => {
      // No connection: the previous content stays, or the space is released.
      if (!stop.signal.aborted) setShown((before) => before ?? { round: null, at: 0 });
    });
    return () => stop.abort();
  }, [isOpen]);
  if (shown === null) return null;
  const { round, at } = shown;
  // Its space is reserved while it is empty (styles/header.css).
  if (round === null) return <span hidden />;
  const { name, number, href, dates, start, end, picture } = round;
  return (
    <SmartLink href={href} className="scheme-dark">
      {picture === null ? null : (
        <Picture image={picture} sizes="100vw" aspect="16x9" maxWidth={1200} fit="cover" alt="" />
      )}
      <strong lang={CONTENT_LANGUAGE} dir="auto">
        {name}
      </strong>
      <span className="numeric">
        {number === '' ? null : <bdi>{number} · </bdi>}
        {dates}{' '}
        <b>
          <RoundCountdown start={start} end={end} renderedAt={at} />
        </b>
      </span>
    </SmartLink>
  );
}
