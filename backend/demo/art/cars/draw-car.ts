import { darken, lighten, mix } from '../kit/colour.ts';
import { line, num, shape } from '../kit/geometry.ts';
import { circle, fill, group, place, rect, stroke } from '../kit/markup.ts';
import type { Sheet } from '../kit/sheet.ts';
import { drawMarks } from './car-marks.ts';
import type { CarView } from './car-view.ts';
import { liveryAreas } from './livery.ts';
import { drawOpenDriver } from './open-driver.ts';
import type { Trim } from './shape.ts';
import { drawArch, drawWheel } from './wheel.ts';

const ARCH_GAP = 3.5;

function trimPaint(sheet: Sheet, view: CarView, trim: Trim): string {
  const { livery, light, shape: car } = view;
  const shaded = (colour: string): string =>
    sheet.linear(
      [0, -car.height],
      [0, 0],
      [
        [0, mix(colour, light.key, 0.35 * light.strength)],
        [0.5, colour],
        [1, mix(colour, light.shade, 0.6)],
      ],
    );
  switch (trim.paint) {
    case 'black':
      return sheet.linear(
        [0, -car.height],
        [0, 0],
        [
          [0, mix('#1b1e23', light.key, 0.3 * light.strength)],
          [0.5, '#14161a'],
          [1, '#0a0b0d'],
        ],
      );
    case 'dark':
      return '#1d2127';
    case 'chrome':
      return '#b9c1cb';
    case 'glow':
      return '#fff1c9';
    case 'base':
      return shaded(livery.base);
    case 'accent':
      return shaded(livery.accent);
    case 'second':
      return shaded(livery.second);
  }
}

function drawTrim(sheet: Sheet, view: CarView, list: readonly Trim[]): string {
  return list
    .map((trim) => {
      const paint = trimPaint(sheet, view, trim);
      return trim.width === undefined
        ? fill(shape(trim.d), paint)
        : stroke(line(trim.d), paint, trim.width, { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' });
    })
    .join('');
}

function drawPaint(sheet: Sheet, view: CarView, body: string): string {
  const { shape: car, livery, light } = view;
  const base = livery.base;
  const flank = sheet.linear(
    [0, -car.height],
    [0, 0],
    [
      [0, mix(base, light.sky, 0.4)],
      [0.3, lighten(base, 0.06)],
      [1 - car.waist / car.height, base],
      [1, darken(base, 0.12)],
    ],
  );
  const areas = liveryAreas(livery, car.length, car.height, car.waist);
  return fill(body, flank) + areas.map((area) => fill(area.d, area.paint)).join('');
}

/** Reflections and shade that turn flat paint into bodywork. */
function drawForm(sheet: Sheet, view: CarView, body: string): string {
  const { shape: car, light } = view;
  const waist = 1 - car.waist / car.height;
  const form = sheet.linear(
    [0, -car.height],
    [0, 0],
    [
      [0, light.sky, 0.55],
      [waist * 0.55, light.sky, 0.2],
      [waist * 0.93, light.sky, 0.04],
      [waist, light.shade, light.depth * 0.55],
      [waist + (1 - waist) * 0.35, light.shade, light.depth * 0.25],
      [waist + (1 - waist) * 0.7, light.shade, light.depth * 0.7],
      [0.96, light.bounce, 0.35],
      [1, light.shade, 0.8],
    ],
  );
  const nose = sheet.linear(
    [0, 0],
    [car.length, 0],
    [
      [0, light.shade, light.depth * 0.75],
      [0.16, light.shade, 0],
      [0.78, light.key, 0],
      [0.93, light.key, 0.28 * light.strength],
      [1, light.key, 0.5 * light.strength],
    ],
  );
  const fading = (colour: string): string =>
    sheet.linear(
      [0, 0],
      [car.length, 0],
      [
        [0.02, colour, 0],
        [0.22, colour],
        [0.8, colour],
        [1, colour, 0],
      ],
    );
  const glints = car.highlights
    .map((entry) => stroke(line(entry), fading(light.key), 1.7, { opacity: 0.55 * light.strength + 0.12 }))
    .join('');
  const softGlints = car.highlights
    .map((entry) => stroke(line(entry), fading(light.sky), 7, { opacity: 0.16 }))
    .join('');
  const rimLight = stroke(body, light.key, 3.6, {
    opacity: 0.35 + 0.6 * light.strength,
    'clip-path': sheet.clip(`M-60 ${-car.waist}V${-car.height - 40}H${car.length + 60}V${-car.waist * 0.6}Z`),
  });
  return fill(body, form) + fill(body, nose) + softGlints + glints + rimLight;
}

function drawGlass(sheet: Sheet, view: CarView): string {
  const { shape: car, light } = view;
  const glass = sheet.linear(
    [0, -car.height],
    [0, -car.waist],
    [
      [0, mix('#10151c', light.sky, 0.55)],
      [0.35, mix('#0c1016', light.sky, 0.22)],
      [1, '#07090c'],
    ],
  );
  const panes = car.glass.map((entry) => shape(entry)).join('');
  const clip = sheet.clip(panes);
  const { driver } = car;
  const streaks = [0.3, 0.52, 0.58]
    .map(
      (share, index) =>
        `M${num(car.length * share)} ${-car.height - 5}l${index === 1 ? 9 : 26} 0l-48 ${car.height}l${index === 1 ? -9 : -26} 0Z`,
    )
    .join('');
  return (
    group(
      fill(panes, glass) +
        (car.openCockpit ? '' : circle(driver.x, -driver.y, driver.radius, view.helmet, { opacity: 0.8 })) +
        (car.openCockpit
          ? ''
          : rect(driver.x - 2, -driver.y - 5, driver.radius + 3, 6, '#06080b', { opacity: 0.9 })) +
        stroke(
          `M${car.length * 0.36} ${-car.height}L${car.length * 0.27} ${-car.waist}M${car.length * 0.36} ${-car.height + 4}L${car.length * 0.52} ${-car.waist + 6}`,
          '#2b3038',
          2.4,
        ) +
        fill(streaks, light.sky, { opacity: 0.13 }),
      { 'clip-path': clip },
    ) + stroke(panes, '#07080a', 1.6, { opacity: 0.9 })
  );
}

function drawLamps(sheet: Sheet, view: CarView): string {
  const { shape: car, light } = view;
  const lamp = (entry: string, off: string, on: string): string =>
    fill(shape(entry), light.lamps ? on : off) + stroke(shape(entry), '#0a0c10', 0.9, { opacity: 0.55 });
  void sheet;
  return (
    car.headlights.map((entry) => lamp(entry, '#dfe7ee', '#fffbe9')).join('') +
    car.tailLights.map((entry) => lamp(entry, '#b5141c', '#ff2b2b')).join('')
  );
}

/** The whole car in centimetres, standing on y = 0 and driving to the right. */
export function drawCar(sheet: Sheet, view: CarView): string {
  const car = view.shape;
  const body = shape(car.body);
  const look = {
    spinning: view.spinning,
    brakeGlow: view.brakeGlow,
    rimColour: mix('#8f99a6', view.livery.second, 0.08),
    nutColour: view.livery.accent,
  };
  const wheels = car.wheels
    .map((wheel) => place(drawWheel(sheet, wheel, look), wheel.x, -wheel.radius))
    .join('');
  const farWheels = car.openWheels
    ? car.wheels
        .map((wheel) => circle(wheel.x + 7, -wheel.radius - 3, wheel.radius * 0.97, '#0c0d10'))
        .join('')
    : '';
  const inBody = group(
    drawPaint(sheet, view, body) +
      (car.openWheels ? '' : car.wheels.map((wheel) => drawArch(wheel, ARCH_GAP)).join('')),
    { 'clip-path': sheet.clip(body) },
  );
  const inForm = group(drawForm(sheet, view, body), { 'clip-path': sheet.clip(body) });
  const arches = car.openWheels
    ? ''
    : group(car.wheels.map((wheel) => drawArch(wheel, ARCH_GAP)).join(''), { 'clip-path': sheet.clip(body) });
  return (
    farWheels +
    drawTrim(sheet, view, car.behind ?? []) +
    (car.openCockpit ? drawOpenDriver(sheet, view) : '') +
    inBody +
    car.lines.map((entry) => stroke(line(entry), '#05070a', 1.1, { opacity: 0.45 })).join('') +
    (car.openWheels ? '' : drawMarks(view)) +
    inForm +
    arches +
    drawGlass(sheet, view) +
    drawTrim(sheet, view, car.trim) +
    (car.openWheels ? drawMarks(view) : '') +
    drawLamps(sheet, view) +
    wheels
  );
}
