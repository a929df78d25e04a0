import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../lib/contract/languages.ts';
import type { NoticeFacts } from './notice.ts';
import { messageOf } from './message.ts';

const NOW = new Date('2027-01-23T00:00:00Z');
const kiwi = { language: 'en', timeZone: 'Pacific/Auckland' } as const;
const race = { session: 31, name: 'Race 2', category: 'GT Championship' };

test('says when a session starts, by the reader’s own clock and in their language', () => {
  const facts: NoticeFacts = { what: 'start', ...race, start: '2027-01-23T00:15:00Z' };
  expect(messageOf(facts, kiwi, NOW)).toEqual({
    title: 'GT Championship Race 2',
    body: 'Starts at 1:15pm',
    covered: null,
    tag: 'session-31',
    address: '/session/31',
    lang: 'en',
  });
  expect(messageOf(facts, { language: 'de', timeZone: 'Europe/Berlin' }, NOW)).toMatchObject({
    title: 'GT Championship Rennen 2',
    body: 'Start um 01:15',
  });
});

test('names the weekday of a time that isn’t today, and the date of one in another week', () => {
  const start = '2027-01-23T22:00:00Z';
  const facts: NoticeFacts = { what: 'change', state: 'moved', ...race, start, note: '' };
  expect(messageOf(facts, kiwi, NOW).body).toBe('New time: starts at Sun 11:00am');
  const nextRound = { ...facts, start: '2027-02-13T22:00:00Z' };
  expect(messageOf(nextRound, kiwi, NOW).body).toBe('New time: starts at 14 Feb 2027 11:00am');
});

test.each([
  ['delayed', null, 'Delayed · Fog'],
  ['delayed', '2027-01-23T02:00:00Z', 'Delayed: now starts at 3:00pm · Fog'],
  ['cancelled', null, 'Cancelled · Fog'],
  ['postponed', null, 'Postponed · Fog'],
  ['back', '2027-01-23T02:00:00Z', 'Going ahead: starts at 3:00pm · Fog'],
] as const)('says that a session is %s', (state, start, body) => {
  const facts: NoticeFacts = { what: 'change', state, ...race, start, note: 'Fog' };
  expect(messageOf(facts, kiwi, NOW)).toMatchObject({ body, covered: null });
});

test('gives of several sessions by how much they moved, and when each starts', () => {
  const changes = (more: Partial<Extract<NoticeFacts, { what: 'changes' }>>): NoticeFacts => ({
    what: 'changes',
    state: 'delayed',
    category: 'GT Championship',
    round: { id: 5, name: 'Teretonga', url: 'teretonga' },
    shift: 30,
    sessions: [
      { session: 30, name: 'Qualifying', start: '2027-01-23T00:30:00Z' },
      { session: 31, name: 'Race 1', start: '2027-01-23T02:00:00Z' },
    ],
    note: 'Fog',
    ...more,
  });
  expect(messageOf(changes({}), kiwi, NOW)).toEqual({
    title: 'GT Championship · Teretonga',
    body: 'Delayed · 30 mins later · Qualifying 1:30pm · Race 1 3:00pm · Fog',
    covered: null,
    tag: 'round-5-GT Championship',
    address: '/round/teretonga',
    lang: 'en',
  });
  expect(messageOf(changes({ state: 'moved', shift: -15, note: '' }), kiwi, NOW).body).toBe(
    'New times · 15 mins earlier · Qualifying 1:30pm · Race 1 3:00pm',
  );
  // If moved by a day, the new times show it.
  expect(messageOf(changes({ state: 'moved', shift: 1440 }), kiwi, NOW).body).toMatch(/^New times · Qual/);
  const off = [{ session: 31, name: 'Race 1', start: null }];
  expect(messageOf(changes({ state: 'cancelled', shift: null, sessions: off }), kiwi, NOW).body).toBe(
    'Cancelled · Race 1 · Fog',
  );
  for (const language of LANGUAGES) {
    const { body } = messageOf(changes({}), { language, timeZone: 'Pacific/Auckland' }, NOW);
    expect(body, language).toMatch(/\D+ · .*30.* · .*(?:1:30|13:30)/);
    expect(body, language).not.toContain('{{');
  }
});

test('what gives away a result has another text that doesn’t', () => {
  const official = messageOf(
    { what: 'official', ...race, podium: ['1 Hana Ratana', '2 Tom Lindqvist'] },
    kiwi,
    NOW,
  );
  expect(official.body).toBe('Official result · 1 Hana Ratana · 2 Tom Lindqvist');
  expect(official.covered).toEqual({ title: 'GT Championship Race 2', body: 'Official result' });
  const news = messageOf(
    { what: 'news', article: 4, title: 'Ratana wins', url: 'ratana-wins', categories: ['GT Championship'] },
    kiwi,
    NOW,
  );
  expect(news).toMatchObject({ title: 'Ratana wins', address: '/article/ratana-wins' });
  expect(JSON.stringify(news.covered)).not.toContain('Ratana');
});

test('every language has a text for everything, with the time in it', () => {
  for (const language of LANGUAGES) {
    const reader = { language, timeZone: 'Pacific/Auckland' };
    for (const state of ['delayed', 'moved', 'back'] as const) {
      const facts: NoticeFacts = { what: 'change', state, ...race, start: '2027-01-23T02:00:00Z', note: '' };
      expect(messageOf(facts, reader, NOW).body, language).toMatch(
        /[^\d:]\S*.*(?:3:00|15:00)|(?:3:00|15:00).+/,
      );
    }
    expect(messageOf({ what: 'start', ...race, start: '2027-01-23T02:00:00Z' }, reader, NOW).title).toContain(
      '2',
    );
  }
});

test('a text of any length fits into a message', () => {
  const facts: NoticeFacts = {
    what: 'change',
    state: 'cancelled',
    ...race,
    start: null,
    note: 'x'.repeat(5_000),
  };
  expect(messageOf(facts, kiwi, NOW).body).toHaveLength(200);
});
