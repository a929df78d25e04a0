import { beforeAll, describe, expect, it } from 'vitest';
import { generateChampionship } from '../championship.ts';
import type { Championship } from '../records/championship.ts';
import { HEADLINE_LIMIT } from './article.ts';
import { shortenNames } from './shorten-names.ts';

let championship: Championship;
beforeAll(() => {
  championship = generateChampionship({ today: new Date('2026-11-20T00:00:00Z') });
});

const textOf = (html: string): string => html.replace(/<[^>]+>/g, ' ');

/** Reports on one category's weekend, which link to the round's results or the category and name a winner. */
describe('race reports', () => {
  it('list the simulated winner of every race of a round', () => {
    for (const round of championship.rounds.filter(({ isPast }) => isPast)) {
      const wrap = championship.articles.find(({ url }) => url === `${round.url}-who-won-what`);
      const races = championship.sessions.filter(
        (session) => session.round === round.url && session.is_a_race,
      );
      expect(races.length).toBeGreaterThan(10);
      for (const { rows } of races) expect(wrap?.content).toContain(rows[0]?.name);
    }
  });

  it('name every winner of their weekend', () => {
    const races = championship.sessions.filter(
      (session) => session.is_a_race && session.category !== 'endurance-cup',
    );
    const reports = championship.articles.filter(({ group }) => group === 'race-reports');
    for (const { rows, date } of races) {
      const winner = rows[0]?.name ?? '';
      const after = reports.filter(
        (report) => report.display_start_time > date && textOf(report.content).includes(winner),
      );
      expect(after.length, winner).toBeGreaterThan(0);
    }
  });

  it('are not published before their session', () => {
    for (const report of championship.articles.filter(({ url }) => url.endsWith('-who-won-what'))) {
      const round = report.url.replace('-who-won-what', '');
      const last = championship.sessions
        .filter((session) => session.round === round)
        .map(({ date }) => date)
        .sort()
        .at(-1);
      expect(report.display_start_time > (last ?? '')).toBe(true);
    }
  });
});

describe('articles', () => {
  it('have headlines that fit on a card and substantial texts', () => {
    for (const { name, content, blurb } of championship.articles) {
      expect(name.length).toBeLessThanOrEqual(HEADLINE_LIMIT);
      expect(blurb.length).toBeGreaterThan(20);
      expect(textOf(content).length, name).toBeGreaterThan(300);
    }
  });

  it('do not repeat their summary', () => {
    const repeats = championship.articles.filter(({ content, blurb }) => content.includes(`<p>${blurb}`));
    expect(repeats.map(({ name }) => name)).toEqual([]);
  });

  it('say the days of a round as the site does, and documents as documents do', () => {
    const inFull = /\d(?: \p{L}+)? ?– ?\d+ (?:January|February|March|April|June|July|August|\p{L}+ber)\b/u;
    for (const { name, blurb, content } of championship.articles)
      expect(`${name} ${blurb} ${textOf(content)}`).not.toMatch(inFull);
    const guides = championship.articles.filter(({ content }) => content.includes('At a glance'));
    expect(guides).not.toHaveLength(0);
    for (const { content } of guides)
      expect(textOf(content)).toMatch(/Dates\s+\d+(?: \p{L}{3} – |–)\d+ \p{L}{3}\s/u);
    for (const { title, lines } of championship.documents.filter(({ slug }) => slug.startsWith('schedule-')))
      expect(lines[0], title).toMatch(/, \d+(?: \p{L}+ – |–)\d+ \p{L}+ \d{4}$/u);
  });

  it('leave no placeholder in a phrase', () => {
    for (const { name, blurb, content } of championship.articles) {
      expect(`${name}${blurb}${content}`).not.toMatch(/\{\w*\}|undefined|NaN|\bnull\b|\$\{/);
      expect(textOf(content)).not.toMatch(/\b(\w{3,}) \1\b/);
    }
  });

  it('never share a long sentence with their neighbours', () => {
    const sentences = (html: string) =>
      textOf(html)
        .split(/(?<=[.!?])\s+/)
        .map((sentence) => sentence.trim())
        .filter((sentence) => sentence.length > 60);
    championship.articles.slice(1).forEach((article, index) => {
      const before = new Set(sentences(championship.articles[index]?.content ?? ''));
      expect(
        sentences(article.content).filter((sentence) => before.has(sentence)),
        article.name,
      ).toEqual([]);
    });
  });

  it("preview rounds with the calendar's dates", () => {
    for (const round of championship.rounds) {
      const preview = championship.articles.find(({ url }) => url === `preview-${round.url}`);
      const first = new Intl.DateTimeFormat('en-NZ', { day: 'numeric', timeZone: 'Pacific/Auckland' }).format(
        new Date(round.start_date),
      );
      expect(preview?.content).toMatch(new RegExp(`<td>${first}[–\\s]`));
    }
  });
});

describe('shortening names', () => {
  it('keeps the full name once, and always in tables and credits', () => {
    const html =
      '<p>Ana Latu won. Ana Latu smiled.</p>— <cite>Ana Latu</cite><table><tr><td>Ana Latu</td></tr></table>';
    expect(shortenNames(html, ['Ana Latu'])).toBe(
      '<p>Ana Latu won. Latu smiled.</p>— <cite>Ana Latu</cite><table><tr><td>Ana Latu</td></tr></table>',
    );
  });

  it('keeps the full names of people who share a last name', () => {
    const html = '<p>Ana Latu beat Sione Latu. Ana Latu waved.</p>';
    expect(shortenNames(html, ['Ana Latu', 'Sione Latu'])).toBe(html);
  });
});
