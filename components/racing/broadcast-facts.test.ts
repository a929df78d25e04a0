import { expect, test } from 'vitest';
import { broadcastSchema } from '@/lib/contract/entities/racing';
import { broadcastFacts } from './broadcast-facts';

test('lists countries with the comma of the reader’s script', () => {
  const broadcast = broadcastSchema.parse({
    broadcaster: 'Paddock+',
    kind: 'stream',
    countries: ['GB', 'IE'],
  });
  const countriesIn = (language: 'ar' | 'de') => broadcastFacts(broadcast, language, (key) => key)[1];
  expect(countriesIn('de')).toBe('Vereinigtes Königreich, Irland');
  expect(countriesIn('ar')).toBe('المملكة المتحدة، أيرلندا');
});
