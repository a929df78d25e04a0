'use client';

import { useFormFields } from '@payloadcms/ui';
import type { UIFieldClientProps } from 'payload';
import { useState } from 'react';
import { BLOCKS, useOpenBlock } from '../preview/open-in-form.ts';
import {
  isOpen,
  useCommentsFromServer,
  useCommentsPath,
  useThreads,
  type Thread,
} from './comment-store.client.ts';
import { Threads } from './threads.client.tsx';

const openIn = (threads: readonly Thread[]): number => threads.filter(isOpen).length;

const countOf = (threads: readonly Thread[]): string => {
  if (threads.length === 0) return '';
  const open = openIn(threads);
  return open === 0 ? ' (all resolved)' : ` (${String(open)} open)`;
};

/** Open threads appear with their form or block, and resolving the last one doesn't close the panel. */
function useShown(threads: readonly Thread[]): boolean {
  const [isShown, setIsShown] = useState(false);
  if (!isShown && openIn(threads) > 0) setIsShown(true);
  return isShown;
}

/** Below the notices of a form: comments on the record and on deleted blocks, and where else there are comments. */
export function RecordComments() {
  const path = useCommentsPath();
  useCommentsFromServer();
  const threads = useThreads();
  const ids = useFormFields(([fields]) => fields[BLOCKS]?.rows?.map(({ id }) => id).join(' ') ?? '').split(
    ' ',
  );
  const openBlock = useOpenBlock();
  const isThere = ({ first }: Thread) => first.block !== null && ids.includes(first.block);
  const own = threads.filter(({ first }) => first.block === null);
  const gone = threads.filter((thread) => thread.first.block !== null && !isThere(thread));
  const blocks = Map.groupBy(threads.filter(isThere), ({ first }) => first.block ?? '');
  const isShown = useShown(own);
  if (path === '') return null;
  return (
    <details className="comments" open={isShown}>
      <summary>Comments{countOf(threads)}</summary>
      {blocks.size === 0 ? null : (
        <ul className="comments__blocks">
          {[...blocks].map(([id, some]) => (
            <li key={id}>
              <button type="button" onClick={() => openBlock(ids.indexOf(id))}>
                Block {ids.indexOf(id) + 1}: {some[0]?.first.blockName}
                {countOf(some)}
              </button>
            </li>
          ))}
        </ul>
      )}
      {gone
        .map(({ first }) => first.blockName)
        .filter((name, at, all) => all.indexOf(name) === at)
        .map((name) => (
          <section key={name} aria-label={`On a deleted block: ${name}`}>
            <p>On a deleted block: {name}</p>
            <Threads threads={gone.filter(({ first }) => first.blockName === name)} about={null} />
          </section>
        ))}
      <Threads threads={own} about={{}} />
    </details>
  );
}

/** In a block's fields: the comments on it. They stay with the block wherever it is moved. */
export function BlockComments({ path, name }: UIFieldClientProps & { readonly name: string }) {
  const row = path.split('.').slice(0, -1).join('.');
  const id = useFormFields(([fields]) => fields[`${row}.id`]?.value);
  const commentsPath = useCommentsPath();
  const threads = useThreads().filter(({ first }) => first.block === id);
  const isShown = useShown(threads);
  if (typeof id !== 'string' || commentsPath === '') return null;
  return (
    <details className="comments comments--block" open={isShown}>
      <summary>Comments on this block{countOf(threads)}</summary>
      <Threads threads={threads} about={{ block: id, blockName: name }} />
    </details>
  );
}

/** On a block's row: the number of open threads about it. */
export function CommentCount({ block }: { readonly block: unknown }) {
  const open = openIn(useThreads().filter(({ first }) => first.block === block));
  if (open === 0) return null;
  return (
    <em className="block-label__comments">
      {open} {open === 1 ? 'comment' : 'comments'}
    </em>
  );
}
