'use client';

import { PublishButton, useDocumentInfo, useFormBackgroundProcessing } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { textIn } from '../../../lib/shared/record.ts';
import { useReview } from '../reviews/use-review.client.ts';
import { usePreservedTyping } from './use-preserved-typing.ts';
import { useRefusal } from './use-refusal.ts';

/**
 * Shows "Published" in the status bar when that is the server's state: when it discarded a draft without changes
 * (cms/drafts/drop-repeated-draft.ts), and when its response to a draft arrives after that to the publication which superseded it.
 */
function useStatusOfNewest(): void {
  const { data, unpublishedVersionCount, setUnpublishedVersionCount, setMostRecentVersionIsAutosaved } =
    useDocumentInfo();
  const status = textIn(data, '_status');
  const updatedAt = textIn(data, 'updatedAt');
  const publishedAt = useRef('');
  useEffect(() => {
    if (status === 'published' && updatedAt > publishedAt.current) publishedAt.current = updatedAt;
    const isPublished = status === 'published' || updatedAt < publishedAt.current;
    if (!isPublished || unpublishedVersionCount === 0) return;
    setUnpublishedVersionCount(0);
    setMostRecentVersionIsAutosaved(false);
  }, [
    status,
    updatedAt,
    unpublishedVersionCount,
    setUnpublishedVersionCount,
    setMostRecentVersionIsAutosaved,
  ]);
}

const buttonIn = (place: HTMLElement | null) => place?.querySelector<HTMLButtonElement>('#action-save');

/**
 * Payload's publish button for forms with autosave: it accepts a click during an autosave and publishes once that is done. It is hidden
 * from anybody who may not publish their own change (reviews/second-person.ts).
 */
export function PublishAfterAutosave() {
  const isSaving = useFormBackgroundProcessing();
  const isPressed = useRef(false);
  const place = useRef<HTMLDivElement>(null);
  const review = useReview();
  const isRefused = review?.ownChange === 'refused' && review.compare !== null;
  useRefusal();
  usePreservedTyping();
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
      {isRefused ? null : <PublishButton />}
    </div>
  );
}
