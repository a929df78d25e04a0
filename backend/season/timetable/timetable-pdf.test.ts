import { extractText } from 'unpdf';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../lib/contract/languages.ts';
import { timetablePdf } from './timetable-pdf.ts';

const session = (minute: number, over: object = {}) => ({
  category: 'GT Championship',
  session_name: 'Race 1',
  date: new Date(Date.UTC(2026, 10, 20, 20, minute)).toISOString(),
  ends_at: new Date(Date.UTC(2026, 10, 20, 20, minute + 15)).toISOString(),
  previous_starts_at: null,
  session_status: 'scheduled' as const,
  ...over,
});
const TIMETABLE = {
  round: 'Taupō Twilight',
  status: 'scheduled' as const,
  statusNote: '',
  venue: 'Taupō International Motorsport Park',
  timeZone: 'Pacific/Auckland',
  start: '2026-11-20T19:30:00.000Z',
  accent: '#d7263d',
};
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;

test('the timetable of a full weekend fits on one page', async () => {
  const sessions = Array.from({ length: 54 }, (_, index) => session(index * 20));
  expect(pagesOf(await timetablePdf({ ...TIMETABLE, language: 'en', sessions }))).toBe(1);
});

test('a longer one continues on another page', async () => {
  const sessions = Array.from({ length: 120 }, (_, index) => session(index * 20));
  expect(pagesOf(await timetablePdf({ ...TIMETABLE, language: 'en', sessions }))).toBe(2);
});

test.each(LANGUAGES)('it is in the language of its reader: %s', async (language) => {
  const sessions = [
    session(0, { session_status: 'delayed', previous_starts_at: '2026-11-20T19:30:00.000Z' }),
    session(30, { session_status: 'cancelled' }),
    session(60, { date: null, ends_at: null }),
  ];
  const pdf = await timetablePdf({ ...TIMETABLE, language, sessions });
  expect(pdf.toString('latin1')).toContain(`/Lang (${language})`);
  expect(pagesOf(pdf)).toBe(1);
});

test('it says that its round was called off, and why', async () => {
  const off = {
    ...TIMETABLE,
    language: 'en',
    sessions: [session(0)],
    statusNote: 'Slips on the road in',
  } as const;
  const textOf = async (status: 'postponed' | 'scheduled') => {
    const pdf = await timetablePdf({ ...off, status });
    return (await extractText(new Uint8Array(pdf), { mergePages: true })).text;
  };
  expect(await textOf('postponed')).toContain('Postponed · Slips on the road in');
  expect(await textOf('scheduled')).not.toContain('Postponed');
});
