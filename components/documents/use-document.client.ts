'use client';

import { useEffect, useState } from 'react';
import { browserApi } from '@/lib/api/browser';
import { createContractCalls } from '@/lib/api/contract-calls';
import type { ApiError } from '@/lib/api/errors';
import { getInvoice, getTickets } from '@/lib/contract/endpoints/payments';
import type { Invoice, Ticket } from '@/lib/contract/entities/documents';

/** What the address names: the document's id, and the signature of a mailed link or ''. */
export type DocumentAddress = { readonly id: string; readonly key: string };

/** Reads the address of the browser; the server writes one page for all documents. */
export function readDocumentAddress({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): DocumentAddress {
  const last = pathname.split('/').filter(Boolean).at(-1) ?? '';
  return { id: decodeURIComponent(last), key: new URLSearchParams(search).get('key') ?? '' };
}

export type LoadedDocument =
  | { readonly kind: 'loading' | 'missing' }
  | { readonly kind: 'failed'; readonly error: ApiError }
  | { readonly kind: 'shown'; readonly invoice: Invoice; readonly tickets: readonly Ticket[] };

const failureOf = (error: ApiError): LoadedDocument =>
  error.kind === 'network' || error.kind === 'timeout' || error.kind === 'server'
    ? { kind: 'failed', error }
    : // A foreign document answers like one that does not exist.
      { kind: 'missing' };

async function load({ id, key }: DocumentAddress, withTickets: boolean): Promise<LoadedDocument> {
  const { call } = createContractCalls(browserApi());
  const input = { id, ...(key === '' ? {} : { key }) };
  if (withTickets) {
    const answer = await call(getTickets, input);
    return answer.ok
      ? { kind: 'shown', invoice: answer.value.invoice, tickets: answer.value.data }
      : failureOf(answer.error);
  }
  const answer = await call(getInvoice, input);
  return answer.ok ? { kind: 'shown', invoice: answer.value.item, tickets: [] } : failureOf(answer.error);
}

/** Loads a document for its owner, or for who holds a signed link. */
export function useDocument(address: DocumentAddress, withTickets: boolean): LoadedDocument {
  const [found, setFound] = useState<LoadedDocument>({ kind: 'loading' });
  useEffect(() => {
    let isOver = false;
    void load(address, withTickets).then((document) => {
      if (!isOver) setFound(document);
    });
    return () => {
      isOver = true;
    };
  }, [address, withTickets]);
  return found;
}
