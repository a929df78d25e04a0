import { lighten, mix } from '../kit/colour.ts';
import { num } from '../kit/geometry.ts';
import { circle, ellipse, fill, stroke } from '../kit/markup.ts';
import type { Sheet } from '../kit/sheet.ts';
import type { CarView } from './car-view.ts';

/** Helmet and shoulders in an open cockpit, drawn before the body so that the cockpit side covers them. */
export function drawOpenDriver(sheet: Sheet, view: CarView): string {
  const { driver } = view.shape;
  const { light } = view;
  const shellPaint = sheet.radial(
    [driver.x + driver.radius * 0.3, -driver.y - driver.radius * 0.5],
    driver.radius * 1.7,
    [
      [0, lighten(view.helmet, 0.45)],
      [0.4, view.helmet],
      [1, mix(view.helmet, light.shade, 0.75)],
    ],
  );
  const r = driver.radius;
  return (
    (driver.shoulders === false
      ? ''
      : ellipse(driver.x - r * 0.3, -driver.y + r * 1.7, r * 1.7, r * 1.1, '#16191f')) +
    circle(driver.x, -driver.y, r, shellPaint) +
    fill(
      `M${num(driver.x - r * 0.98)} ${num(-driver.y - r * 0.2)}A${num(r)} ${num(r)} 0 0 1 ${num(driver.x + r * 0.4)} ${num(-driver.y - r * 0.9)}L${num(driver.x - r * 0.1)} ${num(-driver.y - r * 0.15)}Z`,
      view.livery.accent,
      { opacity: 0.9 },
    ) +
    fill(
      `M${num(driver.x + r * 0.02)} ${num(-driver.y - r * 0.34)}L${num(driver.x + r * 0.95)} ${num(-driver.y - r * 0.32)}Q${num(driver.x + r * 1.06)} ${num(-driver.y)} ${num(driver.x + r * 0.93)} ${num(-driver.y + r * 0.28)}L${num(driver.x + r * 0.08)} ${num(-driver.y + r * 0.2)}Z`,
      '#0b0e13',
    ) +
    stroke(
      `M${num(driver.x + r * 0.15)} ${num(-driver.y - r * 0.22)}L${num(driver.x + r * 0.88)} ${num(-driver.y - r * 0.2)}`,
      light.key,
      r * 0.12,
      { opacity: 0.7 },
    )
  );
}
