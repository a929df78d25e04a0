import type { Payload } from 'payload';
import type { Faq, File, Person, Series, Slide, Sponsor, Video } from '../payload-types.ts';
import { mediaByIds } from '../media/media-library.ts';
import type { MediaSource } from '../media/media-source.ts';
import { createBatchLoader, type BatchLoader } from '../kernel/batch-loader.ts';
import { contentNow } from '../kernel/clock.ts';
import { renderText, type RichText } from '../media/rendered.ts';
import { createImages, type Images } from '../media/images.ts';
import { createAddressLoader, type RecordPlace } from '../cms/records/record-addresses.ts';
import { recordLoader } from '../cms/records/record-loader.ts';
import { refId, refIds } from '../cms/records/refs.ts';

/** Shared by one request's handlers and resolvers: the database, the current time, and batching loaders. */
export type ContentContext = {
  readonly payload: Payload;
  readonly now: Date;
  /** Whether the reader may see pages for signed-in visitors. */
  readonly isSignedIn: boolean;
  readonly images: Images;
  /** The HTML of a rich text; '' if it is empty. */
  html(text: RichText): Promise<string>;
  /** The addresses of records' pages, by `recordKey`. */
  readonly places: BatchLoader<string, RecordPlace>;
  readonly media: BatchLoader<number, MediaSource>;
  readonly files: BatchLoader<number, File>;
  readonly series: BatchLoader<number, Series>;
  readonly sponsors: BatchLoader<number, Sponsor>;
  readonly faqs: BatchLoader<number, Faq>;
  readonly slides: BatchLoader<number, Slide>;
  readonly videos: BatchLoader<number, Video>;
  readonly persons: BatchLoader<number, Person>;
};

const LOADERS = {
  files: recordLoader('files'),
  series: recordLoader('series'),
  sponsors: recordLoader('sponsors'),
  faqs: recordLoader('faqs'),
  slides: recordLoader('slides'),
  videos: recordLoader('videos'),
  // The author of an article is shown even if the person is no longer published.
  persons: recordLoader('persons', 'all'),
} as const;

/** Creates the context for one request, by default for an anonymous visitor. */
export function createContentContext(
  payload: Payload,
  { isSignedIn = false }: { readonly isSignedIn?: boolean } = {},
): ContentContext {
  const media = createBatchLoader<number, MediaSource>((ids) => mediaByIds(payload, ids));
  const now = contentNow();
  const places = createAddressLoader(payload, now);
  return {
    payload,
    now,
    isSignedIn,
    media,
    images: createImages(media),
    html: (text) => renderText(text, media, places),
    places,
    files: LOADERS.files(payload),
    series: LOADERS.series(payload),
    sponsors: LOADERS.sponsors(payload),
    faqs: LOADERS.faqs(payload),
    slides: LOADERS.slides(payload),
    videos: LOADERS.videos(payload),
    persons: LOADERS.persons(payload),
  };
}

/** Records of a to-many relation, in order. */
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
