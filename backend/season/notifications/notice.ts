import { z } from 'zod';
import type { NoticeKind } from '../../../lib/contract/notifications.ts';

const ofSession = z.object({
  /** Its id. */
  session: z.number(),
  name: z.string(),
  /** '' for an activity. */
  category: z.string(),
});

/** What may become of a session. */
const SESSION_STATES = ['delayed', 'moved', 'back', 'postponed', 'cancelled'] as const;

const changeSchema = z.object({
  state: z.enum(SESSION_STATES),
  note: z.string(),
});

/** What a notice says, without its words: these are made in each reader's language when it is sent. */
export const noticeFactsSchema = z.discriminatedUnion('what', [
  ofSession.extend({ what: z.literal('start'), start: z.string() }),
  ofSession.extend({
    ...changeSchema.shape,
    what: z.literal('change'),
    /** When it starts now; null if nobody knows. */
    start: z.string().nullable(),
  }),
  changeSchema.extend({
    what: z.literal('changes'),
    category: z.string(),
    round: z.object({ id: z.number(), name: z.string(), url: z.string() }),
    /** By how many minutes all of them start later, or earlier; null if none of them has a new start. */
    shift: z.number().nullable(),
    /** In their order. */
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

/** Changes that were made together: whoever follows the category is told of all in one notice. */
export type Bundle = {
  /** The same for all of them. */
  readonly key: string;
  /** Of the category (`NOTICE_SUBJECT`). */
  readonly subject: string;
  readonly round: Extract<NoticeFacts, { what: 'changes' }>['round'];
  readonly shift: number | null;
};

/** A notice that is due. */
export type DueNotice = {
  /** The same whenever it is found: it is sent once. */
  readonly key: string;
  readonly kind: NoticeKind;
  /** Whoever wants this kind, too, isn't told: they have been, by another notice. */
  readonly unlessKind: NoticeKind | null;
  /** Whoever follows one of these is told (`NOTICE_SUBJECT`). */
  readonly subjects: readonly string[];
  /** Whoever follows this isn't: another notice has it. */
  readonly unlessSubject: string | null;
  readonly bundle: Bundle | null;
  readonly facts: NoticeFacts;
  /** For how long it is worth knowing. */
  readonly lifeMs: number;
};
