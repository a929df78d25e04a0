'use client';

import { useEffect, useRef, useState } from 'react';
import type { LiveSession } from '@/lib/contract/entities/live-session';
import type { Translator } from '@/lib/i18n/translate';
import { leaderOf, newsOf, summaryOf } from './live-summary';

/** The shortest interval between announcements of the leader: a table that moves several times a second can't be read out. */
const SUMMARY_MS = 30_000;

type LiveStatusProps = {
  readonly session: LiveSession;
  /** The notice that the data is out of date; '' while it isn't. */
  readonly age: string;
  readonly t: Translator;
};

/** Announces, politely, a new flag or message, lost updates, and now and then a new leader. */
export function LiveStatus({ session, age, t }: LiveStatusProps) {
  const news = [age, newsOf(session, t)].filter((part) => part !== '').join('. ');
  const [announced, setAnnounced] = useState({ news, text: '' });
  if (announced.news !== news) setAnnounced({ news, text: news });
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
