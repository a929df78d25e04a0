import type { NewsTheme } from '../pictures.ts';
import { categoryOf, ROUND_CATEGORIES } from '../categories.ts';
import type { DriverProfile } from '../drivers.ts';
import { a, h2, p, quote, ul } from '../html.ts';
import { addDays, instantAt } from '../nz-time.ts';
import { capital, inSentence, plural, rankWord } from '../words.ts';
import type { Draft } from './article.ts';
import type { Desk } from './desk.ts';
import {
  DRIVER_ANSWERS,
  DRIVER_HEADLINES,
  DRIVER_PARAGRAPHS,
  DRIVER_QUOTES,
  OTHER_VOICES,
  QUICK_QUESTIONS,
} from './phrases/driver.ts';
import { standingsAfter } from './standings.ts';

const FEATURE_COUNT = 27;
const THEMES: readonly NewsTheme[] = [
  'helmet',
  'paddock',
  'workshop',
  'test-day',
  'wheel-change',
  'helmet',
  'podium',
  'transporter',
  'night',
];

interface Feature {
  desk: Desk;
  driver: DriverProfile;
  category: string;
  /** One sentence about the season so far. */
  season: string;
}

/** Features about drivers, one or two a week, with the categories in turn. */
export function writeDriverFeatures(desk: Desk): Draft[] {
  const { season, drivers } = desk;
  const chosen = Array.from(
    { length: FEATURE_COUNT },
    (_, index) => drivers[(index * 17 + 3) % drivers.length],
  );
  const next = season.find(({ isNext }) => isNext);
  if (!next) throw new Error('No next round');
  return chosen.map((driver, index): Draft => {
    if (!driver) throw new Error('Not enough drivers');
    const day = addDays(next.firstDay, -13 - Math.floor(index * 2.9));
    const at = instantAt(day, index % 2 ? '06:45' : '17:10');
    const feature: Feature = {
      desk,
      driver,
      category: categoryOf(driver.category).shortName,
      season: seasonLine(desk, driver, at),
    };
    const write = STRUCTURES[index % STRUCTURES.length];
    if (!write) throw new Error('No structure');
    const values = {
      name: driver.name,
      last: driver.last_name,
      first: driver.first_name,
      category: feature.category,
      hometown: driver.hometown.split(',')[0] ?? '',
      team: driver.team,
      number: driver.race_number,
    };
    return {
      headline: desk.say('driver/headline', DRIVER_HEADLINES, values),
      blurb: `${driver.name} ${driver.dayJob} and races in ${feature.category}. ${capital(driver.pronoun)} ${driver.firstStep}.`,
      content: write(feature),
      at,
      group: 'drivers',
      author: index % 3 === 0 ? 'paddock' : index % 3 === 1 ? 'chief' : 'saloons',
      theme: THEMES[index % THEMES.length] ?? 'helmet',
    };
  });
}

function seasonLine(desk: Desk, driver: DriverProfile, at: string): string {
  const run = desk.season
    .filter(({ isPast, end }) => isPast && end < at)
    .map(({ url }) => url)
    .filter((url) => ROUND_CATEGORIES[url]?.includes(driver.category));
  const standing = standingsAfter(desk, driver.category, run).find(({ name }) => name === driver.name);
  const category = categoryOf(driver.category).shortName;
  if (!standing) return `The first ${category} points of the season are still to be scored.`;
  return `After ${plural(run.length, 'round')} ${driver.last_name} is ${rankWord(standing.position)} in ${category} with ${standing.points} points, ${plural(standing.wins, 'win')} and ${plural(standing.podiums, 'podium')}.`;
}

const link = ({ driver, category }: Feature): string =>
  p(
    `${driver.name} races number ${driver.race_number} for ${driver.team}. More about ${a(`/category/${driver.category}`, category)} and all ${a('/drivers', 'drivers')}.`,
  );
const saying = ({ desk, driver }: Feature): string =>
  quote(desk.deal('driver/quote', DRIVER_QUOTES), driver.name);
const paragraph = (feature: Feature): string => {
  const { desk, driver } = feature;
  const she = driver.pronoun === 'she';
  return p(
    capital(
      desk.say('driver/paragraph', DRIVER_PARAGRAPHS, {
        last: driver.last_name,
        first: driver.first_name,
        he: driver.pronoun,
        his: she ? 'her' : 'his',
        him: she ? 'her' : 'him',
        team: driver.team,
        sponsor: driver.sponsor,
        vehicle: inSentence(driver.vehicle),
        category: feature.category,
      }),
    ),
  );
};

/** Questions and answers. */
function interview(feature: Feature): string {
  const { desk, driver } = feature;
  const talk = Array.from({ length: 5 }, () => desk.deal('driver/answer', DRIVER_ANSWERS));
  return [
    p(
      `${driver.name} ${driver.firstStep}. We met ${driver.pronoun === 'she' ? 'her' : 'him'} behind the ${driver.team} truck.`,
    ),
    ...talk.flatMap(({ question, answer }) => [h2(question), p(answer)]),
    p(feature.season),
    link(feature),
  ].join('');
}

/** Work and racing. */
function dayJob(feature: Feature): string {
  const { driver } = feature;
  return [
    p(
      `On weekdays ${driver.name} ${driver.dayJob}. On race weekends ${driver.pronoun} ${driver.habit}. The two have more in common than you would think.`,
    ),
    saying(feature),
    paragraph(feature),
    h2('How it began'),
    p(`${driver.first_name} ${driver.firstStep}. ${feature.season}`),
    paragraph(feature),
    link(feature),
  ].join('');
}

/** Short questions. */
function quickFire(feature: Feature): string {
  const { desk, driver } = feature;
  const items = Array.from({ length: 9 }, () => desk.deal('driver/quick', QUICK_QUESTIONS));
  return [
    p(
      `Number ${driver.race_number}, from ${driver.hometown}: ${driver.name} had four minutes between two debriefs. We used them.`,
    ),
    ul(items.map(({ question, answer }) => `<strong>${question}</strong> ${answer}`)),
    p(feature.season),
    saying(feature),
    link(feature),
  ].join('');
}

/** A profile in four paragraphs. */
function portrait(feature: Feature): string {
  const { driver } = feature;
  return [
    paragraph(feature),
    p(
      `${capital(driver.pronoun)} ${driver.firstStep}, ${driver.dayJob}, and ${driver.habit}. None of it is in the press kit.`,
    ),
    paragraph(feature),
    p(feature.season),
    saying(feature),
    paragraph(feature),
    link(feature),
  ].join('');
}

/** One race morning, hour by hour. */
function raceMorning(feature: Feature): string {
  const { driver } = feature;
  return [
    p(
      `What does a race morning look like? ${driver.name} let us follow along, on the condition that we carried something.`,
    ),
    h2('5:40am'),
    p(`${driver.first_name} is up first. The rest of ${driver.team} follows the smell of coffee.`),
    h2('7:15am'),
    p(
      `Sign-on, scrutineering stickers, a word with the tyre truck. ${capital(driver.pronoun)} ${driver.habit}, and says that it helps.`,
    ),
    h2('9:30am'),
    paragraph(feature),
    h2('12:10pm'),
    saying(feature),
    p(`${feature.season}`),
    h2('12:30pm'),
    p('Helmet on. End of conversation.'),
    link(feature),
  ].join('');
}

/** What others say. */
function secondHand(feature: Feature): string {
  const { driver, desk } = feature;
  return [
    p(
      `${driver.name} would rather not talk about ${driver.pronoun === 'she' ? 'herself' : 'himself'}, so we asked around.`,
    ),
    h2('The engineer'),
    quote(desk.deal('driver/other', OTHER_VOICES), `Race engineer, ${driver.team}`),
    h2('The rival'),
    quote(desk.deal('driver/other', OTHER_VOICES), `A competitor in ${feature.category}`),
    h2('The family'),
    quote(desk.deal('driver/other', OTHER_VOICES), `At home in ${driver.hometown}`),
    p(feature.season),
    paragraph(feature),
    link(feature),
  ].join('');
}

const STRUCTURES: readonly ((feature: Feature) => string)[] = [
  dayJob,
  interview,
  portrait,
  quickFire,
  raceMorning,
  secondHand,
];
