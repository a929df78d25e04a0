'use client';

import { z } from 'zod';
import { textIn } from '../../../lib/shared/record.ts';
import { polledAnswer } from '../locks/polled-answer.client.ts';
import { useEditingPath } from '../locks/use-editing.client.ts';

const commentsSchema = z.object({
  comments: z.array(
    z.object({
      id: z.number(),
      thread: z.number().nullable(),
      block: z.string().nullable(),
      blockName: z.string(),
      text: z.string(),
      author: z.string(),
      at: z.string(),
      mayDelete: z.boolean(),
      resolved: z.object({ by: z.string(), at: z.string() }).nullable(),
    }),
  ),
});
export type Comment = z.infer<typeof commentsSchema>['comments'][number];
/** A comment with its replies. */
export type Thread = { readonly first: Comment; readonly replies: readonly Comment[] };

const answers = polledAnswer(commentsSchema);

/** Path of the calls for the comments on the form's record; '' for an unsaved record, or one that the account can't change. */
export function useCommentsPath(): string {
  const path = useEditingPath();
  return path === '' ? '' : `${path}/comments`;
}

/** The threads about the form's record and its blocks, open ones first. */
export function useThreads(): readonly Thread[] {
  return threadsOf(answers.useAnswer(useCommentsPath())?.comments ?? []);
}

/** Loads the comments on the form's record periodically, for `useThreads`. */
export function useCommentsFromServer(): void {
  answers.usePolling(useCommentsPath());
}

/** Sends a call about comments. @param below the path below the record's @returns the reason if it was refused */
export async function sendComment(
  path: string,
  below: string,
  method: 'POST' | 'DELETE',
  data?: object,
): Promise<string | null> {
  try {
    const response = await fetch(`${path}${below}`, {
      method,
      ...(data ? { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(data) } : {}),
    });
    const body: unknown = await response.json();
    if (!response.ok) return textIn(body, 'message') || 'The server didn’t accept this.';
    answers.hold(path, body);
    return null;
  } catch {
    return 'Couldn’t reach the server. Try again.';
  }
}

function threadsOf(comments: readonly Comment[]): Thread[] {
  const threads = comments
    .filter(({ thread }) => thread === null)
    .map((first) => ({ first, replies: comments.filter(({ thread }) => thread === first.id) }));
  return [...threads.filter(isOpen), ...threads.filter((thread) => !isOpen(thread))];
}

export const isOpen = ({ first }: Thread): boolean => first.resolved === null;
