import type { CarShape } from './shape.ts';

/** Winged single-seater of the eighties with long side pods and a pointed nose. */
export const formulaAtlantic: CarShape = {
  length: 428,
  height: 108,
  body: '52,26! 50,44 86,54 118,66 140,82 152,84! 160,68! 170,62! 212,60! 228,68! 240,67 286,55 344,40 400,27 420,21! 420,15! 370,12! 250,11! 120,11!',
  behind: [
    { d: '28,36! 22,92! 32,92! 46,40!', paint: 'black' },
    { d: '140,70! 144,100 152,100 156,72!', paint: 'chrome', width: 4 },
    { d: '22,28! 26,46! 90,50! 92,22!', paint: 'dark' },
    { d: '30,50! 92,48!', paint: 'chrome', width: 5 },
  ],
  glass: [],
  trim: [
    { d: '92,11! 90,38! 116,46! 190,48! 244,42! 256,34! 262,11!', paint: 'base' },
    { d: '246,38! 258,33! 261,15! 250,15!', paint: 'black' },
    { d: '0,90! -2,100! 52,104! 56,98!', paint: 'accent' },
    { d: '-4,74! -4,108! 54,110! 56,88! 20,78!', paint: 'accent' },
    { d: '212,60! 216,76! 236,67!', paint: 'dark' },
    { d: '384,22! 380,28! 424,34! 432,30! 432,12! 396,12!', paint: 'accent' },
    { d: '256,32! 344,38!', paint: 'dark', width: 2.6 },
    { d: '262,18! 344,20!', paint: 'dark', width: 2.6 },
    { d: '110,36! 82,38!', paint: 'dark', width: 2.8 },
    { d: '110,20! 82,22!', paint: 'dark', width: 2.8 },
    { d: '226,72! 236,78! 244,73! 236,68!', paint: 'accent' },
  ],
  lines: ['160,66! 160,48', '228,66! 234,44', '320,46! 320,14'],
  highlights: ['56,44 100,56 146,80', '240,62 310,46 400,26', '94,38 130,45 200,46 244,40'],
  headlights: [],
  tailLights: ['18,30! 18,40! 24,40! 24,30!'],
  wheels: [
    { x: 80, radius: 33, rim: 'spokes', rimShare: 0.54 },
    { x: 346, radius: 29, rim: 'spokes', rimShare: 0.58 },
  ],
  openWheels: true,
  openCockpit: true,
  waist: 36,
  number: { x: 292, y: 38, size: 24 },
  sponsor: { x: 172, y: 22, height: 15, width: 110 },
  driver: { x: 184, y: 78, radius: 13.5 },
};
