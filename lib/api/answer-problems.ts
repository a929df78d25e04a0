import type { AnswerProblem } from '@/lib/contract/read';

/** Reports the parts of a call's answer that could not be read. */
export type ReportProblems = (call: string, problems: readonly AnswerProblem[]) => void;

/** A server can invent new faults for ever, so only this many are remembered. */
const MAX_KNOWN = 2_000;
const known = new Set<string>();

/** The problems that this process or tab has not reported yet. */
export function unreported(call: string, problems: readonly AnswerProblem[]): AnswerProblem[] {
  if (known.size > MAX_KNOWN) known.clear();
  return problems.filter(({ field, record, found }) => {
    const key = [call, record, field, found].join(' ');
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
}

const named = ({ field, record, found }: AnswerProblem): string =>
  `${field} of ${record || '?'} was ${found}`;

/** To the browser's own error channel, where monitoring listens. */
export const reportInBrowser: ReportProblems = (call, problems) => {
  const parts = problems.map(named).join('; ');
  if ('reportError' in globalThis)
    globalThis.reportError(new Error(`Parts of the answer to ${call} could not be read: ${parts}`));
};
