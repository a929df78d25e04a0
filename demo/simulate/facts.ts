import type { FinisherFacts, RaceFacts } from '../records/racing.ts';
import { formatTime } from './lap-time.ts';
import { sum, type RaceCar, type RaceOutcome } from './race.ts';

/** Extracts the facts from a simulated race. @throws if nobody finished */
export function factsOf(outcome: RaceOutcome): RaceFacts {
  const finishers = outcome.cars.filter((car) => car.retiredFor === null);
  const [winner, second] = finishers;
  if (!winner) throw new Error('A race without finishers has no facts');
  const marginMs = second ? sum(second.laps) - sum(winner.laps) : 0;
  const finishOrder = finishers.map((car, index) => describe(car, index + 1, winner));
  return {
    laps: winner.laps.length,
    starters: outcome.cars.length,
    finishers: finishers.length,
    podium: finishOrder.slice(0, 3),
    finishOrder,
    pole: outcome.cars.find((car) => car.grid === 1)?.entrant.name ?? winner.entrant.name,
    margin: second ? describe(second, 2, winner).diff : '',
    marginMs,
    winnerTotal: formatTime(sum(winner.laps)),
    ...leadStory(outcome, winner),
    fastestLap: fastestLap(outcome.cars),
    retirements: outcome.cars
      .filter((car) => car.retiredFor !== null)
      .map((car) => ({
        name: car.entrant.name,
        number: car.entrant.number,
        lap: car.laps.length + 1,
        reason: car.retiredFor ?? '',
      })),
    climber: bestClimber(finishOrder),
    safetyCar: outcome.safetyCar,
  };
}

function describe(car: RaceCar, position: number, winner: RaceCar): FinisherFacts {
  const down = winner.laps.length - car.laps.length;
  const diff =
    position === 1
      ? ''
      : down > 0
        ? `${down} ${down === 1 ? 'Lap' : 'Laps'}`
        : formatTime(sum(car.laps) - sum(winner.laps));
  return {
    name: car.entrant.name,
    number: car.entrant.number,
    className: car.entrant.className,
    position,
    grid: car.grid,
    diff,
  };
}

function leadStory(
  outcome: RaceOutcome,
  winner: RaceCar,
): Pick<RaceFacts, 'leadChanges' | 'winnerLeadsFrom' | 'otherLeaders'> {
  const { leaders } = outcome;
  const nameOf = (number: string) =>
    outcome.cars.find((car) => car.entrant.number === number)?.entrant.name ?? number;
  let from = leaders.length;
  while (from > 1 && leaders[from - 2] === winner.entrant.number) from -= 1;
  return {
    leadChanges: leaders.filter((number, index) => index > 0 && number !== leaders[index - 1]).length,
    winnerLeadsFrom: from,
    otherLeaders: [...new Set(leaders)].filter((number) => number !== winner.entrant.number).map(nameOf),
  };
}

function fastestLap(cars: readonly RaceCar[]): RaceFacts['fastestLap'] {
  let best = { name: '', time: Number.MAX_SAFE_INTEGER, lap: 0 };
  for (const car of cars) {
    car.laps.forEach((time, index) => {
      if (time < best.time) best = { name: car.entrant.name, time, lap: index + 1 };
    });
  }
  return { ...best, time: formatTime(best.time) };
}

function bestClimber(order: readonly FinisherFacts[]): RaceFacts['climber'] {
  const [climber] = [...order].sort((a, b) => b.grid - b.position - (a.grid - a.position));
  if (!climber || climber.grid - climber.position < 3) return null;
  return { name: climber.name, from: climber.grid, to: climber.position };
}
