import type { Endpoint, Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import { showCents } from '../../../lib/contract/money.ts';
import { handlesMoney } from '../../cms/access/roles.ts';
import { recordIdIn } from '../../kernel/database/record-id.ts';
import type { Round } from '../../payload-types.ts';
import { holdersOf } from './holders.ts';
import type { RoundTicketsData } from './panel-data.ts';
import { refundHolders, type RefundedHolders } from './refund-holders.ts';
import { areHoldersMailed, changeOf, findRound, mailRoundChange } from './mail-round-change.ts';
import { messageAnswer } from '../../kernel/http/answer.ts';

const MAX_REASON = 500;
const reasonSchema = z.object({ reason: z.string().trim().min(1).max(MAX_REASON) });

const counted = (count: number, one: string, many: string) => `${String(count)} ${count === 1 ? one : many}`;

async function panelOf(payload: Payload, round: Round): Promise<RoundTicketsData> {
  const holders = await holdersOf(payload, round.id);
  const sum = (numbers: 'open' | 'used') => holders.reduce((all, holder) => all + holder[numbers].length, 0);
  return {
    open: sum('open'),
    holders: holders.filter(({ open }) => open.length > 0).length,
    used: sum('used'),
    change: changeOf(round) ?? '',
    areMailed: areHoldersMailed(round),
  };
}

type Act = (req: PayloadRequest, round: Round, account: string) => Promise<Response>;

const forCashiers =
  (act: Act): Endpoint['handler'] =>
  async (req) => {
    const { user, payload, routeParams } = req;
    if (user?.collection !== 'users' || !handlesMoney(user))
      return messageAnswer(403, 'Only administrators and shop staff can do this.');
    const id = recordIdIn(routeParams?.['id']);
    const round = id === null ? null : await findRound(payload, id);
    return round
      ? act(req, round, user.email)
      : messageAnswer(404, 'This round doesn’t exist or isn’t published.');
  };

const posted =
  (act: Act): Act =>
  async (req, round, account) =>
    req.headers.get('content-type')?.startsWith('application/json')
      ? act(req, round, account)
      : messageAnswer(415, 'Send the request body as JSON.');

async function mailAll(req: PayloadRequest, round: Round): Promise<Response> {
  const { payload } = req;
  if (changeOf(round) === null) return messageAnswer(409, 'This round goes ahead as planned.');
  const mailed = await mailRoundChange(payload, round);
  const now = (await findRound(payload, round.id)) ?? round;
  const message =
    mailed === 0
      ? 'No buyers are left to email.'
      : `${counted(mailed, 'buyer has', 'buyers have')} been emailed.`;
  return messageAnswer(200, message, { panel: await panelOf(payload, now) });
}

/** What the office is told about a refund: whoever heard nothing of an earlier one may have changed the reason since. */
function toldOf({ cents, count, others, problems }: RefundedHolders): string {
  const buyersOf = (number: number) => counted(number, 'buyer', 'buyers');
  const now =
    count === 0 && problems.length === 0
      ? 'No valid tickets are left to refund.'
      : `${showCents(cents)} refunded to ${buyersOf(count)}. Each gets an email as soon as their money is on its way.`;
  const before = others.map(
    (other) =>
      `Already refunded, with the reason “${other.reason}”: ${showCents(other.cents)} to ${buyersOf(other.count)}.`,
  );
  return [now, ...before, ...problems].join(' ');
}

async function refundAll(req: PayloadRequest, round: Round, account: string): Promise<Response> {
  const input = reasonSchema.safeParse(await req.json?.().catch(() => null));
  if (!input.success)
    return messageAnswer(422, `Enter a reason of up to ${String(MAX_REASON)} characters.`, {
      field: 'reason',
    });
  const refunded = await refundHolders(req.payload, { round: round.id, reason: input.data.reason, account });
  const isDone = refunded.count > 0 && refunded.problems.length === 0;
  return messageAnswer(isDone ? 200 : 409, toldOf(refunded), { panel: await panelOf(req.payload, round) });
}

/**
 * GET /api/products/of-round/{id}: how many valid tickets a round has. POST …/tell emails their holders about its change, POST …/refund
 * refunds them all. For administrators and shop staff.
 */
export const roundTicketEndpoints: Endpoint[] = [
  {
    path: '/of-round/:id',
    method: 'get',
    handler: forCashiers(async ({ payload }, round) => Response.json(await panelOf(payload, round))),
  },
  { path: '/of-round/:id/tell', method: 'post', handler: forCashiers(posted(mailAll)) },
  { path: '/of-round/:id/refund', method: 'post', handler: forCashiers(posted(refundAll)) },
];
