import { expect, test } from 'vitest';
import { isRecord, textOf } from '../lib/shared/record.ts';
import { COLLECTIONS } from './collections.ts';
import { navigation } from './content/navigation/navigation-global.ts';
import { domainSettings } from './site/domain-settings.ts';

/** The properties of a configuration that editors read. */
const READ = ['label', 'singular', 'plural', 'description'];

/** What editors read of a configuration and all it holds. @param seen its parts that were read before */
function textsOf(part: unknown, seen = new Set<unknown>()): readonly string[] {
  if (seen.has(part)) return [];
  const inside: readonly unknown[] = isRecord(part) ? Object.values(part) : Array.isArray(part) ? part : [];
  if (inside.length > 0) seen.add(part);
  const own = isRecord(part) ? READ.map((name) => textOf(part[name])).filter(Boolean) : [];
  return [...own, ...inside.flatMap((value) => textsOf(value, seen))];
}

test('goods are delivered, never shipped, on the office’s screens too (docs/words.md)', () => {
  const texts = [...COLLECTIONS, navigation, domainSettings].flatMap((model) => textsOf(model));
  expect(texts).toContain('Delivery methods');
  expect(texts.filter((text) => /\bshipp/i.test(text))).toEqual([]);
});
