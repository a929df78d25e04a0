import type { NewsTheme } from '../pictures.ts';
import { CATEGORIES, categoryOf, ROUND_CATEGORIES } from '../categories.ts';
import { a, h2, p, table, ul } from '../html.ts';
import { addDays, instantAt } from '../nz-time.ts';
import { formatTime, parseTime } from '../simulate/lap-time.ts';
import { circuitOf } from '../venues.ts';
import { capital, countWord, plural } from '../words.ts';
import type { Draft } from './article.ts';
import { categoryWeekends, type CategoryWeekend, type Desk } from './desk.ts';
import { raceName } from './race-paragraph.ts';
import { standingsTable } from './result-tables.ts';
import { mostPerRound, pointsFor } from '../points.ts';
import { standingsAfter } from './standings.ts';

const TITLE_PICTURES = [
  { slug: 'gt-championship', rounds: 5, day: 2 },
  { slug: 'gr86-championship', rounds: 5, day: 3 },
  { slug: 'formula-southern', rounds: 5, day: 4 },
  { slug: 'ta2-championship', rounds: 2, day: 7 },
  { slug: 'formula-ford-championship', rounds: 4, day: 6 },
  { slug: 'f5000-cup', rounds: 3, day: 5 },
] as const;
const TITLE_HEADLINES = [
  '{category} title picture: {leader} by {gap}',
  'The sums: how {runnerUp} can still catch {leader}',
  'Points check: {category} after {rounds} rounds',
  '{category}: {leader} leads, arithmetic follows',
  'Half-term report: the {category} table',
  '{leader} and the maths of {category}',
] as const;
const TITLE_LEADS = [
  '{leader} has {points} points in {category} and {runnerUp} has {gap} fewer. With {left} rounds to go that is about {places} places in one race.',
  'Forget momentum. {category} after {rounds} rounds is {leader} first, {runnerUp} {gap} points back, and {left} rounds in which to change it.',
  'The {category} table has had {rounds} rounds to make up its mind and has decided on {leader}, for now, by {gap} points.',
  'Anyone drafting an engraving for the {category} trophy should hold the pen: {leader} leads {runnerUp} by {gap}, and {left} rounds remain.',
  'A third place here, a bent wheel there. {category} stands at {leader} {points}, {runnerUp} {gap} behind.',
  '{points} points for {leader}, who would like {category} to stop now. It will not: {left} rounds are left.',
] as const;

/** Articles about the season's statistics; each uses only the rounds that had finished when it was published. */
export function writeAnalysis(desk: Desk): Draft[] {
  const past = desk.season.filter(({ isPast }) => isPast);
  const events = categoryWeekends(desk);
  const after = (
    count: number,
    day: number,
    time: string,
    write: (run: string[], until: CategoryWeekend[]) => Written,
    theme: NewsTheme,
  ): Draft => {
    const run = past.slice(0, count);
    const latest = run[run.length - 1];
    if (!latest) throw new Error('Analysis needs a finished round');
    const urls = run.map(({ url }) => url);
    const written = write(
      urls,
      events.filter(({ weekend }) => urls.includes(weekend.url)),
    );
    return {
      ...written,
      at: instantAt(addDays(latest.lastDay, day), time),
      group: 'analysis',
      author: 'data',
      theme,
    };
  };
  const count = past.length;
  return [
    ...TITLE_PICTURES.map(({ slug, rounds, day }, index) =>
      after(
        Math.min(count, rounds),
        day,
        '07:45',
        (run) => titlePicture(desk, slug, run),
        index % 2 ? 'trophy' : 'timing-screen',
      ),
    ),
    after(count, 1, '09:00', (_, until) => closestFinishes(until), 'timing-screen'),
    after(count - 1, 5, '09:30', (_, until) => overtakers(until), 'race-start'),
    after(count - 2, 8, '10:00', (_, until) => reliability(until), 'workshop'),
    after(count - 3, 6, '11:00', (_, until) => poleValue(until), 'qualifying'),
    after(count - 1, 10, '12:00', (_, until) => averageSpeeds(until), 'timing-screen'),
  ];
}

type Written = Pick<Draft, 'headline' | 'blurb' | 'content'>;

const say = (desk: Desk, bank: string, phrases: readonly string[], values: Record<string, string>) =>
  desk.say(bank, phrases, values);

function titlePicture(desk: Desk, slug: string, run: readonly string[]): Written {
  const category = categoryOf(slug);
  const standings = standingsAfter(desk, slug, run);
  const raced = run.filter((round) => ROUND_CATEGORIES[round]?.includes(slug)).length;
  const [leader, runnerUp, third] = standings;
  if (!leader || !runnerUp || !third) throw new Error(`No table for ${slug}`);
  const left = desk.season.filter(
    ({ url }) => !run.includes(url) && ROUND_CATEGORIES[url]?.includes(slug),
  ).length;
  const values = {
    category: category.shortName,
    leader: leader.name,
    runnerUp: runnerUp.name,
    points: String(leader.points),
    gap: String(runnerUp.behind),
    rounds: countWord(raced),
    left: countWord(left),
    places: countWord(Math.max(1, Math.round(runnerUp.behind / 7))),
  };
  const available = left * mostPerRound(category);
  const alive = standings.filter(({ canWin }) => canWin).length;
  return {
    headline: say(desk, 'title/headline', TITLE_HEADLINES, values),
    blurb: say(desk, 'title/lead', TITLE_LEADS, values),
    content: [
      standingsTable(category.shortName, standings, 10),
      p(
        `A win is worth ${pointsFor(category, 1)} points, second ${pointsFor(category, 2)}, third ${pointsFor(category, 3)}. Up to ${available} can still be won, so ${countWord(alive)} drivers are alive on paper.`,
      ),
      h2('In practice'),
      p(
        `${leader.name} has ${plural(leader.wins, 'win')} and ${plural(leader.podiums, 'podium')}. ${runnerUp.name} has won ${runnerUp.wins === 0 ? 'none' : countWord(runnerUp.wins)} and stood on the podium ${runnerUp.podiums === 1 ? 'once' : runnerUp.podiums === 2 ? 'twice' : `${countWord(runnerUp.podiums)} times`}. ${third.name}, third, is ${third.behind} points off the top.`,
      ),
      p(
        `One retirement costs the leader ${pointsFor(category, 1)} points at worst. That is ${runnerUp.behind < pointsFor(category, 1) ? 'more' : 'less'} than the present gap. The calendar is on the ${a(`/category/${slug}`, `${category.shortName} page`)}.`,
      ),
    ].join(''),
  };
}

const allRaces = (events: readonly CategoryWeekend[]) =>
  events.flatMap((event) =>
    event.races.map((race) => ({
      event,
      race,
      label: `${event.category.shortName}, ${event.circuit.shortName}, ${raceName(race.session.session_name)}`,
    })),
  );

function closestFinishes(events: readonly CategoryWeekend[]): Written {
  const ten = allRaces(events)
    .sort((x, y) => x.race.facts.marginMs - y.race.facts.marginMs)
    .slice(0, 10);
  return {
    headline: 'The ten closest finishes of the season so far',
    blurb: `From ${ten[9]?.race.facts.margin} seconds down to ${ten[0]?.race.facts.margin}: where the cameras were needed.`,
    content: [
      p('Transponders measure to the thousandth. These ten races needed it.'),
      table(
        'Closest finishes',
        ['Race', 'Winner', 'Second', 'Margin'],
        ten.map(({ race, label }) => [
          label,
          race.facts.podium[0]?.name ?? '',
          race.facts.podium[1]?.name ?? '',
          race.facts.margin,
        ]),
      ),
      p(
        `At 200 km/h, ${ten[0]?.race.facts.margin} seconds is ${((ten[0]?.race.facts.marginMs ?? 0) * 0.0556).toFixed(1)} metres.`,
      ),
    ].join(''),
  };
}

function overtakers(events: readonly CategoryWeekend[]): Written {
  const gains = new Map<string, { gained: number; races: number; category: string }>();
  for (const { event, race } of allRaces(events)) {
    for (const { name, grid, position } of race.facts.finishOrder) {
      const entry = gains.get(name) ?? { gained: 0, races: 0, category: event.category.shortName };
      gains.set(name, { ...entry, gained: entry.gained + grid - position, races: entry.races + 1 });
    }
  }
  const best = [...gains]
    .filter(([name]) => !name.includes(' / '))
    .sort((x, y) => y[1].gained - x[1].gained)
    .slice(0, 10);
  return {
    headline: 'Who gains most places? The overtaking table',
    blurb: `${best[0]?.[0]} has made up ${best[0]?.[1].gained} places since the first round. The rest of the list may surprise you.`,
    content: [
      p(
        'Grid position minus finishing position, added up over every race finished. A reversed grid helps, but you still have to get there.',
      ),
      table(
        'Places gained',
        ['Driver', 'Category', 'Races finished', 'Places'],
        best.map(([name, { gained, races, category }]) => [name, category, String(races), `+${gained}`]),
      ),
      p('The table says nothing about whose mirrors were folded on the way.'),
    ].join(''),
  };
}

function reliability(events: readonly CategoryWeekend[]): Written {
  const causes = new Map<string, number>();
  let starts = 0;
  for (const { race } of allRaces(events)) {
    starts += race.facts.starters;
    for (const { reason } of race.facts.retirements) causes.set(reason, (causes.get(reason) ?? 0) + 1);
  }
  const total = [...causes.values()].reduce((sum, count) => sum + count, 0);
  const rows = [...causes].sort((x, y) => y[1] - x[1]);
  return {
    headline: 'What breaks: a season of job cards',
    blurb: `${starts} starts, ${total} retirements. We read the cards so that you can check your clutch.`,
    content: [
      p(
        `Of ${starts} starts in the rounds so far, ${total} ended early. That is ${((total / starts) * 100).toFixed(1)} per cent, and these are the reasons given.`,
      ),
      table(
        'Retirements by cause',
        ['Cause', 'Cars', 'Share'],
        rows.map(([cause, count]) => [
          capital(cause),
          String(count),
          `${((count / total) * 100).toFixed(0)}%`,
        ]),
      ),
      p('Scrutineers add that the card for “accident” rarely says whose.'),
    ].join(''),
  };
}

function poleValue(events: readonly CategoryWeekend[]): Written {
  const first = allRaces(events).filter(({ race }) => race.session.session_name === 'Race 1');
  const fromPole = first.filter(({ race }) => race.facts.podium[0]?.grid === 1).length;
  const worst = [...first].sort(
    (x, y) => (y.race.facts.podium[0]?.grid ?? 0) - (x.race.facts.podium[0]?.grid ?? 0),
  )[0];
  const byCircuit = [...new Set(first.map(({ event }) => event.circuit.slug))].map((slug) => {
    const there = first.filter(({ event }) => event.circuit.slug === slug);
    return [
      circuitOf(slug).shortName,
      String(there.length),
      String(there.filter(({ race }) => race.facts.podium[0]?.grid === 1).length),
    ];
  });
  return {
    headline: 'What is pole position worth?',
    blurb: `${capital(countWord(fromPole))} of ${first.length} opening races were won from pole. The others are more interesting.`,
    content: [
      p(
        `Race one is the only race of a weekend that starts in qualifying order. Pole has won it ${fromPole} times in ${first.length}. The rest is launches, slipstreams and other people’s mistakes.`,
      ),
      table('Race one won from pole', ['Circuit', 'Races', 'From pole'], byCircuit),
      ...(worst
        ? [
            p(
              `Furthest back of the winners was ${worst.race.facts.podium[0]?.name}, ${worst.race.facts.podium[0]?.grid === 1 ? 'who did start from pole' : `who started from row ${Math.ceil((worst.race.facts.podium[0]?.grid ?? 1) / 2)} in ${worst.event.category.shortName}`}.`,
            ),
          ]
        : []),
      p(
        'The shorter the run to the first braking zone, the more pole is worth. Crews know it, which is why they spend Friday on one lap and Saturday on the first two hundred metres.',
      ),
    ].join(''),
  };
}

function averageSpeeds(events: readonly CategoryWeekend[]): Written {
  const rows = CATEGORIES.flatMap((category) => {
    const laps = events
      .filter((event) => event.category.slug === category.slug)
      .flatMap((event) =>
        event.races.map(({ facts }) => ({
          kmh: (event.circuit.length / parseTime(facts.fastestLap.time)) * 3600,
          event,
          facts,
        })),
      );
    const [best] = laps.sort((x, y) => y.kmh - x.kmh);
    return best ? [{ category, ...best }] : [];
  })
    .sort((x, y) => y.kmh - x.kmh)
    .slice(0, 12);
  return {
    headline: 'How fast is fast? Average lap speeds by category',
    blurb: `${rows[0]?.category.shortName} averages ${rows[0]?.kmh.toFixed(0)} km/h round ${rows[0]?.event.circuit.shortName}. Here is everyone else.`,
    content: [
      p(
        'Lap times only compare cars on the same track. Average speed travels better. The best race lap in each category so far:',
      ),
      table(
        'Quickest race laps',
        ['Category', 'Driver', 'Circuit', 'Time', 'km/h'],
        rows.map(({ category, facts, event, kmh }) => [
          category.shortName,
          facts.fastestLap.name,
          event.circuit.shortName,
          formatTime(parseTime(facts.fastestLap.time)),
          kmh.toFixed(1),
        ]),
      ),
      ul(['Race laps only; qualifying is quicker', 'Dry running at every round so far']),
    ].join(''),
  };
}
