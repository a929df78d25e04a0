import { darken, inkOn, lighten, mix } from '../kit/colour.ts';
import { circlePath, line, num, shape } from '../kit/geometry.ts';
import { lettering } from '../kit/lettering.ts';
import { circle, ellipse, fill, group, place, rect, stroke } from '../kit/markup.ts';
import type { Sheet } from '../kit/sheet.ts';
import type { Light } from './light.ts';
import { liveryAreas, type Livery } from './livery.ts';
import type { CarShape, Trim } from './shape.ts';
import { drawArch, drawWheel } from './wheel.ts';

export interface CarView {
  readonly shape: CarShape;
  readonly livery: Livery;
  readonly light: Light;
  readonly spinning: boolean;
  /** Glow of the brakes, 0–1. */
  readonly brakeGlow: number;
  /** True when the picture shows the car driving to the left; lettering is turned back. */
  readonly mirrored: boolean;
  readonly helmet: string;
}

const ARCH_GAP = 3.5;

function upright(view: CarView, x: number, content: string): string {
  return view.mirrored ? `<g transform="translate(${num(x * 2)} 0) scale(-1 1)">${content}</g>` : content;
}

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
    ellipse(driver.x - r * 0.3, -driver.y + r * 1.7, r * 1.7, r * 1.1, '#16191f') +
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

function drawMarks(view: CarView): string {
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
  const ground =
    livery.pattern === 'split' || livery.pattern === 'sweep' || livery.pattern === 'facets'
      ? livery.accent
      : livery.base;
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
    rect(rear.x - rear.radius, -14, front.x - rear.x + rear.radius + front.radius, 15, '#040506', {
      opacity: strength,
    }) +
    contacts
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
