'use client';

import { Button } from '@payloadcms/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';

/** A ticket as it is typed; the key keeps its fields in their place while others are removed. */
export type TicketRow = {
  readonly key: number;
  readonly name: string;
  readonly price: string;
  readonly number: string;
};

type Props = {
  readonly rows: readonly TicketRow[];
  readonly onChange: (rows: readonly TicketRow[]) => void;
  /** What marks a field as wrong, by its name, such as 'tickets.0.price'. */
  readonly marked: (field: string) => {
    readonly id: string;
    readonly 'aria-invalid': boolean;
    readonly 'aria-describedby': string;
  };
  readonly fault: (field: string) => ReactNode;
  /** Whether something is wrong with all of them. */
  readonly isInvalid: boolean;
};

const COLUMNS = [
  { field: 'name', label: 'Name', placeholder: 'Weekend pass' },
  { field: 'price', label: 'Price (dollars)', placeholder: '45.00' },
  { field: 'number', label: 'Number for sale', placeholder: 'No limit' },
] as const;
/** As many as the server takes. */
const MOST = 20;

/** The round's tickets: a row for each price. */
export function TicketRows({ rows, onChange, marked, fault, isInvalid }: Props) {
  const group = useRef<HTMLFieldSetElement>(null);
  const [added, setAdded] = useState<number | null>(null);
  useEffect(() => {
    if (added !== null)
      group.current?.querySelector<HTMLInputElement>(`[data-key="${String(added)}"]`)?.focus();
  }, [added]);
  const add = () => {
    const key = Math.max(0, ...rows.map((row) => row.key)) + 1;
    onChange([...rows, { key, name: '', price: '', number: '' }]);
    setAdded(key);
  };
  const remove = (key: number) => {
    onChange(rows.filter((row) => row.key !== key));
    // The button that had the focus is gone.
    group.current?.focus();
  };
  return (
    <fieldset
      ref={group}
      className="new-round__tickets"
      tabIndex={-1}
      data-invalid={isInvalid ? true : undefined}
    >
      <legend>Tickets</legend>
      {rows.map((row, index) => (
        <div
          key={row.key}
          role="group"
          aria-label={`Ticket ${String(index + 1)}`}
          className="new-season__row"
        >
          {COLUMNS.map(({ field, label, placeholder }) => {
            const name = `tickets.${String(index)}.${field}`;
            const props = marked(name);
            return (
              <div key={field}>
                <label htmlFor={props.id}>{label}</label>
                <input
                  {...props}
                  {...(field === 'name' ? { 'data-key': row.key } : { inputMode: 'decimal' })}
                  autoComplete="off"
                  placeholder={placeholder}
                  value={row[field]}
                  onChange={({ target }) =>
                    onChange(rows.map((one) => (one === row ? { ...row, [field]: target.value } : one)))
                  }
                />
                {fault(name)}
              </div>
            );
          })}
          <Button
            buttonStyle="secondary"
            margin={false}
            aria-label={`Remove ticket ${String(index + 1)}`}
            onClick={() => remove(row.key)}
          >
            Remove
          </Button>
        </div>
      ))}
      {fault('tickets')}
      <Button buttonStyle="secondary" margin={false} disabled={rows.length >= MOST} onClick={add}>
        Add a ticket
      </Button>
    </fieldset>
  );
}
