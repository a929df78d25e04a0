/*
 * The envelopes around the records of an answer, in a file without schemas, for pages that load without them.
 */

type Fields = Readonly<Record<string, unknown>>;

/** Whether a value is a JSON object whose fields can be read. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The rows of a list: a bare array, or the `data` of one page. Null if it's neither. */
export function rowsOf(value: unknown): readonly unknown[] | null {
  const rows = isRecord(value) ? value['data'] : value;
  return Array.isArray(rows) ? rows : null;
}

/**
 * A record, also from its short form: a picture's or file's address alone, or the rows of a list without their envelope.
 * @param shape the fields that it should have
 */
export function asRecord(value: unknown, shape: Fields): unknown {
  if (typeof value === 'string') return 'url' in shape && value !== '' ? { url: value } : value;
  return Array.isArray(value) && 'data' in shape ? { data: value } : value;
}

/** The only row of a list. A record's own `data`, such as a form's fields, isn't one. */
const onlyRow = (value: Fields): unknown =>
  Array.isArray(value['data']) && value['data'].length === 1 && !('id' in value)
    ? (value['data'][0] as unknown)
    : undefined;

/** A picture's or file's address as the answer of a one-record call: in `data`, or bare. */
const onlyAddress = (value: unknown): unknown =>
  isRecord(value) && !('id' in value) && !('url' in value) ? value['data'] : value;

/** The answer of a one-record call: in `item`, in `data`, or bare. @param shape the fields that the answer should have */
export function asAnswer(value: unknown, shape: Fields): unknown {
  const address = 'item' in shape ? onlyAddress(value) : null;
  if (typeof address === 'string') return { item: address };
  if (!isRecord(value) || Object.keys(shape).some((name) => name in value)) return value;
  const inside = [value['item'], value['data'], onlyRow(value)].find(isRecord) ?? value;
  return 'item' in shape ? { item: inside } : inside;
}

const PAGE_ANSWER = { item: null, row_page: null };

/** A page of either model: the older one has rows (spec point 3). */
export function asPage(value: unknown): unknown {
  const answer = asAnswer(value, PAGE_ANSWER);
  if (!isRecord(answer) || answer['row_page'] !== undefined) return answer;
  const { item } = answer;
  return isRecord(item) && Array.isArray(item['rows']) ? { row_page: item } : answer;
}

const rowsIn = (record: unknown, name: string): readonly unknown[] =>
  (isRecord(record) ? rowsOf(record[name]) : null) ?? [];
const textIn = (record: unknown, name: string): string => (isRecord(record) ? String(record[name]) : '');

/** Every round by start_date, from a content server that has only the rounds of each series. */
export function asRounds(value: unknown): unknown {
  if (!isRecord(value) || 'nextgenRounds' in value || rowsOf(value['nextgenSeriess']) === null) return value;
  const rounds = rowsIn(value, 'nextgenSeriess').flatMap((series) => rowsIn(series, 'rounds'));
  const byUrl = new Map(rounds.map((round) => [textIn(round, 'url'), round]));
  const starts = (round: unknown) => textIn(round, 'start_date');
  return { nextgenRounds: [...byUrl.values()].toSorted((a, b) => (starts(a) < starts(b) ? -1 : 1)) };
}
