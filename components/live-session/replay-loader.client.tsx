'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { LoadFailed } from '@/components/ui/load-failed.client';
import { useIsland } from '@/components/ui/use-island.client';
import type { ClassColour } from '@/lib/contract/entities/racing';
import {
  REPLAY_CALL,
  REPLAY_LANGUAGE_PARAMETER,
  REPLAY_SESSION_PARAMETER,
  type ReplayContents,
} from '@/lib/season/replay';

const loadView = () => import(/* webpackChunkName: "replay" */ './replay-view.client');

type ReplayLoaderProps = {
  /** Id of the session. */
  readonly id: number;
  readonly language: string;
  readonly title: string;
  readonly colours: readonly ClassColour[];
};

const TITLE_ID = 'replay';

async function fetchContents(id: number, language: string): Promise<ReplayContents> {
  const query = new URLSearchParams([
    [REPLAY_SESSION_PARAMETER, String(id)],
    [REPLAY_LANGUAGE_PARAMETER, language],
  ]);
  const path = `${REPLAY_CALL}?${query.toString()}`;
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${String(response.status)}.`);
  return response.json();
}

/** A race to watch again; a press loads it. */
export function ReplayLoader({ id, language, title, colours }: ReplayLoaderProps) {
  const { Island: Shown, hasFailed, want } = useIsland(loadView);
  const [contents, setContents] = useState<ReplayContents | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const isComing = useRef(false);
  const fold = useRef<HTMLDetailsElement>(null);
  const open = useCallback(() => {
    want();
    if (isComing.current) return;
    isComing.current = true;
    setIsMissing(false);
    fetchContents(id, language).then(setContents, (cause: unknown) => {
      // Opening it again retries.
      isComing.current = false;
      setIsMissing(true);
      window.reportError(cause);
    });
  }, [id, language, want]);
  // It may have been opened before this script loaded.
  useEffect(() => {
    if (fold.current?.open === true) open();
  }, [open]);
  return (
    <details
      ref={fold}
      className="show-all replay-place"
      data-print="hide"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) open();
      }}
    >
      <summary className="fold-head" id={TITLE_ID}>
        {title}
      </summary>
      <section aria-labelledby={TITLE_ID}>
        {Shown && contents ? (
          <Shown {...contents} language={language} colours={colours} />
        ) : hasFailed || isMissing ? (
          <LoadFailed />
        ) : null}
      </section>
    </details>
  );
}
