import type { SponsorStyle } from '../artwork.ts';
import { circlePath, num, polygon, type Point } from '../kit/geometry.ts';
import { circle, fill, rect, stroke } from '../kit/markup.ts';

function regular(cx: number, cy: number, radius: number, sides: number, turn = -90): Point[] {
  return Array.from({ length: sides }, (_, index) => {
    const angle = ((index / sides) * 360 + turn) * (Math.PI / 180);
    return [cx + Math.cos(angle) * radius, cy + Math.sin(angle) * radius] as const;
  });
}

function star(cx: number, cy: number, outer: number, inner: number, points: number): string {
  return polygon(
    Array.from({ length: points * 2 }, (_, index) => {
      const angle = (index / (points * 2)) * Math.PI * 2 - Math.PI / 2;
      const reach = index % 2 === 0 ? outer : inner;
      return [cx + Math.cos(angle) * reach, cy + Math.sin(angle) * reach] as const;
    }),
  );
}

function gear(cut: string): string {
  const teeth = Array.from(
    { length: 10 },
    (_, index) =>
      `<rect x="43" y="4" width="14" height="22" rx="3" transform="rotate(${index * 36} 50 50)"/>`,
  ).join('');
  return `<g fill="${cut}">${teeth}${circle(50, 50, 35, cut)}</g>`;
}

function fern(main: string, accent: string): string {
  let markup = stroke('M22 92C34 66 48 38 82 10', main, 5, { 'stroke-linecap': 'round' });
  for (let index = 0; index < 9; index += 1) {
    const share = index / 9;
    const x = 26 + share * 50;
    const y = 84 - share * 68;
    const size = 27 * (1 - share * 0.78);
    markup += fill(
      `M${num(x)} ${num(y)}q${num(size * 0.9)} ${num(size * 0.1)} ${num(size * 1.25)} ${num(-size * 0.35)}q${num(-size * 0.9)} ${num(-size * 0.3)} ${num(-size * 1.25)} ${num(size * 0.35)}Z`,
      index % 2 === 0 ? main : accent,
    );
    markup += fill(
      `M${num(x)} ${num(y)}q${num(-size * 0.5)} ${num(-size * 0.6)} ${num(-size * 0.15)} ${num(-size * 1.25)}q${num(size * 0.6)} ${num(size * 0.6)} ${num(size * 0.15)} ${num(size * 1.25)}Z`,
      index % 2 === 0 ? main : accent,
    );
  }
  return markup;
}

/** A sponsor's symbol in a 100×100 square; `ground` cuts holes. */
export function sponsorSymbol(style: SponsorStyle, main: string, accent: string, ground: string): string {
  switch (style) {
    case 'peak':
      return (
        fill('M4 88L40 18L58 52L68 36L96 88Z', main) +
        fill('M40 18L27 43L36 40L42 48L49 42L53 43Z', ground) +
        fill('M68 36L60 50L68 48L74 52L76 50Z', accent)
      );
    case 'wave':
      return [0, 1, 2]
        .map((row) =>
          stroke(`M4 ${28 + row * 24}c15 -22 31 -22 46 0s31 22 46 0`, row === 1 ? accent : main, 12, {
            'stroke-linecap': 'round',
          }),
        )
        .join('');
    case 'koru':
      return (
        stroke('M14 90C8 40 30 10 58 12C86 14 94 46 74 62C58 74 38 62 42 46C45 35 60 34 63 45', main, 12, {
          'stroke-linecap': 'round',
        }) + circle(60, 49, 7, accent)
      );
    case 'gear':
      return gear(main) + circle(50, 50, 22, ground) + fill('M54 30L40 54H50L46 72L62 46H51Z', accent);
    case 'bolt':
      return fill(circlePath(50, 50, 46), main) + fill('M58 10L26 56H46L40 92L74 42H53Z', accent);
    case 'wing':
      return [0, 1, 2, 3]
        .map((index) =>
          fill(
            polygon([
              [6 + index * 12, 26 + index * 17],
              [96 - index * 4, 18 + index * 17],
              [84 - index * 8, 30 + index * 17],
              [14 + index * 12, 37 + index * 17],
            ]),
            index === 0 ? accent : main,
          ),
        )
        .join('');
    case 'hex':
      return (
        fill(polygon(regular(50, 50, 47, 6)), main) +
        stroke(polygon(regular(50, 50, 29, 6)), ground, 7) +
        fill(polygon(regular(50, 50, 15, 6)), accent)
      );
    case 'fern':
      return fern(main, accent);
    case 'ring':
      return (
        stroke(circlePath(50, 50, 36), main, 18) +
        fill('M50 50L94 24A51 51 0 0 1 94 76Z', ground) +
        circle(82, 50, 10, accent)
      );
    case 'arrow':
      return fill('M4 20H46L78 50L46 80H4L36 50Z', main) + fill('M56 20H66L98 50L66 80H56L88 50Z', accent);
    case 'shield':
      return (
        fill('M50 4L92 18V50C92 74 72 90 50 97C28 90 8 74 8 50V18Z', main) +
        fill('M50 18L78 27V50C78 66 66 77 50 83Z', accent) +
        stroke('M50 18V83', ground, 5)
      );
    case 'stripes':
      return [0, 1, 2, 3]
        .map((index) =>
          fill(
            polygon([
              [4 + index * 20, 92],
              [18 + index * 20, 92],
              [42 + index * 20 - (index > 2 ? 6 : 0), 8],
              [28 + index * 20, 8],
            ]),
            index % 2 === 0 ? main : accent,
          ),
        )
        .join('');
    case 'star':
      return fill(star(50, 52, 48, 21, 5), main) + fill(star(50, 52, 20, 9, 5), accent);
    case 'drop':
      return (
        fill('M50 4C66 30 84 46 84 65A34 34 0 0 1 16 65C16 46 34 30 50 4Z', main) +
        fill('M32 62a20 20 0 0 0 20 24c-8 -3 -14 -12 -12 -24Z', accent)
      );
    case 'grid':
      return [0, 1, 2]
        .flatMap((row) =>
          [0, 1, 2].map((column) =>
            rect(8 + column * 30, 8 + row * 30, 24, 24, (row + column) % 3 === 1 ? accent : main, {
              rx: row === column ? 12 : 3,
            }),
          ),
        )
        .join('');
    case 'anchor':
      return (
        stroke('M50 26V88M26 40H74M12 62C16 82 32 90 50 90C68 90 84 82 88 62', main, 10, {
          'stroke-linecap': 'round',
        }) + stroke(circlePath(50, 15, 9), accent, 7)
      );
    case 'leaf':
      return (
        fill('M12 88C4 40 36 8 90 10C94 62 64 96 12 88Z', main) +
        stroke('M14 90C34 64 52 46 74 28', ground, 6, { 'stroke-linecap': 'round' }) +
        fill('M50 50C64 54 72 52 80 44C72 40 60 42 50 50Z', accent)
      );
    case 'spark':
      return fill(star(50, 50, 48, 14, 4), main) + fill(star(82, 18, 17, 5, 4), accent);
    case 'block':
      return (
        fill('M50 6L92 28L50 50L8 28Z', accent) +
        fill('M8 34L46 55V96L8 75Z', main) +
        fill('M92 34L54 55V96L92 75Z', main, { opacity: 0.72 })
      );
    case 'orbit':
      return (
        `<g transform="rotate(-28 50 50)"><ellipse cx="50" cy="50" rx="46" ry="19" fill="none" stroke="${main}" stroke-width="8"/></g>` +
        circle(50, 50, 19, main) +
        circle(88, 26, 9, accent)
      );
    case 'track':
      return (
        stroke('M16 70C16 40 44 52 44 32C44 12 84 8 84 34C84 58 58 50 58 72C58 92 16 94 16 70Z', main, 13) +
        stroke('M8 66H24', accent, 8)
      );
    case 'bird':
      return (
        fill(
          'M6 30C30 26 44 36 52 50C60 30 76 18 96 18C84 26 80 36 76 48C70 68 54 82 28 84C40 78 46 70 46 62C40 46 26 36 6 30Z',
          main,
        ) +
        circle(86, 23, 4, accent) +
        fill('M52 50C60 46 68 40 74 32C70 48 62 58 50 64Z', accent)
      );
    case 'tower':
      return (
        fill('M12 92V42L36 28V92Z', main) +
        fill('M40 92V12L62 4V92Z', accent) +
        fill('M66 92V36L88 48V92Z', main)
      );
    case 'link':
      return `<g transform="rotate(-45 50 50)"><rect x="4" y="34" width="52" height="32" rx="16" fill="none" stroke="${main}" stroke-width="11"/><rect x="44" y="34" width="52" height="32" rx="16" fill="none" stroke="${accent}" stroke-width="11"/></g>`;
  }
}
