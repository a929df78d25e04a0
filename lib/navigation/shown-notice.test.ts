import { expect, test } from 'vitest';
import { navigationSchema } from '@/lib/contract/entities/navigation';
import type { Language } from '@/lib/contract/languages';
import { getTranslator } from '@/lib/i18n/translator';
import { shownNotice } from './shown-notice';

const { notice } = navigationSchema.parse({
  notice: {
    id: 'gates',
    kind: 'info',
    text: 'Gates open at 7:30 am',
    texts: { de: 'Einlass ab 7:30 Uhr' },
    link: { href: '/timetable', word: 'timetable' },
    until: '2027-01-31T06:00:00.000Z',
  },
});
const shownIn = async (language: Language, now: string) =>
  shownNotice(notice, language, Date.parse(now), await getTranslator(language));
const MORNING = '2027-01-30T18:00:00.000Z';

test('a notice that isn’t translated says which language it is in', async () => {
  const t = await getTranslator('ja');
  expect(await shownIn('ja', MORNING)).toMatchObject({
    text: 'Gates open at 7:30 am',
    lang: 'en',
    // The site’s own word is in the visitor’s language.
    link: { name: t('round.schedule'), lang: undefined },
  });
  expect(await shownIn('de', MORNING)).toMatchObject({ text: 'Einlass ab 7:30 Uhr', lang: undefined });
});

test('an expired notice isn’t shown', async () => {
  expect(await shownIn('en', '2027-01-31T06:00:00.000Z')).toBeNull();
});
