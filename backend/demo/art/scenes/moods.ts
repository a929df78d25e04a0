import type { Light } from '../cars/light.ts';
import type { Colour } from '../kit/colour.ts';

/** Time of day and weather: every colour that a scene takes from its light. */
export interface Mood {
  readonly name: MoodName;
  /** Sky from zenith to horizon. */
  readonly sky: readonly [zenith: Colour, middle: Colour, low: Colour, horizon: Colour];
  /** Sun or moon: place as shares of the frame, colour, radius in frame units (0 hides it). */
  readonly sun: {
    readonly x: number;
    readonly y: number;
    readonly colour: Colour;
    readonly radius: number;
    readonly glow: number;
  };
  readonly cloud: Colour;
  readonly cloudiness: number;
  readonly stars: boolean;
  /** Air between the viewer and far hills. */
  readonly haze: Colour;
  readonly hill: Colour;
  readonly grass: Colour;
  readonly dryGrass: Colour;
  readonly foliage: Colour;
  readonly asphalt: Colour;
  readonly light: Light;
  readonly grain: number;
  readonly vignette: number;
}

export const MOOD_NAMES = ['day', 'golden', 'dusk', 'night', 'overcast', 'rain', 'dawn'] as const;
export type MoodName = (typeof MOOD_NAMES)[number];

export const moods: Readonly<Record<MoodName, Mood>> = {
  day: {
    name: 'day',
    sky: ['#1d6bb4', '#4b98d4', '#9acbe8', '#dbeef4'],
    sun: { x: 0.82, y: 0.08, colour: '#fffbe8', radius: 0, glow: 0.55 },
    cloud: '#ffffff',
    cloudiness: 0.55,
    stars: false,
    haze: '#bcd9e6',
    hill: '#2f5a5c',
    grass: '#5d8a3c',
    dryGrass: '#b7a85c',
    foliage: '#1f4a2e',
    asphalt: '#5d626a',
    light: {
      sky: '#eaf4ff',
      key: '#fffaf0',
      strength: 0.75,
      bounce: '#9aa08c',
      shade: '#0a1424',
      depth: 0.5,
      lamps: false,
    },
    grain: 0.14,
    vignette: 0.34,
  },
  golden: {
    name: 'golden',
    sky: ['#2f5f94', '#7f9fb5', '#f2c58c', '#ffe2a6'],
    sun: { x: 0.76, y: 0.36, colour: '#fff0c2', radius: 58, glow: 1 },
    cloud: '#ffd9a0',
    cloudiness: 0.4,
    stars: false,
    haze: '#f0c48f',
    hill: '#5c4a4a',
    grass: '#8a8a3a',
    dryGrass: '#d9ab52',
    foliage: '#3a3d22',
    asphalt: '#6a5f58',
    light: {
      sky: '#ffe9c8',
      key: '#ffd489',
      strength: 1,
      bounce: '#c8935a',
      shade: '#1c1420',
      depth: 0.58,
      lamps: false,
    },
    grain: 0.16,
    vignette: 0.4,
  },
  dusk: {
    name: 'dusk',
    sky: ['#141b42', '#4a2f66', '#c1486a', '#ffa35c'],
    sun: { x: 0.3, y: 0.5, colour: '#ffd08a', radius: 44, glow: 0.95 },
    cloud: '#e0607a',
    cloudiness: 0.5,
    stars: false,
    haze: '#c85f6c',
    hill: '#2a1f42',
    grass: '#47334a',
    dryGrass: '#96566a',
    foliage: '#161426',
    asphalt: '#39303f',
    light: {
      sky: '#f0a0a0',
      key: '#ff9d5c',
      strength: 0.95,
      bounce: '#8a4a52',
      shade: '#0c0a1e',
      depth: 0.72,
      lamps: true,
    },
    grain: 0.18,
    vignette: 0.45,
  },
  night: {
    name: 'night',
    sky: ['#03060f', '#081226', '#0f2140', '#1c3656'],
    sun: { x: 0.2, y: 0.14, colour: '#dfe9ff', radius: 0, glow: 0.25 },
    cloud: '#16263f',
    cloudiness: 0.3,
    stars: true,
    haze: '#152a45',
    hill: '#16263f',
    grass: '#101a18',
    dryGrass: '#1e2620',
    foliage: '#060c12',
    asphalt: '#1c222b',
    light: {
      sky: '#9ec2ff',
      key: '#eaf3ff',
      strength: 0.9,
      bounce: '#26405c',
      shade: '#02040a',
      depth: 0.8,
      lamps: true,
    },
    grain: 0.2,
    vignette: 0.5,
  },
  overcast: {
    name: 'overcast',
    sky: ['#7e8d99', '#9eabb4', '#c2cbd0', '#dfe3e2'],
    sun: { x: 0.6, y: 0.1, colour: '#ffffff', radius: 0, glow: 0.3 },
    cloud: '#eef1f2',
    cloudiness: 0.9,
    stars: false,
    haze: '#c3ccd0',
    hill: '#47585c',
    grass: '#5f7648',
    dryGrass: '#9c9466',
    foliage: '#2a3d34',
    asphalt: '#5c6168',
    light: {
      sky: '#f0f4f6',
      key: '#ffffff',
      strength: 0.45,
      bounce: '#858a84',
      shade: '#10161e',
      depth: 0.5,
      lamps: true,
    },
    grain: 0.15,
    vignette: 0.36,
  },
  rain: {
    name: 'rain',
    sky: ['#2c3842', '#47555f', '#6b7a82', '#8c999d'],
    sun: { x: 0.6, y: 0.1, colour: '#dfe8ea', radius: 0, glow: 0.2 },
    cloud: '#55636c',
    cloudiness: 1,
    stars: false,
    haze: '#7d8b91',
    hill: '#2d3d42',
    grass: '#3c4f38',
    dryGrass: '#62624a',
    foliage: '#1b2b26',
    asphalt: '#363d45',
    light: {
      sky: '#c8d6dc',
      key: '#eef6f8',
      strength: 0.55,
      bounce: '#5f6d74',
      shade: '#070b10',
      depth: 0.62,
      lamps: true,
    },
    grain: 0.18,
    vignette: 0.46,
  },
  dawn: {
    name: 'dawn',
    sky: ['#27456f', '#5f7fa6', '#d9b3b0', '#ffdcb8'],
    sun: { x: 0.24, y: 0.42, colour: '#fff1d8', radius: 46, glow: 0.85 },
    cloud: '#f4cdbc',
    cloudiness: 0.35,
    stars: false,
    haze: '#cfc3c6',
    hill: '#3c4a66',
    grass: '#5f7552',
    dryGrass: '#b39a6a',
    foliage: '#24343c',
    asphalt: '#555862',
    light: {
      sky: '#f6e2dc',
      key: '#ffdfb8',
      strength: 0.85,
      bounce: '#9c8a84',
      shade: '#0d1428',
      depth: 0.56,
      lamps: true,
    },
    grain: 0.16,
    vignette: 0.38,
  },
};
