import { circlePath, num } from '../kit/geometry.ts';
import { circle, fill, group, stroke } from '../kit/markup.ts';
import type { Sheet } from '../kit/sheet.ts';
import type { WheelSpec } from './shape.ts';

/** How a wheel is shown. */
export interface WheelLook {
  /** Turning wheels show streaked spokes. */
  readonly spinning: boolean;
  /** Glow of the brake disc, 0–1. */
  readonly brakeGlow: number;
  readonly rimColour: string;
  readonly nutColour: string;
}

function spokes(count: number, inner: number, outer: number, width: number, paint: string): string {
  return Array.from({ length: count }, (_, index) => {
    const turn = (index / count) * 360 + 9;
    return `<path transform="rotate(${num(turn)})" d="M${num(-width / 2)} ${num(-inner)}L${num(-width * 0.36)} ${num(-outer)}H${num(width * 0.36)}L${num(width / 2)} ${num(-inner)}Z" fill="${paint}"/>`;
  }).join('');
}

function rimFace(wheel: WheelSpec, rim: number, look: WheelLook, metal: string): string {
  const width = { spokes: 0.2, mesh: 0.09, classic: 0.3, steel: 0.42, disc: 0.5 }[wheel.rim] * rim;
  const count = { spokes: 10, mesh: 16, classic: 5, steel: 8, disc: 6 }[wheel.rim];
  if (look.spinning) {
    const ghost = spokes(count, rim * 0.2, rim * 0.94, width * 1.7, metal);
    return [0, 7, 14, 21, 28]
      .map((turn) => `<g transform="rotate(${turn})" opacity="0.26">${ghost}</g>`)
      .join('');
  }
  if (wheel.rim === 'disc') {
    return circle(0, 0, rim * 0.93, metal) + spokes(count, rim * 0.45, rim * 0.7, width * 0.4, '#15181d');
  }
  return spokes(count, rim * 0.2, rim * 0.95, width, metal);
}

/** One wheel about its own hub (0, 0). */
export function drawWheel(sheet: Sheet, wheel: WheelSpec, look: WheelLook): string {
  const r = wheel.radius;
  const rim = r * wheel.rimShare;
  const tyre = sheet.radial([0, -r * 0.15], r * 1.12, [
    [0, '#17191d'],
    [wheel.rimShare * 0.86, '#121417'],
    [0.84, '#24272c'],
    [0.93, '#17191c'],
    [1, '#08090b'],
  ]);
  const metal = sheet.linear(
    [0, -rim],
    [0, rim],
    [
      [0, look.rimColour],
      [0.42, look.rimColour],
      [1, '#2a2e35'],
    ],
  );
  const disc = sheet.radial([0, 0], rim * 0.72, [
    [0, '#3a3d42'],
    [0.55, '#4b4f56'],
    [1, '#25282d'],
  ]);
  const glow = sheet.radial([0, 0], rim * 0.95, [
    [0.3, '#ff5a1c', 0],
    [0.66, '#ff6a22', look.brakeGlow],
    [1, '#ff3c10', 0],
  ]);
  const lip = sheet.linear(
    [0, -rim],
    [0, rim],
    [
      [0, '#f2f5f9', 0.85],
      [0.4, '#9aa3ae', 0.4],
      [1, '#ffffff', 0.1],
    ],
  );
  return (
    circle(0, 0, r, tyre) +
    stroke(
      `M${num(-r * 0.74)} ${num(-r * 0.5)}A${num(r * 0.89)} ${num(r * 0.89)} 0 0 1 ${num(r * 0.74)} ${num(-r * 0.5)}`,
      '#ffffff',
      r * 0.035,
      { opacity: 0.22 },
    ) +
    circle(0, 0, rim, '#090b0e') +
    circle(0, 0, rim * 0.72, disc) +
    (look.brakeGlow > 0 ? circle(0, 0, rim * 0.95, glow) : '') +
    rimFace(wheel, rim, look, metal) +
    stroke(circlePath(0, 0, rim * 0.97), lip, r * 0.045) +
    circle(0, 0, rim * 0.2, metal) +
    circle(0, 0, rim * 0.11, look.nutColour)
  );
}

/** The dark hollow behind a covered wheel, clipped to the body by the caller. */
export function drawArch(wheel: WheelSpec, gap: number): string {
  return group(fill(circlePath(wheel.x, -wheel.radius * 0.99, wheel.radius + gap), '#07080a'), {
    class: undefined,
  });
}
