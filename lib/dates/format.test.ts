import { enNZ } from 'date-fns/locale/en-NZ';
import { fr } from 'date-fns/locale/fr';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@/lib/contract/languages';
import {
  formatDateRange,
  formatDateRangeAsSpecified,
  formatDateTime,
  formatDay,
  formatTime,
  formatWeekday,
  isoDay,
} from './format';
import { loadDateLocale } from './locales';
import { getDates } from './server';

const AUCKLAND = 'Pacific/Auckland';
const instants = fc.date({ min: new Date('2000-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });

describe('formatDateRange', () => {
  it.each([
    ['2027-01-22T20:00:00Z', '2027-01-23T06:00:00Z', '23 Jan'],
    ['2027-01-21T20:00:00Z', '2027-01-24T06:00:00Z', '22–24 Jan'],
    ['2027-01-29T20:00:00Z', '2027-02-01T06:00:00Z', '30 Jan – 1 Feb'],
    ['2026-12-30T20:00:00Z', '2027-01-02T06:00:00Z', '31 Dec – 2 Jan'],
    ['2026-01-10T20:00:00Z', '2027-01-12T06:00:00Z', '11 Jan – 12 Jan'],
  ])('writes %s to %s as %s (spec 5.15)', (start, end, text) => {
    expect(formatDateRange(start, end, AUCKLAND, enNZ)).toBe(text);
  });

  it.each([
    ['2027-01-22T20:00:00Z', '2027-01-23T06:00:00Z', 'Jan 23'],
    ['2027-02-04T20:00:00Z', '2027-02-07T06:00:00Z', 'Feb 05-07'],
    ['2027-01-29T20:00:00Z', '2027-02-01T06:00:00Z', 'Jan 30 - Feb 01'],
    ['2026-01-10T20:00:00Z', '2027-01-12T06:00:00Z', 'Jan 11 - Jan 12'],
  ])(
    'where editors chose the specification’s form, writes %s to %s as %s (spec 5.15)',
    async (start, end, text) => {
      expect(formatDateRangeAsSpecified(start, end, AUCKLAND, enNZ)).toBe(text);
      const chosen = await getDates('en', 'specification');
      expect(chosen.range(start, end)).toBe(text);
      expect(chosen.shortDay(start)).toBe((await getDates('en')).shortDay(start));
    },
  );

  it.each([
    ['de', '23. Jan.', '22.–24. Jan.', '30. Jan. – 1. Feb.'],
    ['fr', '23 janv.', '22–24 janv.', '30 janv. – 1er févr.'],
    ['ar', '23 يناير', '22–24 يناير', '30 يناير – 1 فبراير'],
    ['ka', '23 იან', '22–24 იან', '30 იან – 1 თებ'],
    ['ja', '1月23日', '1月22日～24日', '1月30日 ～ 2月1日'],
    ['ko', '1월 23일', '1월 22일~24일', '1월 30일 ~ 2월 1일'],
    ['zh-CN', '1月23日', '1月22日–24日', '1月30日 – 2月1日'],
  ] as const)('writes days in %s as the language does: %s, %s, %s', async (language, ...texts) => {
    const locale = await loadDateLocale(language);
    const ranges = [
      ['2027-01-22T20:00:00Z', '2027-01-23T06:00:00Z'],
      ['2027-01-21T20:00:00Z', '2027-01-24T06:00:00Z'],
      ['2027-01-29T20:00:00Z', '2027-02-01T06:00:00Z'],
    ] as const;
    expect(ranges.map(([start, end]) => formatDateRange(start, end, AUCKLAND, locale))).toEqual(texts);
  });

  it('gives the same text in any time zone of the machine, with the days of the venue', () => {
    fc.assert(
      fc.property(instants, fc.integer({ min: 0, max: 40 }), (start, days) => {
        const end = new Date(start.getTime() + days * 86_400_000);
        const text = formatDateRange(start, end, AUCKLAND, enNZ);
        const parts = new Intl.DateTimeFormat('en', { timeZone: AUCKLAND, day: 'numeric' });
        const figures = text.match(/\d+/g) ?? [];
        expect(figures[0]).toBe(parts.format(start));
        expect(figures.at(-1)).toBe(parts.format(end));
      }),
    );
  });
});

describe('the other formats', () => {
  it('follow the order of the language', () => {
    expect(formatDay('2027-01-26T20:00:00Z', AUCKLAND, enNZ)).toBe('27 Jan 2027');
    expect(formatDay('2027-01-26T20:00:00Z', AUCKLAND, fr)).toBe('27 janv. 2027');
  });

  it.each([
    ['en', 'Wed 27th Jan'],
    ['de', 'Mi. 27. Jan.'],
    ['es', 'mié 27 ene'],
    ['id', 'Rab 27 Jan'],
    ['ru', 'срд 27 янв.'],
    ['ja', '1月27日(水)'],
    ['ko', '1월 27일 (수)'],
    ['zh-CN', '1月27日 周三'],
  ] as const)('name a day of the week as %s does: %s (spec 9.49)', async (language, text) => {
    const locale = await loadDateLocale(language);
    expect(formatWeekday('2027-01-26T20:00:00Z', AUCKLAND, locale)).toBe(text);
  });

  it('respect daylight saving time at the venue (spec 9.49)', () => {
    expect(formatTime('2027-01-26T20:00:00Z', AUCKLAND, enNZ)).toBe('9:00am');
    expect(formatTime('2027-07-26T20:00:00Z', AUCKLAND, enNZ)).toBe('8:00am');
  });

  it('agree with Intl on the calendar day of any instant in any of our zones (spec 9.49)', () => {
    const zones = fc.constantFrom(AUCKLAND, 'Australia/Adelaide', 'UTC', 'America/New_York');
    fc.assert(
      fc.property(instants, zones, (instant, zone) => {
        const intl = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }).format(instant);
        expect(isoDay(instant, zone)).toBe(intl);
      }),
    );
  });

  it.each([
    ['ka', '27 იან 2027 14:20'],
    ['uz', '27 Yan, 2027 14:20'],
    ['ru', '27 янв. 2027 г. 14:20'],
  ] as const)('give an unambiguous afternoon time in %s: %s (spec 9.49)', async (language, text) => {
    const locale = await loadDateLocale(language);
    expect(formatDateTime('2027-01-27T01:20:00Z', AUCKLAND, locale)).toBe(text);
  });

  it.each(LANGUAGES)('exist in %s', async (language) => {
    const locale = await loadDateLocale(language);
    expect(formatDateTime('2027-01-26T20:00:00Z', AUCKLAND, locale)).toMatch(/27/);
  });

  it('reject a time zone that does not exist', () => {
    expect(() => formatDay('2027-01-26T20:00:00Z', 'Moon/Base', enNZ)).toThrow(RangeError);
  });
});
