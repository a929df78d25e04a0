import { Parser } from 'htmlparser2';
import type { StoredFile } from './storage.ts';

/** A page of a listing, and where the next starts. */
export type Page = { readonly files: readonly StoredFile[]; readonly next: string | null };

const TEXTS = ['Key', 'Size', 'LastModified', 'EncodingType', 'NextContinuationToken'] as const;

/** Reads a response to ListObjectsV2. Its keys are percent-encoded if it says so: not every storage does as requested. */
export function readListing(xml: string): Page {
  const found: Record<(typeof TEXTS)[number], string>[] = [];
  const none = { Key: '', Size: '', LastModified: '', EncodingType: '', NextContinuationToken: '' };
  const whole = { ...none };
  let open: (typeof TEXTS)[number] | undefined;
  let current = whole;
  const parser = new Parser(
    {
      onopentag: (name) => {
        open = TEXTS.find((candidate) => candidate === name);
        if (name === 'Contents') found.push((current = { ...none }));
      },
      ontext: (text) => {
        if (open !== undefined) current[open] += text;
      },
      onclosetag: (name) => {
        open = undefined;
        if (name === 'Contents') current = whole;
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  const isEncoded = whole.EncodingType === 'url';
  const files = found.map(({ Key, Size, LastModified }) => ({
    key: isEncoded ? decodeURIComponent(Key.replaceAll('+', ' ')) : Key,
    size: Number(Size),
    changedMs: Date.parse(LastModified),
  }));
  return { files, next: whole.NextContinuationToken || null };
}
