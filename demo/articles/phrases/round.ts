export const STEWARDS = [
  'Colin Wakefield, clerk of the course',
  'Merewyn Abbot, chief steward',
  'Tevita Moala, race director',
  'Joan Prescott, chief marshal',
] as const;

export const WRAP_HEADLINES = [
  'Who won what at {venue}',
  '{name}: every winner on one page',
  '{venue} in one table',
  'All {races} races from {venue} at a glance',
  '{venue}: {winners} winners from {races} races',
  'The {venue} winners’ list',
] as const;

export const WRAP_LEADS = [
  '{races} races, {winners} different winners and one lost caravan awning: the weekend at {venue}, category by category.',
  '{categories} categories raced at {venue}. Here is who goes home with what.',
  '{venue} is packed up and the trucks have gone. What remains are {winners} winners and this table.',
  'If you were at the beach, this is what you missed at {venue}: {races} races in two days.',
  'From first flag to last, {races} races at {venue} found {winners} winners.',
  'The {name} is done: {categories} grids, {races} races, {winners} drivers with a trophy on the passenger seat.',
] as const;

export const HARD_LUCK_LEADS = [
  'Somebody has to write about the ones who walked back. At {venue} there were {count} retirements, and {worst}’s was the cruellest.',
  'There were {count} retirements at {venue}. The further you get, the more it hurts; ask {worst}.',
  'Every winner’s photograph has a tow truck somewhere behind it. At {venue} the trucks made {count} trips, one of them for {worst}.',
  'Not all of the {count} cars that stopped at {venue} deserved to. Start with {worst}.',
  'The recovery crew counted {count} at {venue}. {worst} was nearer to the flag than anyone.',
] as const;

export const MOMENT_LEADS = [
  'We are asked every Monday which race to watch again. From {venue} it is the {label}.',
  'There were better crowds and bigger fields at {venue}, and no better race than the {label}.',
  'If you keep one recording from {venue}, keep the {label}.',
  'The office argued about it over two pots of coffee, and the {label} won at {venue} by a distance.',
  'The commentary box at {venue} lost its voice twice. The second time was the {label}.',
  'Some races explain the sport to people who do not follow it. The {label} at {venue} was one.',
] as const;

/** Small true-to-life details; each is used once. */
export const NOTEBOOK_NOTES: readonly { title: string; text: string }[] = [
  {
    title: 'Borrowed',
    text: 'One clutch, two trolley jacks, a left rear upright and somebody’s teenage son, who turned out to be good with wiring. All but the clutch were returned by Sunday night.',
  },
  {
    title: 'The longest tow',
    text: 'A Kerikeri crew drove two days with a single-axle trailer and a flat spare. They qualified mid-grid and described the trip as the easy part.',
  },
  {
    title: 'Scone report',
    text: 'Cheese, warm, generous. The savoury end of the canteen counter has never been stronger, and the queue at ten proved it.',
  },
  {
    title: 'New in the garage',
    text: 'A seven-year-old on a step ladder, reading out tyre pressures to her uncle. She corrected him once and was right.',
  },
  {
    title: 'Lost property',
    text: 'A set of dentures in a helmet bag, a wedding ring in a glovebox, and a drone that had been reported stolen and was merely up a poplar.',
  },
  {
    title: 'Quiet please',
    text: 'The noise meter by the western fence read under the limit all weekend. The same could not be said for the karaoke in the campground.',
  },
  {
    title: 'Wedding bells',
    text: 'Two flag marshals from post six announced their engagement at the drivers’ briefing. The applause delayed practice by ninety seconds.',
  },
  {
    title: 'Tyre trouble',
    text: 'A pallet of slicks went to the wrong island and was sent after its owners on a fishing boat. They arrived smelling of blue cod and performed normally.',
  },
  {
    title: 'Old hands',
    text: 'The oldest driver on site was seventy-nine, the youngest eleven. They shared a fire extinguisher check and, later, an ice cream.',
  },
  {
    title: 'Weather watch',
    text: 'Three forecasts, three answers. The farmer over the road said it would hold until four. It rained at five past.',
  },
  {
    title: 'Paint',
    text: 'A team found a rival’s colour on its door and framed the panel. It hangs in the awning, signed by both drivers.',
  },
  {
    title: 'School visit',
    text: 'Two hundred pupils went through the paddock on Friday in groups of twenty. Most popular exhibit: the air gun. Second: the toilet in the transporter.',
  },
  {
    title: 'The quiet champion',
    text: 'Last season’s points leader spent Saturday on the pit wall with a stopwatch for a young team-mate, and declined to be interviewed about it.',
  },
  {
    title: 'Radio silence',
    text: 'A crew lost its radio in race one and went back to a chalk board. Their driver asked for it to stay.',
  },
  {
    title: 'Diplomacy',
    text: 'Two drivers who had not spoken since last summer were seen carrying opposite ends of the same gearbox.',
  },
  {
    title: 'In the pit lane',
    text: 'The fastest tyre change of the weekend was done by volunteers: four wheels, forty-one seconds, one dropped nut, no swearing that anyone admits to.',
  },
  {
    title: 'Upgrades',
    text: 'Everyone is making brake ducts. The hardware shop in town sold out of 75-millimetre hose by Friday lunch and put a sign up about it.',
  },
  {
    title: 'Language lesson',
    text: 'The commentary team now opens each day in te reo Māori, and the mihi got a cheer from the bank before the first car had left the pits.',
  },
  {
    title: 'Sponsor of the weekend',
    text: 'A dairy that gave one team a hundred pies in exchange for a sticker. The sticker is small. The goodwill is not.',
  },
  {
    title: 'Dog of the meeting',
    text: 'Apex, a heading dog of uncertain obedience, rounded up three mechanics and a bishop.',
  },
  {
    title: 'Second chances',
    text: 'An engine that had been written off in spring raced again, rebuilt over eleven evenings by a night-school class. It finished every race.',
  },
  {
    title: 'Found on the grid',
    text: 'A note taped inside a windscreen: “Brake earlier, love Mum.” The driver did, once.',
  },
  {
    title: 'The bus',
    text: 'The officials’ bus needed a jump start on Saturday. Eleven race engineers offered an opinion; a marshal’s nephew found the loose terminal.',
  },
  {
    title: 'Numbers',
    text: 'Water refilled at the stations: 8,200 litres. Sunscreen handed out: 36 litres. Hats left behind: 94, of which one was a sombrero.',
  },
  {
    title: 'Firsts',
    text: 'First race, first pole or first trophy: the board by the canteen, where such things are chalked up, was full by Sunday noon and had to be photographed and wiped.',
  },
  {
    title: 'Simulation',
    text: 'A team that has trained all winter on a simulator found that it does not teach you about bees.',
  },
  {
    title: 'Retirement plans',
    text: 'A scrutineer of forty years signed his last sticker. The car he put it on asked to keep it out of the sun.',
  },
  {
    title: 'Night shift',
    text: 'Lights burned in four awnings past two in the morning. All four cars started; one of them even had the right bonnet on.',
  },
  {
    title: 'Trophy logistics',
    text: 'The new trophies do not fit in a carry-on. This was discovered by an Australian.',
  },
  {
    title: 'Thank you',
    text: 'To whoever returned the missing torque wrench with a packet of biscuits: forgiven.',
  },
  {
    title: 'Sky high',
    text: 'A topdressing pilot on the way home tipped a wing over the start–finish line. The applause reached him, he says, by text message.',
  },
];
