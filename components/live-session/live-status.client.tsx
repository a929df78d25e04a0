'use client';

import { useEffect, useRef, useState } from 'react';
import type { LiveSession } from '@/lib/contract/entities/live-session';
import type { Translator } from '@/lib/i18n/translate';
import { isTakenBack, leaderOf, newsOf, summaryOf } from './live-summary';

/** How often the leader is announced, at most: a table that changes several times a second can't be read out. */
const SUMMARY_MS = 30_000;

type LiveStatusProps = {
  readonly session: LiveSession;
  /** Says that what is shown is old; '' if it isn't. */
  readonly age: string;
  readonly t: Translator;
};

/** Announces, politely, a new flag or message, that the news has stopped and, now and then, a new leader. */
export function LiveStatus({ session, age, t }: LiveStatusProps) {
  const news = [age, newsOf(session, t)].filter((part) => part !== '').join('. ');
  const [announced, setAnnounced] = useState({ news, text: '', age, session });
  if (announced.news !== news) {
    const isNoNews = announced.age === age && isTakenBack(announced.session, session);
    setAnnounced({ news, text: isNoNews ? '' : news, age, session });
  }
  const latest = useRef({ leader: '', summary: '' });
  const announcedLeader = useRef('');
  useEffect(() => {
    latest.current = { leader: leaderOf(session), summary: summaryOf(session, t) };
  }, [session, t]);
  useEffect(() => {
    const timer = setInterval(() => {
      const { leader, summary } = latest.current;
      if (leader === announcedLeader.current) return;
      announcedLeader.current = leader;
      setAnnounced((before) => ({ ...before, text: summary }));
    }, SUMMARY_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <p role="status" className="sr-only">
      {announced.text}
    </p>
  );
}
