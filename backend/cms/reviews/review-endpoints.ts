import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload';
import { PUBLISHED_RECORD } from '../../../lib/contract/preview.ts';
import { CHAMPIONSHIP_TIME_ZONE } from '../../../lib/contract/time-zone.ts';
import { textIn } from '../../../lib/shared/record.ts';
import { numberInText } from '../../../lib/shared/text/number-in-text.ts';
import { messageAnswer, privateJson } from '../../kernel/http/answer.ts';
import { recordEndpoint, type Target } from '../access/record-endpoint.ts';
import { namesOfAccounts } from '../access/staff.ts';
import { auditReview } from '../audit/record-change.ts';
import { isLive } from '../versions/live.ts';
import { momentAt } from '../versions/moments.ts';
import { endReview, findReview, reviewKey } from './find-review.ts';
import { MAX_REVIEW_TEXT } from './review-limit.ts';
import { scheduledFor } from './scheduled.ts';
import { ownChangeOf } from './second-person.ts';

/** The address that compares the newest version with the published one; null if the newest is published. */
async function draftOf(req: PayloadRequest, { collection, id }: Target) {
  const { docs } = await req.payload.findVersions({
    collection,
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    depth: 0,
    pagination: false,
    select: { version: { _status: true } },
    req,
  });
  const [newest] = docs;
  if (!newest || textIn(newest.version, '_status') !== 'draft') return null;
  const published = docs.find(({ version }) => textIn(version, '_status') === 'published')?.id;
  // Payload drops the oldest versions, even the published one.
  const isLiveOnly = published === undefined && (await isLive(req, { collection, id }));
  const from = isLiveOnly ? PUBLISHED_RECORD : published;
  const compare = from === undefined ? '' : `?from=${String(from)}`;
  return `/admin/collections/${collection}/${String(id)}/versions/${String(newest.id)}${compare}`;
}

/**
 * GET /api/editing/{collection}/{id}/review: whether a draft is waiting for a second person or was sent back, and where to see the changes.
 */
const reviewEndpoint = recordEndpoint('get', '/review', 'update', async (req, found) => {
  const { collection, id } = found.target;
  const [review, compare, ownChange, scheduled] = await Promise.all([
    findReview(req, collection, id),
    draftOf(req, found.target),
    ownChangeOf(req, collection, found.doc),
    scheduledFor(req, collection, id),
  ]);
  const names = await namesOfAccounts(req.payload, [review?.author, review?.reviewer]);
  return privateJson({
    compare,
    ownChange,
    scheduledFor: scheduled === '' ? '' : momentAt(scheduled, CHAMPIONSHIP_TIME_ZONE),
    review:
      review === null
        ? null
        : {
            state: review.state,
            author: names(review.author) ?? '',
            isYours: review.author === found.account.id,
            askedAt: review.asked_at,
            note: review.note ?? '',
            reviewer: names(review.reviewer) ?? '',
            reason: review.reason ?? '',
            answeredAt: review.answered_at ?? '',
          },
  });
});

/** The text in a call's body; an error response if it is too long. */
async function textOfCall(req: PayloadRequest, name: string): Promise<string | Response> {
  await addDataAndFileToRequest(req);
  const text = textIn(req.data, name).trim();
  return text.length > MAX_REVIEW_TEXT
    ? messageAnswer(
        422,
        `Use up to ${numberInText(MAX_REVIEW_TEXT)} characters. This has ${numberInText(text.length)}.`,
      )
    : text;
}

/** POST /api/editing/{collection}/{id}/review/ready: the draft is ready and waits for a second person. */
const readyEndpoint = recordEndpoint('post', '/review/ready', 'update', async (req, found) => {
  const note = await textOfCall(req, 'note');
  if (note instanceof Response) return note;
  const { collection, id } = found.target;
  if ((await draftOf(req, found.target)) === null)
    return messageAnswer(409, 'There’s nothing to review: everything has been published.');
  await endReview(req, collection, id);
  await req.payload.create({
    collection: 'reviews',
    data: {
      key: reviewKey(collection, id),
      model: collection,
      document_id: id,
      state: 'waiting',
      author: found.account.id,
      asked_at: new Date().toISOString(),
      note,
    },
    req,
  });
  await auditReview(req, 'marked-ready', collection, found.doc);
  return messageAnswer(200, 'Marked as ready for review.');
});

/** POST /api/editing/{collection}/{id}/review/send-back: a second person requests a change first, with the reason. */
const sendBackEndpoint = recordEndpoint('post', '/review/send-back', 'update', async (req, found) => {
  const reason = await textOfCall(req, 'reason');
  if (reason instanceof Response) return reason;
  if (reason === '') return messageAnswer(422, 'Say what needs to change.');
  const reviewer = found.account.id;
  const review = await findReview(req, found.target.collection, found.target.id);
  if (review?.state !== 'waiting') return messageAnswer(409, 'This is no longer waiting for review.');
  if (review.author === reviewer)
    return messageAnswer(409, 'You marked this as ready yourself. Choose “Not ready yet” instead.');
  await req.payload.update({
    collection: 'reviews',
    id: review.id,
    data: { state: 'sent-back', reviewer, reason, answered_at: new Date().toISOString() },
    req,
  });
  await auditReview(req, 'sent-back', found.target.collection, found.doc);
  return messageAnswer(200, 'Sent back.');
});

/** POST /api/editing/{collection}/{id}/review/withdraw: the author withdraws the request, or dismisses its answer. */
const withdrawEndpoint = recordEndpoint('post', '/review/withdraw', 'update', async (req, found) => {
  const { collection, id } = found.target;
  const review = await findReview(req, collection, id);
  if (review !== null && review.author !== found.account.id)
    return messageAnswer(403, 'Only the person who marked this as ready can undo that.');
  await endReview(req, collection, id);
  return messageAnswer(200, 'No longer marked as ready for review.');
});

export const reviewEndpoints: Endpoint[] = [
  reviewEndpoint,
  readyEndpoint,
  sendBackEndpoint,
  withdrawEndpoint,
];
