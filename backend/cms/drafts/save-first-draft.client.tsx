'use client';

import { LeaveWithoutSaving, SaveDraftButton, useDocumentInfo } from '@payloadcms/ui';

/**
 * Saves a new record's draft for the first time; from then on the form saves itself. Until then there is no record, so leaving the form
 * asks for confirmation.
 */
export function SaveFirstDraft() {
  const { id } = useDocumentInfo();
  if (id !== undefined) return null;
  return (
    <>
      <LeaveWithoutSaving />
      <SaveDraftButton />
    </>
  );
}
