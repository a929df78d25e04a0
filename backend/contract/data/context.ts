import type { Payload } from 'payload';
import type {
  Category,
  CompetitorLink,
  Driver,
  Faq,
  File,
  Round,
  Series,
  Slide,
  Sponsor,
  Venue,
  Video,
} from '../../payload-types.ts';
import { mediaByIds } from '../../media/media-library.ts';
import type { MediaSource } from '../../media/media-source.ts';
import { createBatchLoader, type BatchLoader } from '../batch-loader.ts';
import { allOf, PUBLISHED } from './published.ts';
import { findAll, groupBy, mapById } from './by-ids.ts';
import { contentNow } from './clock.ts';
import { renderText, type RichText } from '../mappers/rendered.ts';
import { createImages, type Images } from './images.ts';
import { recordLoader } from './record-loader.ts';
import { refId, refIds } from './refs.ts';
import { loadResultsOfRounds, loadTimingRows, type ResultHead, type TimingRows } from './results.ts';

/** What the handlers and resolvers of one request share: the database, the moment, and loaders that batch. */
export type ContentContext = {
  readonly payload: Payload;
  readonly now: Date;
  /** Whether the answer is for somebody who may read pages for signed-in visitors. */
  readonly isSignedIn: boolean;
  readonly images: Images;
  /** The HTML of a long text; '' for none. */
  html(text: RichText): Promise<string>;
  readonly media: BatchLoader<number, MediaSource>;
  readonly files: BatchLoader<number, File>;
  readonly venues: BatchLoader<number, Venue>;
  readonly series: BatchLoader<number, Series>;
  readonly rounds: BatchLoader<number, Round>;
  readonly categories: BatchLoader<number, Category>;
  readonly sponsors: BatchLoader<number, Sponsor>;
  readonly faqs: BatchLoader<number, Faq>;
  readonly slides: BatchLoader<number, Slide>;
  readonly videos: BatchLoader<number, Video>;
  readonly timingRows: BatchLoader<number, TimingRows>;
  readonly roundsOfCategory: BatchLoader<number, readonly Round[]>;
  readonly roundsOfSeries: BatchLoader<number, readonly Round[]>;
  readonly driversOfCategory: BatchLoader<number, readonly Driver[]>;
  readonly resultsOfRound: BatchLoader<number, readonly ResultHead[]>;
  readonly competitorLinksOfRound: BatchLoader<number, readonly CompetitorLink[]>;
};

const LOADERS = {
  files: recordLoader('files'),
  venues: recordLoader('venues'),
  series: recordLoader('series'),
  categories: recordLoader('categories'),
  sponsors: recordLoader('sponsors'),
  faqs: recordLoader('faqs'),
  slides: recordLoader('slides'),
  videos: recordLoader('videos'),
} as const;

function roundLoaders(payload: Payload) {
  const find = async (field: string, ids: readonly number[]) => {
    const where = allOf(PUBLISHED, { [field]: { in: [...ids] } });
    const { docs } = await payload.find({ ...findAll('rounds', where), sort: ['start_date', 'id'] });
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
      const { docs } = await payload.find({
        ...findAll('drivers', where),
        sort: ['last_name', 'first_name', 'id'],
      });
      return groupBy(docs, (driver) => refIds([driver.category]));
    }),
    competitorLinksOfRound: createBatchLoader<number, readonly CompetitorLink[]>(async (ids) => {
      const where = { round: { in: [...ids] } };
      const { docs } = await payload.find({ ...findAll('competitor-links', where), sort: ['sort', 'id'] });
      return groupBy(docs, (link) => refIds([link.round]));
    }),
    resultsOfRound: createBatchLoader<number, readonly ResultHead[]>((ids) =>
      loadResultsOfRounds(payload, ids),
    ),
    timingRows: createBatchLoader<number, TimingRows>((ids) => loadTimingRows(payload, ids)),
  };
}

/**
 * Makes the context of one request.
 * @param reader who the answer is for; nobody in particular unless said otherwise
 */
export function createContentContext(
  payload: Payload,
  { isSignedIn = false }: { readonly isSignedIn?: boolean } = {},
): ContentContext {
  const media = createBatchLoader<number, MediaSource>((ids) => mediaByIds(payload, ids));
  return {
    payload,
    now: contentNow(),
    isSignedIn,
    media,
    images: createImages(media),
    html: (text) => renderText(text, media),
    files: LOADERS.files(payload),
    venues: LOADERS.venues(payload),
    series: LOADERS.series(payload),
    categories: LOADERS.categories(payload),
    sponsors: LOADERS.sponsors(payload),
    faqs: LOADERS.faqs(payload),
    slides: LOADERS.slides(payload),
    videos: LOADERS.videos(payload),
    ...roundLoaders(payload),
    ...belongingLoaders(payload),
  };
}

/** Records of a relation to many, in its order. */
export const loadRefs = <T>(
  loader: BatchLoader<number, T>,
  refs: Parameters<typeof refIds>[0],
): Promise<T[]> => loader.loadMany(refIds(refs));

/** The record of a relation, or null. */
export async function loadRef<T>(
  loader: BatchLoader<number, T>,
  ref: Parameters<typeof refId>[0],
): Promise<T | null> {
  const id = refId(ref);
  return id === null ? null : loader.load(id);
}
