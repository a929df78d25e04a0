'use client';

import {
  PublishButton,
  useDocumentInfo,
  useForm,
  useFormBackgroundProcessing,
  useFormProcessing,
  useFormSubmitted,
} from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

/**
 * Keeps a form from autosaving a draft while it is publishing. Payload's Autosave doesn't notice that the form is busy, and its draft would
 * supersede the published version (docs/decisions/0056).
 */
function useNoDraftWhilePublishing(): void {
  const { setModified } = useForm();
  const isPublishing = useFormProcessing();
  const isRefused = useFormSubmitted();
  const was = useRef(isPublishing);
  useEffect(() => {
    if (was.current === isPublishing) return;
    was.current = isPublishing;
    // If the server rejected it, the changes exist only in the form, so they still need saving.
    setModified(!isPublishing && isRefused);
  }, [isPublishing, isRefused, setModified]);
}

/** Shows "Published" in the status bar when the server discarded a draft without changes (cms/drafts/drop-repeated-draft.ts). */
function useStatusOfNewest(): void {
  const { data, unpublishedVersionCount, setUnpublishedVersionCount, setMostRecentVersionIsAutosaved } =
    useDocumentInfo();
  const isPublished = data?.['_status'] === 'published';
  useEffect(() => {
    if (!isPublished || unpublishedVersionCount === 0) return;
    setUnpublishedVersionCount(0);
    setMostRecentVersionIsAutosaved(false);
  }, [isPublished, unpublishedVersionCount, setUnpublishedVersionCount, setMostRecentVersionIsAutosaved]);
}

const buttonIn = (place: HTMLElement | null) => place?.querySelector<HTMLButtonElement>('#action-save');

/** Payload's publish button for forms with autosave: it accepts a click during an autosave and publishes once that is done. */
export function PublishAfterAutosave() {
  const isSaving = useFormBackgroundProcessing();
  const isPressed = useRef(false);
  const place = useRef<HTMLDivElement>(null);
  useNoDraftWhilePublishing();
  useStatusOfNewest();

  useEffect(() => {
    if (isSaving || !isPressed.current) return;
    isPressed.current = false;
    buttonIn(place.current)?.click();
  }, [isSaving]);
  return (
    <div
      ref={place}
      style={{ display: 'contents' }}
      onPointerUp={({ target }) => {
        // A disabled button fires no click events, but it does fire pointer events.
        isPressed.current =
          isSaving && target instanceof Node && buttonIn(place.current)?.contains(target) === true;
      }}
    >
      <PublishButton />
    </div>
  );
}
