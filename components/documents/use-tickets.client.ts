import { useEffect, useRef, useState } from 'react';
import { browserApi } from '@/lib/session/browser-api';
import { createContractCalls } from '@/lib/api/contract-calls';
import { getTickets } from '@/lib/contract/endpoints/documents';
import type { Translator } from '@/lib/i18n/translate';
import { forgetTickets, storeTickets, type TicketsOwner } from '@/lib/pwa/offline-tickets';
import { ownerOf, readKeptSheet, sheetOf, type TicketSheet } from './ticket-sheet';
import {
  documentInput,
  failureOf,
  type DocumentAddress,
  type UnavailableDocument,
} from './use-document.client';

/** Whether the tickets are stored on this device for offline use; not if it couldn't store them or the visitor removed them. */
export type TicketsSaved = 'saved' | 'failed' | 'removed';

type LoadedTickets =
  | UnavailableDocument
  | {
      readonly kind: 'shown';
      readonly sheet: TicketSheet;
      /** Null while unknown. */
      readonly saved: TicketsSaved | null;
    };

export type Tickets = {
  readonly found: LoadedTickets;
  /** Removes the tickets from this device, or stores them again. */
  readonly setSaved: (isWanted: boolean) => void;
};

function keep(owner: TicketsOwner, sheet: TicketSheet, t: Translator): Promise<TicketsSaved> {
  const [first] = sheet.tickets;
  const title = t('documents.ticketsFor', { name: first?.event || first?.title || sheet.number });
  return storeTickets(owner, title, sheet).then(
    (isStored) => (isStored ? 'saved' : 'failed'),
    (cause: unknown) => {
      window.reportError(cause);
      return 'failed';
    },
  );
}

async function remove(owner: TicketsOwner): Promise<'removed'> {
  await forgetTickets(owner);
  return 'removed';
}

/**
 * Loads tickets for their owner, or for holders of a signed link. Stored tickets are shown at once, without waiting for a connection; the
 * server's response replaces them.
 */
export function useTickets(address: DocumentAddress, t: Translator): Tickets {
  const [found, setFound] = useState<LoadedTickets>({ kind: 'loading' });
  /** Still set when the server's response arrives, which may be after the visitor removed the tickets. */
  const isWanted = useRef(true);
  useEffect(() => {
    let isOver = false;
    const show = (next: LoadedTickets) => {
      if (!isOver) setFound(next);
    };
    const load = async () => {
      const owner = ownerOf(address);
      const before = await readKeptSheet(owner);
      if (before) show({ kind: 'shown', sheet: before, saved: 'saved' });
      const result = await createContractCalls(browserApi()).call(getTickets, documentInput(address));
      if (!result.ok) {
        const failure = failureOf(result.error);
        if (failure.kind === 'missing') await forgetTickets(owner);
        if (!before || failure.kind === 'missing') show(failure);
        return;
      }
      const sheet = sheetOf(result.value);
      if (!isWanted.current) return show({ kind: 'shown', sheet, saved: 'removed' });
      show({ kind: 'shown', sheet, saved: before ? 'saved' : null });
      if (sheet.tickets.length === 0) return forgetTickets(owner);
      const saved = await keep(owner, sheet, t);
      show({ kind: 'shown', sheet, saved: isWanted.current ? saved : await remove(owner) });
    };
    load().catch((cause: unknown) => window.reportError(cause));
    return () => {
      isOver = true;
    };
  }, [address, t]);

  const setSaved = (wanted: boolean) => {
    if (found.kind !== 'shown') return;
    isWanted.current = wanted;
    const owner = ownerOf(address);
    (wanted ? keep(owner, found.sheet, t) : remove(owner)).then(
      (saved) => setFound({ ...found, saved }),
      (cause: unknown) => window.reportError(cause),
    );
  };
  return { found, setSaved };
}
