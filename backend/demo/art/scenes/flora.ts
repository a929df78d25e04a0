import { darken, lighten, mix } from '../kit/colour.ts';
import { circlePath, num, type Point } from '../kit/geometry.ts';
import { ellipse, fill, stroke } from '../kit/markup.ts';
import type { Sheet } from '../kit/sheet.ts';
import { FRAME_WIDTH, type Stage } from './stage.ts';

const blade = (x: number, y: number, dx: number, dy: number, width: number): string =>
  `M${num(x - width / 2)} ${num(y)}Q${num(x + dx * 0.25)} ${num(y - dy * 0.75)} ${num(x + dx)} ${num(y - dy)}Q${num(x + dx * 0.25 + width)} ${num(y - dy * 0.6)} ${num(x + width / 2)} ${num(y)}Z`;

/** Row of tussock along a base line. */
export function drawTussock(stage: Stage, base: number, size: number, clumps: number): string {
  const { random, mood } = stage;
  let markup = '';
  for (let clump = 0; clump < clumps; clump += 1) {
    const x = random.between(-40, FRAME_WIDTH + 40);
    const y = base + random.between(-size * 0.2, size * 0.5);
    let d = '';
    for (let index = 0; index < 15; index += 1) {
      d += blade(
        x + random.between(-size * 0.3, size * 0.3),
        y,
        random.between(-size * 0.9, size * 0.9),
        random.between(size * 0.5, size * 1.2),
        size * 0.05,
      );
    }
    markup += fill(d, mix(mood.dryGrass, mood.light.key, random.between(0, 0.4)), { opacity: 0.95 });
  }
  return markup;
}

/** One flax bush (harakeke) with flower stalks. */
export function drawFlax(stage: Stage, x: number, base: number, size: number): string {
  const { random, mood } = stage;
  let markup = '';
  for (let index = 0; index < 26; index += 1) {
    const lean = random.between(-1, 1);
    const tone = mix(darken(mood.foliage, 0.15), mood.grass, random.next() * 0.8);
    markup += fill(
      blade(
        x + lean * size * 0.16,
        base,
        lean * size * 0.75,
        size * random.between(0.55, 1) * (1.1 - Math.abs(lean) * 0.45),
        size * 0.075,
      ),
      tone,
    );
  }
  for (let stalk = 0; stalk < 3; stalk += 1) {
    const lean = random.between(-0.3, 0.3) * size;
    markup += stroke(
      `M${num(x)} ${num(base)}Q${num(x + lean * 0.3)} ${num(base - size)} ${num(x + lean)} ${num(base - size * 1.5)}`,
      darken(mood.foliage, 0.4),
      size * 0.022,
    );
    for (let flower = 0; flower < 6; flower += 1) {
      markup += ellipse(
        x + lean * (0.7 + flower * 0.06) + (flower % 2 === 0 ? -1 : 1) * size * 0.05,
        base - size * (1.15 + flower * 0.06),
        size * 0.02,
        size * 0.05,
        mix('#8c2f24', mood.haze, 0.1),
      );
    }
  }
  return markup;
}

/** Pohutukawa in flower: a broad dark crown with red tufts. */
export function drawPohutukawa(stage: Stage, x: number, base: number, size: number): string {
  const { random, mood } = stage;
  const bark = mix('#3a2d28', mood.light.shade, 0.5);
  let markup = '';
  for (const lean of [-0.34, -0.1, 0.16, 0.42]) {
    markup += stroke(
      `M${num(x + lean * size * 0.1)} ${num(base)}Q${num(x + lean * size * 0.2)} ${num(base - size * 0.3)} ${num(x + lean * size)} ${num(base - size * 0.62)}`,
      bark,
      size * 0.05,
    );
  }
  const crown: Point[] = Array.from({ length: 34 }, () => {
    const angle = random.between(0, Math.PI * 2);
    const reach = Math.sqrt(random.next());
    return [
      x + Math.cos(angle) * reach * size * 0.8,
      base - size * 0.74 + Math.sin(angle) * reach * size * 0.28,
    ];
  });
  for (const [cx, cy] of crown)
    markup += ellipse(
      cx,
      cy,
      size * random.between(0.12, 0.2),
      size * random.between(0.07, 0.12),
      darken(mood.foliage, 0.35),
    );
  // Leaves in three tones: the higher and the nearer to the sun, the lighter.
  const tones = [
    darken(mood.foliage, 0.12),
    mix(lighten(mood.foliage, 0.06), mood.grass, 0.3),
    mix(mood.grass, mood.light.key, 0.3),
  ] as const;
  const leaf = Math.min(9, Math.max(4, size * 0.018));
  const density = Math.min(4, ((size * 0.018) / leaf) ** 2);
  const leaves = ['', '', ''];
  const flowers = ['', ''];
  for (const [cx, cy] of crown) {
    for (let index = 0; index < 52 * density; index += 1) {
      const px = cx + random.between(-0.19, 0.19) * size;
      const py = cy + random.between(-0.11, 0.1) * size;
      const light =
        (cy - py) / (size * 0.11) + ((px - x) / size) * sunSide(mood.sun.x) + random.between(-0.5, 0.5);
      const tone = light > 0.75 ? 2 : light > 0 ? 1 : 0;
      leaves[tone] +=
        `M${num(px)} ${num(py)}q${num(leaf * 0.3)} ${num(-leaf * 0.8)} ${num(leaf * 1.2)} ${num(-leaf * 0.2)}q${num(-leaf * 0.4)} ${num(leaf * 0.8)} ${num(-leaf * 1.2)} ${num(leaf * 0.2)}Z`;
    }
    if (random.chance(0.25)) continue;
    const fx = cx + random.between(-0.12, 0.12) * size;
    const fy = cy - random.between(0.02, 0.1) * size;
    for (let index = 0; index < 34 * density; index += 1) {
      const px = fx + (random.next() + random.next() - 1) * size * 0.13;
      const py = fy + (random.next() + random.next() - 1) * size * 0.055;
      flowers[index % 3 === 0 ? 1 : 0] += circlePath(px, py, leaf * random.between(0.22, 0.5));
    }
  }
  const red = mix('#c4122b', mood.light.shade, 0.08);
  return (
    markup +
    leaves.map((d, tone) => fill(d, tones[tone] ?? mood.foliage)).join('') +
    fill(flowers[0] ?? '', red) +
    fill(flowers[1] ?? '', mix(red, mood.light.key, 0.4))
  );
}

const sunSide = (sunShare: number): number => (sunShare > 0.5 ? 1 : -1);

/** Shelter belt: a row of poplars or pines of differing height. */
export function drawShelterBelt(
  stage: Stage,
  sheet: Sheet,
  base: number,
  height: number,
  kind: 'poplar' | 'pine',
  from = -40,
  to = FRAME_WIDTH + 40,
): string {
  const { random, mood } = stage;
  const tone = mix(mood.foliage, mood.haze, 0.18);
  const paint = sheet.linear(
    [0, base - height * 1.2],
    [0, base],
    [
      [0, mix(tone, mood.light.key, 0.28)],
      [0.45, tone],
      [1, darken(tone, 0.4)],
    ],
  );
  let d = '';
  for (let x = from; x < to; x += height * random.between(0.17, 0.4)) {
    const tall = height * random.between(0.62, 1.15);
    const half = kind === 'poplar' ? tall * 0.1 : tall * random.between(0.2, 0.32);
    d +=
      kind === 'poplar'
        ? `M${num(x - half)} ${num(base)}C${num(x - half * 1.5)} ${num(base - tall * 0.5)} ${num(x - half * 0.5)} ${num(base - tall * 0.95)} ${num(x)} ${num(base - tall)}C${num(x + half * 0.6)} ${num(base - tall * 0.95)} ${num(x + half * 1.5)} ${num(base - tall * 0.5)} ${num(x + half)} ${num(base)}Z`
        : `M${num(x - half)} ${num(base)}C${num(x - half * 1.6)} ${num(base - tall * 0.4)} ${num(x - half * 1.1)} ${num(base - tall * 0.9)} ${num(x - half * 0.1)} ${num(base - tall)}C${num(x + half * 1.2)} ${num(base - tall * 0.86)} ${num(x + half * 1.5)} ${num(base - tall * 0.3)} ${num(x + half)} ${num(base)}Z`;
  }
  return fill(d, paint);
}
