import { picture } from './pictures.ts';
import type { DemoPerson } from './records/people.ts';
import { slugify } from './words.ts';

type Row = readonly [first: string, last: string, title: string, group: string, description: string];

const ROWS: readonly Row[] = [
  [
    'Marama',
    'Ellison-Tait',
    'Chief executive',
    'championship-office',
    'Ran a dairy co-operative before she ran a championship, and says the weather is worse here. Marama answers letters by hand on Mondays.',
  ],
  [
    'Colin',
    'Wakefield',
    'Clerk of the course',
    'officials',
    'Thirty-four seasons in race control. Colin has the last word at the drivers’ briefing and keeps it short.',
  ],
  [
    'Merewyn',
    'Abbot',
    'Chief steward',
    'officials',
    'A retired district court judge who reads every regulation aloud once a year and strikes out what she cannot say in one breath.',
  ],
  [
    'Tevita',
    'Moala',
    'Race director',
    'officials',
    'Raced touring cars for ten years, stopped while he was ahead by one. Decides when the lights go out.',
  ],
  [
    'Joan',
    'Prescott',
    'Chief marshal',
    'officials',
    'Looks after 300 volunteers and knows most of their dogs. Started at flag point seven.',
  ],
  [
    'Siobhan',
    'Teal',
    'Chief medical officer',
    'officials',
    'Emergency physician in Hamilton. Her team of twenty is at every session, and at the canteen first.',
  ],
  [
    'Wikitoria',
    'Manahi',
    'Chief scrutineer',
    'officials',
    'Engineer, welder, owner of the photo album in the second drawer. Can be persuaded by facts.',
  ],
  [
    'Hugh',
    'Okafor-Bell',
    'Timing and data',
    'newsroom',
    'Writes the analysis pages and looks after the loops in the road. Has opinions about the third decimal.',
  ],
  [
    'Ngaio',
    'Rēweti',
    'Editor',
    'newsroom',
    'Runs the newsroom and hosts the podcast. Learned to write on the sports desk of a newspaper that no longer exists.',
  ],
  [
    'Pania',
    'Corbett',
    'Reporter, saloons and trucks',
    'newsroom',
    'Follows everything with a roof. Drives a wagon with 400,000 kilometres on the clock and a press sticker for every ten thousand.',
  ],
  [
    'Desmond',
    'Achterberg',
    'Reporter, GT and single-seaters',
    'newsroom',
    'Covers the quick end of the paddock, slowly, with a notebook.',
  ],
  [
    'Graeme',
    'Ferrier',
    'Heritage correspondent',
    'newsroom',
    'Saw his first F5000 at the age of six and has been trying to describe the sound since.',
  ],
  [
    'Tui',
    'Salmond',
    'Paddock reporter',
    'newsroom',
    'Finds the stories between the trucks. Usually carrying something for somebody.',
  ],
  [
    'Anahera',
    'Broughton',
    'Competitor relations',
    'championship-office',
    'Entries, licences, garages and the answer to where to park. First call for every crew.',
  ],
  [
    'Felipe',
    'Arrieta',
    'Partnerships',
    'championship-office',
    'Looks after sponsors and believes that a good partner should be allowed to hold a spanner once.',
  ],
  [
    'Rosalind',
    'Haami',
    'Tickets and access',
    'championship-office',
    'Gates, seats, accessible viewing and the quiet hour. If you need something that is not on a form, ask Rosalind.',
  ],
];

const OFFICE_NUMBER = 4100;

/** Staff and officials, all invented. */
export const PEOPLE: readonly DemoPerson[] = ROWS.map(
  ([first_name, last_name, title, group, description], index) => ({
    slug: slugify(`${first_name} ${last_name}`),
    first_name,
    last_name,
    title,
    email: `${slugify(first_name)}@southerncross.example`,
    phone: `+64 7 555 ${OFFICE_NUMBER + index}`,
    description: `<p>${description}</p>`,
    group,
    photo: picture(`person-${index + 1}`),
  }),
);
