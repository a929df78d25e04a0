import { expect, test } from 'vitest';
import { LANGUAGES } from '../contract/languages';
import { circuitLength } from './circuit-length';

test('writes kilometres with Western figures in every language', () => {
  expect(circuitLength(3930, 'en')).toBe('3.93 km');
  for (const language of LANGUAGES) expect(circuitLength(3930, language), language).toMatch(/3[.,]93/);
});
