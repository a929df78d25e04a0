import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { numberInText } from '../../../lib/shared/text/number-in-text.ts';
import type { Comment } from '../../payload-types.ts';
import { roleOf } from '../access/roles.ts';
import { answer, recordEndpoint, type Target } from '../locks/editing-endpoints.ts';
import { namesOfAccounts, staffOf } from '../locks/staff.ts';
import { MAX_COMMENT } from './comment-limit.ts';

const MAX_NAME = 200;

const inputSchema = z.object({
  text: z.string(),
  block: z.string().max(MAX_NAME).nullish(),
  blockName: z.string().max(MAX_NAME).nullish(),
  thread: z.number().int().nullish(),
});

/** All comments on a record, oldest first. */
async function commentsOf(req: PayloadRequest, { collection, id }: Target): Promise<Comment[]> {
  const { docs } = await req.payload.find({
    collection: 'comments',
    where: { and: [{ model: { equals: collection } }, { document_id: { equals: id } }] },
    sort: 'id',
    depth: 0,
    pagination: false,
    req,
  });
  return docs;
}

const mayDelete = (req: PayloadRequest, { author }: Comment): boolean =>
  roleOf(staffOf(req)) === 'admin' || author === staffOf(req)?.id;

async function list(req: PayloadRequest, target: Target): Promise<Response> {
  const comments = await commentsOf(req, target);
  const names = await namesOfAccounts(
    req.payload,
    comments.flatMap(({ author, resolved_by }) => [author, resolved_by]),
  );
  return answer(200, {
    comments: comments.map((comment) => ({
      id: comment.id,
      thread: comment.thread ?? null,
      block: comment.block_id ?? null,
      blockName: comment.block_name ?? '',
      text: comment.text,
      author: names(comment.author) ?? '',
      at: comment.createdAt,
      mayDelete: mayDelete(req, comment),
      resolved:
        comment.resolved_at && comment.resolved_by
          ? { by: names(comment.resolved_by) ?? '', at: comment.resolved_at }
          : null,
    })),
  });
}

/** GET /api/editing/{collection}/{id}/comments: the comments on a record and its blocks, for everybody who may change it. */
const listEndpoint = recordEndpoint('get', '/comments', 'update', (req, { target }) => list(req, target));

/** POST /api/editing/{collection}/{id}/comments: adds a comment on a record or one of its blocks, or a reply. */
const writeEndpoint = recordEndpoint('post', '/comments', 'update', async (req, found) => {
  await addDataAndFileToRequest(req);
  const input = inputSchema.safeParse(req.data);
  const author = staffOf(req)?.id;
  if (!input.success || author === undefined)
    return answer(422, { message: 'Send the text, and the block or comment it’s about.' });
  const text = input.data.text.trim();
  if (text === '') return answer(422, { message: 'Write something first.' });
  if (text.length > MAX_COMMENT)
    return answer(422, {
      message: `Comments can have up to ${numberInText(MAX_COMMENT)} characters. This one has ${numberInText(text.length)}.`,
    });
  const { collection, id } = found.target;
  const { block, blockName, thread } = input.data;
  const first = (await commentsOf(req, found.target)).find(
    (earlier) => earlier.id === thread && !earlier.thread,
  );
  if (typeof thread === 'number' && !first)
    return answer(404, { message: 'The comment you’re replying to has been deleted.' });
  await req.payload.create({
    collection: 'comments',
    data: {
      model: collection,
      document_id: id,
      text,
      author,
      ...(first
        ? { thread: first.id, block_id: first.block_id ?? null, block_name: first.block_name ?? null }
        : { block_id: block ?? null, block_name: blockName ?? null }),
    },
    req,
  });
  return list(req, found.target);
});

/** The comment in a call's address; an error response if the record doesn't have it. */
async function commentOf(req: PayloadRequest, target: Target): Promise<Comment | Response> {
  const id = Number(req.routeParams?.['comment']);
  const comment = (await commentsOf(req, target)).find((stored) => stored.id === id);
  return comment ?? answer(404, { message: 'This comment has been deleted.' });
}

/** POST /api/editing/{collection}/{id}/comments/{comment}/resolve or /reopen: resolves or reopens a thread. */
const settle = (step: 'resolve' | 'reopen') =>
  recordEndpoint('post', `/comments/:comment/${step}`, 'update', async (req, found) => {
    const comment = await commentOf(req, found.target);
    if (comment instanceof Response) return comment;
    const isResolved = step === 'resolve';
    await req.payload.update({
      collection: 'comments',
      id: comment.thread ?? comment.id,
      data: {
        resolved_at: isResolved ? new Date().toISOString() : null,
        resolved_by: isResolved ? (staffOf(req)?.id ?? null) : null,
      },
      req,
    });
    return list(req, found.target);
  });

/** DELETE /api/editing/{collection}/{id}/comments/{comment}: by its author or an administrator; replies to it are deleted, too. */
const deleteEndpoint = recordEndpoint('delete', '/comments/:comment', 'update', async (req, found) => {
  const comment = await commentOf(req, found.target);
  if (comment instanceof Response) return comment;
  if (!mayDelete(req, comment))
    return answer(403, { message: 'Only a comment’s author or an administrator can delete it.' });
  await req.payload.delete({
    collection: 'comments',
    where: { or: [{ id: { equals: comment.id } }, { thread: { equals: comment.id } }] },
    req,
  });
  return list(req, found.target);
});

export const commentEndpoints: Endpoint[] = [
  listEndpoint,
  writeEndpoint,
  settle('resolve'),
  settle('reopen'),
  deleteEndpoint,
];
