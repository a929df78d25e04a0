import type { CircuitPoint } from '../artwork.ts';
import { num, polygon, smooth, type Point } from '../kit/geometry.ts';
import { lettering } from '../kit/lettering.ts';
import { circle, fill, stroke } from '../kit/markup.ts';
import { createSheet } from '../kit/sheet.ts';

const WIDTH = 1200;
const HEIGHT = 900;
const MARGIN = 130;
/** Mid greys that keep 3:1 against white and against near-black. */
const TRACK = '#7c858f';
const LABEL = '#6f7882';
const START = '#e0323a';

function fit(points: readonly CircuitPoint[]): { at: Point; apex: boolean }[] {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(
    (WIDTH - MARGIN * 2) / (right - left || 1),
    (HEIGHT - MARGIN * 2) / (bottom - top || 1),
  );
  const dx = (WIDTH - (right - left) * scale) / 2;
  const dy = (HEIGHT - (bottom - top) * scale) / 2;
  return points.map(([x, y, apex]) => ({
    at: [dx + (x - left) * scale, dy + (y - top) * scale],
    apex: apex === 1,
  }));
}

const unit = (from: Point, to: Point): Point => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
};

/**
 * Track map, 1200×900: centre line, numbered corners, start line and direction, in colours that read on light and dark grounds.
 * @throws RangeError with fewer than four points.
 */
export function circuitLayoutSvg(slug: string, points: readonly CircuitPoint[]): string {
  if (points.length < 4) throw new RangeError(`Circuit "${slug}" needs at least four points`);
  const sheet = createSheet(`map-${slug}-`);
  const placed = fit(points);
  const line = smooth(
    placed.map(({ at }) => at),
    true,
  );
  const first = placed[0]?.at ?? [0, 0];
  const next = placed[1]?.at ?? [1, 0];
  const [dx, dy] = unit(first, next);
  const across = (reach: number): Point => [first[0] - dy * reach, first[1] + dx * reach];
  const arrowAt: Point = [first[0] + dx * 64 + dy * 52, first[1] + dy * 64 - dx * 52];
  const arrow = polygon([
    [arrowAt[0] + dx * 34, arrowAt[1] + dy * 34],
    [arrowAt[0] - dx * 16 - dy * 20, arrowAt[1] - dy * 16 + dx * 20],
    [arrowAt[0] - dx * 6, arrowAt[1] - dy * 6],
    [arrowAt[0] - dx * 16 + dy * 20, arrowAt[1] - dy * 16 - dx * 20],
  ]);
  let corner = 0;
  const labels = placed
    .map(({ at, apex }, index) => {
      if (!apex) return '';
      corner += 1;
      const before = placed.at(index - 1)?.at ?? at;
      const after = placed[(index + 1) % placed.length]?.at ?? at;
      // The label goes to the outside: away from the middle of the neighbours.
      const [ox, oy] = unit([(before[0] + after[0]) / 2, (before[1] + after[1]) / 2], at);
      const x = at[0] + ox * 50;
      const y = at[1] + oy * 50;
      return (
        circle(x, y, 23, LABEL) +
        lettering(String(corner), x, y + 11.5, { height: 23, paint: '#ffffff', align: 'middle', weight: 1.5 })
      );
    })
    .join('');
  const [ax, ay] = across(26);
  const [bx, by] = across(-26);
  return sheet.document(
    WIDTH,
    HEIGHT,
    stroke(line, TRACK, 20, { 'stroke-linejoin': 'round' }) +
      stroke(line, '#ffffff', 2.4, {
        'stroke-linejoin': 'round',
        'stroke-dasharray': '14 18',
        opacity: 0.85,
      }) +
      stroke(`M${num(ax)} ${num(ay)}L${num(bx)} ${num(by)}`, START, 11) +
      fill(arrow, START) +
      labels,
  );
}
