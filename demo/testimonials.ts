import { picture } from './pictures.ts';
import type { DemoTestimonial } from './records/people.ts';

type Row = readonly [group: string, name: string, title: string, rating: number, content: string];

const ROWS: readonly Row[] = [
  [
    'spectator-voices',
    'Hana Petaia',
    'Came with three children, Manfeild',
    5,
    'We could see everything from one rug. My youngest shook hands with a truck driver and has not washed his since.',
  ],
  [
    'spectator-voices',
    'Bruce Ancell',
    'Forty summers on the bank at Levels',
    5,
    'I have watched from that gatepost since I was nine. The racing has never been closer.',
  ],
  [
    'spectator-voices',
    'Yasmin Talbot',
    'First-time visitor, Taupō',
    5,
    'A man I had never met handed me a rag and let me polish a car from 1961. That does not happen at the football.',
  ],
  [
    'spectator-voices',
    'Ropata Hunia',
    'Season pass, seat 114',
    4,
    'The same seat at five tracks. One star off because seat 114 at Ruapuna gets all the sun.',
  ],
  [
    'spectator-voices',
    'Greta Lindholm',
    'Quiet hour, Hampton Downs',
    5,
    'My son could look at the bolts for as long as he liked. Nobody hurried us. We cried a bit in the car, the good kind.',
  ],
  [
    'competitor-voices',
    'Kelvin Straith',
    'Club Sprint entrant',
    5,
    'I rang with a stupid question about window nets. They rang back with the answer and a person who had a spare one.',
  ],
  [
    'competitor-voices',
    'Losaline Havea',
    'Crew chief, Touring Cars',
    5,
    'The timetable is run to the minute. You can plan an engine change around it, and we have.',
  ],
  [
    'competitor-voices',
    'Tom Gellatly',
    'Formula Ford driver and builder',
    4,
    'Fair scrutineering, short briefings, proper tyres. The circuit with the cold showers shall remain nameless.',
  ],
  [
    'competitor-voices',
    'Isobel Rankine',
    'Heritage Cup',
    5,
    'They treat a sixty-year-old car like a guest of honour and its owner like a neighbour.',
  ],
  [
    'partner-voices',
    'Mark Tuffery',
    'Kauri Coast Freight',
    5,
    'We wanted our name on a truck. We got a paddock full of people who wave at our drivers all year.',
  ],
  [
    'partner-voices',
    'Ada Whitlock',
    'Southerly Apparel',
    5,
    'Twelve of us sew for the whole paddock. They come to the workroom to say thank you. With cake.',
  ],
];

/** Testimonials by group. All invented. */
export const TESTIMONIALS: readonly DemoTestimonial[] = ROWS.map(
  ([group, name, title, rating, content], index) => ({
    group,
    name,
    title,
    rating,
    content: `<p>${content}</p>`,
    image: picture(`person-${index + 1}`),
  }),
);
