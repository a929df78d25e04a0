import type { Payload } from 'payload';
import { findAll, groupBy, mapById } from '../cms/records/by-ids.ts';
import { allOf, PUBLISHED } from '../cms/records/published.ts';
import { readable } from '../cms/records/readable.ts';
import { recordLoader } from '../cms/records/record-loader.ts';
import { refIds } from '../cms/records/refs.ts';
import type { ContentContext } from '../content/context.ts';
import { createBatchLoader } from '../kernel/batch-loader.ts';
import { perRequest } from '../kernel/per-request.ts';
import type { CompetitorLink, Driver, Entry, Round } from '../payload-types.ts';
import { loadEntries } from './data/entries.ts';
import {
  loadSessionDetails,
  loadSessionsOfRounds,
  loadTimingRows,
  type ResultHead,
  type SessionDetails,
  type TimingRows,
} from './data/results.ts';
import type { PodiumCar } from './mappers/podium.ts';
import { loadPodiums } from './podiums.ts';
import { loadNotices, type Notice } from './race-control/load-notices.ts';

const venues = recordLoader('venues');
const categories = recordLoader('categories');

function roundLoaders(payload: Payload) {
  const find = async (field: string, ids: readonly number[]) => {
    const where = allOf(PUBLISHED, { [field]: { in: [...ids] } });
    const { docs } = await readable(payload).find({
      ...findAll('rounds', where),
      sort: ['start_date', 'id'],
    });
    return docs;
  };
  return {
    rounds: createBatchLoader<number, Round>(async (ids) => mapById(await find('id', ids))),
    roundsOfCategory: createBatchLoader<number, readonly Round[]>(async (ids) =>
      groupBy(await find('categories', ids), (round) => refIds(round.categories)),
    ),
    roundsOfSeries: createBatchLoader<number, readonly Round[]>(async (ids) =>
      groupBy(await find('series', ids), (round) => refIds([round.series])),
    ),
  };
}

function belongingLoaders(payload: Payload) {
  return {
    driversOfCategory: createBatchLoader<number, readonly Driver[]>(async (ids) => {
      const where = { category: { in: [...ids] } };
      const { docs } = await readable(payload).find({
        ...findAll('drivers', where),
        sort: ['last_name', 'first_name', 'id'],
      });
      return groupBy(docs, (driver) => refIds([driver.category]));
    }),
    competitorLinksOfRound: createBatchLoader<number, readonly CompetitorLink[]>(async (ids) => {
      const where = { round: { in: [...ids] } };
      const { docs } = await readable(payload).find({
        ...findAll('competitor-links', where),
        sort: ['sort', 'id'],
      });
      return groupBy(docs, (link) => refIds([link.round]));
    }),
    sessionsOfRound: createBatchLoader<number, readonly ResultHead[]>((ids) =>
      loadSessionsOfRounds(payload, ids),
    ),
    entriesOfRound: createBatchLoader<number, readonly Entry[]>((ids) => loadEntries(payload, ids)),
    sessionDetails: createBatchLoader<number, SessionDetails>((ids) => loadSessionDetails(payload, ids)),
    drivers: createBatchLoader<number, Pick<Driver, 'id' | 'first_name' | 'last_name' | 'url'>>(
      async (ids) => {
        const select = { first_name: true, last_name: true, url: true } as const;
        const { docs } = await readable(payload).find({
          ...findAll('drivers', { id: { in: [...ids] } }),
          select,
        });
        return mapById(docs);
      },
    ),
    notices: createBatchLoader<number, Notice>((ids) => loadNotices(payload, ids)),
    podiums: createBatchLoader<number, readonly PodiumCar[]>((ids) => loadPodiums(payload, ids)),
    timingRows: createBatchLoader<number, TimingRows>((ids) => loadTimingRows(payload, ids)),
  };
}

/** The season's loaders, shared by the resolvers of one request. */
export const seasonOf = perRequest(({ payload }: ContentContext) => ({
  venues: venues(payload),
  categories: categories(payload),
  ...roundLoaders(payload),
  ...belongingLoaders(payload),
}));
