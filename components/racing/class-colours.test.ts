import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CLASS_COLOURS, colourOnDark } from './class-colours';

const styles = readFileSync(new URL('../../styles/timing.css', import.meta.url), 'utf8');

it('the stylesheet has the same colours', () => {
  const declared = [
    ...styles.matchAll(/data-class='(\d)'\] \{\s*--class-colour: light-dark\((#\w+), (#\w+)\)/g),
  ].map(([, , light, dark]) => ({ light, dark }));
  expect(declared).toEqual(CLASS_COLOURS);
});

it('a class has the office’s colour, or else one by its index among the classes', () => {
  const chosen = [{ name: 'B', colour: '#123456', dark_colour: '#abcdef' }];
  expect(['A', 'B', 'C'].map((name) => colourOnDark(name, ['C', 'A', 'B'], chosen))).toEqual([
    '#ff6b66',
    '#abcdef',
    '#4fcf87',
  ]);
  expect(colourOnDark('B', ['A', 'B'], [{ name: 'B', colour: 'red', dark_colour: 'blue' }])).toBe('#5fb0ff');
});
