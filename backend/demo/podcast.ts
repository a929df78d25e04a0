import { coverArt } from './art/catalogue.ts';
import { newsArt, type NewsTheme } from './artwork.ts';
import type { Weekend } from './calendar.ts';
import { prose } from './html.ts';
import { addDays, instantAt } from './nz-time.ts';
import { EPISODE_TEXTS } from './podcast-texts.ts';
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

/** The championship's podcast; one episode a week, the latest first. */
export function makePodcast(season: readonly Weekend[]): DemoPodcast {
  const next = season.find(({ isNext }) => isNext);
  if (!next) throw new Error('No next round');
  const listen = (service: string) => `https://${service}.example/box-this-lap`;
  return {
    title: 'Box This Lap',
    description: prose(
      'Stories from the paddock of the Southern Cross Summer Series, with Ngaio Rēweti and whoever walks past with a microphone-shaped sandwich.\n\nA new episode each week of the season: drivers, engineers, marshals, cooks, and the occasional dog.',
    ),
    cover_art: coverArt(),
    amazon_url: listen('amazon-music'),
    itunes_url: listen('itunes'),
    spotify_url: listen('spotify'),
    deezer_url: listen('deezer'),
    tune_in_url: listen('tunein'),
    iheart_url: listen('iheart'),
    samsung_cast_url: listen('samsung-cast'),
    episodes: EPISODE_TEXTS.map(({ name, text }, index) => ({
      season: SEASON_NUMBER,
      episode: EPISODE_TEXTS.length - index,
      name,
      url: slugify(name),
      description: prose(text),
      cover_art: newsArt(THEMES[index % THEMES.length] ?? 'helmet', index),
      length: SHORTEST_EPISODE + ((index * 7) % 16),
      seed: index + 1,
      display_start_time: instantAt(
        addDays(next.firstDay, LATEST_EPISODE_DAY - index * DAYS_BETWEEN_EPISODES),
        '05:00',
      ),
    })),
  };
}
