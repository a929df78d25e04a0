import { useEffect, useState } from 'react';
import { browserApi } from '@/lib/session/browser-api';
import { createContractCalls } from '@/lib/api/contract-calls';
import type { ApiError } from '@/lib/api/errors';
import { getInvoice } from '@/lib/contract/endpoints/documents';
import type { Invoice } from '@/lib/contract/entities/documents';

/** The document in the address: its ID, and the signature from an emailed link or ''. */
export type DocumentAddress = { readonly id: string; readonly key: string };

/** Reads the browser's address; the server renders one page for all documents. */
export function readDocumentAddress({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): DocumentAddress {
  const last = pathname.split('/').filter(Boolean).at(-1) ?? '';
  return { id: decodeURIComponent(last), key: new URLSearchParams(search).get('key') ?? '' };
}

/** The call's input for an address. */
export const documentInput = ({ id, key }: DocumentAddress) => ({ id, ...(key === '' ? {} : { key }) });

/** Why a document isn't shown, or not yet. */
export type UnavailableDocument =
  { readonly kind: 'loading' | 'missing' } | { readonly kind: 'failed'; readonly error: ApiError };

type LoadedInvoice = UnavailableDocument | { readonly kind: 'shown'; readonly invoice: Invoice };

/** The server's codes for a missing document; somebody else's document gets the same response as a missing one. */
const MISSING: ReadonlySet<ApiError['kind']> = new Set(['notFound', 'forbidden', 'unauthorised', 'invalid']);

export const failureOf = (error: ApiError): UnavailableDocument =>
  MISSING.has(error.kind) ? { kind: 'missing' } : { kind: 'failed', error };

/** Loads an invoice for its owner, or for holders of a signed link. */
export function useInvoice(address: DocumentAddress): LoadedInvoice {
  const [found, setFound] = useState<LoadedInvoice>({ kind: 'loading' });
  useEffect(() => {
    let isOver = false;
    const { call } = createContractCalls(browserApi());
    void call(getInvoice, documentInput(address)).then((result) => {
      if (isOver) return;
      setFound(result.ok ? { kind: 'shown', invoice: result.value.item } : failureOf(result.error));
    });
    return () => {
      isOver = true;
    };
  }, [address]);
  return found;
}
