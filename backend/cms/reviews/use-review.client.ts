'use client';

import { toast, useDocumentInfo } from '@payloadcms/ui';
import { z } from 'zod';
import { textIn } from '../../../lib/shared/record.ts';
import { polledAnswer } from '../locks/polled-answer.client.ts';
import { useEditingPath } from '../locks/use-editing.client.ts';

const reviewSchema = z.object({
  /** The comparison of the draft with the published version; null without a draft. */
  compare: z.string().nullable(),
  /** Whether the account may publish its own change: yes; yes, but recorded in the audit trail; or no. */
  ownChange: z.enum(['none', 'free', 'noted', 'refused']),
  /** When the draft is published on schedule, by New Zealand's clock; '' for never. */
  scheduledFor: z.string(),
  review: z
    .object({
      state: z.enum(['waiting', 'sent-back']),
      author: z.string(),
      isYours: z.boolean(),
      askedAt: z.string(),
      note: z.string(),
      reviewer: z.string(),
      reason: z.string(),
      answeredAt: z.string(),
    })
    .nullable(),
});
export type ReviewState = z.infer<typeof reviewSchema>;

const answers = polledAnswer(reviewSchema);

function useReviewPath(): string {
  const path = useEditingPath();
  return path === '' ? '' : `${path}/review`;
}

/** The server's review state of the form's record; null until loaded. */
export const useReview = (): ReviewState | null => answers.useAnswer(useReviewPath());

/** Loads the state for `useReview` periodically and after each save. */
export function useReviewFromServer(): void {
  const { data } = useDocumentInfo();
  answers.usePolling(useReviewPath(), textIn(data, 'updatedAt'));
}

/** Takes a step of the review, with a message about the outcome. @returns whether the server accepted it */
export function useReviewStep(): (step: string, body?: object) => Promise<boolean> {
  const path = useReviewPath();
  return async (step, body = {}) => {
    try {
      const response = await fetch(`${path}/${step}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
      const message = textIn(await response.json(), 'message');
      if (response.ok) toast.success(message);
      else toast.error(message);
      await answers.poll(path);
      return response.ok;
    } catch {
      toast.error('Couldn’t reach the server. Try again.');
      return false;
    }
  };
}
