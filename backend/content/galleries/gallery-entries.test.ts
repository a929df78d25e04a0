import { expect, test } from 'vitest';
import { allDescribed, moved, slidesIn, withSlides, type Entry, type NewPicture } from './gallery-entries.ts';

const picture = (key: string): NewPicture => ({
  key,
  file: new File([''], `${key}.jpg`),
  preview: `blob:${key}`,
  alt: '',
  isDecoration: false,
});
const fresh = picture('fresh');
const entries: readonly Entry[] = [7, fresh, 9];

test('an order that mixes slides and new pictures survives as long as the form has the same slides', () => {
  expect(withSlides(entries, [7, 9])).toBe(entries);
  expect(withSlides(entries, [9, 7, 4])).toEqual([9, 7, 4, fresh]);
  expect(withSlides(entries, [])).toEqual([fresh]);
});

test('an entry moves to another place, and nowhere beyond the ends', () => {
  expect(moved(entries, 2, 0)).toEqual([9, 7, fresh]);
  expect(moved(entries, 0, 2)).toEqual([fresh, 9, 7]);
  expect(moved(entries, 0, -1)).toBe(entries);
  expect(moved(entries, 2, 3)).toBe(entries);
});

test('the form only stores slides', () => {
  expect(slidesIn(entries)).toEqual([7, 9]);
});

test('all pictures without a description become decorative, and no others', () => {
  const described = { ...picture('described'), alt: 'Lap 1' };
  const refused = { ...picture('refused'), problem: 'Describe the picture, or mark it as decorative.' };
  expect(allDescribed([7, fresh, described, refused])).toEqual([
    7,
    { ...fresh, isDecoration: true, problem: '' },
    described,
    { ...refused, isDecoration: true, problem: '' },
  ]);
});
