import { darken, inkOn, lighten } from '../kit/colour.ts';
import { lettering } from '../kit/lettering.ts';
import { circle, ellipse, fill, group, rect, stroke } from '../kit/markup.ts';
import { badge, clothLight, tableShadow, type ProductView } from './product-kit.ts';

const TEE =
  'M430 260C470 330 730 330 770 260L900 310C960 340 1000 420 1040 560L890 610L850 520C856 700 860 860 864 1010C760 1040 440 1040 336 1010C340 860 344 700 350 520L310 610L160 560C200 420 240 340 300 310Z';
const LONG =
  'M440 250C480 300 720 300 760 250L880 296C960 330 1000 460 1040 700L1060 930L930 950L880 640C876 760 874 900 872 1010C760 1036 440 1036 328 1010C326 900 324 760 320 640L270 950L140 930L160 700C200 460 240 330 320 296Z';

function folds(): string {
  return stroke(
    'M400 560C430 700 420 860 400 1000M800 560C770 700 780 860 800 1000M520 1016C540 900 530 820 500 720M690 1016C670 900 680 820 710 720',
    '#000000',
    16,
    { opacity: 0.07, 'stroke-linecap': 'round' },
  );
}

export function tee({ sheet, colours }: ProductView): string {
  const [base] = colours;
  return (
    tableShadow(sheet, 600, 1040, 420) +
    fill(TEE, base) +
    group(
      folds() +
        fill('M-40 760L1240 560V640L-40 840Z', colours[1], { opacity: 0.95 }) +
        fill('M-40 856L1240 656V676L-40 876Z', colours[2]),
      { 'clip-path': sheet.clip('M350 520L430 260H770L850 520L864 1010C760 1040 440 1040 336 1010Z') },
    ) +
    clothLight(sheet, TEE) +
    stroke('M430 260C470 330 730 330 770 260', darken(base, 0.4), 16) +
    fill('M430 262C480 236 720 236 770 262C730 316 470 316 430 262Z', darken(base, 0.55)) +
    badge(620, 470, 74, base, colours) +
    stroke(TEE, '#000000', 2, { opacity: 0.25 })
  );
}

export function polo({ sheet, colours }: ProductView): string {
  const [base, accent] = colours;
  return (
    tableShadow(sheet, 600, 1040, 420) +
    fill(TEE, base) +
    group(
      folds() +
        fill('M850 520L864 1010C840 1020 800 1024 770 1026L760 520Z', accent) +
        fill('M350 520L336 1010C360 1020 400 1024 430 1026L440 520Z', accent),
      { 'clip-path': sheet.clip(TEE) },
    ) +
    stroke('M204 546L316 588M996 546L884 588', accent, 22) +
    clothLight(sheet, TEE) +
    fill('M430 262C480 236 720 236 770 262L700 400L600 300L500 400Z', darken(base, 0.28)) +
    fill(
      'M600 300L500 404L440 262C470 250 520 240 560 240ZM600 300L700 404L760 262C730 250 680 240 640 240Z',
      accent,
    ) +
    rect(584, 320, 32, 170, darken(base, 0.2)) +
    circle(600, 360, 6, '#ffffff') +
    circle(600, 420, 6, '#ffffff') +
    badge(750, 480, 36, base, colours)
  );
}

export function hoodie({ sheet, colours }: ProductView): string {
  const [base] = colours;
  return (
    tableShadow(sheet, 600, 1040, 440) +
    fill('M400 280C420 130 780 130 800 280C760 380 440 380 400 280Z', darken(base, 0.3)) +
    fill(LONG, base) +
    group(folds(), { 'clip-path': sheet.clip(LONG) }) +
    clothLight(sheet, LONG) +
    fill('M440 300C470 180 730 180 760 300C730 390 470 390 440 300Z', darken(base, 0.6)) +
    stroke('M440 300C470 420 730 420 760 300', lighten(base, 0.1), 20) +
    stroke('M550 400C546 460 552 510 540 560M650 400C654 460 648 510 660 560', '#e9ecef', 9, {
      'stroke-linecap': 'round',
    }) +
    fill('M440 800C520 780 680 780 760 800L800 960C720 976 480 976 400 960Z', darken(base, 0.16)) +
    rect(330, 990, 540, 34, darken(base, 0.3), { rx: 10 }) +
    badge(620, 660, 100, base, colours) +
    lettering('SUMMER SERIES', 600, 756, {
      height: 30,
      paint: inkOn(base),
      align: 'middle',
      tracking: 2.4,
      slant: 12,
    })
  );
}

export function jacket({ sheet, colours }: ProductView): string {
  const [base, accent, second] = colours;
  return (
    tableShadow(sheet, 600, 1040, 440) +
    fill(LONG, base) +
    group(
      fill('M-40 300H1240V470L600 560L-40 470Z', accent) +
        stroke('M-40 490L600 580L1240 490', second, 14) +
        folds(),
      { 'clip-path': sheet.clip(LONG) },
    ) +
    clothLight(sheet, LONG, 1.2) +
    fill('M450 256C460 190 740 190 750 256L720 330C660 350 540 350 480 330Z', darken(base, 0.35)) +
    rect(592, 262, 16, 764, '#c9d0d8') +
    rect(
      592,
      262,
      16,
      764,
      sheet.linear(
        [592, 0],
        [608, 0],
        [
          [0, '#000000', 0.4],
          [0.5, '#ffffff', 0.2],
          [1, '#000000', 0.4],
        ],
      ),
    ) +
    stroke('M400 800L470 900M800 800L730 900', darken(base, 0.5), 10) +
    badge(758, 440, 36, accent, colours) +
    rect(330, 994, 540, 30, darken(base, 0.4), { rx: 8 })
  );
}

export function cap({ sheet, colours }: ProductView): string {
  const [base, accent, second] = colours;
  const crown = 'M250 700C240 440 400 300 610 300C820 300 940 450 930 690C720 640 470 640 250 700Z';
  const brim =
    'M250 700C470 630 720 630 930 690C1010 720 1100 780 1110 820C1060 850 980 800 880 770C660 730 430 740 250 700Z';
  return (
    tableShadow(sheet, 640, 850, 470) +
    fill(crown, base) +
    group(
      fill('M440 250H740L700 760H470Z', lighten(base, 0.06)) +
        stroke('M610 290C560 400 540 540 540 680M610 290C690 400 740 520 748 670', '#000000', 4, {
          opacity: 0.3,
        }),
      { 'clip-path': sheet.clip(crown) },
    ) +
    fill(
      crown,
      sheet.radial([480, 380], 620, [
        [0, '#ffffff', 0.3],
        [0.4, '#ffffff', 0],
        [1, '#000000', 0.5],
      ]),
    ) +
    circle(610, 300, 18, darken(base, 0.3)) +
    fill(brim, darken(base, 0.12)) +
    fill(
      brim,
      sheet.linear(
        [0, 650],
        [0, 850],
        [
          [0, '#ffffff', 0.2],
          [1, '#000000', 0.45],
        ],
      ),
    ) +
    stroke('M276 706C480 650 720 650 920 702C1000 730 1070 780 1092 812', accent, 7) +
    badge(624, 560, 84, base, [base, accent, second]) +
    ellipse(400, 480, 8, 8, darken(base, 0.5)) +
    ellipse(830, 480, 8, 8, darken(base, 0.5))
  );
}

export function beanie({ sheet, colours }: ProductView): string {
  const [base, accent, second] = colours;
  const dome = 'M300 800C280 470 420 300 600 300C780 300 920 470 900 800Z';
  const ribs = Array.from({ length: 19 }, (_, index) => `M${300 + index * 33.4} 960V760`).join('');
  return (
    tableShadow(sheet, 600, 960, 400) +
    circle(600, 270, 84, accent) +
    circle(570, 240, 84, lighten(accent, 0.2), { opacity: 0.35 }) +
    fill(dome, base) +
    group(
      rect(200, 560, 800, 60, accent) + rect(200, 636, 800, 16, second) + rect(200, 530, 800, 14, second),
      { 'clip-path': sheet.clip(dome) },
    ) +
    clothLight(sheet, dome) +
    rect(280, 740, 640, 220, darken(base, 0.12), { rx: 40 }) +
    stroke(ribs, '#000000', 5, { opacity: 0.16 }) +
    rect(
      280,
      740,
      640,
      220,
      sheet.linear(
        [280, 0],
        [920, 0],
        [
          [0, '#ffffff', 0.18],
          [0.5, '#000000', 0],
          [1, '#000000', 0.45],
        ],
      ),
      { rx: 40 },
    ) +
    rect(440, 790, 330, 120, darken(base, 0.4), { rx: 10 }) +
    badge(634, 850, 58, darken(base, 0.4), colours)
  );
}

export function tote({ sheet, colours }: ProductView): string {
  const [base, accent, second] = colours;
  const bag = 'M320 460H880L910 1030H290Z';
  return (
    tableShadow(sheet, 600, 1034, 420) +
    stroke('M440 480C430 150 770 150 760 480', darken(base, 0.25), 26) +
    stroke('M470 480C460 210 740 210 730 480', base, 24) +
    fill(bag, base) +
    group(
      fill('M240 960L760 430H860L340 960V1060H240Z', accent) +
        fill('M400 1060L920 530V570L440 1060Z', second),
      { 'clip-path': sheet.clip(bag) },
    ) +
    clothLight(sheet, bag) +
    badge(620, 760, 96, base, colours)
  );
}
