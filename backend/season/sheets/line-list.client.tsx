'use client';

import type { LineProblem } from './delimited.ts';

type LineListProps = {
  readonly lines: readonly LineProblem[];
  readonly id?: string;
  readonly className?: string;
};

/** Problems or warnings, line by line. */
export const LineList = ({ lines, ...attributes }: LineListProps) => (
  <ul {...attributes}>
    {lines.map(({ line, message }) => (
      <li key={`${String(line)} ${message}`}>{`Line ${String(line)}: ${message}`}</li>
    ))}
  </ul>
);
