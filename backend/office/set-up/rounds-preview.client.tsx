'use client';

import { useDeferredValue } from 'react';
import { mediumDays } from '../../../lib/shared/date-forms.ts';
import { readRounds } from '../../season/table-import/rounds-table.ts';

const noon = (day: string) => `${day}T12:00:00Z`;

/** The rounds read from a pasted table, and what is wrong with them, updated while typing. */
export function RoundsPreview({ text }: { readonly text: string }) {
  const { rounds, problems, ignored } = readRounds(useDeferredValue(text));
  if (rounds.length === 0 && problems.length === 0) return null;
  return (
    <div className="set-up__preview">
      {rounds.length === 0 ? null : (
        <table>
          <caption>
            {rounds.length === 1 ? '1 round' : `${String(rounds.length)} rounds`}. They start at 9am and end
            at 5pm until you enter their times.
          </caption>
          <thead>
            <tr>
              <th scope="col">Days</th>
              <th scope="col">Round</th>
              <th scope="col">Venue</th>
            </tr>
          </thead>
          <tbody>
            {rounds.map(({ line, name, first, last, venue }) => (
              <tr key={line}>
                <td>{mediumDays(noon(first), noon(last), 'en', 'UTC')}</td>
                <th scope="row">{name}</th>
                <td>{venue || 'Not given'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {ignored.length === 0 ? null : <p>Columns that aren’t used: {ignored.join(', ')}.</p>}
      {problems.length === 0 ? null : (
        <ul className="set-up__problem">
          {problems.map(({ line, message }) => (
            <li key={`${String(line)} ${message}`}>
              Line {line}: {message}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
