import { z } from 'zod';
import { otherForms } from './forms.ts';
import { asAnswer, asRecord, isRecord, rowsOf } from './frames.ts';
import { formOf, ruleOf, type ReadingRule } from './wire.ts';

/*
 * How the site reads answers: tolerantly. A field that can't be read falls back to its default, and a record that lacks an essential field
 * is left out of its list. An answer only fails without its envelope, or without a part that has no substitute (`UNREADABLE_WITHOUT`).
 */

/** A part of an answer that was not used. */
export type AnswerProblem = {
  /** Where it is, as 'sitemap.3.lastmod'. */
  readonly field: string;
  /** Id, URL name or name of the record that it belongs to; '' for none. */
  readonly record: string;
  /** What stood there: 'nothing', 'text', 'number', 'list' … */
  readonly found: string;
};

export type AnswerReading<T> =
  | { readonly success: true; readonly data: T; readonly problems: readonly AnswerProblem[] }
  | {
      readonly success: false;
      readonly error: z.ZodError<T>;
      readonly problems: readonly AnswerProblem[];
    };

type Place = { readonly path: readonly (string | number)[]; readonly record: string };
type Notes = { readonly problems: AnswerProblem[]; isRefused: boolean };

/** For a value that can't be used. */
const UNFIT = Symbol('unfit');
const NO_RULE: ReadingRule = {};

/**
 * Reads an answer by its schema, in any of the formats that servers use.
 * @returns the value and the parts that could not be used, or why it can't be read at all
 */
export function readAnswer<S extends z.ZodType>(schema: S, answer: unknown): AnswerReading<z.output<S>> {
  const form = formOf(schema);
  const given = form ? form(answer, {}) : answer;
  const exact = z.safeParse(schema, given);
  if (exact.success) return { ...exact, problems: [] };
  const notes: Notes = { problems: [], isRefused: false };
  const framed = schema instanceof z.ZodObject ? asAnswer(given, schema.shape) : given;
  const fitted = fit(schema, framed, { path: [], record: '' }, notes);
  const read = fitted === UNFIT || notes.isRefused ? exact : z.safeParse(schema, fitted);
  return read.success
    ? { success: true, data: read.data, problems: notes.problems }
    : { success: false, error: read.error, problems: notes.problems };
}

const accepts = (schema: z.core.$ZodType, value: unknown): boolean => z.safeParse(schema, value).success;

/** The schema within one that only handles missing values or changes the result; null for any other. */
export function within(schema: z.core.$ZodType): z.core.$ZodType | null {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return schema.unwrap();
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault) return schema.unwrap();
  if (schema instanceof z.ZodLazy) return schema.unwrap();
  return schema instanceof z.ZodPipe ? schema.in : null;
}

/** The closest value that the schema accepts; UNFIT if there is none. */
function fit(
  schema: z.core.$ZodType,
  value: unknown,
  at: Place,
  notes: Notes,
  rule: ReadingRule = NO_RULE,
): unknown {
  if (value === undefined || value === null) {
    if (accepts(schema, value)) return value;
    return accepts(schema, undefined) ? undefined : UNFIT;
  }
  const inner = within(schema);
  if (inner) return fit(inner, value, at, notes, rule);
  if (schema instanceof z.ZodObject) return fitRecord(schema, value, at, notes);
  if (schema instanceof z.ZodArray) return fitRows(schema, value, at, notes, rule);
  if (schema instanceof z.ZodRecord) return fitTable(schema, value, at, notes);
  const found = [value, ...otherForms(value, rule.isEnd)].find((form) => accepts(schema, form));
  return found ?? (schema instanceof z.ZodUnion ? fitOption(schema, value, at) : UNFIT);
}

/** The value as the first option of a union that accepts it. */
function fitOption(schema: z.ZodUnion, value: unknown, at: Place): unknown {
  for (const option of schema.options) {
    const fitted = fit(option, value, at, { problems: [], isRefused: false });
    if (fitted !== UNFIT && accepts(schema, fitted)) return fitted;
  }
  return UNFIT;
}

function fitRecord(
  schema: z.ZodObject,
  given: unknown,
  at: Place,
  notes: Notes,
): Readonly<Record<string, unknown>> | typeof UNFIT {
  const value = (formOf(schema) ?? asRecord)(given, schema.shape);
  if (!isRecord(value)) return UNFIT;
  const record = nameOf(value) ?? at.record;
  const fitted: Record<string, unknown> = { ...value };
  for (const [name, field] of Object.entries<z.core.$ZodType>(schema.shape)) {
    const place = { path: [...at.path, name], record };
    const known = notes.problems.length;
    const rule = ruleOf(field);
    const found = fit(field, value[name], place, notes, rule);
    if (found !== UNFIT) {
      fitted[name] = found;
      continue;
    }
    const standIn = standInFor(field, rule, fitted);
    // An empty text means "nothing", some fields may be missing, and problems inside the field have already been noted.
    const isNothing = value[name] === '' || ((value[name] ?? null) === null && rule.otherwise !== undefined);
    const isPlain = isNothing && standIn !== UNFIT;
    if (!isPlain && notes.problems.length === known) notes.problems.push(problemOf(place, value[name]));
    if (rule.use === 'strict' && !isPlain) notes.isRefused = true;
    if (standIn === UNFIT) return UNFIT;
    fitted[name] = standIn;
  }
  return fitted;
}

/** The substitute for a field that can't be read; UNFIT if there is none. */
function standInFor(
  field: z.core.$ZodType,
  { use, otherwise }: ReadingRule,
  record: Readonly<Record<string, unknown>>,
): unknown {
  const candidates = [otherwise?.(record), undefined, ...(use === undefined ? [''] : [])];
  const found = candidates.findIndex((candidate) => accepts(field, candidate));
  return found === -1 ? UNFIT : candidates[found];
}

function fitRows(schema: z.ZodArray, value: unknown, at: Place, notes: Notes, { use }: ReadingRule): unknown {
  const rows = rowsOf(value);
  if (rows === null) return UNFIT;
  const fitted = rows.map((row, index) => {
    const place = { path: [...at.path, index], record: at.record };
    const known = notes.problems.length;
    const found = fit(schema.element, row, place, notes);
    if (found === UNFIT && notes.problems.length === known) notes.problems.push(problemOf(place, row));
    return found;
  });
  const usable = fitted.filter((row) => row !== UNFIT);
  return use === 'strict' && usable.length < rows.length ? UNFIT : usable;
}

/** Values by name, without those that don't fit. */
function fitTable(schema: z.ZodRecord, value: unknown, at: Place, notes: Notes): unknown {
  if (!isRecord(value)) return UNFIT;
  const fitted = Object.entries(value).map(([name, entry]): [string, unknown] => {
    const place = { path: [...at.path, name], record: at.record };
    const found = fit(schema.valueType, entry, place, notes);
    if (found === UNFIT) notes.problems.push(problemOf(place, entry));
    return [name, found];
  });
  return Object.fromEntries(fitted.filter(([, entry]) => entry !== UNFIT));
}

const nameOf = (record: Readonly<Record<string, unknown>>): string | undefined =>
  [record['id'], record['url'], record['slug'], record['name']]
    .filter((name) => typeof name === 'number' || (typeof name === 'string' && name !== ''))
    .map(String)[0];

/** A problem with the value's type, never the value itself, which may be personal. */
const problemOf = ({ path, record }: Place, value: unknown): AnswerProblem => ({
  field: path.join('.'),
  record,
  found: Array.isArray(value) ? 'list' : value === null || value === undefined ? 'nothing' : typeof value,
});
