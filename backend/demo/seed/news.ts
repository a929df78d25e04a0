import { fromHtml } from '../../rich-text/from-html.ts';
import type { Championship } from '../records/championship.ts';
import type { DemoPost } from '../records/news.ts';
import { pick } from './pick.ts';
import { idOf, insert, insertAll, type Ids, type SeedSession } from './session.ts';

interface NewsIds {
  pictures: Ids;
  files: Ids;
  groups: Ids;
  videos: Ids;
}

const LIST_TITLE_LENGTH = 60;

/** Articles, short posts and the podcast. */
export async function seedNews(
  session: SeedSession,
  championship: Championship,
  ids: NewsIds,
): Promise<void> {
  // The oldest first, so that ids grow with time as they would have.
  const articles = await insertAll(
    championship.articles.toReversed(),
    ({ url }) => url,
    (article) =>
      insert(session, 'articles', {
        ...pick(article, ['name', 'url', 'blurb', 'author', 'display_start_time']),
        content: fromHtml(article.content),
        group: idOf(ids.groups, article.group),
        image: idOf(ids.pictures, article.image.key),
        _status: 'published',
      }),
  );
  session.log(`Articles: ${articles.size}`);
  for (const post of championship.posts.toReversed()) await seedPost(session, post, ids);
  await seedPodcast(session, championship, ids);
  session.log(`Short posts: ${championship.posts.length}, episodes: ${championship.podcast.episodes.length}`);
}

function seedPost(session: SeedSession, post: DemoPost, ids: NewsIds): Promise<number> {
  const words = post.content.replace(/<[^>]+>/g, '');
  return insert(session, 'microblog-posts', {
    ...pick(post, ['published_at', 'link', 'link_text', 'tags']),
    title: words.length > LIST_TITLE_LENGTH ? `${words.slice(0, LIST_TITLE_LENGTH)}…` : words,
    content: fromHtml(post.content),
    image: post.image ? idOf(ids.pictures, post.image.key) : null,
    video: post.clip === null ? null : idOf(ids.videos, `clip-${post.clip}`),
    _status: 'published',
  });
}

async function seedPodcast(
  session: SeedSession,
  { podcast }: Championship,
  { pictures, files }: NewsIds,
): Promise<void> {
  const channel = await insert(session, 'podcast-channels', {
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
    description: fromHtml(podcast.description),
    cover_art: idOf(pictures, podcast.cover_art.key),
  });
  await insertAll(
    podcast.episodes.toReversed(),
    ({ url }) => url,
    (episode) =>
      insert(session, 'podcast-episodes', {
        ...pick(episode, ['name', 'url', 'season', 'episode', 'length', 'display_start_time']),
        channel,
        description: fromHtml(episode.description),
        cover_art: idOf(pictures, episode.cover_art.key),
        media: idOf(files, `episode-${episode.url}`),
        _status: 'published',
      }),
  );
}
