import { CHAMPIONSHIP, HERITAGE } from './calendar.ts';

/** What a category's cars look like. */
export type BodyStyle =
  | 'gt'
  | 'coupe'
  | 'formula-ford'
  | 'f5000'
  | 'formula-atlantic'
  | 'open-wheel-modern'
  | 'prototype'
  | 'rear-engine-coupe'
  | 'roadster'
  | 'ta2'
  | 'touring'
  | 'ute'
  | 'truck'
  | 'historic-saloon'
  | 'historic-single-seater'
  | 'mini'
  | 'kart';

/** A racing category with what the simulation needs. */
export interface CategoryPlan {
  slug: string;
  name: string;
  /** Name in body text, after 'the' where it needs one. */
  shortName: string;
  series: typeof CHAMPIONSHIP | typeof HERITAGE;
  bodyStyle: BodyStyle;
  /** Lap time relative to the fastest GT car. */
  pace: number;
  /** Class letter to lap time relative to the category's; one entry if classes don't differ. */
  classes: Readonly<Record<string, number>>;
  entries: number;
  raceMinutes: number;
  retirementRate: number;
  vehicles: readonly string[];
  information: string;
}

/** All categories, the championship's first. */
export const CATEGORIES: readonly CategoryPlan[] = [
  {
    slug: 'gt-championship',
    name: 'GT Championship',
    shortName: 'GT',
    series: CHAMPIONSHIP,
    bodyStyle: 'gt',
    pace: 1,
    classes: { A: 1, B: 1.035, C: 1.075 },
    entries: 20,
    raceMinutes: 25,
    retirementRate: 0.003,
    vehicles: ['V8 GT coupe', 'Mid-engined GT', 'Flat-six GT', 'Twin-turbo GT'],
    information:
      'The quickest closed cars in the country. Class A is for current-specification GT machinery, Class B for cup and GT4-level cars, Class C for New Zealand-built GT cars under 4.0 litres. All three classes share the grid and each has its own standings.',
  },
  {
    slug: 'gr86-championship',
    name: 'GR86 Championship',
    shortName: 'GR86',
    series: CHAMPIONSHIP,
    bodyStyle: 'coupe',
    pace: 1.205,
    classes: { GR86: 1 },
    entries: 20,
    raceMinutes: 18,
    retirementRate: 0.0016,
    vehicles: ['GR86'],
    information:
      'Twenty identical two-litre coupes, one control tyre, sealed engines and a parts list that fits on one page. It is the shortest road from karting to a professional seat, and the margins show it: half a second usually covers the front five rows.',
  },
  {
    slug: 'formula-ford-championship',
    name: 'Formula Ford Championship',
    shortName: 'Formula Ford',
    series: CHAMPIONSHIP,
    bodyStyle: 'formula-ford',
    pace: 1.15,
    classes: { '1': 1, '2': 1.02 },
    entries: 16,
    raceMinutes: 17,
    retirementRate: 0.0032,
    vehicles: ['Formula Ford 1600'],
    information:
      'No wings, 1600cc, treaded tyres. Class 1 is open to any 1600 chassis; Class 2 is for cars built before 1998. Slipstreaming decides most races in the last two laps, and leading out of the final corner is usually a mistake.',
  },
  {
    slug: 'ta2-championship',
    name: 'TA2 Muscle Car Championship',
    shortName: 'TA2',
    series: CHAMPIONSHIP,
    bodyStyle: 'ta2',
    pace: 1.075,
    classes: { TA2: 1 },
    entries: 18,
    raceMinutes: 20,
    retirementRate: 0.0028,
    vehicles: ['TA2 Mustang', 'TA2 Camaro', 'TA2 Challenger'],
    information:
      'Spaceframe chassis, six-litre V8, 520 horsepower and very little electronics. The bodies say Mustang, Camaro or Challenger; underneath they are the same car, which is why the paint rarely survives a weekend.',
  },
  {
    slug: 'porsche-sprint-series',
    name: 'Porsche Sprint Series',
    shortName: 'Porsche Sprint',
    series: CHAMPIONSHIP,
    bodyStyle: 'rear-engine-coupe',
    pace: 1.055,
    classes: { Pro: 1, Am: 1.024 },
    entries: 16,
    raceMinutes: 20,
    retirementRate: 0.0018,
    vehicles: ['911 cup car'],
    information:
      'Rear-engined cup cars in two classes: Pro for drivers with a current national title or international licence, Am for everybody else. No traction control, no anti-lock brakes, and a standing start that still looks like a car park emptying uphill.',
  },
  {
    slug: 'mazda-racing-series',
    name: 'Mazda Racing Series',
    shortName: 'Mazda',
    series: CHAMPIONSHIP,
    bodyStyle: 'roadster',
    pace: 1.26,
    classes: { S1: 1, S2: 1.018 },
    entries: 18,
    raceMinutes: 17,
    retirementRate: 0.0018,
    vehicles: ['MX-5', 'RX-8'],
    information:
      'Two classes, one spirit: S1 for the rotary coupes, S2 for the two-litre roadsters. Budgets are capped at what a family spends on a boat. The series has turned more club racers into championship winners than any other grid in the paddock.',
  },
  {
    slug: 'formula-southern',
    name: 'Formula Southern',
    shortName: 'Formula Southern',
    series: CHAMPIONSHIP,
    bodyStyle: 'open-wheel-modern',
    pace: 0.965,
    classes: { FS: 1 },
    entries: 14,
    raceMinutes: 25,
    retirementRate: 0.0026,
    vehicles: ['FS-270 single-seater'],
    information:
      'The championship’s premier single-seater: carbon chassis, slicks, wings and 270 horsepower. Drivers from six countries spend their northern winter here, and local scholarship winners get four rounds to show that they belong.',
  },
  {
    slug: 'touring-car-trophy',
    name: 'Touring Car Trophy',
    shortName: 'Touring Car',
    series: CHAMPIONSHIP,
    bodyStyle: 'touring',
    pace: 1.13,
    classes: { T1: 1, T2: 1.03 },
    entries: 18,
    raceMinutes: 20,
    retirementRate: 0.003,
    vehicles: ['2-litre touring saloon', 'Hot hatch', 'Sports wagon'],
    information:
      'Two-litre saloons, wagons and hatchbacks with doors that get used as bumpers. Race two reverses the top ten from race one, so nobody hides and nobody coasts.',
  },
  {
    slug: 'endurance-cup',
    name: 'Endurance Cup',
    shortName: 'Endurance Cup',
    series: CHAMPIONSHIP,
    bodyStyle: 'gt',
    pace: 1.015,
    classes: { E1: 1, E2: 1.06, E3: 1.12, E4: 1.2 },
    entries: 60,
    raceMinutes: 172,
    retirementRate: 0.0012,
    vehicles: ['GT coupe', 'Sports prototype', 'Touring saloon', 'Coupe', 'Hatchback'],
    information:
      'Three hours, two drivers, sixty cars and two compulsory stops. Four classes run from full GT cars to production hatchbacks, so the leaders are in traffic from lap four until the flag.',
  },
  {
    slug: 'sports-prototype-series',
    name: 'Sports Prototype Series',
    shortName: 'Sports Prototype',
    series: CHAMPIONSHIP,
    bodyStyle: 'prototype',
    pace: 0.99,
    classes: { P1: 1, P2: 1.03 },
    entries: 12,
    raceMinutes: 22,
    retirementRate: 0.003,
    vehicles: ['Sports prototype 1500', 'Sports prototype 1300'],
    information:
      'Bike-engined prototypes that weigh less than the driver’s ute tray. Downforce, sequential boxes and cornering speeds that make everything else look parked.',
  },
  {
    slug: 'v8-ute-series',
    name: 'V8 Ute Series',
    shortName: 'V8 Ute',
    series: CHAMPIONSHIP,
    bodyStyle: 'ute',
    pace: 1.24,
    classes: { UTE: 1 },
    entries: 16,
    raceMinutes: 16,
    retirementRate: 0.0022,
    vehicles: ['V8 ute'],
    information:
      'Live rear axles, tall gearing and a tray full of nothing. The utes slide, lean and rub, and the reverse-grid race is the reason people stay until five on Sunday.',
  },
  {
    slug: 'super-truck-series',
    name: 'Super Truck Series',
    shortName: 'Super Truck',
    series: CHAMPIONSHIP,
    bodyStyle: 'truck',
    pace: 1.42,
    classes: { A: 1, B: 1.05 },
    entries: 12,
    raceMinutes: 16,
    retirementRate: 0.003,
    vehicles: ['Racing prime mover'],
    information:
      'Five and a half tonnes, up to 1,400 horsepower, 160 km/h by regulation. Water-cooled brakes leave steam behind every hairpin. Class B is for engines under 14 litres.',
  },
  {
    slug: 'mini-sevens',
    name: 'Mini Sevens',
    shortName: 'Mini',
    series: CHAMPIONSHIP,
    bodyStyle: 'mini',
    pace: 1.36,
    classes: { '1300': 0.97, '1000': 1 },
    entries: 18,
    raceMinutes: 15,
    retirementRate: 0.0034,
    vehicles: ['Mini 1000', 'Mini 1300'],
    information:
      'Tiny cars on ten-inch wheels, and the best drafting in the paddock. Six abreast at turn one has happened; seven is being discussed.',
  },
  {
    slug: 'junior-kart-academy',
    name: 'Junior Kart Academy',
    shortName: 'Junior Kart',
    series: CHAMPIONSHIP,
    bodyStyle: 'kart',
    pace: 1.5,
    classes: { Junior: 1 },
    entries: 16,
    raceMinutes: 10,
    retirementRate: 0.002,
    vehicles: ['Academy kart'],
    information:
      'Ages 11 to 15, arrive-and-drive karts drawn by lot on the morning. Racing takes place on each venue’s kart track; the overall winner earns a Formula Ford test.',
  },
  {
    slug: 'rotary-sprint-series',
    name: 'Rotary Sprint Series',
    shortName: 'Rotary',
    series: CHAMPIONSHIP,
    bodyStyle: 'coupe',
    pace: 1.14,
    classes: { Open: 1, Street: 1.05 },
    entries: 14,
    raceMinutes: 16,
    retirementRate: 0.005,
    vehicles: ['Rotary coupe'],
    information:
      'Nine thousand revs and flames at every downshift. Open cars run bridge-ported engines on slicks; Street cars keep their road bodies and their neighbours’ patience.',
  },
  {
    slug: 'sports-sedans',
    name: 'Sports Sedans',
    shortName: 'Sports Sedan',
    series: CHAMPIONSHIP,
    bodyStyle: 'touring',
    pace: 1.07,
    classes: { S1: 1, S2: 1.045 },
    entries: 14,
    raceMinutes: 18,
    retirementRate: 0.005,
    vehicles: ['Sports sedan', 'Silhouette saloon'],
    information:
      'Home-built, turbocharged, be-winged and gloriously unrestricted. If it once resembled a road car and the scrutineer can find the fire extinguisher, it may start.',
  },
  {
    slug: 'club-sprint-cup',
    name: 'Club Sprint Cup',
    shortName: 'Club Sprint',
    series: CHAMPIONSHIP,
    bodyStyle: 'coupe',
    pace: 1.29,
    classes: { C1: 1, C2: 1.03, C3: 1.06 },
    entries: 16,
    raceMinutes: 14,
    retirementRate: 0.003,
    vehicles: ['Club saloon', 'Club hatch', 'Club coupe'],
    information:
      'Race licences a week old line up beside thirty-year veterans. Classes are set by lap time, not by engine, and a driver who goes too fast is promoted on the spot.',
  },
  {
    slug: 'future-stars-trophy',
    name: 'Future Stars Trophy',
    shortName: 'Future Stars',
    series: CHAMPIONSHIP,
    bodyStyle: 'formula-ford',
    pace: 1.17,
    classes: { FST: 1 },
    entries: 14,
    raceMinutes: 15,
    retirementRate: 0.0026,
    vehicles: ['Scholarship 1600'],
    information:
      'A scholarship category for drivers under 21. The cars belong to the series, are set up by one team and are swapped by ballot between races, which leaves one variable.',
  },
  {
    slug: 'f5000-cup',
    name: 'F5000 Cup',
    shortName: 'F5000',
    series: HERITAGE,
    bodyStyle: 'f5000',
    pace: 0.985,
    classes: { A: 1, B: 1.035 },
    entries: 14,
    raceMinutes: 18,
    retirementRate: 0.005,
    vehicles: ['F5000 wing car', 'F5000 wedge'],
    information:
      'Five litres, fuel injection, a wing and not much else. Class A is for cars built from 1972, Class B for the earlier tub cars. The ground shakes in the pit lane, and nobody who hears one warm up on a cold morning forgets it.',
  },
  {
    slug: 'formula-atlantic',
    name: 'Formula Atlantic Series',
    shortName: 'Formula Atlantic',
    series: HERITAGE,
    bodyStyle: 'formula-atlantic',
    pace: 1.02,
    classes: { GE: 0.985, FA: 1 },
    entries: 14,
    raceMinutes: 18,
    retirementRate: 0.004,
    vehicles: ['Atlantic flat-bottom', 'Atlantic ground-effect'],
    information:
      'The 1600cc single-seaters that filled New Zealand grids in the late seventies and early eighties. Ground-effect cars race as GE, flat-bottomed cars as FA.',
  },
  {
    slug: 'formula-junior-trophy',
    name: 'Formula Junior Trophy',
    shortName: 'Formula Junior',
    series: HERITAGE,
    bodyStyle: 'historic-single-seater',
    pace: 1.27,
    classes: { R: 1, F: 1.04 },
    entries: 12,
    raceMinutes: 15,
    retirementRate: 0.004,
    vehicles: ['Front-engined Junior', 'Rear-engined Junior'],
    information:
      'Cigar-shaped cars from 1958 to 1963 on narrow treaded tyres. Front- and rear-engined cars have separate trophies and identical manners: four-wheel drift in, four-wheel drift out.',
  },
  {
    slug: 'heritage-saloon-cup',
    name: 'Heritage Saloon Cup',
    shortName: 'Heritage Saloon',
    series: HERITAGE,
    bodyStyle: 'historic-saloon',
    pace: 1.25,
    classes: { O2: 1, U2: 1.045 },
    entries: 18,
    raceMinutes: 15,
    retirementRate: 0.004,
    vehicles: ['Pre-78 saloon', 'Pre-65 saloon'],
    information:
      'Saloons as our parents drove them, only louder. Cars over and under two litres race together, and the small ones usually win under brakes.',
  },
  {
    slug: 'group-a-revival',
    name: 'Group A Revival',
    shortName: 'Group A',
    series: HERITAGE,
    bodyStyle: 'touring',
    pace: 1.12,
    classes: { A1: 1, A2: 1.05 },
    entries: 14,
    raceMinutes: 18,
    retirementRate: 0.004,
    vehicles: ['Turbo touring saloon', 'V8 touring saloon', 'Six-cylinder coupe'],
    information:
      'Touring cars from 1985 to 1993, in the liveries that hung on bedroom walls. Boost is limited and paint is not.',
  },
  {
    slug: 'classic-sports-racing',
    name: 'Classic Sports Racing',
    shortName: 'Classic Sports',
    series: HERITAGE,
    bodyStyle: 'prototype',
    pace: 1.11,
    classes: { S: 1, GT: 1.05 },
    entries: 12,
    raceMinutes: 16,
    retirementRate: 0.005,
    vehicles: ['Group 4 sports car', 'Classic GT'],
    information:
      'Open sports-racers and closed GT cars from before 1978. Many were built in New Zealand sheds, and several still live in them.',
  },
  {
    slug: 'historic-formula-ford',
    name: 'Historic Formula Ford',
    shortName: 'Historic Formula Ford',
    series: HERITAGE,
    bodyStyle: 'formula-ford',
    pace: 1.175,
    classes: { '82': 1, '72': 1.015 },
    entries: 14,
    raceMinutes: 15,
    retirementRate: 0.0035,
    vehicles: ['Formula Ford 1972', 'Formula Ford 1982'],
    information:
      'Kent engines, spaceframes and the original rulebook. Cars built to the end of 1972 and to the end of 1982 race for separate cups from one grid.',
  },
];

/** The categories at each round, in timetable order. */
export const ROUND_CATEGORIES: Readonly<Record<string, readonly string[]>> = {
  'round-1-hampton-downs': [
    'gt-championship',
    'gr86-championship',
    'formula-ford-championship',
    'ta2-championship',
    'porsche-sprint-series',
    'touring-car-trophy',
    'v8-ute-series',
    'mazda-racing-series',
  ],
  'round-2-manfeild': [
    'gt-championship',
    'gr86-championship',
    'formula-southern',
    'ta2-championship',
    'porsche-sprint-series',
    'super-truck-series',
    'mini-sevens',
    'sports-sedans',
  ],
  'taupo-historic-gp': [
    'f5000-cup',
    'formula-atlantic',
    'formula-junior-trophy',
    'heritage-saloon-cup',
    'group-a-revival',
    'classic-sports-racing',
    'historic-formula-ford',
  ],
  'round-3-levels': [
    'gt-championship',
    'gr86-championship',
    'formula-ford-championship',
    'formula-southern',
    'mazda-racing-series',
    'rotary-sprint-series',
    'club-sprint-cup',
    'future-stars-trophy',
  ],
  'round-4-ruapuna': [
    'gt-championship',
    'gr86-championship',
    'formula-southern',
    'ta2-championship',
    'touring-car-trophy',
    'sports-prototype-series',
    'v8-ute-series',
    'endurance-cup',
  ],
  'round-5-teretonga': [
    'gt-championship',
    'gr86-championship',
    'formula-ford-championship',
    'formula-southern',
    'ta2-championship',
    'mini-sevens',
    'super-truck-series',
    'junior-kart-academy',
  ],
  'round-6-highlands': [
    'gt-championship',
    'gr86-championship',
    'formula-southern',
    'porsche-sprint-series',
    'touring-car-trophy',
    'sports-prototype-series',
    'rotary-sprint-series',
    'future-stars-trophy',
  ],
  'levels-heritage-weekend': [
    'f5000-cup',
    'formula-atlantic',
    'formula-junior-trophy',
    'heritage-saloon-cup',
    'group-a-revival',
    'historic-formula-ford',
  ],
  'round-7-taupo': [
    'gt-championship',
    'gr86-championship',
    'formula-ford-championship',
    'ta2-championship',
    'porsche-sprint-series',
    'mazda-racing-series',
    'sports-sedans',
    'club-sprint-cup',
    'junior-kart-academy',
  ],
  'hampton-downs-heritage-festival': [
    'f5000-cup',
    'formula-atlantic',
    'formula-junior-trophy',
    'heritage-saloon-cup',
    'group-a-revival',
    'classic-sports-racing',
    'historic-formula-ford',
  ],
  'round-8-grand-final': [
    'gt-championship',
    'gr86-championship',
    'formula-ford-championship',
    'formula-southern',
    'ta2-championship',
    'porsche-sprint-series',
    'touring-car-trophy',
    'endurance-cup',
    'mazda-racing-series',
    'v8-ute-series',
  ],
};

/** The category with that slug. @throws if there is none */
export function categoryOf(slug: string): CategoryPlan {
  const found = CATEGORIES.find((category) => category.slug === slug);
  if (!found) throw new Error(`No category ${slug}`);
  return found;
}
