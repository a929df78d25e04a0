import { ellipse, rect } from '../kit/markup.ts';
import type { Sheet } from '../kit/sheet.ts';
import type { CarShape } from './shape.ts';

/** Soft contact shadow on the ground, under the car. */
export function drawShadow(sheet: Sheet, car: CarShape, strength: number): string {
  const reach = car.length * 0.6;
  const soft = sheet.radial(
    [car.length / 2, 3],
    reach,
    [
      [0, '#000000', strength],
      [0.7, '#000000', strength * 0.72],
      [0.86, '#000000', strength * 0.3],
      [1, '#000000', 0],
    ],
    0.07,
  );
  const contacts = car.wheels
    .map((wheel) => ellipse(wheel.x, 1, wheel.radius * 0.95, 5, '#020203', { opacity: strength * 0.9 }))
    .join('');
  const [rear, front] = car.wheels;
  return (
    ellipse(car.length / 2, 3, reach, reach * 0.07, soft) +
    rect(rear.x, -14, front.x - rear.x, 14, '#040506', { opacity: strength * 0.9 }) +
    contacts
  );
}
