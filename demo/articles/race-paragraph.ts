import type { RaceFacts } from '../records/racing.ts';
import type { Circuit } from '../venues.ts';
import { rankWord } from '../words.ts';
import type { Desk, ReportedRace } from './desk.ts';
import {
  CLIMBER_LINES,
  FASTEST_LAP_LINES,
  PODIUM_LINES,
  RACE_OPENINGS,
  RETIREMENT_LINES,
  SAFETY_CAR_LINES,
  type RaceStory,
} from './phrases/race.ts';

const PHOTO_FINISH_MS = 500;
const RUNAWAY_MS = 4500;
const LATE_SHARE = 0.6;

/** How a race was won. What readers remember most is checked first. */
function storyOf(facts: RaceFacts): RaceStory {
  if (facts.marginMs < PHOTO_FINISH_MS) return 'photoFinish';
  if (facts.winnerLeadsFrom > facts.laps * LATE_SHARE && facts.otherLeaders.length > 0) return 'lateMove';
  if (facts.winnerLeadsFrom > 1 && facts.otherLeaders.length > 0) return 'earlyMove';
  if (facts.marginMs > RUNAWAY_MS) return 'runaway';
  return facts.podium[0]?.grid === 1 ? 'flagToFlag' : 'fromTheStart';
}

/** A driver's last name, or the crew's last names joined. */
export const lastNameOf = (name: string): string =>
  name
    .split(' / ')
    .map((name) => name.slice(name.indexOf(' ') + 1))
    .join('/');

/** A margin for body text. */
export const marginText = (margin: string): string =>
  /Lap/.test(margin)
    ? margin.toLowerCase().replace(/^1 lap$/, 'a lap')
    : margin.includes(':')
      ? `${margin} minutes`
      : `${margin} seconds`;

/** Values for phrases about a race. Missing ones are '', which rules out phrases that need them. */
export function raceValues(
  desk: Desk,
  { session, facts }: ReportedRace,
  circuit: Circuit,
): Record<string, string> {
  const [winner, second, third] = facts.podium;
  const [retired] = facts.retirements;
  const pronoun = desk.competitor(winner?.name ?? '')?.pronoun ?? 'he';
  const isCrew = winner?.name.includes(' / ') ?? false;
  return {
    race: raceName(session.session_name),
    winner: winner?.name ?? '',
    winnerLast: lastNameOf(winner?.name ?? ''),
    he: isCrew ? 'they' : pronoun,
    his: isCrew ? 'their' : pronoun === 'he' ? 'his' : 'her',
    second: second?.name ?? '',
    third: third?.name ?? '',
    thirdGap: third ? marginText(third.diff) : '',
    pole: facts.pole,
    gridWord: rankWord(winner?.grid ?? 1),
    laps: String(facts.laps),
    from: String(facts.winnerLeadsFrom),
    otherLeader: facts.otherLeaders[facts.otherLeaders.length - 1] ?? '',
    margin: marginText(facts.margin),
    marginShort: facts.margin,
    place: desk.deal(`place/${circuit.slug}`, circuit.places),
    flName: facts.fastestLap.name,
    flTime: facts.fastestLap.time,
    flLap: String(facts.fastestLap.lap),
    climber: facts.climber?.name ?? '',
    climbFrom: facts.climber ? rankWord(facts.climber.from) : '',
    climbTo: facts.climber ? rankWord(facts.climber.to) : '',
    scFrom: facts.safetyCar ? String(facts.safetyCar.fromLap) : '',
    retired: retired?.name ?? '',
    retiredLap: retired ? String(retired.lap) : '',
    retiredReason: retired?.reason ?? '',
  };
}

/** 'Race 1' in body text. */
export const raceName = (sessionName: string): string =>
  ({ 'Race 1': 'race one', 'Race 2': 'race two', 'Race 3': 'race three', 'Three Hour': 'the Three Hour' })[
    sessionName
  ] ?? sessionName.toLowerCase();

/** A paragraph about one race: how it was won, the podium, and one or two more facts. */
export function raceParagraph(
  desk: Desk,
  race: ReportedRace,
  circuit: Circuit,
  details: 1 | 2 | 3 = 2,
): string {
  const values = raceValues(desk, race, circuit);
  const story = storyOf(race.facts);
  const opening = desk.say(`opening/${story}`, RACE_OPENINGS[story], values);
  const podium = desk.say('podium', PODIUM_LINES, {
    ...values,
    place: desk.deal(`place/${circuit.slug}`, circuit.places),
  });
  const extras = [
    ...(race.facts.safetyCar ? [() => desk.say('safety-car', SAFETY_CAR_LINES, values)] : []),
    ...(race.facts.climber ? [() => desk.say('climber', CLIMBER_LINES, values)] : []),
    () => desk.say('fastest-lap', FASTEST_LAP_LINES, values),
    ...(race.facts.retirements.length > 0 ? [() => desk.say('retirement', RETIREMENT_LINES, values)] : []),
  ];
  return [
    opening,
    podium,
    ...desk.random
      .shuffle(extras)
      .slice(0, details)
      .map((write) => capitalise(write())),
  ]
    .map(capitalise)
    .join(' ');
}

const capitalise = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);
