import { beforeAll, describe, expect, it } from 'vitest';
import { planSeason } from './calendar.ts';
import { generateChampionship } from './championship.ts';
import type { Championship } from './records/championship.ts';

const TODAY = new Date('2026-11-20T00:00:00Z');
const DAY_MS = 86_400_000;

let championship: Championship;
beforeAll(() => {
  championship = generateChampionship({ today: TODAY });
});

const slugsOf = (items: readonly { url?: string; slug?: string }[]): string[] =>
  items.map(({ url, slug }) => url ?? slug ?? '');

describe('the demo championship', () => {
  it('is the same for the same day and seed', () => {
    expect(generateChampionship({ today: TODAY })).toEqual(championship);
  });

  it('has different people with another seed', () => {
    expect(generateChampionship({ today: TODAY, seed: 7 }).drivers).not.toEqual(championship.drivers);
  });

  it('keeps its results when the day changes', () => {
    const later = generateChampionship({ today: new Date('2027-03-09T00:00:00Z') });
    expect(later.sessions.map(({ rows }) => rows)).toEqual(championship.sessions.map(({ rows }) => rows));
  });

  it('has at least three finished rounds, a next one and several to come, on any day of the year', () => {
    for (let index = 0; index < 50; index += 1) {
      const today = new Date(Date.UTC(2026, 0, 1, (index * 5) % 24) + index * 7.3 * DAY_MS);
      const season = planSeason(today);
      const now = today.toISOString();
      expect(season.filter(({ end }) => end < now).length).toBeGreaterThanOrEqual(3);
      expect(season.some(({ start, end }) => start <= now && end >= now)).toBe(false);
      const coming = season.filter(({ start }) => start > now).sort((a, b) => a.start.localeCompare(b.start));
      expect(coming[0]?.isNext).toBe(true);
      expect(coming.length).toBeGreaterThanOrEqual(4);
    }
  });

  it('is as large as a real season (spec 1.2, 1.6)', () => {
    expect(championship.categories).toHaveLength(25);
    expect(championship.series).toHaveLength(2);
    expect(championship.rounds.length).toBeGreaterThanOrEqual(7);
    expect(championship.drivers.length).toBeGreaterThanOrEqual(110);
    expect(championship.sessions.length).toBeGreaterThanOrEqual(120);
    expect(championship.articles.length).toBeGreaterThanOrEqual(200);
    expect(new Set(championship.articles.map(({ group }) => group)).size).toBeGreaterThanOrEqual(6);
    expect(championship.posts.length).toBeGreaterThanOrEqual(60);
    expect(championship.posts.some(({ clip }) => clip !== null)).toBe(true);
    const ofLastRound = championship.posts.filter(({ round }) => round === 'round-4-ruapuna');
    expect(ofLastRound.length).toBeGreaterThanOrEqual(12);
    for (const shown of ['isPinned', 'session', 'championship'] as const)
      expect([shown, ofLastRound.some((post) => Boolean(post[shown]))]).toEqual([shown, true]);
    expect(championship.podcast.episodes.length).toBeGreaterThanOrEqual(12);
    expect(championship.products.length).toBeGreaterThanOrEqual(24);
    expect(championship.galleries.some(({ slides }) => slides.length === 100)).toBe(true);
    expect(championship.sessions.some(({ rows }) => rows.length === 60)).toBe(true);
  });

  it('has the groups of the specification (spec 3.20, 3.21)', () => {
    const slugsIn = (model: string) =>
      championship.groups.filter((group) => group.model === model).map(({ slug }) => slug);
    for (const model of ['Driver', 'Sponsor', 'Snippet', 'Category', 'Article', 'Product'])
      expect(slugsIn(model).length, model).toBeGreaterThan(0);
    expect(slugsIn('Sponsor')).toEqual([
      'naming-rights-sponsor',
      'presenting-sponsor',
      'round-sponsors',
      'series-supporters-club',
    ]);
    expect(slugsIn('Driver')).toEqual(championship.series.map(({ url }) => url));
    expect(slugsIn('Snippet')).toContain('upcoming-live-times');
  });

  it('gives every record a unique URL name', () => {
    const { articles, rounds, categories, drivers, pages, galleries, products, faqs, podcast, groups } =
      championship;
    for (const list of [
      articles,
      rounds,
      categories,
      drivers,
      pages,
      galleries,
      products,
      faqs,
      podcast.episodes,
      groups,
    ]) {
      const slugs = slugsOf(list);
      expect(slugs.filter((slug, index) => slugs.indexOf(slug) !== index)).toEqual([]);
      for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }
    expect(Math.max(...articles.map(({ url }) => url.length))).toBeLessThanOrEqual(120);
  });

  it('has a page for everybody who is entered or has raced', () => {
    const { drivers, sessions, entries } = championship;
    const known = new Set(drivers.map(({ first_name, last_name }) => `${first_name} ${last_name}`));
    const named = [...sessions.flatMap(({ rows }) => rows), ...entries].flatMap(({ name }) =>
      name.split(' / '),
    );
    expect([...new Set(named)].filter((name) => !known.has(name))).toEqual([]);
  });

  it('takes points only from those who raced in the championship', () => {
    for (const { adjustments, category, className } of championship.standings) {
      const sheets = championship.sessions.filter((session) => session.category === category);
      const cars = sheets
        .flatMap(({ rows }) => rows)
        .filter((row) => className === '' || row.class === className);
      for (const { name } of adjustments) expect(cars.map((car) => car.name)).toContain(name);
    }
    expect(championship.standings.some(({ adjustments }) => adjustments.length > 0)).toBe(true);
  });

  it('has published everything by its current day', () => {
    const now = TODAY.toISOString();
    expect(championship.articles.filter(({ display_start_time }) => display_start_time > now)).toEqual([]);
    expect(championship.posts.filter(({ published_at }) => published_at > now)).toEqual([]);
  });

  it('uses each race number once per category', () => {
    for (const { key, rows } of championship.sessions) {
      expect(new Set(rows.map(({ race_number }) => race_number)).size, key).toBe(rows.length);
    }
  });
});
