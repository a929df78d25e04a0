import { z } from 'zod';
import type { NoticeKind } from '../../../lib/contract/notifications.ts';

const ofSession = z.object({
  /** Its id. */
  session: z.number(),
  name: z.string(),
  /** '' for an activity. */
  category: z.string(),
});

/** What a notice says, without its words: these are made in each reader's language when it is sent. */
export const noticeFactsSchema = z.discriminatedUnion('what', [
  ofSession.extend({ what: z.literal('start'), start: z.string() }),
  ofSession.extend({
    what: z.literal('change'),
    state: z.enum(['delayed', 'moved', 'back', 'postponed', 'cancelled']),
    /** When it starts now; null if nobody knows. */
    start: z.string().nullable(),
    note: z.string(),
  }),
  ofSession.extend({
    what: z.literal('official'),
    /** The first three: '1 Hana Ratana'. */
    podium: z.array(z.string()),
  }),
  z.object({
    what: z.literal('round'),
    state: z.enum(['postponed', 'cancelled']),
    round: z.number(),
    name: z.string(),
    url: z.string(),
    note: z.string(),
  }),
  z.object({
    what: z.literal('news'),
    article: z.number(),
    title: z.string(),
    url: z.string(),
    categories: z.array(z.string()),
  }),
]);
export type NoticeFacts = z.infer<typeof noticeFactsSchema>;

/** A notice that is due. */
export type DueNotice = {
  /** The same whenever it is found: it is sent once. */
  readonly key: string;
  readonly kind: NoticeKind;
  /** Whoever wants this kind, too, isn't told: they have been, by another notice. */
  readonly unlessKind: NoticeKind | null;
  /** Whoever follows one of these is told (`NOTICE_SUBJECT`). */
  readonly subjects: readonly string[];
  readonly facts: NoticeFacts;
  /** For how long it is worth knowing. */
  readonly lifeMs: number;
};
