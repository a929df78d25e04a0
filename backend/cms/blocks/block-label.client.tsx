'use client';

import { useRowLabel } from '@payloadcms/ui';
import { CommentCount } from '../comments/comment-panels.client.tsx';

/** Settings that identify a block, most distinctive first. */
const DISTINCTIVE = ['heading', 'title', 'button_text', 'caption', 'location', 'html', 'pagecontent'];
const MAX_LETTERS = 60;

type Data = Readonly<Record<string, unknown>>;

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null;

/** The first words of a plain or rich text. */
function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(wordsOf).find(Boolean) ?? '';
  if (!isData(value)) return '';
  return wordsOf(value['text']) || wordsOf(value['children'] ?? value['root']);
}

function stateOf({ hidden, start_time, end_time }: Data): string | null {
  if (hidden === true) return 'Hidden';
  return start_time || end_time ? 'Scheduled' : null;
}

/** Labels a block in the form with its type and first words, and shows if its visibility is restricted. */
export function BlockLabel({ name }: { readonly name: string }) {
  const { data, rowNumber } = useRowLabel<Data>();
  const text = DISTINCTIVE.map((key) => wordsOf(data[key])).find(Boolean) ?? '';
  const state = isData(data['display']) ? stateOf(data['display']) : null;
  return (
    <span className="block-label">
      <span>{String((rowNumber ?? 0) + 1).padStart(2, '0')}</span>
      <strong>{name}</strong>
      <span className="block-label__words">{text.slice(0, MAX_LETTERS)}</span>
      {state === null ? null : <em>{state}</em>}
      <CommentCount block={data['id']} />
    </span>
  );
}
