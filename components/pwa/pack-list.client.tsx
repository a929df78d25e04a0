'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Heading } from '@/components/ui/heading';
import { useTranslate } from '@/lib/i18n/use-translate';
import { listOfflineTicketsFor, type OfflinePage } from '@/lib/pwa/offline-tickets';
import { formatCachedTime } from '@/lib/pwa/cached-time';
import { listPacks, type Pack } from '@/lib/pwa/packs/records';
import { StoredTitle } from './stored-title';
import { messageOf, PackState } from './pack-state';
import { usePackActions, usePacks, type PackStep } from './use-pack-actions.client';

type ListedPack = { readonly pack: Pack; readonly tickets: readonly OfflinePage[] };

const readPacks = async (): Promise<readonly ListedPack[]> =>
  Promise.all(
    (await listPacks()).map(async (pack) => ({ pack, tickets: await listOfflineTicketsFor(pack.name) })),
  );

/** The weekend packs on this device, each with its tickets and pages; nothing without a pack. */
export default function PackList() {
  const t = useTranslate();
  const headingId = useId();
  const packs = usePacks(readPacks);
  /** Why the last pack that went is no longer listed. */
  const [left, setLeft] = useState<{ readonly step: PackStep } | null>(null);
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that was pressed is gone.
    if (left !== null) message.current?.focus();
  }, [left]);
  if (packs === undefined || (packs.length === 0 && left === null)) return null;
  return (
    <section aria-labelledby={headingId}>
      <Heading level={2} size="title" id={headingId} className="mb-3">
        {t('islands.pack.list')}
      </Heading>
      <p ref={message} role="status" tabIndex={-1}>
        {messageOf(left?.step ?? null, t)}
      </p>
      <ul className="grid max-w-measure gap-6">
        {packs.map((listed) => (
          <li key={listed.pack.round} className="sheet own-surface p-4">
            <ListedPackView {...listed} onLeft={(step) => setLeft({ step })} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ListedPackView({
  pack,
  tickets,
  onLeft,
}: ListedPack & { readonly onLeft: (step: PackStep) => void }) {
  const nameId = useId();
  const actions = usePackActions(pack.round, onLeft);
  const saved = pack.pages.filter(({ keptAt }) => keptAt !== '');
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center gap-2">
        <Heading level={3} size="title-sm" id={nameId} isContent>
          {pack.name}
        </Heading>
        {pack.mark === '' ? null : (
          <span lang={pack.language}>
            <Badge tone="warning">{pack.mark}</Badge>
          </span>
        )}
      </div>
      <PackState pack={pack} actions={actions} nameId={nameId} />
      <ul className="mt-3 divide-y divide-line border-t border-line">
        {[...tickets, ...saved].map((page) => (
          <li key={page.path}>
            {/* A full navigation: the router would request its data, which is not cached. */}
            <a href={page.path} className="search-hit">
              <StoredTitle page={page} />
              <span className="text-sm text-muted">
                {formatCachedTime(new Date(page.keptAt), document.documentElement.lang)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
