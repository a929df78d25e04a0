import { hash } from 'node:crypto';
import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload';
import { isDay } from '../../cms/fields/day.ts';
import { NOT_A_PRICE, NOT_EARLY, readPrice } from '../../cms/fields/typed-price.ts';
import { roleOf } from '../../cms/access/roles.ts';
import { validationMessages } from '../../cms/hooks/report-field-errors.ts';
import { lockRow } from '../../kernel/database/sql.ts';
import { inTransaction } from '../../kernel/database/transactions.ts';
import { findSource, findTaken, isSeason, type SourceRecords } from './find-source.ts';
import { makeSeason, withoutNewRound, withoutRounds } from './make-season.ts';
import { planSeason, type SeasonPlan } from './plan-season.ts';
import {
  priceName,
  SALES,
  seasonInputSchema,
  type SeasonField,
  type SeasonInput,
  type SeasonMade,
  type SeasonReport,
} from './season-report.ts';
import { messageAnswer } from '../../kernel/http/answer.ts';

const MAX_WEEKS = 520;

type Faults = Partial<Record<SeasonField, string>>;

const refusal = (
  status: number,
  message: string,
  fields: Faults = {},
  prices: Readonly<Record<string, string>> = {},
) => messageAnswer(status, message, { fields, prices });
const CORRECT = 'Nothing was created. Correct the marked fields.';

/** Whether an account may start seasons: administrators and editors. */
export const startsSeasons = (user: PayloadRequest['user']): boolean => {
  const role = user?.collection === 'users' ? roleOf(user) : null;
  return role === 'admin' || role === 'editor';
};

/** What is wrong with the season to be copied. */
function faultsOfSource(source: SeasonInput['source']): Faults {
  if (source.by === 'season') return source.season === '' ? { season: 'Choose a season.' } : {};
  const { series, from, to } = source;
  return {
    ...(series === null ? { series: 'Choose a series.' } : {}),
    ...(isDay(from) ? {} : { from: 'Enter the first day, such as 23/11/2026.' }),
    ...(isDay(to)
      ? isDay(from) && to < from
        ? { to: 'The last day is before the first.' }
        : {}
      : { to: 'Enter the last day, such as 23/11/2026.' }),
  };
}

async function faultsOf(req: PayloadRequest, input: SeasonInput): Promise<Faults> {
  const { source, weeks, championships } = input;
  const name = input.name.trim();
  const isNamed = source.by === 'season';
  const isTaken = isNamed && championships && name !== '' && (await isSeason(req, name));
  const isWeeks = weeks !== null && Number.isInteger(weeks) && weeks !== 0 && Math.abs(weeks) <= MAX_WEEKS;
  return {
    ...faultsOfSource(source),
    ...(isNamed && name === '' ? { name: 'Enter the new season’s name, such as 2027/28.' } : {}),
    ...(isTaken
      ? {
          name: `There are already championships for ${name}. Enter another name, or copy without championships.`,
        }
      : {}),
    ...(isWeeks
      ? {}
      : {
          weeks: `Enter a whole number of weeks other than 0, up to ${String(MAX_WEEKS)}, such as 52.`,
        }),
  };
}

/** Identifies a plan: it changes with the source and with the existing records. */
const stampOf = (plan: SeasonPlan): string => hash('sha256', JSON.stringify(plan), 'base64url');

const reportOf = (plan: SeasonPlan, made: SeasonMade | null): SeasonReport => ({
  ...plan,
  basedOn: stampOf(plan),
  made,
});

async function planOf(
  req: PayloadRequest,
  input: SeasonInput,
): Promise<{ source: SourceRecords; plan: SeasonPlan }> {
  const source = await findSource(req, input);
  const isNamed = input.source.by === 'season';
  const move = {
    oldName: input.source.by === 'season' ? input.source.season : '',
    newName: isNamed ? input.name.trim() : '',
    weeks: input.weeks ?? 0,
  };
  return { source, plan: planSeason(source.plan, move, await findTaken(req)) };
}

const KINDS = ['rounds', 'championships', 'pages', ...SALES] as const;

/** What is wrong with the chosen records; null if nothing. */
function faultOfChoice(
  source: SourceRecords,
  plan: SeasonPlan,
  chosen: SeasonInput['chosen'],
): string | null {
  const rows = KINDS.flatMap((kind) =>
    chosen[kind].map((id) => plan[kind].find((row) => row.id === id) ?? null),
  );
  if (rows.length === 0) return 'Tick at least one row.';
  if (rows.includes(null)) return 'Something you ticked no longer exists.';
  const taken = rows.flatMap((row) => (row !== null && row.existing !== null ? [row.name] : []));
  if (taken.length > 0)
    return `The new address of ${taken.join(', ')} is already taken. Leave it out, or change the address of the record that has it.`;
  const empty = withoutRounds(source, plan, chosen).map(({ name }) => name);
  if (empty.length > 0) return `Tick at least one round for ${empty.join(', ')}.`;
  const left = withoutNewRound(source, plan, chosen).map(({ name }) => name);
  return left.length > 0 ? `Tick the round of ${left.join(', ')}, too.` : null;
}

/** What is wrong with the prices of the chosen records, by their names. */
function faultsOfPrices(plan: SeasonPlan, { chosen, prices }: SeasonInput): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const kind of SALES)
    for (const row of plan[kind].filter(({ id }) => chosen[kind].includes(id))) {
      const nameOf = (key: string) => priceName(kind, row.id, key);
      const dollars = new Map(
        row.prices.map(({ key, price }): [string, number | null] => {
          const typed = prices[nameOf(key)];
          return [key, typed === undefined ? price : readPrice(typed)];
        }),
      );
      for (const { key, below } of row.prices) {
        const own = dollars.get(key) ?? null;
        const later = below === undefined ? null : (dollars.get(below) ?? null);
        if (own === null) faults[nameOf(key)] = NOT_A_PRICE;
        else if (later !== null && own >= later) faults[nameOf(key)] = NOT_EARLY;
      }
    }
  return faults;
}

async function start(req: PayloadRequest, input: SeasonInput): Promise<Response> {
  const { chosen, basedOn } = input;
  // The second of two requests waits here, and then sees what the first has created.
  for (const kind of KINDS)
    for (const id of chosen[kind].toSorted((a, b) => a - b)) await lockRow(req, kind, id);
  const faults = await faultsOf(req, input);
  if (Object.keys(faults).length > 0) return refusal(422, CORRECT, faults);
  const { source, plan } = await planOf(req, input);
  const fault = faultOfChoice(source, plan, chosen);
  const prices = faultsOfPrices(plan, input);
  if (fault !== null || Object.keys(prices).length > 0)
    return refusal(422, CORRECT, fault === null ? {} : { chosen: fault }, prices);
  if (basedOn !== undefined && basedOn !== stampOf(plan))
    return refusal(409, 'Someone else has changed the season. Check it again.');
  return Response.json(reportOf(plan, await makeSeason(req, source, plan, input)));
}

/**
 * POST /api/new-season: previews what starting a season would create, and with `apply` creates everything chosen or nothing. Bad input is
 * reported at its field (422).
 */
export const newSeasonEndpoint: Endpoint = {
  path: '/new-season',
  method: 'post',
  handler: async (req) => {
    if (!startsSeasons(req.user)) return refusal(403, 'Only administrators and editors can start a season.');
    await addDataAndFileToRequest(req);
    const input = seasonInputSchema.safeParse(req.data);
    if (!input.success) return refusal(422, 'Send what to copy, the new name and the number of weeks.');
    if (!input.data.apply) {
      const faults = await faultsOf(req, input.data);
      if (Object.keys(faults).length > 0) return refusal(422, CORRECT, faults);
      return Response.json(reportOf((await planOf(req, input.data)).plan, null));
    }
    try {
      return await inTransaction(req, () => start(req, input.data));
    } catch (error) {
      return refusal(422, `Nothing was created. ${validationMessages(error)}`);
    }
  },
};
