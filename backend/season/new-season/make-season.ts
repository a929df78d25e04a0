import type { PayloadRequest } from 'payload';
import { CHAMPIONSHIP_TIME_ZONE } from '../../../lib/contract/time-zone.ts';
import { readPrice } from '../../cms/fields/typed-price.ts';
import { refId, refIds } from '../../cms/records/refs.ts';
import type { Championship, Form, Product, Round } from '../../payload-types.ts';
import { rookiesAreToCome } from '../validation/championship-validation.ts';
import type { SourceRecords, SourceSession } from './find-source.ts';
import { dayLater, moveByWeeks, type SeasonPlan } from './plan-season.ts';
import { repriceForm, repriceProduct, type Reprice } from './sale-prices.ts';
import {
  priceName,
  type RoundRow,
  type Sale,
  type SaleRow,
  type SeasonInput,
  type SeasonMade,
  type SeasonRow,
} from './season-report.ts';

/** A copy of a round without last season's links, documents, on-site pictures and broadcasts. */
const copyOfRound = (
  { venue, series, content, banner, background, categories, sponsors, faqs, ...visits }: Round,
  { name, address, start_date, end_date }: RoundRow,
) => ({
  name,
  url: address,
  start_date,
  end_date,
  round_status: 'scheduled' as const,
  venue: refId(venue),
  series: refId(series),
  content: content ?? null,
  banner: refId(banner),
  background: refId(background),
  categories: refIds(categories),
  sponsors: refIds(sponsors),
  faqs: refIds(faqs),
  gates_open: visits.gates_open ?? null,
  what_to_bring: visits.what_to_bring ?? null,
  parking: visits.parking ?? null,
  _status: 'draft' as const,
});

/** A copy of a session without its results and everything that happened in it. */
const copyOfSession = (
  { session_name, kind, category, distance, distance_unit, sort_order, date, ends_at }: SourceSession,
  round: number,
  move: (instant: string) => string,
) => ({
  session_name,
  round,
  kind: kind ?? null,
  category: refId(category),
  distance: distance ?? null,
  distance_unit: distance_unit ?? null,
  sort_order: sort_order ?? 0,
  date: date ? move(date) : null,
  ends_at: ends_at ? move(ends_at) : null,
  session_status: 'scheduled' as const,
  _status: 'draft' as const,
});

/** A copy of a championship as before its first round. */
const copyOfChampionship = (
  { category, scoring, classes, of, sort }: Championship,
  { name, address }: SeasonRow,
  season: string,
  rounds: number[],
) => ({
  name,
  url: address,
  season,
  of,
  category: refId(category) ?? 0,
  scoring: refId(scoring) ?? 0,
  classes: classes ?? [],
  sort: sort ?? 0,
  rounds,
});

/**
 * The rounds of a championship's copy: the new copies of its rounds, or those created earlier.
 * @param made ids of the new rounds by those they are copied from
 */
const newRoundsOf = ({ rounds }: Championship, plan: SeasonPlan, made: ReadonlyMap<number, number>) =>
  refIds(rounds).flatMap((id) => made.get(id) ?? plan.rounds.find((row) => row.id === id)?.existing ?? []);

/** The chosen championships that would have no round. */
export const withoutRounds = (
  { championships }: SourceRecords,
  plan: SeasonPlan,
  chosen: SeasonInput['chosen'],
): Championship[] => {
  const made = new Map(chosen.rounds.map((id) => [id, id]));
  return championships.filter(
    (candidate) =>
      chosen.championships.includes(candidate.id) && newRoundsOf(candidate, plan, made).length === 0,
  );
};

/** The round that the copy of a ticket or form belongs to: the new one, or the one created earlier. */
const newRoundOf = (
  { round }: Pick<Form | Product, 'round'>,
  plan: SeasonPlan,
  made: ReadonlyMap<number, number>,
): number | null => {
  const id = refId(round);
  return id === null ? null : (made.get(id) ?? plan.rounds.find((row) => row.id === id)?.existing ?? null);
};

/** The chosen tickets and forms that would still belong to the old round. */
export const withoutNewRound = (
  { products, forms }: SourceRecords,
  plan: SeasonPlan,
  chosen: SeasonInput['chosen'],
): readonly { readonly name: string }[] => {
  const made = new Map(chosen.rounds.map((id) => [id, id]));
  return [
    ...products.filter(({ id }) => chosen.products.includes(id)),
    ...forms.filter(({ id }) => chosen.forms.includes(id)),
  ].filter((candidate) => refId(candidate.round) !== null && newRoundOf(candidate, plan, made) === null);
};

/** The typed prices, or else those of the originals. @param prices typed texts by the originals' names */
const repriceWith =
  (prices: SeasonInput['prices'], kind: Sale, id: number): Reprice =>
  ({ key, price }) =>
    readPrice(prices[priceName(kind, id, key)] ?? '') ?? price;

/** A copy of a ticket for sale. Sizes with limited stock are sold out until somebody enters how many there are. */
function copyOfTicket(
  product: Product,
  { name, address, codes }: SaleRow,
  reprice: Reprice,
  moveDay: (day: string) => string,
) {
  const { skus, ...prices } = repriceProduct(product, reprice);
  return {
    ...{ name, slug: address, ...prices, old_price: null, is_on_special: false },
    skus: skus.map((sku, index) => ({
      ...sku,
      code: codes[index] ?? sku.code,
      stock: typeof sku.stock === 'number' ? 0 : null,
      // No orders have counted against the copy.
      counted_at: null,
      early_until: sku.early_until ? moveDay(sku.early_until) : null,
    })),
    _status: 'draft' as const,
  };
}

/** A copy of a form. Forms have no drafts, so the copy is disabled. */
const copyOfForm = (
  form: Form,
  { name, address }: SaleRow,
  reprice: Reprice,
  move: (instant: string) => string,
) => ({
  ...{ name, url: address, enabled: false, ...repriceForm(form, reprice) },
  opens_at: form.opens_at ? move(form.opens_at) : null,
  closes_at: form.closes_at ? move(form.closes_at) : null,
});

/** Creates the chosen parts of a plan, in the request's transaction. Rounds, sessions and pages are drafts. */
export async function makeSeason(
  req: PayloadRequest,
  { rounds, sessions, championships, products, forms, timeZones }: SourceRecords,
  plan: SeasonPlan,
  { chosen, name, weeks, prices }: Pick<SeasonInput, 'chosen' | 'name' | 'weeks' | 'prices'>,
): Promise<SeasonMade> {
  const { payload } = req;
  const common = { depth: 0, overrideAccess: false, req } as const;
  const made = new Map<number, number>();
  let sessionsMade = 0;
  for (const row of plan.rounds) {
    const round = rounds.find(({ id }) => id === row.id);
    if (!round || !chosen.rounds.includes(row.id)) continue;
    const { id } = await payload.create({
      collection: 'rounds',
      data: copyOfRound(round, row),
      draft: true,
      ...common,
    });
    made.set(row.id, id);
    const timeZone = timeZones.get(row.id) ?? CHAMPIONSHIP_TIME_ZONE;
    for (const session of sessions.get(row.id) ?? []) {
      await payload.create({
        collection: 'results',
        data: copyOfSession(session, id, (instant) => moveByWeeks(instant, weeks ?? 0, timeZone)),
        draft: true,
        ...common,
      });
      sessionsMade += 1;
    }
  }
  const championshipsMade: number[] = [];
  for (const row of plan.championships) {
    const championship = championships.find(({ id }) => id === row.id);
    if (!championship || !chosen.championships.includes(row.id)) continue;
    const { id } = await payload.create({
      collection: 'championships',
      data: copyOfChampionship(championship, row, name.trim(), newRoundsOf(championship, plan, made)),
      ...common,
      req: rookiesAreToCome(req),
    });
    championshipsMade.push(id);
  }
  const pagesMade: number[] = [];
  for (const row of plan.pages.filter(({ id }) => chosen.pages.includes(id))) {
    const { id } = await payload.duplicate({
      collection: 'pages',
      id: row.id,
      data: { name: row.name, url: row.address, _status: 'draft' },
      draft: true,
      ...common,
    });
    pagesMade.push(id);
  }
  const ticketsMade: number[] = [];
  for (const row of plan.products) {
    const product = products.find(({ id }) => id === row.id);
    if (!product || !chosen.products.includes(row.id)) continue;
    const copy = copyOfTicket(product, row, repriceWith(prices, 'products', row.id), (day) =>
      dayLater(day, 7 * (weeks ?? 0)),
    );
    const { id } = await payload.duplicate({
      collection: 'products',
      id: row.id,
      data: { ...copy, round: newRoundOf(product, plan, made) },
      draft: true,
      ...common,
    });
    ticketsMade.push(id);
  }
  const formsMade: number[] = [];
  for (const row of plan.forms) {
    const form = forms.find(({ id }) => id === row.id);
    if (!form || !chosen.forms.includes(row.id)) continue;
    const timeZone = timeZones.get(refId(form.round) ?? 0) ?? CHAMPIONSHIP_TIME_ZONE;
    const copy = copyOfForm(form, row, repriceWith(prices, 'forms', row.id), (instant) =>
      moveByWeeks(instant, weeks ?? 0, timeZone),
    );
    const { id } = await payload.duplicate({
      collection: 'forms',
      id: row.id,
      data: { ...copy, round: newRoundOf(form, plan, made) },
      ...common,
    });
    formsMade.push(id);
  }
  return {
    rounds: [...made.values()],
    sessions: sessionsMade,
    championships: championshipsMade,
    pages: pagesMade,
    products: ticketsMade,
    forms: formsMade,
  };
}
