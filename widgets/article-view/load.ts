import 'server-only';
import { articlePreview, publishedAt, type ArticlePreview } from '@/components/news/article-preview';
import { roundAhead } from '@/components/racing/round-entries';
import { expectChanges } from '@/lib/content/block-times';
import { loadExtensions, loadQuery } from '@/lib/content/load';
import { loadIsRaceNews } from '@/lib/spoilers/race-news';
import { roundNumbers } from '@/lib/season/round-numbers';
import { listStandings, currentStandings, withResults } from '@/lib/season/standings';
import type { BlockSettings } from '@/lib/contract/block';
import type { articleViewBlock } from '@/lib/contract/blocks/site';
import type { Article } from '@/lib/contract/entities/news';
import type { RoundSummary } from '@/lib/contract/entities/racing';
import type { ChampionshipSummary } from '@/lib/contract/entities/standings';
import { hasExtension } from '@/lib/contract/extensions';
import type { Language } from '@/lib/contract/languages';
import { loadDates } from '@/lib/content/load-dates';
import { CHAMPIONSHIP_TIME_ZONE, type DateFormatter } from '@/lib/dates/server';
import { zoneName } from '@/lib/dates/zone-name';
import { roundDays } from '@/lib/season/round-days';
import { takesPlace } from '@/lib/season/takes-place';
import { MISSING, type AddressedContext, type PageFacts } from '../define-widget';
import type { ShareCard } from '@/lib/share-picture/card';
import { articleSpoiler } from '@/lib/spoilers/spoiler';
import { firstSession } from './first-session';
import { linkedCategories } from './linked-categories';
import { loadParts, type ShownPart } from './load-parts';

const RELATED_COUNT = 4;

/** A related round of an article. */
export type RelatedRound = {
  readonly round: RoundSummary;
  /** Its number in its series' season; undefined for a round outside a series. */
  readonly number: number | undefined;
  readonly dateRange: string;
  /** Null for a round that is neither the next nor over. */
  readonly state: 'on' | 'next' | 'past' | null;
  /** The next round's first session; null once the round is on, when the race day bar shows what comes. */
  readonly first: FirstSession | null;
};

export type FirstSession = {
  readonly id: number;
  readonly name: string;
  /** '' for a session without a category. */
  readonly category: string;
  readonly instant: string;
  /** By the circuit's clock, whose time zone it names. */
  readonly when: string;
};

export type ArticlePage = {
  readonly article: Article;
  readonly published: ArticlePreview['published'];
  /** Null if it can't reveal a result. */
  readonly spoiler: ArticlePreview['spoiler'];
  /** The text in parts; empty if it has no embeds. */
  readonly parts: readonly ShownPart[];
  readonly related: readonly ArticlePreview[];
  /** The table of the first category that the text links to and that has one. */
  readonly standings: ChampionshipSummary | null;
  /** The article's own round, then the season's current or next one. */
  readonly rounds: readonly RelatedRound[];
};

/** The article named by the address, with others of its group, its category's standings, its own round and the next. */
export async function loadArticle(
  settings: BlockSettings<typeof articleViewBlock>,
  context: AddressedContext,
): Promise<ArticlePage | typeof MISSING> {
  const { item_url: url, url_parameter_2: rest } = context.path;
  if (url === '' || rest !== '') return MISSING;
  const { cognitoArticle: article } = await loadQuery('articleByUrl', { url });
  if (!article) return MISSING;
  const [others, dates, linked, rounds, parts, isRaceNews] = await Promise.all([
    settings.show_related
      ? // One more than are shown, since the article itself may be among the latest.
        loadQuery('recentArticles', { first: RELATED_COUNT + 1, byGroup: article.group?.url ?? null })
      : { cognitoArticles: [] },
    loadDates(context.language),
    standingsOf(article),
    loadRelatedRounds(article, context),
    loadParts(article.parts, url),
    loadIsRaceNews(),
  ]);
  // A table embedded in the text isn't repeated beside it.
  const isInText = parts.some((part) => part.kind === 'standings' && part.championship.id === linked?.id);
  const instant = publishedAt(article);
  return {
    article,
    spoiler: isRaceNews(instant) ? articleSpoiler(article.id, instant) : null,
    published: instant === null ? null : { instant, date: dates.day(instant) },
    related: others.cognitoArticles
      .filter((other) => other.id !== article.id)
      .slice(0, RELATED_COUNT)
      .map((other) => articlePreview(other, dates, isRaceNews)),
    standings: isInText ? null : linked,
    parts,
    rounds,
  };
}

async function standingsOf({ content_rendered: html }: Article): Promise<ChampionshipSummary | null> {
  const linked = linkedCategories(html);
  if (linked.length === 0) return null;
  const tables = withResults(currentStandings(await listStandings()));
  return linked.map((url) => tables.find(({ category }) => category?.url === url)).find(Boolean) ?? null;
}

async function loadRelatedRounds(
  { round_url: own, content_rendered: html }: Article,
  { now, language }: AddressedContext,
): Promise<readonly RelatedRound[]> {
  const [{ nextgenRounds: ahead }, { nextgenRounds: all }, dates] = await Promise.all([
    loadQuery('nextRound', {}),
    loadQuery('allRounds', {}),
    loadDates(language),
  ]);
  const next = roundAhead(ahead, all, now);
  const about = all.find(({ url }) => url === own);
  const numbers = roundNumbers(all);
  const shown = [about, next?.url === own ? undefined : next].filter((round) => round !== undefined);
  const isAhead = next !== undefined && now < roundDays(next).from;
  const first = isAhead ? await loadFirst(next, linkedCategories(html), dates, language) : null;
  return shown.map((round) => {
    const { from, until } = roundDays(round);
    expectChanges([from, until].filter((moment) => moment > now).map((moment) => moment.toISOString()));
    const isPast = until <= now && takesPlace(round);
    const isNext = round.url === next?.url;
    return {
      first: isNext ? first : null,
      round,
      number: numbers.get(round.url),
      dateRange: dates.range(round.start_date, round.end_date, round.venue?.timezone),
      state: isPast ? 'past' : isNext ? (from <= now ? 'on' : 'next') : null,
    };
  });
}

async function loadFirst(
  { url, venue }: RoundSummary,
  categories: readonly string[],
  dates: DateFormatter,
  language: Language,
): Promise<FirstSession | null> {
  if (!hasExtension(await loadExtensions(), 'sessions')) return null;
  const { nextgenRound } = await loadQuery('roundTimetable', { url });
  const session = firstSession(nextgenRound?.sessions ?? [], categories);
  if (session === null) return null;
  const { id, session_name: name, category, starts_at: instant } = session;
  const zone = venue?.timezone ?? CHAMPIONSHIP_TIME_ZONE;
  const when = `${dates.weekday(instant, zone)}, ${dates.time(instant, zone)} (${zoneName(zone, language, instant)})`;
  return { id, name, category: category?.name ?? '', instant, when };
}

/** Its share card shows its headline if its editor wants that, or if it has no picture. */
export const articleCard = ({ article, published }: ArticlePage): ShareCard | null =>
  !article.is_share_drawn && (article.share_image ?? article.image)
    ? null
    : {
        kind: 'article',
        name: article.name,
        group: article.group?.name ?? '',
        date: published?.instant ?? null,
        zone: CHAMPIONSHIP_TIME_ZONE,
        art: null,
      };

/** An article's metadata for link previews and search engines. */
export function articleFacts(page: ArticlePage): PageFacts {
  const { article, published } = page;
  return {
    title: article.name,
    description: article.blurb,
    image: article.share_image ?? article.image,
    share: articleCard(page),
    type: 'article',
    publishedTime: published?.instant ?? null,
    modifiedTime: article.updated_at,
  };
}
