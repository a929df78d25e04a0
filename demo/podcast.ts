import { newsPicture, picture, type NewsTheme } from './pictures.ts';
import type { Weekend } from './calendar.ts';
import { markdownToHtml, readMarkdown, sectionsOf } from './markdown.ts';
import { addDays, instantAt } from './nz-time.ts';
import type { DemoPodcast } from './records/news.ts';
import { slugify } from './words.ts';

const SEASON_NUMBER = 3;
const LATEST_EPISODE_DAY = -10;
const DAYS_BETWEEN_EPISODES = 7;
const SHORTEST_EPISODE = 60;
const THEMES: readonly NewsTheme[] = [
  'helmet',
  'night',
  'paddock',
  'workshop',
  'timing-screen',
  'landscape',
  'race-start',
  'rain',
];

/** The championship's podcast, with an episode a week, latest first. */
export function makePodcast(season: readonly Weekend[]): DemoPodcast {
  const next = season.find(({ isNext }) => isNext);
  if (!next) throw new Error('No next round');
  const markdown = readMarkdown('podcast.md');
  const [description = ''] = markdown.split('\n# ', 1);
  const episodes = sectionsOf(markdown, 1);
  const listen = (service: string) => `https://${service}.example/box-this-lap`;
  return {
    title: 'Box This Lap',
    description: markdownToHtml(description),
    cover_art: picture('podcast-cover'),
    amazon_url: listen('amazon-music'),
    itunes_url: listen('itunes'),
    spotify_url: listen('spotify'),
    deezer_url: listen('deezer'),
    tune_in_url: listen('tunein'),
    iheart_url: listen('iheart'),
    samsung_cast_url: listen('samsung-cast'),
    episodes: episodes.map(({ heading: name, text }, index) => ({
      season: SEASON_NUMBER,
      episode: episodes.length - index,
      name,
      url: slugify(name),
      description: markdownToHtml(text),
      cover_art: newsPicture(THEMES[index % THEMES.length] ?? 'helmet', index),
      length: SHORTEST_EPISODE + ((index * 7) % 16),
      display_start_time: instantAt(
        addDays(next.firstDay, LATEST_EPISODE_DAY - index * DAYS_BETWEEN_EPISODES),
        '05:00',
      ),
    })),
  };
}
