import { expect, test } from 'vitest';
import { championshipSummarySchema } from '@/lib/contract/entities/standings';
import { driverResultSchema } from '@/lib/contract/entities/racing';
import { spoilerAttribute, placesSpoiler, postSpoiler, resultsSpoiler, standingsSpoiler } from './spoiler';

const table = (points: number, held = 3) =>
  standingsSpoiler(
    championshipSummarySchema.parse({
      id: 4,
      name: 'GT',
      url: 'gt',
      of: 'drivers',
      rounds_count: 8,
      rounds_held: held,
      top: [{ rank: 1, name: 'Aroha Tane', points, gap: 0, can_win: true }],
    }),
  );

test('a table is covered whenever it is looked at, and again once its points change', () => {
  expect(spoilerAttribute(table(100))).toEqual({ 'data-tells': '- c4-3-100.0' });
  expect(table(112.5).key).not.toBe(table(100).key);
});

test('a season’s figures are as recent as its latest session', () => {
  const at = (id: number, date: string) =>
    driverResultSchema.parse({ result: { id, session_name: 'Race 1', date }, row: { name: 'Aroha Tane' } });
  const results = [
    at(1, '2027-01-16T01:00:00Z'),
    at(3, '2027-01-24T01:00:00Z'),
    at(2, '2027-01-17T01:00:00Z'),
  ];
  expect(resultsSpoiler(results)).toEqual({ key: 't3', at: '2027-01-24T01:00:00Z' });
  expect(resultsSpoiler([])).toBeNull();
});

test('figures with a session whose date nobody knows are as recent as any', () => {
  const at = (id: number, date: string | null) =>
    driverResultSchema.parse({ result: { id, session_name: 'Race 1', date }, row: { name: 'Aroha Tane' } });
  const spoiler = resultsSpoiler([at(1, '2020-01-16T01:00:00Z'), at(2, null), at(3, '2020-01-17T01:00:00Z')]);
  expect(spoilerAttribute(spoiler)).toEqual({ 'data-tells': '- t2' });
});

test('of many places each counts: once one of them changes, all are covered again', () => {
  const places = Array.from({ length: 12 }, (_, index) => ({ id: 100 + index, points: 50 }));
  const later = places.with(11, { id: 111, points: 75 });
  expect(placesSpoiler(later).key).not.toBe(placesSpoiler(places).key);
  expect(placesSpoiler(places).key.length).toBeLessThanOrEqual(60);
});

test('posts without an id are distinguished by their moment', () => {
  expect(postSpoiler(null, '2027-01-24T01:00:00Z').key).not.toBe(
    postSpoiler(null, '2027-01-24T01:05:00Z').key,
  );
});
