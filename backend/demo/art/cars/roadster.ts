import type { CarShape } from './shape.ts';

/** Small open two-seater with a roll bar. */
export const roadster: CarShape = {
  length: 395,
  height: 116,
  body: '5,24! 1,42 4,62 14,78! 24,83! 62,87 98,89 116,87! 132,82! 186,79! 216,87! 232,90 266,89 306,84 346,75 374,61 388,44 394,28 392,20! 366,15! 280,14! 116,14! 34,18!',
  behind: [
    { d: '112,84! 118,112 126,117 136,116 141,108 143,82!', paint: 'black', width: 4.6 },
    { d: '118,104! 92,88!', paint: 'black', width: 3.4 },
    { d: '98,86! 104,104! 126,106! 134,82!', paint: 'dark' },
  ],
  glass: ['228,90! 206,112! 212,113! 244,90!'],
  trim: [
    { d: '224,89! 204,112!', paint: 'black', width: 3 },
    { d: '112,14! 108,21! 284,21! 290,14!', paint: 'black' },
    { d: '362,15! 360,23! 396,24! 402,15! 394,12! 364,12!', paint: 'black' },
    { d: '386,40! 392,34! 393,25! 374,27!', paint: 'black' },
    { d: '5,24! 18,32! 34,32! 38,17!', paint: 'black' },
    { d: '218,92! 230,97! 236,91! 226,88!', paint: 'base' },
    { d: '34,14! 34,20! 44,20! 44,14!', paint: 'chrome' },
  ],
  lines: ['216,86! 222,56! 212,22!', '134,82! 132,56! 140,22!', '244,88 310,70 372,58', '14,76! 40,76 58,80'],
  highlights: ['18,78 70,80 130,76 210,76 290,78 346,70'],
  headlights: ['348,70 366,64 374,54 358,55 346,62'],
  tailLights: ['6,70 16,74 26,70 16,63'],
  wheels: [
    { x: 79, radius: 30, rim: 'spokes', rimShare: 0.68 },
    { x: 311, radius: 30, rim: 'spokes', rimShare: 0.68 },
  ],
  openWheels: false,
  openCockpit: true,
  waist: 56,
  number: { x: 176, y: 52, size: 40 },
  sponsor: { x: 184, y: 22, height: 10.5, width: 96 },
  driver: { x: 158, y: 101, radius: 14 },
};
