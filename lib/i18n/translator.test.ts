import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@/lib/contract/languages';
import english from '@/locales/en.json';
import { asLanguage, dirOf } from './language';
import { getIslandMessages, getLaterMessages, getTranslator } from './translator';

describe('getTranslator', () => {
  it('inserts values into a text', async () => {
    const t = await getTranslator('en');
    expect(t('pagination.page', { page: 4 })).toBe('Page 4');
  });

  it('chooses the plural form', async () => {
    const t = await getTranslator('en');
    expect(t('islands.countdown.days', { count: 1 })).toBe('1 DAY');
    expect(t('islands.countdown.days', { count: 12 })).toBe('12 DAYS');
  });

  it('leaves values as they are: React escapes them', async () => {
    const t = await getTranslator('en');
    expect(t('nav.homeOf', { name: 'Rock & <Roll>' })).toBe('Rock & <Roll>, home page');
  });
});

describe('the texts', () => {
  it.each(LANGUAGES)('have one word for a category, and another for a class in it: %s', async (language) => {
    const t = await getTranslator(language);
    expect(t('timetable.all')).toBe(t('category.all'));
    expect(t('islands.favourites.categories')).toBe(t('favourites.categories'));
    expect(t('results.allClasses')).not.toBe(t('category.all'));
  });

  it.each([
    ['en', 'Up 1', 'Down 1'],
    ['de', 'Plätze gewonnen: 1', 'Plätze verloren: 1'],
    ['fr', 'Places gagnées\u00a0: 1', 'Places perdues\u00a0: 1'],
  ] as const)('say a single place right, without a plural: %s', async (language, up, down) => {
    const t = await getTranslator(language);
    expect([t('standings.up', { places: 1 }), t('standings.down', { places: 1 })]).toEqual([up, down]);
  });

  it.each([
    ['fr', 'Manches disputées\u00a0: 1 sur 8'],
    ['it', 'Round disputati: 1 su 8'],
  ] as const)('say the first round of a season right: %s', async (language, held) => {
    const t = await getTranslator(language);
    expect(t('standings.afterCount', { number: 1, total: 8 })).toBe(held);
  });
});

describe('getIslandMessages', () => {
  it('returns the texts of the requested areas, and no others', async () => {
    const keys = Object.keys(await getIslandMessages('en'));
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.every((key) => key.startsWith('islands.'))).toBe(true);
  });

  it('returns a single text of an area if its whole key is requested', async () => {
    expect(await getIslandMessages('de', ['round.postponed'])).toEqual({ 'round.postponed': 'Verschoben' });
  });

  it('leaves to getLaterMessages what comes with the code of later islands', async () => {
    const now = Object.keys(await getIslandMessages('en'));
    const later = Object.keys(await getLaterMessages('en'));
    expect(later).toContain('islands.search.label');
    expect(now).not.toContain('islands.search.label');
    expect([...now, ...later].toSorted()).toEqual(
      Object.keys(english)
        .filter((key) => key.startsWith('islands.'))
        .toSorted(),
    );
  });
});

describe('languages', () => {
  it('reads an unknown one as English', () => {
    expect(asLanguage('pt-BR')).toBe('pt-BR');
    expect(asLanguage('../etc')).toBe('en');
    expect(asLanguage(undefined)).toBe('en');
  });

  it('writes Arabic from right to left', () => {
    expect(dirOf('ar')).toBe('rtl');
    expect(dirOf('ja')).toBe('ltr');
  });
});
