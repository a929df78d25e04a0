import { picture } from './pictures.ts';
import type { DemoVenue } from './records/racing.ts';

/** A circuit with what the simulation and the writers need to know. */
export interface Circuit extends DemoVenue {
  /** Lap time of the fastest GT car in the dry, in milliseconds. */
  referenceLap: number;
  /** Named corners and spots, for body text. */
  places: readonly string[];
  /** Wind, surface and setting, each a clause that can follow 'where'. */
  character: readonly string[];
}

/** The championship's circuits, all real places. */
export const CIRCUITS: readonly Circuit[] = [
  {
    slug: 'hampton-downs',
    name: 'Hampton Downs Motorsport Park',
    shortName: 'Hampton Downs',
    city: 'Te Kauwhata',
    corners: 7,
    length: 2700,
    circuit_layout: picture('circuit-hampton-downs'),
    address: {
      street_address: '20 Hampton Downs Road',
      suburb_name: 'Te Kauwhata',
      state: 'Waikato',
      postcode: '3782',
      country: 'New Zealand',
      lat: -37.3556,
      lng: 175.0761,
    },
    referenceLap: 64_700,
    cornerNames: ['Turn one', 'The sweeper', 'The dipper', 'The hairpin'],
    lapRecord: { time: '1:00.818', driver: 'Marama Kingi', car: 'Formula Southern', year: 2021 },
    places: ['turn one', 'the sweeper', 'the dipper', 'the back straight', 'the hairpin'],
    character: [
      'the long straight drops towards turn one',
      'the back section rewards a car that rides kerbs well',
      'the hill hides half the lap from the pit wall',
    ],
  },
  {
    slug: 'manfeild',
    name: 'Manfeild',
    shortName: 'Manfeild',
    city: 'Feilding',
    corners: 7,
    length: 3033,
    circuit_layout: picture('circuit-manfeild'),
    address: {
      street_address: '59 South Street',
      suburb_name: 'Feilding',
      state: 'Manawatū-Whanganui',
      postcode: '4702',
      country: 'New Zealand',
      lat: -40.2375,
      lng: 175.5572,
    },
    referenceLap: 63_600,
    cornerNames: ['Higgins', 'The sweeper', 'The esses', 'The hairpin'],
    lapRecord: { time: '59.784', driver: 'Owen Castellan', car: 'Formula Southern', year: 2019 },
    places: ['Higgins', 'the sweeper', 'the esses', 'the hairpin', 'the pit straight'],
    character: [
      'the whole lap can be seen from the grandstand',
      'the sweeper is taken flat by the brave',
      'the wind off the ranges turns twice a day',
    ],
  },
  {
    slug: 'taupo',
    name: 'Taupō International Motorsport Park',
    shortName: 'Taupō',
    city: 'Taupō',
    corners: 14,
    length: 3320,
    circuit_layout: picture('circuit-taupo'),
    address: {
      street_address: '61 Broadlands Road',
      suburb_name: 'Taupō',
      state: 'Waikato',
      postcode: '3378',
      country: 'New Zealand',
      lat: -38.6636,
      lng: 176.1464,
    },
    referenceLap: 82_200,
    cornerNames: ['Turn one', 'The loop', 'The chicane', 'The last corner'],
    lapRecord: { time: '1:17.268', driver: 'Marama Kingi', car: 'Formula Southern', year: 2022 },
    places: ['turn one', 'the back straight', 'the loop', 'the chicane', 'the last corner'],
    character: [
      'the surface is abrasive and the mornings are cool',
      'two straights feed two proper braking zones',
      'pumice dust is never far from the racing line',
    ],
  },
  {
    slug: 'levels',
    name: 'Levels International Raceway',
    shortName: 'Levels',
    city: 'Timaru',
    corners: 10,
    length: 2400,
    circuit_layout: picture('circuit-levels'),
    address: {
      street_address: '233 Falvey Road',
      suburb_name: 'Levels',
      state: 'Canterbury',
      postcode: '7975',
      country: 'New Zealand',
      lat: -44.3236,
      lng: 171.2125,
    },
    referenceLap: 57_900,
    cornerNames: ['The dipper', 'The sweeper', 'The hairpin', 'The esses'],
    lapRecord: { time: '54.426', driver: 'Hemi Broadbent', car: 'Formula Southern', year: 2020 },
    places: ['the dipper', 'the sweeper', 'the hairpin', 'the esses', 'the main straight'],
    character: [
      'the lap is short and the queue for a pass is long',
      'the dipper unsettles every car once',
      'the plains wind arrives without asking',
    ],
  },
  {
    slug: 'ruapuna',
    name: 'Ruapuna Raceway',
    shortName: 'Ruapuna',
    city: 'Christchurch',
    corners: 10,
    length: 3330,
    circuit_layout: picture('circuit-ruapuna'),
    address: {
      street_address: '107 Hasketts Road',
      suburb_name: 'Templeton',
      state: 'Canterbury',
      postcode: '7678',
      country: 'New Zealand',
      lat: -43.5294,
      lng: 172.5008,
    },
    referenceLap: 80_700,
    cornerNames: ['Pothole', 'Cabbage Tree', 'The hairpin', 'The esses'],
    lapRecord: { time: '1:15.858', driver: 'Sofia Lindqvist', car: 'Formula Southern', year: 2023 },
    places: ['Pothole', 'Cabbage Tree', 'the hairpin', 'the esses', 'the front straight'],
    character: [
      'the nor’wester can add a second to a lap',
      'the front straight ends in the best braking zone in the South Island',
      'the long loop tests the left front tyre',
    ],
  },
  {
    slug: 'teretonga',
    name: 'Teretonga Park',
    shortName: 'Teretonga',
    city: 'Invercargill',
    corners: 8,
    length: 2570,
    circuit_layout: picture('circuit-teretonga'),
    address: {
      street_address: '86 Sandy Point Road',
      suburb_name: 'Otatara',
      state: 'Southland',
      postcode: '9879',
      country: 'New Zealand',
      lat: -46.4406,
      lng: 168.2608,
    },
    referenceLap: 55_300,
    cornerNames: ['The loop', 'The elbow', 'The hairpin', 'Turn one'],
    lapRecord: { time: '51.982', driver: 'Hemi Broadbent', car: 'Formula Southern', year: 2018 },
    places: ['the loop', 'the elbow', 'the hairpin', 'turn one', 'the main straight'],
    character: [
      'the sea breeze moves the braking point by ten metres',
      'the loop goes on for longer than any tyre likes',
      'evening light lasts until the last truck has left',
    ],
  },
  {
    slug: 'highlands',
    name: 'Highlands Motorsport Park',
    shortName: 'Highlands',
    city: 'Cromwell',
    corners: 22,
    length: 4100,
    circuit_layout: picture('circuit-highlands'),
    address: {
      street_address: '500 State Highway 6',
      suburb_name: 'Cromwell',
      state: 'Otago',
      postcode: '9383',
      country: 'New Zealand',
      lat: -45.0614,
      lng: 169.1872,
    },
    referenceLap: 93_300,
    cornerNames: ['The bridge', 'The carousel', 'The hairpin', 'The forest section'],
    lapRecord: { time: '1:27.702', driver: 'Owen Castellan', car: 'Formula Southern', year: 2024 },
    places: ['the bridge', 'the carousel', 'the back straight', 'the hairpin', 'the forest section'],
    character: [
      'the bridge throws cars at a blind braking zone',
      'the bowl holds the heat of Central Otago',
      'the walls stand closer than anywhere else on the calendar',
    ],
  },
];

/** The circuit with that slug. @throws if there is none */
export function circuitOf(slug: string): Circuit {
  const found = CIRCUITS.find((circuit) => circuit.slug === slug);
  if (!found) throw new Error(`No circuit ${slug}`);
  return found;
}
