import type { CarShape } from './shape.ts';

/** Racing kart: driver in the open, bumper pods close to the ground. */
export const kart: CarShape = {
  length: 190,
  height: 96,
  body: '58,10! 54,22 66,30! 92,32 118,28! 126,20 124,10!',
  behind: [
    { d: '30,14! 160,12!', paint: 'dark', width: 4 },
    { d: '10,14! 8,30! 26,32! 30,14!', paint: 'black' },
    { d: '40,20! 35,54! 42,58! 54,42! 82,24! 82,18!', paint: 'black' },
    { d: '46,24 40,48 46,68 56,76 68,74 74,62 72,44 80,30 66,20', paint: 'second' },
    { d: '70,30! 112,42! 136,22!', paint: 'second', width: 12 },
    { d: '66,70! 76,52! 104,54!', paint: 'second', width: 8 },
    { d: '132,26! 146,22! 148,14! 130,15!', paint: 'black' },
    { d: '50,30! 58,60! 62,74!', paint: 'accent', width: 3 },
    { d: '20,16! 22,34! 50,36! 54,16!', paint: 'dark' },
  ],
  glass: [],
  trim: [
    { d: '100,60! 114,36!', paint: 'black', width: 4 },
    { d: '108,22! 118,26!', paint: 'dark', width: 3 },
    { d: '102,62! 112,40!', paint: 'black', width: 3 },
    { d: '136,28! 152,24! 182,14! 190,8! 186,5! 150,6!', paint: 'base' },
    { d: '120,40! 134,42! 146,24! 132,20!', paint: 'accent' },
    { d: '4,10! 2,26! 10,30! 14,10!', paint: 'black' },
    { d: '30,30! 14,40! 10,38!', paint: 'chrome', width: 4 },
  ],
  lines: [],
  highlights: ['60,28 90,30 118,26'],
  headlights: [],
  tailLights: [],
  wheels: [
    { x: 34, radius: 14.5, rim: 'steel', rimShare: 0.5 },
    { x: 146, radius: 13, rim: 'steel', rimShare: 0.5 },
  ],
  openWheels: true,
  openCockpit: true,
  waist: 20,
  number: { x: 127, y: 31, size: 15 },
  sponsor: { x: 90, y: 15, height: 8, width: 52 },
  driver: { x: 64, y: 85, radius: 11.5, shoulders: false },
};
