import { isRecord } from './frames.ts';
import { momentInNewZealand } from './time-zone.ts';

/*
 * The formats in which content servers write the same value. The specification uses several of them and leaves others open; the site reads
 * all (`read.ts`). Formats of lists and records are in `frames.ts`.
 */

const NUMBER = /^-?\d+(?:\.\d+)?$/;
/** 'y-MM-dd' and 'y-MM-dd HH:mm:ss' (spec point 9), and ISO 8601 without a zone. */
const WALL_TIME = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?)(?:\.\d+)?)?$/;
const FLAGS: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  [1, true],
  [0, false],
  ['1', true],
  ['0', false],
  ['true', true],
  ['false', false],
]);

/** An id, a count or an amount in a string, as a number. */
const asNumber = (value: unknown): unknown =>
  typeof value === 'string' && NUMBER.test(value.trim()) ? Number(value) : undefined;

/** A number as text; a file's address. */
const asText = (value: unknown): unknown => {
  if (typeof value === 'number') return String(value);
  return isRecord(value) && typeof value['url'] === 'string' ? value['url'] : undefined;
};

/** A time on the championship's clock as an instant. @param isEnd whether a date alone means the end of its day */
export function asInstant(value: unknown, isEnd = false): unknown {
  const [, day, time = isEnd ? '23:59:59' : '00:00:00'] = WALL_TIME.exec(String(value)) ?? [];
  return day === undefined ? undefined : momentInNewZealand(day, time)?.toISOString();
}

/** A value in its other possible formats; a reader takes the first that fits. */
export const otherForms = (value: unknown, isEnd = false): unknown[] =>
  [asInstant(value, isEnd), asNumber(value), FLAGS.get(value), asText(value)].filter(
    (form) => form !== undefined,
  );

/** An option of a selection: a record, 'value|label', or a text that is both. */
export function asOption(value: unknown): unknown {
  if (isRecord(value)) return { ...value, label: value['label'] ?? value['name'] ?? value['value'] };
  if (typeof value !== 'string' && typeof value !== 'number') return value;
  const [key = '', ...label] = String(value).split('|');
  return { value: key, label: label.join('|') || key };
}
