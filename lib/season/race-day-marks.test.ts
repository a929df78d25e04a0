import { describe, expect, test } from 'vitest';
import { listsAt, listsMark, pageMark, type RaceDayMarks } from './race-day-marks';

const BEFORE: RaceDayMarks = {
  round: 'teretonga',
  roundMark: 'open',
  sessions: { '31': 'planned', '32': 'over.official' },
};
const withSession = (id: number, mark: string): RaceDayMarks => ({
  ...BEFORE,
  sessions: { ...BEFORE.sessions, [id]: mark },
});
const PAGES = [
  '/',
  '/session/31',
  '/session/31/porsche',
  '/session/32',
  '/session/310',
  '/session',
  '/round/teretonga',
  '/round/teretonga/entries',
  '/round/taupo',
  '/timetable',
  '/timetable/gt',
  '/my-championship',
  '/results/teretonga',
  '/standings/gt',
  '/seasons/2026-27',
  '/rounds',
  '/wheretowatch',
  '/team/kea-racing',
  '/news',
];
/** The pages whose content differs after a change. */
const outdated = (after: RaceDayMarks) =>
  PAGES.filter((path) => pageMark(path, BEFORE) !== pageMark(path, after));

const OF_THE_ROUND = [
  '/round/teretonga',
  '/round/teretonga/entries',
  '/timetable',
  '/timetable/gt',
  '/my-championship',
  '/team/kea-racing',
];
const OF_ROUNDS = ['/rounds', '/wheretowatch'];
const OF_RESULTS = ['/', '/session', '/results/teretonga', '/standings/gt', '/seasons/2026-27'];
const expectOutdated = (after: RaceDayMarks, pages: readonly string[]) =>
  expect(outdated(after).toSorted()).toEqual([...pages].toSorted());

describe('an open page is outdated', () => {
  test('of a session and of timetables, when the session is called off', () => {
    expectOutdated(withSession(31, 'cancelled'), ['/session/31', '/session/31/porsche', ...OF_THE_ROUND]);
  });

  test('of results and standings too, when a sheet comes or is amended', () => {
    expectOutdated(withSession(31, 'over.provisional'), [
      '/session/31',
      '/session/31/porsche',
      ...OF_THE_ROUND,
      ...OF_RESULTS,
    ]);
    expectOutdated(withSession(32, 'over.amended'), ['/session/32', ...OF_THE_ROUND, ...OF_RESULTS]);
  });

  test('of a session alone, when race control says something of it before it has a sheet, or takes it back', () => {
    expectOutdated(withSession(31, 'planned~word'), ['/session/31', '/session/31/porsche']);
    const told = withSession(31, 'planned~word');
    expect(pageMark('/session/31', told)).not.toBe(pageMark('/session/31', withSession(31, 'planned~other')));
    expect(pageMark('/session/31', told)).not.toBe(pageMark('/session/31', BEFORE));
  });

  test('of everything of the round, when the round itself changes or is called off', () => {
    const ofSessions = ['/session/31', '/session/31/porsche', '/session/32'];
    expectOutdated({ ...BEFORE, roundMark: 'snow' }, [...ofSessions, ...OF_THE_ROUND, ...OF_ROUNDS, '/']);
    expectOutdated({ round: '', roundMark: '', sessions: {} }, [
      ...ofSessions,
      ...OF_THE_ROUND,
      ...OF_ROUNDS,
      ...OF_RESULTS,
    ]);
  });

  test('never, when nothing changed', () => {
    expectOutdated({ ...BEFORE }, []);
  });
});

describe('lists', () => {
  test.each([
    ['/round/teretonga', false, ['entries', 'news']],
    ['/round/teretonga/entries', false, ['entries', 'news']],
    ['/session/31', false, ['entries']],
    ['/team/kea-racing', false, ['entries']],
    ['/news/race-reports', true, ['news']],
    ['/round/taupo', false, []],
    ['/session/310', false, []],
    ['/timetable', false, []],
  ])('of the page at %s', (path, hasNews, lists) => {
    expect(listsAt(path, BEFORE, hasNews)).toEqual(lists);
    expect(listsAt(path, { round: '', roundMark: '', sessions: {} }, hasNews)).toEqual([]);
  });

  test('are outdated by a change of one that the page shows', () => {
    const shown = { news: 'a' };
    expect(listsMark(shown, { entries: '2', news: 'b' })).not.toBe(listsMark(shown));
    expect(listsMark(shown, { entries: '2', news: 'a' })).toBe(listsMark(shown));
    // A content server without them doesn't mention them.
    expect(listsMark(shown, {})).toBe(listsMark(shown));
  });
});
