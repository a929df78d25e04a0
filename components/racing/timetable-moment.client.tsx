'use client';

import { useEffect, useRef } from 'react';
import { MAIN_ID } from '@/components/ui/main-id';
import { countdownText, nextMark, raceDayLines, type Mark } from '@/components/race-day/headline';
import { useRaceDay, type ShownRaceDay } from '@/components/race-day/use-race-day.client';
import { sessionAddress } from '@/lib/season/addresses';
import { MINE } from '@/lib/favourites/attributes';
import type { Translator } from '@/lib/i18n/translate';
import { useTranslate } from '@/lib/i18n/use-translate';
import { sessionStages } from '@/lib/season/race-day';

const MINUTE_MS = 60_000;
/** A start further away than this is shown by its time alone. */
const SOON_MS = 60 * MINUTE_MS;

type TimetableMomentProps = {
  /** URL name of the timetable's round. */
  readonly roundUrl: string;
  /** The page is about the timetable, so it opens at the current or next session. */
  readonly opensAtNow: boolean;
};

/** The current state of a line. `next` is the first upcoming one of those listed, which may be one category's. */
type Moment = {
  readonly stage: 'on' | 'next' | 'over';
  readonly mark: Mark | null;
  /** Time until the start; '' for none. */
  readonly countdown: string;
};

/** Marks for current, next and finished sessions, by the session's address. */
function momentsOf(
  { sessions, state, now, isConfirmed }: ShownRaceDay,
  listed: ReadonlySet<string>,
  t: Translator,
): ReadonlyMap<string, Moment> {
  const stages = sessionStages(sessions, now);
  const lines = raceDayLines(state, isConfirmed, t);
  const [next] = sessions
    .filter(({ id }) => stages.get(id) === 'ahead' && listed.has(sessionAddress(id)))
    .toSorted((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at));
  const moments = new Map<string, Moment>();
  for (const session of sessions) {
    const { id, kind, starts_at: start } = session;
    const stage = stages.get(id);
    const address = sessionAddress(id);
    if (stage === 'on') {
      const mark = lines.find((line) => line.session.id === id)?.mark ?? null;
      moments.set(address, { stage, mark, countdown: '' });
    } else if (stage === 'over') {
      const mark: Mark | null = kind === 'activity' ? null : { text: t('session.finished'), tone: 'neutral' };
      moments.set(address, { stage, mark, countdown: '' });
    } else if (session === next) {
      const left = Date.parse(start) - now;
      moments.set(address, {
        stage: 'next',
        mark: nextMark(session, t),
        countdown: left < SOON_MS ? countdownText(Math.ceil(left / MINUTE_MS), t) : '',
      });
    }
  }
  return moments;
}

/** The visible lines. In the visitor's own categories, CSS hides the others (lib/favourites/style). */
const lines = () =>
  [...document.querySelectorAll<HTMLElement>('[data-timetable] .timetable-line')].filter(
    (line) => line.closest(`[${MINE}]`) === null || getComputedStyle(line).display !== 'none',
  );
const addressOf = (line: HTMLElement) => line.querySelector('a')?.getAttribute('href') ?? '';

/** Marks a line; it is the server's markup, which React doesn't render again. */
function markLine(line: HTMLElement, moment: Moment | undefined): void {
  const place = line.querySelector('.timetable-marks');
  const before = place?.querySelector('.timetable-moment');
  const { stage, mark = null, countdown = '' } = moment ?? {};
  const markText = mark === null ? '' : [stage, mark.tone, mark.text, countdown].join('\n');
  if (stage === undefined) delete line.dataset['stage'];
  else line.dataset['stage'] = stage;
  if (before?.getAttribute('data-said') === markText || (before == null && markText === '')) return;
  before?.remove();
  if (mark === null) return;
  const badge = document.createElement('span');
  badge.className = 'badge';
  badge.dataset['tone'] = mark.tone;
  badge.textContent = mark.text;
  const shown = document.createElement('span');
  shown.className = 'timetable-moment';
  shown.dataset['said'] = markText;
  shown.append(badge);
  if (countdown !== '') {
    const left = document.createElement('span');
    left.className = 'numeric';
    left.textContent = countdown;
    shown.append(' ', left);
  }
  place?.prepend(shown);
}

/**
 * Whether the reader has the focus on something in the content. A navigation leaves it on the link that led here, such as one in the header,
 * and then on the content as a whole.
 */
function isReading(): boolean {
  const { activeElement } = document;
  const main = document.getElementById(MAIN_ID);
  if (main === null || activeElement === null || activeElement === main) return false;
  return main.contains(activeElement) && activeElement.checkVisibility();
}

/**
 * Scrolls to the current session or, if there is none, the next; not if the reader has started reading, or requested another part of the
 * page.
 */
function openAtNow(): void {
  if (window.scrollY > 0 || location.hash !== '' || isReading()) return;
  const all = lines();
  const now =
    all.find(({ dataset }) => dataset['stage'] === 'on' && dataset['kind'] !== 'activity') ??
    all.find(({ dataset }) => dataset['stage'] === 'on') ??
    all.find(({ dataset }) => dataset['stage'] === 'next');
  if (!now || now.getBoundingClientRect().bottom <= window.innerHeight) return;
  now.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/**
 * Keeps the lines of a timetable marked on the days of its round: finished sessions are dimmed, the current and the next are labelled.
 * Space is reserved for the marks, so nothing moves. Without a script, or a response from the server, the lines stay plain.
 */
export function TimetableMoment({ roundUrl, opensAtNow }: TimetableMomentProps) {
  const t = useTranslate();
  const shown = useRaceDay(roundUrl);
  const hasOpened = useRef(!opensAtNow);
  // After every render, because a newly fetched page arrives unmarked.
  useEffect(() => {
    const all = lines();
    const moments = shown && momentsOf(shown, new Set(all.map(addressOf)), t);
    for (const line of all) markLine(line, moments?.get(addressOf(line)));
    if (moments === null || hasOpened.current) return;
    hasOpened.current = true;
    openAtNow();
  });
  return null;
}
