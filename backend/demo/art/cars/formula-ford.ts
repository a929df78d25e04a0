import type { CarShape } from './shape.ts';

/** Junior single-seater without wings: slim wedge nose, exposed engine bay, treaded tyres. */
export const formulaFord: CarShape = {
  length: 392,
  height: 96,
  body: '34,34! 40,46 66,56 98,66 124,76 140,78! 150,68! 166,60! 206,58! 222,63! 234,61 280,49 330,36 376,27 389,22! 389,17! 350,14! 250,12! 120,12! 60,18!',
  behind: [
    { d: '132,66! 136,94! 146,94! 152,66!', paint: 'chrome', width: 4 },
    { d: '142,92! 104,58!', paint: 'chrome', width: 3 },
    { d: '12,26! 12,44! 50,46! 60,24!', paint: 'dark' },
    { d: '8,38! 70,44!', paint: 'chrome', width: 6 },
  ],
  glass: [],
  trim: [
    { d: '98,14! 96,46! 124,52! 176,44! 186,14!', paint: 'base' },
    { d: '172,42! 184,40! 186,18! 176,18!', paint: 'black' },
    { d: '206,59! 210,72! 226,62!', paint: 'dark' },
    { d: '214,36! 328,40!', paint: 'dark', width: 2.4 },
    { d: '228,22! 328,22!', paint: 'dark', width: 2.4 },
    { d: '280,48! 328,30!', paint: 'dark', width: 2.4 },
    { d: '110,34! 74,36!', paint: 'dark', width: 2.6 },
    { d: '124,22! 74,22!', paint: 'dark', width: 2.6 },
    { d: '222,68! 230,74! 238,70! 230,65!', paint: 'accent' },
    { d: '100,12! 200,9! 300,11! 250,14!', paint: 'black' },
  ],
  lines: ['150,66! 150,20', '222,62! 226,20', '300,44! 300,16'],
  highlights: ['62,52 100,62 136,74', '232,58 290,43 370,26', '104,44 140,48 172,40'],
  headlights: [],
  tailLights: ['8,30! 8,38! 14,38! 14,30!'],
  wheels: [
    { x: 68, radius: 30, rim: 'classic', rimShare: 0.58 },
    { x: 328, radius: 28, rim: 'classic', rimShare: 0.6 },
  ],
  openWheels: true,
  openCockpit: true,
  waist: 40,
  number: { x: 258, y: 38, size: 25 },
  sponsor: { x: 138, y: 22, height: 10, width: 56 },
  driver: { x: 174, y: 76, radius: 13.5 },
};
