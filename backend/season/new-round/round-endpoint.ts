import { hash } from 'node:crypto';
import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload';
import { CHAMPIONSHIP_TIME_ZONE } from '../../../lib/contract/time-zone.ts';
import { sellsTickets } from '../../../lib/shared/sells-tickets.ts';
import { numberInText } from '../../../lib/shared/text/number-in-text.ts';
import { validationMessages } from '../../cms/hooks/report-field-errors.ts';
import { findAll } from '../../cms/records/by-ids.ts';
import { inTransaction } from '../../kernel/database/transactions.ts';
import { getDomain } from '../../site/domain.ts';
import { startsSeasons } from '../new-season/season-endpoint.ts';
import { MAX_SHEET_BYTES } from '../sheets/read-file.ts';
import { overlapIsChecked } from '../validation/session-validation.ts';
import { planRound, type RoundFacts, type RoundPlan } from './plan-round.ts';
import {
  MAX_TICKETS,
  roundInputSchema,
  type RoundInput,
  type RoundMade,
  type RoundRefusal,
  type RoundReport,
} from './round-report.ts';
import { messageAnswer } from '../../kernel/http/answer.ts';

const refusal = (status: number, message: string, more: Partial<RoundRefusal> = {}) =>
  messageAnswer(status, message, { fields: {}, lines: [], ...more });

/** Within what the account may read and write. */
const asAccount = (req: PayloadRequest) => ({ depth: 0, overrideAccess: false, req }) as const;

async function findFacts(req: PayloadRequest, input: RoundInput): Promise<RoundFacts> {
  const { payload } = req;
  const common = { ...asAccount(req), disableErrors: true } as const;
  const [venue, series, { docs: categories }, { docs: rounds }, domain] = await Promise.all([
    input.venue === null ? null : payload.findByID({ collection: 'venues', id: input.venue, ...common }),
    input.series === null ? null : payload.findByID({ collection: 'series', id: input.series, ...common }),
    payload.find({ ...findAll('categories', {}), sort: ['sort', 'name', 'id'], ...asAccount(req) }),
    payload.find({ ...findAll('rounds', {}), select: { url: true }, req }),
    getDomain(payload),
  ]);
  const timeZone = venue?.timezone || CHAMPIONSHIP_TIME_ZONE;
  return {
    venue: input.venue === null ? null : venue ? { id: venue.id, name: venue.name, timeZone } : undefined,
    series: input.series === null ? null : series ? { id: series.id, name: series.name } : undefined,
    timeZone,
    categories,
    taken: new Set(rounds.map(({ url }) => url)),
    sellsTickets: sellsTickets(domain),
  };
}

/** Writes a plan in the request's transaction, everything as a draft. */
async function makeRound(req: PayloadRequest, { round, sessions, tickets }: RoundPlan): Promise<RoundMade> {
  const { payload } = req;
  const asDraft = { draft: true, ...asAccount(req) } as const;
  const { id } = await payload.create({
    collection: 'rounds',
    data: { ...round, round_status: 'scheduled', _status: 'draft' },
    ...asDraft,
  });
  for (const session of sessions)
    await payload.create({
      collection: 'results',
      data: { ...session, round: id, _status: 'draft' },
      ...asDraft,
      req: overlapIsChecked(req),
    });
  const products: number[] = [];
  for (const { name, day, kinds } of tickets) {
    const product = await payload.create({
      collection: 'products',
      data: {
        ...{ name, price: kinds[0]?.price ?? 0, skus: [...kinds], is_ticket: true, round: id },
        round_day: day,
        _status: 'draft',
      },
      ...asDraft,
    });
    products.push(product.id);
  }
  return { round: id, sessions: sessions.length, tickets: products };
}

/** Identifies a plan: it changes with the input and with the existing records. */
const stampOf = ({ round, sessions, tickets }: RoundPlan): string =>
  hash('sha256', JSON.stringify([round, sessions, tickets]), 'base64url');

const reportOf = (plan: RoundPlan, made: RoundMade | null): RoundReport => ({
  ...plan.report,
  basedOn: stampOf(plan),
  made,
});

async function answer(req: PayloadRequest, input: RoundInput): Promise<Response> {
  const planned = planRound(input, await findFacts(req, input));
  if ('faults' in planned) {
    const { fields, lines } = planned.faults;
    return refusal(422, 'Nothing was created. Correct the marked fields.', { fields, lines: [...lines] });
  }
  const { plan } = planned;
  if (!input.apply) return Response.json(reportOf(plan, null));
  if (input.basedOn !== undefined && input.basedOn !== stampOf(plan))
    return refusal(409, 'This has changed since you looked at it. Show what will be created again.');
  return Response.json(reportOf(plan, await makeRound(req, plan)));
}

/**
 * POST /api/new-round: previews what planning a round would create, and with `apply` creates all of it or nothing: the round, its sessions
 * and a product per ticket with its kinds, all as drafts. Bad input is reported by field and by line of the timetable (422).
 */
export const newRoundEndpoint: Endpoint = {
  path: '/new-round',
  method: 'post',
  handler: async (req) => {
    if (!startsSeasons(req.user)) return refusal(403, 'Only administrators and editors can plan a round.');
    await addDataAndFileToRequest(req);
    const input = roundInputSchema.safeParse(req.data);
    if (!input.success)
      return refusal(
        422,
        `Send a round’s name, days and choices, a timetable of up to ${numberInText(MAX_SHEET_BYTES)} characters and up to ${String(MAX_TICKETS)} prices of tickets.`,
      );
    if (!input.data.apply) return answer(req, input.data);
    try {
      return await inTransaction(req, () => answer(req, input.data));
    } catch (error) {
      return refusal(422, `Nothing was created. ${validationMessages(error)}`);
    }
  },
};
