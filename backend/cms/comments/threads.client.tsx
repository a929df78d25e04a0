'use client';

import { Button } from '@payloadcms/ui';
import { useId, useRef, useState } from 'react';
import { numberInText } from '../../../lib/shared/text/number-in-text.ts';
import { timeSince, wallClock } from '../locks/wall-clock.ts';
import { MAX_COMMENT } from './comment-limit.ts';
import { isOpen, sendComment, useCommentsPath, type Comment, type Thread } from './comment-store.client.ts';

type About = { readonly block: string; readonly blockName: string } | { readonly thread: number } | object;

/** A field for a comment. If a comment is refused, it stays in the field, with the reason below. */
function Write({
  about,
  label,
  send,
}: {
  readonly about: About;
  readonly label: string;
  readonly send: string;
}) {
  const path = useCommentsPath();
  const id = useId();
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const submit = async () => {
    setIsBusy(true);
    const reason = await sendComment(path, '', 'POST', { ...about, text });
    setIsBusy(false);
    setRefusal(reason);
    if (reason === null) setText('');
  };
  const tooLong = text.trim().length > MAX_COMMENT;
  const message = tooLong
    ? `Comments can have up to ${numberInText(MAX_COMMENT)} characters. This one has ${numberInText(text.trim().length)}.`
    : refusal;
  return (
    <div className="comment-write">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={2}
        value={text}
        aria-invalid={message !== null}
        aria-describedby={`${id}-message`}
        onChange={({ target }) => setText(target.value)}
      />
      <p id={`${id}-message`} className="comment-write__message" role="status">
        {message}
      </p>
      <Button
        buttonStyle="secondary"
        size="small"
        disabled={isBusy || tooLong || text.trim() === ''}
        onClick={() => void submit()}
      >
        {send}
      </Button>
    </div>
  );
}

function CommentItem({ comment }: { readonly comment: Comment }) {
  const path = useCommentsPath();
  const [refusal, setRefusal] = useState<string | null>(null);
  return (
    <div className="comment">
      <p className="comment__head">
        <strong>{comment.author}</strong>{' '}
        <time dateTime={comment.at} title={timeSince(comment.at)}>
          {wallClock(comment.at)}
        </time>
        {comment.mayDelete ? (
          <button
            type="button"
            aria-label={`Delete the comment by ${comment.author}`}
            onClick={({ currentTarget }) => {
              const panel = currentTarget.closest('details')?.querySelector('summary');
              if (window.confirm('Delete this comment?'))
                void sendComment(path, `/${String(comment.id)}`, 'DELETE').then((reason) => {
                  setRefusal(reason);
                  if (reason === null) panel?.focus();
                });
            }}
          >
            Delete
          </button>
        ) : null}
      </p>
      <p className="comment__text">{comment.text}</p>
      {refusal === null ? null : <p role="alert">{refusal}</p>}
    </div>
  );
}

function OneThread({ thread }: { readonly thread: Thread }) {
  const path = useCommentsPath();
  const [refusal, setRefusal] = useState<string | null>(null);
  const { first, replies } = thread;
  const place = useRef<HTMLLIElement>(null);
  const settle = (step: string) =>
    void sendComment(path, `/${String(first.id)}/${step}`, 'POST').then((reason) => {
      setRefusal(reason);
      // The pressed button is gone, and the thread may have moved.
      requestAnimationFrame(() => place.current?.focus());
    });
  return (
    <li
      ref={place}
      tabIndex={-1}
      className={isOpen(thread) ? 'comment-thread' : 'comment-thread comment-thread--resolved'}
    >
      {[first, ...replies].map((comment) => (
        <CommentItem key={comment.id} comment={comment} />
      ))}
      {refusal === null ? null : <p role="alert">{refusal}</p>}
      {first.resolved === null ? (
        <>
          <Write about={{ thread: first.id }} label="Reply" send="Reply" />
          <Button buttonStyle="secondary" size="small" onClick={() => settle('resolve')}>
            Resolve
          </Button>
        </>
      ) : (
        <p className="comment__head">
          Resolved by {first.resolved.by}, {wallClock(first.resolved.at)}
          <button type="button" onClick={() => settle('reopen')}>
            Reopen
          </button>
        </p>
      )}
    </li>
  );
}

type ThreadsProps = {
  readonly threads: readonly Thread[];
  /** The subject of a new thread: the record itself without a block; null where none can be started. */
  readonly about: About | null;
};

/** Threads, and a field for a new one. */
export function Threads({ threads, about }: ThreadsProps) {
  return (
    <>
      {threads.length === 0 ? null : (
        <ul className="comment-threads">
          {threads.map((thread) => (
            <OneThread key={thread.first.id} thread={thread} />
          ))}
        </ul>
      )}
      {about === null ? null : <Write about={about} label="New comment" send="Comment" />}
    </>
  );
}
