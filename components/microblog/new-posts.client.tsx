'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useRef, useState, useSyncExternalStore, useTransition } from 'react';
import { followedRaceDay, followRaceDay } from '@/components/race-day/follow-race-day';
import { useTranslate } from '@/lib/i18n/use-translate';
import { isReachable } from '@/lib/pwa/is-reachable';
import { newPosts, NEWEST_POSTS, type ShownPosts } from '@/lib/season/newest-posts';
import { focusFirstPost } from './focus-post';
import { postAnchor } from './post-view';

/**
 * Offers the posts published while the page is open, from the race-day stream. They are never inserted unasked: a press fetches the page
 * again and goes to the first of them.
 */
export function NewPosts({ shown }: { readonly shown: ShownPosts }) {
  const t = useTranslate();
  const path = usePathname();
  const router = useRouter();
  const followed = useSyncExternalStore(followRaceDay, followedRaceDay, () => null);
  const [isRefreshing, startRefresh] = useTransition();
  const [step, setStep] = useState<'idle' | 'looking' | 'offline' | 'failed'>('idle');
  /** The posts last requested. */
  const [requested, setAsked] = useState<readonly number[]>([]);
  const toFocus = useRef<readonly number[]>([]);

  const offered = newPosts(followed?.raceDay.posts ?? [], shown).map(({ id }) => id);
  const isBusy = step === 'looking' || isRefreshing;
  const hasFailed = step === 'failed' || (!isBusy && requested.some((id) => offered.includes(id)));

  useEffect(() => {
    if (isRefreshing) return;
    const arrived = toFocus.current.filter((id) => shown.ids.includes(id));
    toFocus.current = [];
    focusFirstPost(arrived.flatMap((id) => document.getElementById(postAnchor(id)) ?? []));
  }, [isRefreshing, shown]);

  const fetchPosts = async () => {
    if (isBusy) return;
    setStep('looking');
    if (!(await isReachable(path))) {
      setStep(navigator.onLine ? 'failed' : 'offline');
      return;
    }
    setStep('idle');
    setAsked(offered);
    toFocus.current = offered;
    startRefresh(() => router.refresh());
  };

  const label =
    offered.length < NEWEST_POSTS
      ? t('islands.feed.new', { count: offered.length })
      : t('islands.feed.many', { number: NEWEST_POSTS });
  const problem =
    offered.length === 0
      ? ''
      : step === 'offline'
        ? t('islands.feed.offline')
        : hasFailed
          ? t('islands.feed.failed')
          : '';
  return (
    <div className="new-posts" data-print="hide">
      <p role="status" className={problem === '' ? 'sr-only' : 'new-posts-problem own-surface'}>
        {offered.length === 0 ? '' : problem || label}
      </p>
      {offered.length === 0 ? null : (
        <button type="button" className="btn" aria-busy={isBusy} onClick={() => void fetchPosts()}>
          {label}
        </button>
      )}
    </div>
  );
}
