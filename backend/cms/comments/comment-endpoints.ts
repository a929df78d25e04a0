import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { numberInText } from '../../../lib/shared/text/number-in-text.ts';
import { messageAnswer, privateJson } from '../../kernel/http/answer.ts';
import type { Comment, User } from '../../payload-types.ts';
import { recordEndpoint, type FoundRecord, type Target } from '../access/record-endpoint.ts';
import { roleOf } from '../access/roles.ts';
import { namesOfAccounts } from '../access/staff.ts';
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

const mayDelete = (account: User, { author }: Comment): boolean =>
  roleOf(account) === 'admin' || author === account.id;

async function list(req: PayloadRequest, { target, account }: FoundRecord): Promise<Response> {
  const comments = await commentsOf(req, target);
  const names = await namesOfAccounts(
    req.payload,
    comments.flatMap(({ author, resolved_by }) => [author, resolved_by]),
  );
  return privateJson({
    comments: comments.map((comment) => ({
      id: comment.id,
      thread: comment.thread ?? null,
      block: comment.block_id ?? null,
      blockName: comment.block_name ?? '',
      text: comment.text,
      author: names(comment.author) ?? '',
      at: comment.createdAt,
      mayDelete: mayDelete(account, comment),
      resolved:
        comment.resolved_at && comment.resolved_by
          ? { by: names(comment.resolved_by) ?? '', at: comment.resolved_at }
          : null,
    })),
  });
}

/** GET /api/editing/{collection}/{id}/comments: the comments on a record and its blocks, for everybody who may change it. */
const listEndpoint = recordEndpoint('get', '/comments', 'update', list);

/** POST /api/editing/{collection}/{id}/comments: adds a comment on a record or one of its blocks, or a reply. */
const writeEndpoint = recordEndpoint('post', '/comments', 'update', async (req, found) => {
  await addDataAndFileToRequest(req);
  const input = inputSchema.safeParse(req.data);
  if (!input.success) return messageAnswer(422, 'Send the text, and the block or comment it’s about.');
  const text = input.data.text.trim();
  if (text === '') return messageAnswer(422, 'Write something first.');
  if (text.length > MAX_COMMENT)
    return messageAnswer(
      422,
      `Comments can have up to ${numberInText(MAX_COMMENT)} characters. This one has ${numberInText(text.length)}.`,
    );
  const { collection, id } = found.target;
  const { block, blockName, thread } = input.data;
  const first = (await commentsOf(req, found.target)).find(
    (earlier) => earlier.id === thread && !earlier.thread,
  );
  if (typeof thread === 'number' && !first)
    return messageAnswer(404, 'The comment you’re replying to has been deleted.');
  await req.payload.create({
    collection: 'comments',
    data: {
      model: collection,
      document_id: id,
      text,
      author: found.account.id,
      ...(first
        ? { thread: first.id, block_id: first.block_id ?? null, block_name: first.block_name ?? null }
        : { block_id: block ?? null, block_name: blockName ?? null }),
    },
    req,
  });
  return list(req, found);
});

/** The comment in a call's address; an error response if the record doesn't have it. */
async function commentOf(req: PayloadRequest, target: Target): Promise<Comment | Response> {
  const id = Number(req.routeParams?.['comment']);
  const comment = (await commentsOf(req, target)).find((stored) => stored.id === id);
  return comment ?? messageAnswer(404, 'This comment has been deleted.');
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
        resolved_by: isResolved ? found.account.id : null,
      },
      req,
    });
    return list(req, found);
  });

/** DELETE /api/editing/{collection}/{id}/comments/{comment}: by its author or an administrator; replies to it are deleted, too. */
const deleteEndpoint = recordEndpoint('delete', '/comments/:comment', 'update', async (req, found) => {
  const comment = await commentOf(req, found.target);
  if (comment instanceof Response) return comment;
  if (!mayDelete(found.account, comment))
    return messageAnswer(403, 'Only a comment’s author or an administrator can delete it.');
  await req.payload.delete({
    collection: 'comments',
    where: { or: [{ id: { equals: comment.id } }, { thread: { equals: comment.id } }] },
    req,
  });
  return list(req, found);
});

export const commentEndpoints: Endpoint[] = [
  listEndpoint,
  writeEndpoint,
  settle('resolve'),
  settle('reopen'),
  deleteEndpoint,
];
