import { z } from 'zod';
import { readAnswer } from '../../lib/contract/read.ts';
import type { Answered } from './ask.ts';

/** `skipped`: there is nothing on the server to try it with. */
export type State = 'found' | 'missing' | 'wrong' | 'skipped';

export type Finding = {
  /** The call as the specification has it. */
  readonly call: string;
  readonly state: State;
  /** What was found, or why not. */
  readonly says: string;
  /** What the site doesn't show without it. */
  readonly without: string;
  /** Whether the site can't run without it. */
  readonly isNeeded: boolean;
};

const MISSING: readonly number[] = [404, 405, 501];
/** One answer can be wrong in every record. */
const MOST_ISSUES = 3;

const textOf = (answer: Answered) =>
  'failure' in answer ? `no response: ${answer.failure}` : `answers ${String(answer.status)}`;

/** What an answer says of a call that is only asked whether it is there. */
export function readPresence(answer: Answered): Pick<Finding, 'state' | 'says'> {
  if ('failure' in answer || answer.status >= 500) return { state: 'wrong', says: textOf(answer) };
  if (MISSING.includes(answer.status)) return { state: 'missing', says: textOf(answer) };
  return { state: 'found', says: 'is there' };
}

function issuesOf(error: z.ZodError): string {
  const issues = error.issues.map(
    ({ path, message }) => `${path.map(String).join('.') || 'the answer'}: ${message}`,
  );
  const shown = issues.slice(0, MOST_ISSUES).join('; ');
  return issues.length > MOST_ISSUES ? `${shown}; and ${String(issues.length - MOST_ISSUES)} more` : shown;
}

/** What an answer says that is read as the site reads it, with what the site takes from it: null if it can't. */
export function readContent<S extends z.ZodType>(
  answer: Answered,
  schema: S,
): { readonly finding: Pick<Finding, 'state' | 'says'>; readonly value: z.output<S> | null } {
  const isAnswered = !('failure' in answer);
  if (!isAnswered || answer.status < 200 || answer.status >= 300) {
    const state = isAnswered && MISSING.includes(answer.status) ? 'missing' : 'wrong';
    return { finding: { state, says: textOf(answer) }, value: null };
  }
  if (answer.json === undefined)
    return { finding: { state: 'wrong', says: 'doesn’t answer with JSON' }, value: null };
  const parsed = readAnswer(schema, answer.json);
  return parsed.success
    ? { finding: { state: 'found', says: countOf(parsed.data) }, value: parsed.data }
    : { finding: { state: 'wrong', says: issuesOf(parsed.error) }, value: null };
}

const listSchema = z.object({ data: z.array(z.unknown()) });

/** How many records a list has. */
export function countOf(value: unknown): string {
  const list = listSchema.safeParse(value);
  const records = Array.isArray(value) ? value : list.data?.data;
  if (!records) return 'is there';
  return records.length === 1 ? '1 record' : `${String(records.length)} records`;
}
