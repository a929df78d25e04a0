import { z } from 'zod';
import type { NoticeKind } from '../../../lib/contract/notifications.ts';

const ofSession = z.object({
  /** Session id. */
  session: z.number(),
  name: z.string(),
  /** '' for an activity. */
  category: z.string(),
});

/** What can happen to a session. */
const SESSION_STATES = ['delayed', 'moved', 'back', 'postponed', 'cancelled'] as const;

const changeSchema = z.object({
  state: z.enum(SESSION_STATES),
  note: z.string(),
});

/** The facts of a notice; its wording is made in each reader's language when it is sent. */
export const noticeFactsSchema = z.discriminatedUnion('what', [
  ofSession.extend({ what: z.literal('start'), start: z.string() }),
  ofSession.extend({
    ...changeSchema.shape,
    what: z.literal('change'),
    /** The new start; null if unknown. */
    start: z.string().nullable(),
  }),
  changeSchema.extend({
    what: z.literal('changes'),
    category: z.string(),
    round: z.object({ id: z.number(), name: z.string(), url: z.string() }),
    /** By how many minutes all of them start later or earlier; null if none has a new start. */
    shift: z.number().nullable(),
    /** In order. */
    sessions: z.array(z.object({ session: z.number(), name: z.string(), start: z.string().nullable() })),
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

/** Changes made together: followers of the category get them all in one notice. */
export type Bundle = {
  /** The same for all changes in the bundle. */
  readonly key: string;
  /** The category's subject (`NOTICE_SUBJECT`). */
  readonly subject: string;
  readonly round: Extract<NoticeFacts, { what: 'changes' }>['round'];
  readonly shift: number | null;
};

/** A notice that is due. */
export type DueNotice = {
  /** The same every time the notice is found, so that it is sent only once. */
  readonly key: string;
  readonly kind: NoticeKind;
  /** Subscribers to this kind aren't notified: another notice has done so. */
  readonly unlessKind: NoticeKind | null;
  /** Followers of any of these are notified (`NOTICE_SUBJECT`). */
  readonly subjects: readonly string[];
  /** Followers of this subject aren't notified: another notice covers it. */
  readonly unlessSubject: string | null;
  readonly bundle: Bundle | null;
  readonly facts: NoticeFacts;
  /** How long it is of interest. */
  readonly lifeMs: number;
};
