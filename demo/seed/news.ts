import type { ContentImport } from '../../backend/content/import/content-import.ts';
import { CIRCUIT_PAGE, TEAM_PAGE } from '../../lib/contract/paths.ts';
import type { Championship } from '../records/championship.ts';
import type { DemoPost } from '../records/news.ts';
import { slugify } from '../words.ts';
import { articleText } from './article-text.ts';
import { nameLinker, type NameTarget } from './link-names.ts';
import { pick } from './pick.ts';
import { idOf, createAll, type Ids } from './ids.ts';

interface NewsIds {
  pictures: Ids;
  files: Ids;
  groups: Ids;
  videos: Ids;
  galleries: Ids;
  rounds: Ids;
  sessions: Ids;
  championships: Ids;
  drivers: Ids;
}

const LIST_TITLE_LENGTH = 60;

/** What names link to: teams on entry lists and circuits of rounds. Names of rounds, which may contain a circuit's, aren't linked. */
export function pagesByName({ entries, venues, rounds }: Championship): ReadonlyMap<string, NameTarget> {
  const raced = new Set(rounds.map(({ venue }) => venue));
  return new Map<string, NameTarget>([
    ...rounds.map(({ name }) => [name, null] as const),
    ...entries
      .filter(({ team }) => team !== '')
      .map(({ team }) => [team, `/${TEAM_PAGE}/${slugify(team)}`] as const),
    ...venues
      .filter(({ slug }) => raced.has(slug))
      .map(({ name, slug }) => [name, `/${CIRCUIT_PAGE}/${slug}`] as const),
  ]);
}

/** Creates articles, short posts and the podcast. */
export async function seedNews(cms: ContentImport, championship: Championship, ids: NewsIds): Promise<void> {
  const linkNames = nameLinker(new Map([...pagesByName(championship), ...ids.drivers]));
  // Oldest first, so that ids increase with time.
  const articles = await createAll(
    championship.articles.toReversed(),
    ({ url }) => url,
    (article) =>
      cms.create('articles', {
        ...pick(article, ['name', 'url', 'blurb', 'author', 'display_start_time']),
        content: articleText(article, cms.richText, linkNames, ids),
        group: idOf(ids.groups, article.group),
        image: idOf(ids.pictures, article.image.key),
        round: article.round === null ? null : idOf(ids.rounds, article.round),
        _status: 'published',
      }),
  );
  cms.log(`Articles: ${articles.size}`);
  for (const post of championship.posts.toReversed()) await seedPost(cms, post, ids);
  await seedPodcast(cms, championship, ids);
  cms.log(`Short posts: ${championship.posts.length}, episodes: ${championship.podcast.episodes.length}`);
}

function seedPost(cms: ContentImport, post: DemoPost, ids: NewsIds): Promise<number> {
  const plain = post.content.replace(/<[^>]+>/g, '');
  return cms.create('microblog-posts', {
    ...pick(post, ['published_at', 'link', 'link_text', 'tags']),
    title: plain.length > LIST_TITLE_LENGTH ? `${plain.slice(0, LIST_TITLE_LENGTH)}…` : plain,
    content: cms.richText(post.content),
    image: post.image ? idOf(ids.pictures, post.image.key) : null,
    video: post.clip === null ? null : idOf(ids.videos, `clip-${post.clip}`),
    round: post.round === null ? null : idOf(ids.rounds, post.round),
    is_pinned: post.isPinned,
    session: post.session === null ? null : idOf(ids.sessions, post.session),
    championship: post.championship === null ? null : idOf(ids.championships, post.championship),
    _status: 'published',
  });
}

async function seedPodcast(
  cms: ContentImport,
  { podcast }: Championship,
  { pictures, files }: NewsIds,
): Promise<void> {
  const channel = await cms.create('podcast-channels', {
    ...pick(podcast, [
      'title',
      'amazon_url',
      'itunes_url',
      'spotify_url',
      'deezer_url',
      'tune_in_url',
      'iheart_url',
      'samsung_cast_url',
    ]),
    description: cms.richText(podcast.description),
    cover_art: idOf(pictures, podcast.cover_art.key),
  });
  await createAll(
    podcast.episodes.toReversed(),
    ({ url }) => url,
    (episode) =>
      cms.create('podcast-episodes', {
        ...pick(episode, ['name', 'url', 'season', 'episode', 'length', 'display_start_time']),
        channel,
        description: cms.richText(episode.description),
        cover_art: idOf(pictures, episode.cover_art.key),
        media: idOf(files, `episode-${episode.url}`),
        _status: 'published',
      }),
  );
}
