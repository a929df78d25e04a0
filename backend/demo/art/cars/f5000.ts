import type { CarShape } from './shape.ts';

/** Five-litre single-seater of the seventies: chisel nose, tall air box, huge rear wing and tyres. */
export const f5000: CarShape = {
  length: 448,
  height: 128,
  body: '66,30! 62,48! 98,58 130,66 150,72! 162,64! 214,62! 236,72! 252,70 300,56 360,40 420,25 438,19! 436,14! 380,11! 250,10! 120,10!',
  behind: [
    { d: '30,40! 22,112! 32,112! 52,44!', paint: 'black' },
    { d: '118,60! 124,120 134,127 148,124! 158,118! 156,96! 160,64!', paint: 'base' },
    { d: '150,122! 160,117! 158,98! 150,100!', paint: 'black' },
    { d: '20,34! 24,54! 118,58! 120,28!', paint: 'dark' },
    { d: '40,62! 118,56!', paint: 'chrome', width: 6 },
    { d: '44,56! 114,48!', paint: 'chrome', width: 6 },
  ],
  glass: [],
  trim: [
    { d: '118,12! 112,46! 140,56! 212,54! 240,44! 246,12!', paint: 'base' },
    { d: '228,46! 242,42! 244,16! 232,18!', paint: 'black' },
    { d: '2,106! -2,118! 62,126! 66,118!', paint: 'accent' },
    { d: '-4,90! -6,132! 10,132! 66,132! 66,110! 18,96!', paint: 'accent' },
    { d: '214,62! 220,80! 244,70!', paint: 'dark' },
    { d: '400,26! 396,33! 436,40! 446,37! 448,16! 420,14!', paint: 'accent' },
    { d: '244,34! 356,40!', paint: 'dark', width: 2.8 },
    { d: '250,18! 356,22!', paint: 'dark', width: 2.8 },
    { d: '134,36! 96,40!', paint: 'dark', width: 3 },
    { d: '134,20! 96,24!', paint: 'dark', width: 3 },
    { d: '236,76! 248,82! 256,77! 246,72!', paint: 'accent' },
  ],
  lines: ['160,62! 158,54', '236,70! 240,48', '330,46! 330,14'],
  highlights: [
    '70,48 110,58 150,68',
    '250,66 320,48 410,26',
    '120,46 150,54 210,52',
    '130,122 138,124 146,122',
  ],
  headlights: [],
  tailLights: ['18,36! 18,46! 24,46! 24,36!'],
  wheels: [
    { x: 92, radius: 38, rim: 'mesh', rimShare: 0.5 },
    { x: 358, radius: 32, rim: 'mesh', rimShare: 0.56 },
  ],
  openWheels: true,
  openCockpit: true,
  waist: 40,
  number: { x: 31, y: 113, size: 27 },
  sponsor: { x: 178, y: 26, height: 15, width: 90 },
  driver: { x: 184, y: 80, radius: 14 },
};
