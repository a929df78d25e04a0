import { inkOn } from '../kit/colour.ts';
import { circlePath, num } from '../kit/geometry.ts';
import { lettering } from '../kit/lettering.ts';
import { circle, stroke } from '../kit/markup.ts';
import type { CarView } from './car-view.ts';

/** Turns lettering back where the whole car is mirrored about its middle. */
function upright(view: CarView, x: number, content: string): string {
  return view.mirrored ? `<g transform="translate(${num(x * 2)} 0) scale(-1 1)">${content}</g>` : content;
}

/** Number roundel and the sponsor's name. */
export function drawMarks(view: CarView): string {
  const { shape: car, livery } = view;
  const { sponsor } = car;
  const number = { ...car.number, size: car.number.size * 0.92 };
  const plate =
    livery.number === ''
      ? ''
      : circle(number.x, -number.y, number.size * 0.5, '#f7f8fa') +
        stroke(circlePath(number.x, -number.y, number.size * 0.5), '#12151a', 1.2, { opacity: 0.6 }) +
        upright(
          view,
          number.x,
          lettering(livery.number, number.x, -number.y + number.size * 0.28, {
            height: number.size * 0.56,
            paint: '#10131a',
            align: 'middle',
            maxWidth: number.size * 0.8,
            slant: 6,
          }),
        );
  const ground = livery.pattern === 'split' || livery.pattern === 'sweep' ? livery.accent : livery.base;
  const hand = { height: sponsor.height, align: 'middle', maxWidth: sponsor.width, tracking: 0.6 } as const;
  // The ground's colour around the letters keeps them readable where a stripe runs under them.
  const name =
    livery.sponsor === ''
      ? ''
      : upright(
          view,
          sponsor.x,
          lettering(livery.sponsor, sponsor.x, -sponsor.y, {
            ...hand,
            paint: ground,
            outline: sponsor.height * 0.22,
          }) + lettering(livery.sponsor, sponsor.x, -sponsor.y, { ...hand, paint: inkOn(ground) }),
        );
  return name + plate;
}
