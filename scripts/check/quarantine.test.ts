import { describe, expect, it } from 'vitest';
import { overdue, quarantinePattern, readQuarantine } from './quarantine.ts';

const entry = (title: string, since: string) => ({
  title,
  file: 'content/news.spec.ts',
  reason: 'a race',
  since,
});
const NOW = new Date('2026-11-25T12:00:00Z');

describe('quarantine', () => {
  it('lasts fourteen days at most', () => {
    const entries = [entry('is new', '2026-11-12'), entry('is old', '2026-11-10')];
    expect(overdue(entries, NOW)).toMatchObject([{ title: 'is old', outcome: 'failed' }]);
  });

  it('leaves out just the tests it names', () => {
    const left = new RegExp(quarantinePattern([entry('costs $5 (or more)', '2026-11-12')]) ?? '');
    expect(left.test('news.spec.ts costs $5 (or more)')).toBe(true);
    expect(left.test('news.spec.ts costs $5 (or more), twice')).toBe(false);
    expect(quarantinePattern([])).toBeNull();
  });

  it('is a list that can be read', async () => {
    expect(await readQuarantine()).toBeInstanceOf(Array);
  });
});
