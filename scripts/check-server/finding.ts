import { z } from 'zod';
import { readAnswer } from '../../lib/contract/read.ts';
import type { CallResult } from './calls.ts';

/** `skipped`: the server has no record to try it with. */
export type State = 'found' | 'missing' | 'wrong' | 'skipped';

export type Finding = {
  /** The call as the specification names it. */
  readonly call: string;
  readonly state: State;
  /** What was found, or why not. */
  readonly detail: string;
  /** What the site doesn't show without it. */
  readonly without: string;
  /** Whether the site can't run without it. */
  readonly isNeeded: boolean;
};

const MISSING: readonly number[] = [404, 405, 501];
/** Only so many are shown, since every record of an answer may be wrong. */
const MAX_ISSUES = 3;

const textOf = (answer: CallResult) =>
  'failure' in answer ? `no response: ${answer.failure}` : `answers ${String(answer.status)}`;

/** Whether a call exists, judging by the response to a probe. */
export function readPresence(answer: CallResult): Pick<Finding, 'state' | 'detail'> {
  if ('failure' in answer || answer.status >= 500) return { state: 'wrong', detail: textOf(answer) };
  if (MISSING.includes(answer.status)) return { state: 'missing', detail: textOf(answer) };
  return { state: 'found', detail: 'is there' };
}

function issuesOf(error: z.ZodError): string {
  const issues = error.issues.map(
    ({ path, message }) => `${path.map(String).join('.') || 'the answer'}: ${message}`,
  );
  const shown = issues.slice(0, MAX_ISSUES).join('; ');
  return issues.length > MAX_ISSUES ? `${shown}; and ${String(issues.length - MAX_ISSUES)} more` : shown;
}

/** Reads a response as the site does. @returns the finding, and the value that the site would use; null if it couldn't use it */
export function readContent<S extends z.ZodType>(
  answer: CallResult,
  schema: S,
): { readonly finding: Pick<Finding, 'state' | 'detail'>; readonly value: z.output<S> | null } {
  const isAnswered = !('failure' in answer);
  if (!isAnswered || answer.status < 200 || answer.status >= 300) {
    const state = isAnswered && MISSING.includes(answer.status) ? 'missing' : 'wrong';
    return { finding: { state, detail: textOf(answer) }, value: null };
  }
  if (answer.json === undefined)
    return { finding: { state: 'wrong', detail: 'doesn’t answer with JSON' }, value: null };
  const parsed = readAnswer(schema, answer.json);
  return parsed.success
    ? { finding: { state: 'found', detail: countOf(parsed.data) }, value: parsed.data }
    : { finding: { state: 'wrong', detail: issuesOf(parsed.error) }, value: null };
}

const listSchema = z.object({ data: z.array(z.unknown()) });

/** The number of records in a list, as text. */
export function countOf(value: unknown): string {
  const list = listSchema.safeParse(value);
  const records = Array.isArray(value) ? value : list.data?.data;
  if (!records) return 'is there';
  return records.length === 1 ? '1 record' : `${String(records.length)} records`;
}
