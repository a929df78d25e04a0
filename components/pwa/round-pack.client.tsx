'use client';

import { useCallback, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { fileSize } from '@/components/ui/file-size';
import { useTranslate } from '@/lib/i18n/use-translate';
import { readRoundPack } from '@/lib/pwa/packs/records';
import { measurePack } from '@/lib/pwa/packs/save';
import { PackState } from './pack-state';
import { usePackActions, usePacks } from './use-pack-actions.client';

type RoundPackProps = {
  /** URL name of the round. */
  readonly round: string;
  /** ID of the element that names it. */
  readonly titleId: string;
};

/** The size of a pack in bytes; null if unavailable, undefined until known. */
type Measured = number | null | 'unreachable' | undefined;

/** The size of a pack that isn't on this device; fetched again when the connection is back. */
function useMeasured(round: string, isWanted: boolean): Measured {
  const [size, setSize] = useState<Measured>();
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    const ask = () => {
      measurePack(round).then(
        (bytes) => {
          if (!isOver) setSize(bytes);
        },
        // No connection, or the site is restarting.
        () => {
          if (!isOver) setSize((before) => before ?? 'unreachable');
        },
      );
    };
    ask();
    addEventListener('online', ask);
    return () => {
      isOver = true;
      removeEventListener('online', ask);
    };
  }, [round, isWanted]);
  return size;
}

/** A round's weekend pack on its page: its contents and size, or its state. */
export default function RoundPack({ round, titleId }: RoundPackProps) {
  const t = useTranslate();
  const read = useCallback(() => readRoundPack(round), [round]);
  const pack = usePacks(read);
  const actions = usePackActions(round);
  const size = useMeasured(round, pack === null);
  const isSaved = pack !== null && pack !== undefined;
  return (
    <>
      <p className="mt-1 text-sm">{t(isSaved ? 'islands.pack.renews' : 'islands.pack.intro')}</p>
      {pack === null && actions.step !== 'saving' ? (
        <p className="my-2">
          {size === undefined ? (
            <span className="text-muted">{t('islands.pack.measuring')}</span>
          ) : size === 'unreachable' ? (
            <span className="text-muted">{t('islands.pack.unreachable')}</span>
          ) : (
            <Button size="small" onClick={actions.save}>
              {size === null
                ? t('islands.pack.saveUnmeasured')
                : t('islands.pack.save', { size: fileSize(size) })}
            </Button>
          )}
        </p>
      ) : null}
      {pack === undefined ? null : <PackState pack={pack} actions={actions} nameId={titleId} />}
    </>
  );
}
