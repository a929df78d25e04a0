import type { PayloadRequest } from 'payload';
import { clockTime, mediumDay } from '../../lib/shared/date-forms.ts';
import { CHAMPIONSHIP_TIME_ZONE } from '../../lib/contract/time-zone.ts';
import { namesOfAccounts, staffOf } from '../cms/access/staff.ts';
import { BLOCK_PARAMETER } from '../cms/preview/block-parameter.ts';
import { changeableRecord } from './changeable-record.ts';
import { listed, type Todo, type TodoDetail } from './todo-entry.ts';

const MAX_LETTERS = 80;
/** Number of newest threads that the home screen checks. */
const MAX_THREADS = 100;

const shortened = (text: string): string => {
  const line = text.replace(/\s+/g, ' ');
  return line.length > MAX_LETTERS ? `${line.slice(0, MAX_LETTERS)}…` : line;
};
const when = (moment: string): string =>
  `${mediumDay(moment, 'en', CHAMPIONSHIP_TIME_ZONE)}, ${clockTime(moment, 'en', CHAMPIONSHIP_TIME_ZONE)}`;

/** Colleagues' drafts waiting for a second person, and the account's own that were sent back. */
export async function findReviews(req: PayloadRequest): Promise<readonly Todo[]> {
  const own = staffOf(req)?.id;
  if (own === undefined) return [];
  const { docs } = await req.payload.find({
    collection: 'reviews',
    where: {
      or: [
        { and: [{ state: { equals: 'waiting' } }, { author: { not_equals: own } }] },
        { and: [{ state: { equals: 'sent-back' } }, { author: { equals: own } }] },
      ],
    },
    sort: 'asked_at',
    depth: 0,
    pagination: false,
    req,
  });
  const names = await namesOfAccounts(
    req.payload,
    docs.flatMap(({ author, reviewer }) => [author, reviewer]),
  );
  const waiting: TodoDetail[] = [];
  const back: TodoDetail[] = [];
  for (const review of docs) {
    const record = await changeableRecord(req, review.model, review.document_id);
    if (record === null) continue;
    const { href, title } = record;
    if (review.state === 'waiting') {
      const note = review.note ? `: “${shortened(review.note)}”` : '';
      waiting.push({
        href,
        title: `${title}, by ${names(review.author) ?? ''} since ${when(review.asked_at)}${note}`,
      });
    } else
      back.push({
        href,
        title: `${title}: “${shortened(review.reason ?? '')}” (${names(review.reviewer) ?? ''})`,
      });
  }
  return [
    ...listed(waiting, 'draft is waiting for review', 'drafts are waiting for review'),
    ...listed(back, 'of your drafts was sent back', 'of your drafts were sent back'),
  ];
}

/** Open threads about records that the account may change, unless it wrote the last comment. */
export async function findOpenComments(req: PayloadRequest): Promise<readonly Todo[]> {
  const own = staffOf(req)?.id;
  if (own === undefined) return [];
  const { docs: threads } = await req.payload.find({
    collection: 'comments',
    where: { and: [{ thread: { exists: false } }, { resolved_at: { exists: false } }] },
    sort: '-id',
    limit: MAX_THREADS,
    depth: 0,
    pagination: false,
    req,
  });
  const { docs: replies } = await req.payload.find({
    collection: 'comments',
    where: { thread: { in: threads.map(({ id }) => id) } },
    sort: 'id',
    depth: 0,
    pagination: false,
    req,
  });
  const theirs = threads
    .map((first) => ({
      block: first.block_id,
      last: replies.findLast(({ thread }) => thread === first.id) ?? first,
    }))
    .filter(({ last }) => last.author !== own);
  const names = await namesOfAccounts(
    req.payload,
    theirs.map(({ last }) => last.author),
  );
  const details: TodoDetail[] = [];
  for (const { block, last } of theirs) {
    const record = await changeableRecord(req, last.model, last.document_id);
    if (record === null) continue;
    details.push({
      href: block ? `${record.href}?${BLOCK_PARAMETER}=${block}` : record.href,
      title: `${record.title}: “${shortened(last.text)}” (${names(last.author) ?? ''})`,
    });
  }
  return listed(details, 'comment is open', 'comments are open');
}
