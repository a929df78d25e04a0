import { h2, p, quote, table } from '../html.ts';
import { addMinutes } from '../nz-time.ts';
import { joinNames, plural, rankWord } from '../words.ts';
import type { Draft } from './article.ts';
import type { CategoryWeekend, Desk } from './desk.ts';
import { RUNNER_UP_QUOTES, WINNER_QUOTES } from './phrases/quotes.ts';
import { marginText } from './race-paragraph.ts';
import { topTable } from './result-tables.ts';

/** The endurance race gets a report and an article about its classes. */
export function writeEnduranceReports(desk: Desk, events: readonly CategoryWeekend[]): Draft[] {
  const event = events.find(({ category }) => category.slug === 'endurance-cup');
  const race = event?.races[0];
  if (!event || !race) return [];
  const { facts, session } = race;
  const [winner, second, third] = facts.podium;
  if (!winner || !second || !third) return [];
  const classes = Object.keys(event.category.classes).flatMap((name) => {
    const [best] = facts.finishOrder.filter(({ className }) => className === name);
    return best
      ? [{ name, best, finishers: facts.finishOrder.filter(({ className }) => className === name).length }]
      : [];
  });
  const at = addMinutes(session.date, 230);
  const retired = facts.retirements
    .slice(0, 4)
    .map(({ name, lap, reason }) => `${name.replace(' / ', ' and ')} (lap ${lap}, ${reason})`);
  const crew = winner.name.replace(' / ', ' and ');
  const report: Draft = {
    headline: `Three hours, ${marginText(facts.margin)}: the longest race has a short finish`,
    blurb: `${crew} win the Ruapuna Three Hour by ${marginText(facts.margin)} after ${facts.laps} laps and ${plural(facts.leadChanges, 'change')} of the lead.`,
    content: [
      p(
        `After ${facts.laps} laps, two stops a car and ${plural(facts.leadChanges, 'change')} of the lead at the line, ${crew} won the Ruapuna Three Hour by ${marginText(facts.margin)} from ${second.name.replace(' / ', ' and ')}.`,
      ),
      p(
        `They had started ${winner.grid === 1 ? 'from pole' : `${rankWord(winner.grid)} on the grid`} and took the lead for good on lap ${facts.winnerLeadsFrom}. ${third.name.replace(' / ', ' and ')} were third, ${marginText(third.diff)} back.`,
      ),
      quote(desk.deal('quote/winner', WINNER_QUOTES), crew.split(' and ')[0] ?? crew),
      topTable(session, 'Ruapuna Three Hour: the top ten', 10),
      h2('In the pits'),
      p(
        `Sixty crews made more than a hundred stops. Those without a box worked on the grass, where the quickest of them lost only four seconds to the best of the boxes.${facts.safetyCar ? ` The safety car came out on lap ${facts.safetyCar.fromLap}, and half the field tried to enter the pits through one gate.` : ''}`,
      ),
      p(
        `Fastest lap was ${facts.fastestLap.time}, set by ${facts.fastestLap.name.replace(' / ', ' and ')} on lap ${facts.fastestLap.lap}. ${facts.finishers} of ${facts.starters} cars reached the flag. Among those who did not: ${joinNames(retired)}.`,
      ),
      quote(desk.deal('quote/second', RUNNER_UP_QUOTES), second.name.split(' / ')[1] ?? second.name),
      p(`All sixty lines are in the <a href="/results/${event.weekend.url}">results</a>.`),
    ].join(''),
    at,
    group: 'race-reports',
    author: 'open',
    theme: 'night',
    slug: 'ruapuna-three-hour-report',
  };
  const byClass: Draft = {
    headline: 'Four races in one: the Three Hour class by class',
    blurb: `Overall victory is for the big cars. These ${classes.length} crews won the races inside the race.`,
    content: [
      p(
        'Ask an endurance driver who won and you will be asked: which class? There were four, and three of them were decided out of the cameras’ sight.',
      ),
      table(
        'Class winners',
        ['Class', 'Crew', 'Overall', 'From grid', 'At the flag'],
        classes.map(({ name, best, finishers }) => [
          name,
          best.name,
          String(best.position),
          String(best.grid),
          `1 of ${finishers}`,
        ]),
      ),
      ...classes
        .slice(1)
        .map(({ name, best }) =>
          p(
            `In ${name} it was ${best.name.replace(' / ', ' and ')}, ${rankWord(best.position)} overall, ${best.diff.includes('Lap') ? `${best.diff.toLowerCase()} behind the winners` : `${best.diff} seconds behind the winners`} and in nobody’s way.`,
          ),
        ),
      p(
        'Each class scores full points in the <a href="/category/endurance-cup">Endurance Cup</a>, so a hatchback can lead the table, and does.',
      ),
    ].join(''),
    at: addMinutes(at, 60 * 14),
    group: 'race-reports',
    author: 'saloons',
    theme: 'wheel-change',
    slug: 'ruapuna-three-hour-by-class',
  };
  return [report, byClass];
}
