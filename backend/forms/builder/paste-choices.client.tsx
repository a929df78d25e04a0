'use client';

import { Button, useForm } from '@payloadcms/ui';
import { useId, useState } from 'react';

/** A line's text and the price at its end: 'Adult $45'. */
const WITH_PRICE = /^(.*\S)\s+\$(\d+(?:\.\d{1,2})?)$/;

type Line = { readonly label: string; readonly price: number | null };

const lineIn = (text: string): Line => {
  const [, label, price] = WITH_PRICE.exec(text) ?? [];
  return label === undefined ? { label: text, price: null } : { label, price: Number(price) };
};

const stateOf = (value: string | number | null) => ({ value, initialValue: value, valid: true });

/** Adds choices to a field from lines of text, each with its price if given. */
export function PasteChoices({ path, schemaPath }: { readonly path: string; readonly schemaPath?: string }) {
  const { addFieldRow, getField, setModified } = useForm();
  const [text, setText] = useState('');
  const id = useId();
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const add = () => {
    const start = getField(path)?.rows?.length ?? 0;
    for (const [index, line] of lines.map(lineIn).entries())
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
        {lines.length === 0 ? 'Add choices' : `Add ${String(lines.length)} choices`}
      </Button>
    </div>
  );
}
