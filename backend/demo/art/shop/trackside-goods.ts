import { darken, inkOn, lighten } from '../kit/colour.ts';
import { num } from '../kit/geometry.ts';
import { lettering } from '../kit/lettering.ts';
import { circle, ellipse, fill, group, rect, stroke } from '../kit/markup.ts';
import { badge, clothLight, tableShadow, type ProductView } from './product-kit.ts';

export function mug({ sheet, colours }: ProductView): string {
  const [base, accent, second] = colours;
  const body = 'M330 360C330 330 790 330 790 360V900C790 960 330 960 330 900Z';
  const round = sheet.linear(
    [330, 0],
    [790, 0],
    [
      [0, '#000000', 0.35],
      [0.16, '#ffffff', 0.35],
      [0.36, '#ffffff', 0.02],
      [0.7, '#000000', 0.06],
      [1, '#000000', 0.55],
    ],
  );
  return (
    tableShadow(sheet, 590, 940, 420) +
    stroke('M780 480C980 440 980 800 780 780', darken(base, 0.15), 64) +
    stroke('M780 470C960 440 960 780 780 770', lighten(base, 0.14), 12, { opacity: 0.6 }) +
    fill(body, base) +
    group(fill('M280 800L840 640V720L280 880Z', accent) + fill('M280 896L840 736V756L280 916Z', second), {
      'clip-path': sheet.clip(body),
    }) +
    badge(582, 560, 92, base, colours) +
    fill(body, round) +
    ellipse(560, 360, 230, 46, lighten(base, 0.1)) +
    ellipse(560, 364, 210, 38, '#2b1a10') +
    ellipse(560, 372, 196, 30, '#4a2c18')
  );
}

export function bottle({ sheet, colours }: ProductView): string {
  const [base, accent, second] = colours;
  const body =
    'M450 400C450 350 500 340 500 300H700C700 340 750 350 750 400V1010C750 1050 450 1050 450 1010Z';
  return (
    tableShadow(sheet, 600, 1036, 300) +
    rect(510, 150, 180, 150, darken(accent, 0.15), { rx: 24 }) +
    rect(560, 110, 80, 60, '#23282f', { rx: 16 }) +
    fill(body, base) +
    group(fill('M400 760L800 640V940L400 1060Z', accent) + fill('M400 720L800 600V622L400 742Z', second), {
      'clip-path': sheet.clip(body),
    }) +
    `<g transform="translate(610 560) rotate(-90)">${badge(0, 0, 90, base, colours)}</g>` +
    fill(
      body,
      sheet.linear(
        [450, 0],
        [750, 0],
        [
          [0, '#000000', 0.4],
          [0.2, '#ffffff', 0.5],
          [0.34, '#ffffff', 0.04],
          [0.75, '#000000', 0.08],
          [1, '#000000', 0.6],
        ],
      ),
    )
  );
}

export function lanyard({ sheet, colours }: ProductView): string {
  const [base, accent, second] = colours;
  const strap = 'M600 620C520 460 300 360 360 200C420 90 780 90 840 200C900 360 680 460 600 620';
  return (
    stroke(strap, '#000000', 40, { opacity: 0.16, filter: sheet.blur(10) }) +
    stroke(strap, base, 40) +
    stroke(strap, accent, 8) +
    rect(582, 600, 36, 70, '#b9c1cb', { rx: 8 }) +
    circle(600, 680, 20, '#8d97a3') +
    rect(428, 706, 352, 420, '#000000', { opacity: 0.2, rx: 22, filter: sheet.blur(14) }) +
    rect(420, 690, 360, 420, '#ffffff', { rx: 22 }) +
    rect(420, 690, 360, 150, accent, { rx: 22 }) +
    rect(420, 800, 360, 40, accent) +
    rect(560, 706, 80, 18, '#10151c', { rx: 9, opacity: 0.5 }) +
    badge(622, 784, 54, accent, [accent, base, second]) +
    lettering('PADDOCK', 600, 930, { height: 64, paint: '#10151c', align: 'middle', weight: 2 }) +
    lettering('ALL WEEKEND', 600, 984, { height: 30, paint: '#56606b', align: 'middle', tracking: 1.4 }) +
    Array.from({ length: 30 }, (_, index) =>
      rect(456 + index * 9.8, 1020, 3 + ((index * 7) % 5), 54, '#10151c'),
    ).join('') +
    rect(
      420,
      690,
      360,
      420,
      sheet.linear(
        [420, 690],
        [780, 1110],
        [
          [0, '#ffffff', 0.4],
          [0.35, '#ffffff', 0],
          [1, '#000000', 0.1],
        ],
      ),
      { rx: 22 },
    )
  );
}

export function umbrella({ sheet, colours }: ProductView): string {
  const [base, accent, second] = colours;
  const panels = [-440, -290, -110, 110, 290, 440];
  const dome =
    'M160 640C180 330 420 220 600 220C780 220 1020 330 1040 640C980 590 910 590 860 640C800 590 760 590 710 640C670 596 530 596 490 640C440 590 400 590 340 640C290 590 220 590 160 640Z';
  const ribs = panels.map((dx) => `M600 220Q${num(600 + dx * 0.9)} 330 ${num(600 + dx)} 640`).join('');
  return (
    tableShadow(sheet, 640, 1100, 300) +
    rect(
      592,
      560,
      16,
      460,
      sheet.linear(
        [592, 0],
        [608, 0],
        [
          [0, '#5a636e'],
          [0.5, '#e3e8ed'],
          [1, '#4a525c'],
        ],
      ),
    ) +
    stroke('M600 1000C600 1120 720 1120 716 1020', '#23282f', 34, { 'stroke-linecap': 'round' }) +
    fill(dome, base) +
    group(
      fill('M600 220Q350 330 310 700H490Q500 330 600 220Z', accent) +
        fill('M600 220Q850 330 890 700H710Q700 330 600 220Z', accent) +
        fill('M600 220Q700 330 710 700H490Q500 330 600 220Z', base),
      { 'clip-path': sheet.clip(dome) },
    ) +
    stroke(ribs, '#000000', 4, { opacity: 0.28 }) +
    clothLight(sheet, dome, 1.1) +
    badge(618, 470, 60, base, [base, accent, second]) +
    rect(592, 180, 16, 50, '#23282f', { rx: 8 })
  );
}

export function earDefenders({ sheet, colours }: ProductView): string {
  const [base, accent] = colours;
  const cup = (way: number): string =>
    `<g transform="translate(600 0) scale(${way} 1)">${rect(218, 620, 90, 330, '#1a1e24', { rx: 42 })}${fill('M290 600C420 600 450 700 450 785C450 870 420 970 290 970Z', base)}${fill(
      'M290 600C420 600 450 700 450 785C450 870 420 970 290 970Z',
      sheet.linear(
        [290, 600],
        [450, 970],
        [
          [0, '#ffffff', 0.4],
          [0.4, '#ffffff', 0],
          [1, '#000000', 0.5],
        ],
      ),
    )}${stroke('M310 640C390 650 410 720 410 785C410 850 390 920 310 930', accent, 10)}</g>`;
  return (
    tableShadow(sheet, 600, 980, 480) +
    stroke('M250 640C230 240 970 240 950 640', '#15181d', 70, { 'stroke-linecap': 'round' }) +
    stroke('M250 640C230 250 970 250 950 640', accent, 26, { opacity: 0.95 }) +
    stroke('M330 420C440 300 760 300 870 420', '#ffffff', 10, { opacity: 0.3, 'stroke-linecap': 'round' }) +
    cup(1) +
    cup(-1) +
    lettering('SCSS', 600, 372, { height: 34, paint: inkOn(accent), align: 'middle', slant: 10 })
  );
}

export function flag({ sheet, colours }: ProductView): string {
  const [base, accent, second] = colours;
  const cloth =
    'M330 200C470 120 640 300 780 220C880 170 960 190 1040 230V660C960 620 880 600 780 650C640 730 470 550 330 630Z';
  return (
    tableShadow(sheet, 340, 1110, 200) +
    rect(
      306,
      140,
      26,
      970,
      sheet.linear(
        [306, 0],
        [332, 0],
        [
          [0, '#b98b57'],
          [0.5, '#e8c79a'],
          [1, '#7d5a34'],
        ],
      ),
    ) +
    circle(319, 136, 24, '#ffb81c') +
    fill(cloth, base) +
    group(fill('M300 500L1080 300V400L300 600Z', accent) + fill('M300 620L1080 420V440L300 640Z', second), {
      'clip-path': sheet.clip(cloth),
    }) +
    badge(680, 350, 92, base, colours) +
    fill(
      cloth,
      sheet.linear(
        [330, 0],
        [1040, 0],
        [
          [0, '#000000', 0.2],
          [0.2, '#ffffff', 0.25],
          [0.42, '#000000', 0.28],
          [0.66, '#ffffff', 0.22],
          [0.86, '#000000', 0.22],
          [1, '#000000', 0.05],
        ],
      ),
    )
  );
}

export function keyRing({ sheet, colours }: ProductView): string {
  const [base, accent, second] = colours;
  return (
    tableShadow(sheet, 600, 1060, 300) +
    stroke('M600 330m-150 0a150 150 0 1 0 300 0a150 150 0 1 0 -300 0', '#6d7782', 26) +
    stroke(
      'M600 330m-150 0a150 150 0 1 0 300 0a150 150 0 1 0 -300 0',
      sheet.linear(
        [450, 180],
        [750, 480],
        [
          [0, '#ffffff'],
          [0.5, '#8d97a3'],
          [1, '#e3e8ed'],
        ],
      ),
      15,
    ) +
    rect(576, 470, 48, 80, '#9aa3ae', { rx: 18 }) +
    rect(446, 536, 316, 500, '#000000', { opacity: 0.2, rx: 46, filter: sheet.blur(14) }) +
    rect(440, 524, 320, 500, base, { rx: 46 }) +
    group(fill('M400 1060L700 480H800L500 1060Z', accent) + fill('M530 1060L830 480V540L560 1060Z', second), {
      'clip-path': sheet.clip('M440 524H760V1024H440Z'),
    }) +
    rect(
      440,
      524,
      320,
      500,
      sheet.linear(
        [440, 524],
        [760, 1024],
        [
          [0, '#ffffff', 0.42],
          [0.36, '#ffffff', 0],
          [1, '#000000', 0.42],
        ],
      ),
      { rx: 46 },
    ) +
    circle(600, 578, 20, '#e9ecef') +
    circle(600, 578, 11, '#3a424c') +
    badge(618, 800, 60, base, colours)
  );
}
