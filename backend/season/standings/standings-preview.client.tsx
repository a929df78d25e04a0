'use client';

import { useAllFormFields, useDocumentInfo } from '@payloadcms/ui';
import { reduceFieldsToValues } from 'payload/shared';
import { useEffect, useState } from 'react';
import { textIn } from '../../../lib/shared/record.ts';
import { LikelyDuplicates } from './likely-duplicates.client.tsx';
import { standingsPreviewSchema, type StandingsPreview as Preview } from './standings-preview.ts';

/** Delay after the last keystroke before the table is refreshed. */
const WAIT_MS = 500;

type State = { readonly preview: Preview } | { readonly message: string };
type Table = Preview['tables'][number];

const WAITING: State = { message: 'Working out the table…' };

async function ask(body: string, signal: AbortSignal): Promise<State> {
  const response = await fetch('/api/championships/standings-preview', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
    signal,
  });
  const answer: unknown = await response.json();
  const preview = standingsPreviewSchema.safeParse(answer);
  if (preview.success) return { preview: preview.data };
  return { message: textIn(answer, 'message') || 'Couldn’t work out the table.' };
}

type StandingsPreviewProps = {
  readonly model: 'scoring' | 'championship';
  readonly schemaPath?: string;
};

/** Below a scoring or a championship: the table with the form's unsaved values, and which competitors move. */
export function StandingsPreview({ model, schemaPath }: StandingsPreviewProps) {
  const { id } = useDocumentInfo();
  const [fields] = useAllFormFields();
  const [state, setState] = useState(WAITING);
  const body = JSON.stringify({
    [model]: reduceFieldsToValues(fields, true),
    ...(typeof id === 'number' ? { id } : {}),
  });
  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(() => {
      ask(body, stop.signal)
        .then(setState)
        .catch(() => {
          if (!stop.signal.aborted) setState({ message: 'Couldn’t work out the table.' });
        });
    }, WAIT_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [body]);
  return (
    <div className="field-type" aria-live="polite">
      <p className="field-label">The table with these settings</p>
      {'message' in state ? (
        <p>{state.message}</p>
      ) : (
        <>
          <Tables tables={state.preview.tables} />
          <LikelyDuplicates doubles={state.preview.doubles} schemaPath={schemaPath} />
        </>
      )}
    </div>
  );
}

function Tables({ tables }: { readonly tables: readonly Table[] }) {
  if (tables.length === 0) return <p>No championship uses this scoring yet.</p>;
  return tables.map((table) => <TableView key={table.name} table={table} />);
}

const points = (value: number) => String(Math.round(value * 100) / 100);
const place = (at: Table['moves'][number]['from']) =>
  at === null ? 'not in the table' : `${String(at.rank)} (${points(at.points)})`;

function TableView({ table: { name, lines, moves } }: { readonly table: Table }) {
  return (
    <div style={{ marginBottom: '1.5rem' }}>
      <table>
        <caption style={{ textAlign: 'start', fontWeight: 600 }}>{name}</caption>
        <tbody>
          {lines.map((line) => (
            <tr key={line.name}>
              <td style={{ paddingInlineEnd: '1rem', textAlign: 'end' }}>{line.rank}</td>
              <th scope="row" style={{ paddingInlineEnd: '2rem', textAlign: 'start', fontWeight: 400 }}>
                {line.name}
              </th>
              <td style={{ textAlign: 'end' }}>{points(line.points)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {lines.length === 0 ? <p>No points yet.</p> : null}
      {moves.length === 0 ? (
        <p>Your changes don’t move anyone.</p>
      ) : (
        <>
          <p>Your changes move:</p>
          <ul>
            {moves.map((move) => (
              <li key={move.name}>
                {move.name}: {place(move.from)} → {place(move.to)}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
