'use client';

import { Button, useFormBackgroundProcessing, useFormModified } from '@payloadcms/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { wallClock } from '../locks/wall-clock.ts';
import { MAX_REVIEW_TEXT } from './review-limit.ts';
import { useReview, useReviewFromServer, useReviewStep, type ReviewState } from './use-review.client.ts';

type QuestionProps = {
  readonly open: string;
  readonly label: string;
  readonly send: string;
  readonly isRequired: boolean;
  readonly onSend: (text: string) => Promise<boolean>;
};

/** A button that opens a field for a short text, and sends it. */
function Question({ open, label, send, isRequired, onSend }: QuestionProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen]);
  if (!isOpen)
    return (
      <Button buttonStyle="secondary" size="small" onClick={() => setIsOpen(true)}>
        {open}
      </Button>
    );
  return (
    <div className="edit-notice__question">
      <label htmlFor={id}>{label}</label>
      <textarea
        ref={field}
        id={id}
        rows={2}
        value={text}
        maxLength={MAX_REVIEW_TEXT}
        onChange={({ target }) => setText(target.value)}
      />
      <Button
        size="small"
        disabled={isRequired && text.trim() === ''}
        onClick={() =>
          void onSend(text).then((isDone) => {
            if (isDone) setIsOpen(false);
          })
        }
      >
        {send}
      </Button>
      <Button buttonStyle="secondary" size="small" onClick={() => setIsOpen(false)}>
        Cancel
      </Button>
    </div>
  );
}

/** A sentence about who publishes the draft; nothing if anybody may. */
function WhoPublishes({ state }: { readonly state: ReviewState }) {
  const { ownChange, scheduledFor } = state;
  return (
    <>
      {ownChange === 'refused' ? <p>You made the last change, so someone else has to publish it.</p> : null}
      {ownChange === 'noted' ? (
        <p>You made the last change. If you publish it yourself, the audit trail will record that.</p>
      ) : null}
      {scheduledFor === '' ? null : (
        <p>
          Scheduled to be published on {scheduledFor} (New Zealand)
          {ownChange === 'none' || ownChange === 'free' ? null : '. Any change cancels this'}.
        </p>
      )}
    </>
  );
}

/**
 * Above a form with drafts: marks the draft as ready for review, shows whether it is waiting or was sent back, and links to the changes.
 */
export function ReviewPanel() {
  useReviewFromServer();
  const state = useReview();
  const send = useReviewStep();
  const isModified = useFormModified();
  const isSaving = useFormBackgroundProcessing();
  if (state === null || state.compare === null) return null;
  const { review, compare } = state;
  const isWaiting = review?.state === 'waiting';
  return (
    <section className="edit-notice edit-notice--review" aria-label="Review">
      {review === null ? <p>This draft isn’t published.</p> : null}
      {review?.state === 'sent-back' ? (
        <p>
          <strong>{review.reviewer}</strong> sent this back at {wallClock(review.answeredAt)}: “
          {review.reason}”
        </p>
      ) : null}
      {isWaiting ? (
        <p>
          {review.isYours ? 'You' : <strong>{review.author}</strong>} marked this as ready for review at{' '}
          {wallClock(review.askedAt)}.{review.note === '' ? null : ` “${review.note}”`}
        </p>
      ) : null}
      <WhoPublishes state={state} />
      <a href={compare}>See what changed</a>
      {!isWaiting && !isModified && !isSaving ? (
        <Question
          key="ready"
          open="Ready for review"
          label="A note for your colleagues (optional)"
          send="Mark as ready"
          isRequired={false}
          onSend={(note) => send('ready', { note })}
        />
      ) : null}
      {isWaiting && review.isYours ? (
        <Button buttonStyle="secondary" size="small" onClick={() => void send('withdraw')}>
          Not ready yet
        </Button>
      ) : null}
      {isWaiting && !review.isYours ? (
        <Question
          key="send-back"
          open="Send back"
          label="What needs to change"
          send="Send back"
          isRequired
          onSend={(reason) => send('send-back', { reason })}
        />
      ) : null}
    </section>
  );
}
