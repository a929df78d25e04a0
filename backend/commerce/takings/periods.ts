import { newZealandMidnight } from '../../../lib/contract/time-zone.ts';

/** Days in New Zealand as y-MM-dd, both included. */
export type Range = { readonly from: string; readonly to: string };

/** A row of the takings: a day, or a month of a longer range. `end` is the moment after it. */
export type Period = { readonly name: string; readonly start: string; readonly end: string };

const DAY_MS = 24 * 60 * 60_000;
/** Longer ranges are shown by month. */
const MAX_DAILY_ROWS = 93;
/** Ten years of months. */
const MAX_DAYS = 3653;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const inDays = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;
const dayAt = (days: number): string => new Date(days * DAY_MS).toISOString().slice(0, 10);

/** The day a number of days later. */
export const addDays = (day: string, days: number): string => dayAt(inDays(day) + days);

const isDay = (text: string): boolean =>
  DAY.test(text) && Number.isFinite(inDays(text)) && dayAt(inDays(text)) === text;

/** Reads a typed range. @returns a sentence about the problem, if it isn't valid */
export function readRange(from: string, to: string): Range | string {
  if (!isDay(from) || !isDay(to)) return 'Enter the first and last day, such as 23/11/2026.';
  if (from > to) return 'The first day is after the last day.';
  if (inDays(to) - inDays(from) >= MAX_DAYS) return 'Choose no more than ten years.';
  return { from, to };
}

/** The season that a day belongs to: the racing is in summer, so it runs from July to June. */
export function seasonOf(day: string): Range {
  const year = Number(day.slice(0, 4)) - (Number(day.slice(5, 7)) < 7 ? 1 : 0);
  return { from: `${String(year)}-07-01`, to: `${String(year + 1)}-06-30` };
}

/** The rows of a range, in order, with the moments at which they begin and end. */
export function periodsOf({ from, to }: Range): Period[] {
  const isByDay = inDays(to) - inDays(from) < MAX_DAILY_ROWS;
  const names: { name: string; first: string }[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const name = isByDay ? day : day.slice(0, 7);
    if (names.at(-1)?.name !== name) names.push({ name, first: day });
  }
  return names.map(({ name, first }, index) => ({
    name,
    start: newZealandMidnight(first).toISOString(),
    end: newZealandMidnight(names[index + 1]?.first ?? addDays(to, 1)).toISOString(),
  }));
}
