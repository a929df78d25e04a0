'use client';

import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import { hasAutosaveEnabled } from 'payload/shared';
import { useCallback, useEffect, useState } from 'react';
import { z } from 'zod';
import { pollWhileVisible } from './poll-while-visible.client.ts';

const stateSchema = z.object({
  editor: z.object({ name: z.string(), isYou: z.boolean(), since: z.string() }).nullable(),
  change: z.object({ name: z.string(), isYou: z.boolean(), at: z.string() }).nullable(),
});
export type Editing = z.infer<typeof stateSchema>;

/** A take-over is shown to the previous editor within this time. */
const EVERY_MS = 3000;

/** Path of the calls for the form's record or global; '' for an unsaved record, or one that the account can't change. */
export function useEditingPath(): string {
  const { id, collectionSlug, globalSlug, docPermissions } = useDocumentInfo();
  const mayChange =
    docPermissions !== undefined && 'update' in docPermissions && docPermissions.update === true;
  if (!mayChange) return '';
  if (globalSlug !== undefined) return `/api/editing/globals/${globalSlug}`;
  return id === undefined || collectionSlug === undefined
    ? ''
    : `/api/editing/${collectionSlug}/${String(id)}`;
}

/** Whether the form autosaves. */
export function useIsAutosaved(): boolean {
  const { collectionSlug, globalSlug } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  if (globalSlug !== undefined) return hasAutosaveEnabled(getEntityConfig({ globalSlug }));
  return collectionSlug !== undefined && hasAutosaveEnabled(getEntityConfig({ collectionSlug }));
}

/** Who is editing the form's record or global and who changed it last, updated while the form is visible; null until known. */
export function useEditing(): { readonly editing: Editing | null; readonly refresh: () => void } {
  const path = useEditingPath();
  const [editing, setEditing] = useState<Editing | null>(null);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (path === '') return;
    return pollWhileVisible(async (signal) => {
      const response = await fetch(path, { signal });
      if (response.ok) setEditing(stateSchema.parse(await response.json()));
    }, EVERY_MS);
  }, [path, turn]);
  return { editing, refresh: useCallback(() => setTurn((count) => count + 1), []) };
}
