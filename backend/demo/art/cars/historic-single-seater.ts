import type { CarShape } from './shape.ts';

/** Front-engined grand prix car of the fifties: cigar body, wire wheels, long exhaust. */
export const historicSingleSeater: CarShape = {
  length: 394,
  height: 108,
  body: '6,52! 14,64 44,78 84,88 116,93 132,90! 142,78! 182,75! 196,84! 226,83 276,80 330,72 368,60 384,46 386,36! 372,28 330,24 250,21 130,21 60,28 22,40',
  behind: [{ d: '182,76! 190,100! 196,98! 204,82!', paint: 'chrome', width: 2 }],
  glass: [],
  trim: [
    { d: '196,83! 190,102! 200,96! 212,83!', paint: 'dark' },
    { d: '372,60 384,54 387,44 382,34 374,40', paint: 'black' },
    { d: '312,44! 290,36! 180,32! 60,30! 22,34!', paint: 'chrome', width: 6.4 },
    { d: '300,48! 282,36!', paint: 'chrome', width: 4 },
    { d: '280,47! 264,35!', paint: 'chrome', width: 4 },
    { d: '260,46! 244,34!', paint: 'chrome', width: 4 },
    { d: '228,64! 300,62! 300,57! 228,59!', paint: 'dark' },
    { d: '330,36! 312,28!', paint: 'dark', width: 4 },
    { d: '96,36! 120,40!', paint: 'dark', width: 4 },
    { d: '198,88! 208,94! 214,89! 206,85!', paint: 'chrome' },
  ],
  lines: ['142,76! 140,24', '212,82! 214,24', '318,72! 320,26', '60,80! 58,32', '156,60! 156,30'],
  highlights: ['20,62 60,78 118,88', '204,80 276,76 340,66 374,52'],
  headlights: [],
  tailLights: [],
  wheels: [
    { x: 82, radius: 34, rim: 'mesh', rimShare: 0.68 },
    { x: 322, radius: 32, rim: 'mesh', rimShare: 0.68 },
  ],
  openWheels: true,
  openCockpit: true,
  waist: 54,
  number: { x: 178, y: 52, size: 36 },
  sponsor: { x: 262, y: 68, height: 7, width: 60 },
  driver: { x: 162, y: 96, radius: 14 },
};
