import 'server-only';
import { podiumOf, type PodiumCategory } from '@/components/racing/podium-days';
import { galleryAddress } from '@/lib/content/addresses';
import { getSitemapEntry, loadQuery } from '@/lib/content/load';
import { loadFirstPlaces, loadStandingsTop } from '@/lib/season/load-embeds';
import { loadVideo } from '@/lib/content/load-video';
import { embedSchema, type ArticlePart, type Embed } from '@/lib/contract/entities/article-parts';
import type { Image } from '@/lib/contract/entities/image';
import type { Slide } from '@/lib/contract/entities/media';
import type { Video } from '@/lib/contract/entities/news';
import type { Result } from '@/lib/contract/entities/racing';
import type { ChampionshipSummary } from '@/lib/contract/entities/standings';
import { makeSheet, type Sheet } from '@/lib/season/sheet';
import { driverPages } from '@/lib/season/driver-pages';
import { log } from '@/lib/telemetry/log';

/** A part of an article's text, ready for display. */
export type ShownPart =
  | { readonly kind: 'html'; readonly html: string }
  | { readonly kind: 'pictures'; readonly images: readonly Image[] }
  | { readonly kind: 'video'; readonly video: Video; readonly caption: string }
  | {
      readonly kind: 'gallery';
      readonly name: string;
      readonly slides: readonly Slide[];
      /** Address of its own page; null if it has none. */
      readonly address: string | null;
    }
  | {
      readonly kind: 'result';
      readonly podium: PodiumCategory;
      readonly session: number;
      readonly round: { readonly name: string; readonly url: string } | null;
      /** Addresses of drivers' pages by full name. */
      readonly drivers: ReadonlyMap<string, string>;
    }
  | {
      readonly kind: 'sheet';
      readonly sheet: Sheet;
      readonly session: Pick<Result, 'id' | 'date' | 'session_name' | 'category' | 'status' | 'round'>;
      readonly drivers: ReadonlyMap<string, string>;
    }
  | { readonly kind: 'standings'; readonly championship: ChampionshipSummary; readonly lines: number };

const TILES = { aspect: '4x3', width: 800 } as const;

async function videoPart(id: number, caption: string): Promise<ShownPart | null> {
  const video = await loadVideo(id);
  return video && { kind: 'video', video, caption };
}

async function galleryPart(id: number): Promise<ShownPart | null> {
  const { cognitoGallery: gallery } = await loadQuery('galleryById', { id, ...TILES });
  if (!gallery || gallery.slides.length === 0) return null;
  const address = galleryAddress(gallery.url);
  const hasPage = gallery.url !== '' && (await getSitemapEntry(address)).found;
  const name = gallery.heading || gallery.name;
  return { kind: 'gallery', name, slides: gallery.slides, address: hasPage ? address : null };
}

type ResultEmbed = Extract<Embed, { kind: 'result' }>;

async function resultPart({
  session: id,
  places,
  is_whole: isWhole,
}: ResultEmbed): Promise<ShownPart | null> {
  const drivers = await driverPages();
  if (isWhole) {
    const { nextgenResult: session } = await loadQuery('resultById', { id });
    return session && session.rows.length > 0
      ? { kind: 'sheet', sheet: makeSheet(session, null), session, drivers }
      : null;
  }
  const first = await loadFirstPlaces(id, places);
  if (first === null) return null;
  const { session } = first;
  return {
    kind: 'result',
    podium: podiumOf(session, first.places),
    session: id,
    round: session.round,
    drivers,
  };
}

async function standingsPart(url: string, lines: number): Promise<ShownPart | null> {
  const championship = await loadStandingsTop(url);
  return championship && { kind: 'standings', championship, lines };
}

/** An embed's content; null if there is nothing to show, or no longer. */
async function load(embed: Embed): Promise<ShownPart | null> {
  switch (embed.kind) {
    case 'pictures':
      return embed.images.length > 0 ? embed : null;
    case 'video':
      return videoPart(embed.video, embed.caption);
    case 'gallery':
      return galleryPart(embed.gallery);
    case 'result':
      return resultPart(embed);
    case 'standings':
      return standingsPart(embed.championship, embed.places);
  }
}

function read(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** The parts of an article's text with their embeds, loaded in parallel. A part that can't be loaded is left out and logged. */
export async function loadParts(parts: readonly ArticlePart[], article: string): Promise<ShownPart[]> {
  const shown = await Promise.all(
    parts.map(async ({ html, embed }): Promise<ShownPart | null> => {
      if (embed === '') return { kind: 'html', html };
      const found = embedSchema.safeParse(read(embed));
      if (found.success) return load(found.data);
      log.warn(
        { article, problems: found.error.issues.map(({ path, message }) => ({ path, message })) },
        'left out an embed that cannot be read',
      );
      return null;
    }),
  );
  return shown.filter((part) => part !== null);
}
