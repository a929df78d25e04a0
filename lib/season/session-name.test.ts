import { expect, test } from 'vitest';
import { LANGUAGES } from '@/lib/contract/languages';
import { getTranslator } from '@/lib/i18n/translator';
import { fullSessionName, sessionName, sessionNameLanguage } from './session-name';

const STANDARD = ['Practice', 'Practice 2', 'Qualifying', 'Qualifying 1', 'Warm-up', 'Race', 'Race 12'];
const OWN = [
  'Three Hour',
  'Gates open',
  'Race of Champions',
  'Race A',
  'Race 0',
  'RACE 1',
  'Sprint Race 1',
  '',
];

test('says what kind of session it is in the reader’s language, with its number', async () => {
  const german = await getTranslator('de');
  expect(STANDARD.map((name) => sessionName(name, german))).toEqual([
    'Training',
    'Training 2',
    'Qualifying',
    'Qualifying 1',
    'Warm-up',
    'Rennen',
    'Rennen 12',
  ]);
  expect(sessionName('Race 2', await getTranslator('tr'))).toBe('2. Yarış');
  expect(sessionName('Race 2', await getTranslator('ar'))).toBe('السباق 2');
});

test('keeps a name of the office’s own, and says which language it is in', async () => {
  const german = await getTranslator('de');
  for (const name of OWN) {
    expect(sessionName(name, german)).toBe(name);
    expect(sessionNameLanguage(name)).toBe('en');
  }
  for (const name of STANDARD) expect(sessionNameLanguage(name)).toBeUndefined();
});

test('leaves every name as it was written in the language of the content', async () => {
  const english = await getTranslator('en');
  for (const name of [...STANDARD, ...OWN]) expect(sessionName(name, english)).toBe(name);
});

test('distinguishes the sessions of a category in every language', async () => {
  for (const language of LANGUAGES) {
    const t = await getTranslator(language);
    expect(new Set(STANDARD.map((name) => sessionName(name, t))).size, language).toBe(STANDARD.length);
  }
});

test('names the category before it', async () => {
  const t = await getTranslator('de');
  const category = { name: 'GT Championship' };
  expect(fullSessionName({ category, session_name: 'Race 2' }, t)).toBe('GT Championship Rennen 2');
  expect(fullSessionName({ category: null, session_name: 'Pit walk' }, t)).toBe('Pit walk');
});
