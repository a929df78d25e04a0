import fc from 'fast-check';
import { expect, test } from 'vitest';
import { IMAGE_ASPECTS } from '../../lib/contract/image-format.ts';
import { CENTRE, cropBox, deliveredSize, ratioOf } from './crop.ts';

const pictures = fc.record({
  width: fc.integer({ min: 10, max: 6000 }),
  height: fc.integer({ min: 10, max: 6000 }),
});
const focalPoints = fc.record({ x: fc.integer({ min: 0, max: 100 }), y: fc.integer({ min: 0, max: 100 }) });
const shapes = fc.constantFrom(...IMAGE_ASPECTS);

test('a crop is inside the picture and as large as its aspect allows', () => {
  fc.assert(
    fc.property(pictures, shapes, focalPoints, (picture, shape, focal) => {
      const box = cropBox(picture, shape, focal);
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.top).toBeGreaterThanOrEqual(0);
      expect(box.left + box.width).toBeLessThanOrEqual(picture.width);
      expect(box.top + box.height).toBeLessThanOrEqual(picture.height);
      expect(box.width === picture.width || box.height === picture.height).toBe(true);
    }),
  );
});

test('a crop keeps the focal point as far as the edges allow', () => {
  expect(cropBox({ width: 1600, height: 900 }, '1x1', { x: 100, y: 50 })).toEqual({
    left: 700,
    top: 0,
    width: 900,
    height: 900,
  });
  expect(cropBox({ width: 1600, height: 900 }, '1x1', { x: 40, y: 50 }).left).toBe(190);
  expect(cropBox({ width: 1600, height: 900 }, 'original', { x: 0, y: 0 })).toEqual({
    left: 0,
    top: 0,
    width: 1600,
    height: 900,
  });
});

test("a delivered picture has its aspect's ratio and is never wider than the crop", () => {
  fc.assert(
    fc.property(pictures, shapes, fc.integer({ min: 1, max: 80 }), (picture, shape, steps) => {
      const size = deliveredSize(picture, shape, steps * 25);
      expect(size.width).toBeLessThanOrEqual(Math.min(steps * 25, cropBox(picture, shape, CENTRE).width));
      expect(Math.abs(size.height - size.width / (ratioOf(shape) ?? 1))).toBeLessThanOrEqual(1);
    }),
  );
});
