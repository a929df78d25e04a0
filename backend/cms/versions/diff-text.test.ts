import { expect, test } from 'vitest';
import { diffText } from './diff-text.ts';

const marked = (before: string, after: string) =>
  diffText(before, after)
    .map(({ kind, text }) => ({ same: text, added: `+${text}+`, removed: `-${text}-` })[kind])
    .join('');

test('marks the words that changed, within the text', () => {
  expect(marked('Gates open at 8am on Friday', 'Gates open at 9am on Friday')).toBe(
    'Gates open at -8am-+9am+ on Friday',
  );
  expect(marked('Kia ora', 'Kia ora koutou')).toBe('Kia ora+ koutou+');
  expect(marked('One. Two. Three.', 'One. Three.')).toBe('One. -Two. -Three.');
});

test('marks a text that was rewritten as a whole', () => {
  expect(marked('Your weekend at the track', 'Typed by somebody else')).toBe(
    '-Your weekend at the track-+Typed by somebody else+',
  );
});

test('handles words with macrons, and texts without a common word', () => {
  expect(marked('Tāne wins', 'Mere wins')).toBe('-Tāne-+Mere+ wins');
  expect(marked('', 'New')).toBe('+New+');
  expect(marked('Same', 'Same')).toBe('Same');
});

test('compares long texts quickly', () => {
  const long = Array.from({ length: 20_000 }, (_, index) => `word${String(index)}`).join(' ');
  expect(marked(long, `${long} more`).endsWith('+ more+')).toBe(true);
  expect(diffText(long, long.toUpperCase()).map(({ kind }) => kind)).toEqual(['removed', 'added']);
});
