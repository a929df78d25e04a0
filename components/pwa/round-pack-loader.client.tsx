'use client';

import { useEffect, useRef, useSyncExternalStore } from 'react';
import { LoadFailed } from '@/components/ui/load-failed.client';
import { useIsland } from '@/components/ui/use-island.client';
import { withTexts } from '@/lib/i18n/load-later-texts.client';

const loadRoundPack = withTexts(() => import(/* webpackChunkName: "weekend-packs" */ './round-pack.client'));

type RoundPackLoaderProps = {
  /** URL name of the round. */
  readonly round: string;
  readonly title: string;
};

const TITLE_ID = 'round-pack';
const never = () => () => undefined;
const isPossible = () => 'serviceWorker' in navigator && typeof caches !== 'undefined';

/** A round's weekend pack, loaded by a press; nothing where a browser can't store one. */
export function RoundPackLoader({ round, title }: RoundPackLoaderProps) {
  const isShown = useSyncExternalStore(never, isPossible, () => true);
  const fold = useRef<HTMLDetailsElement>(null);
  const { Island: RoundPack, hasFailed, want } = useIsland(loadRoundPack);
  // It may have been opened before this script loaded.
  useEffect(() => {
    if (fold.current?.open === true) want();
  }, [want]);
  return (
    <details
      ref={fold}
      className="show-all round-pack"
      data-print="hide"
      hidden={!isShown}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) want();
      }}
    >
      <summary className="fold-head" id={TITLE_ID}>
        {title}
      </summary>
      <section aria-labelledby={TITLE_ID}>
        {RoundPack ? <RoundPack round={round} titleId={TITLE_ID} /> : hasFailed ? <LoadFailed /> : null}
      </section>
    </details>
  );
}
