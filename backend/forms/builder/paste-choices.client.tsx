'use client';

import { Button, useForm } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { readChoiceLines } from './choice-lines.ts';

const stateOf = (value: string | number | null) => ({ value, initialValue: value, valid: true });

/** What the button says for no line and for one. */
const ADD: readonly string[] = ['Add choices', 'Add 1 choice'];

/** Adds choices to a field from lines of text, each with its price if given. */
export function PasteChoices({ path, schemaPath }: { readonly path: string; readonly schemaPath?: string }) {
  const { addFieldRow, getField, setModified } = useForm();
  const [text, setText] = useState('');
  const id = useId();
  const lines = readChoiceLines(text);
  const add = () => {
    const start = getField(path)?.rows?.length ?? 0;
    for (const [index, line] of lines.entries())
      addFieldRow({
        path,
        schemaPath: schemaPath ?? path.replace(/\.\d+\./g, '.'),
        rowIndex: start + index,
        subFieldState: { label: stateOf(line.label), price: stateOf(line.price), value: stateOf('') },
      });
    setModified(true);
    setText('');
  };
  return (
    <div className="form-choices">
      <label htmlFor={id}>One per line, with a price if it has one: Adult $45</label>
      <textarea id={id} rows={3} value={text} onChange={({ target }) => setText(target.value)} />
      <Button buttonStyle="secondary" size="small" disabled={lines.length === 0} onClick={add} margin={false}>
        {ADD[lines.length] ?? `Add ${String(lines.length)} choices`}
      </Button>
    </div>
  );
}
