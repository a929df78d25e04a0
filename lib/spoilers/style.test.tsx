import { runInNewContext } from 'node:vm';
import { afterEach, expect, test } from 'vitest';
import { SPOILERS_SCRIPT } from './head-script';
import { SPOILERS_STYLE } from './keys';
import { spoilersStyle, withRecentDays } from './style';
import { spoilerAttribute, sessionSpoiler } from './spoiler';

const NOW = Date.parse('2027-01-24T08:00:00Z');

/** The keys of those of the given marks that a page hides. */
function hidden(css: string, marks: readonly Readonly<Record<string, string>>[]): readonly string[] {
  const [, selector = ''] = /^@media screen\{([^{]*),\.search-hit/.exec(css) ?? [];
  return marks.flatMap((mark) => {
    const element = document.createElement('p');
    for (const [name, value] of Object.entries(mark)) element.setAttribute(name, value);
    return element.matches(selector) ? [mark['data-tells']?.split(' ')[1] ?? ''] : [];
  });
}

const session = (id: number, date: string | null) => spoilerAttribute(sessionSpoiler({ id, date }));
const marks = [
  session(1, '2027-01-24T03:00:00Z'),
  session(12, '2027-01-18T03:00:00Z'),
  session(112, '2027-01-23T03:00:00Z'),
  session(3, '2027-01-10T03:00:00Z'),
  session(4, null),
];

afterEach(() => {
  document.head.replaceChildren();
});

test('hides what is recent or has no date, but what was asked for, and nothing while the shield is off', () => {
  const style = (shown: readonly string[]) => withRecentDays(spoilersStyle({ isOn: true, shown }), NOW);
  expect(hidden(style([]), marks)).toEqual(['s1', 's12', 's112', 's4']);
  // Session 112 is another one.
  expect(hidden(style(['s12']), marks)).toEqual(['s1', 's112', 's4']);
  expect(spoilersStyle({ isOn: false, shown: ['s12'] })).toBe('');
});

test('leaves out what gives nothing away', () => {
  expect(spoilerAttribute(null)).toEqual({});
});

/** Runs the head's script as it is in the page, with the browser's globals as parameters. */
function runInHead(stored: () => string | null, now: number, offset: number): HTMLStyleElement | null {
  document.documentElement.setAttribute('data-clock-offset', String(offset));
  void runInNewContext(SPOILERS_SCRIPT, {
    localStorage: { getItem: stored },
    document,
    Date: { now: () => now },
  });
  return document.head.querySelector('style');
}

test('the head covers a page by the day on which it is looked at, in the championship’s time', () => {
  const css = spoilersStyle({ isOn: true, shown: ['s12'] });
  const style = runInHead(() => css, NOW - 5000, 5000);
  expect(style?.id).toBe(SPOILERS_STYLE);
  expect(style?.textContent).toBe(withRecentDays(css, NOW));
});

test('the head leaves the page alone if nothing was stored or storage is blocked', () => {
  expect(runInHead(() => null, NOW, 0)).toBeNull();
  const blocked = () => {
    throw new Error('Access is denied.');
  };
  expect(runInHead(blocked, NOW, 0)).toBeNull();
});
