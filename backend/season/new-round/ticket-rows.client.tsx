'use client';

import { Button } from '@payloadcms/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ADMISSIONS, type Admission } from '../../../lib/contract/entities/shop.ts';
import { weekdayInText } from '../../../lib/shared/date-forms.ts';
import { ADMISSION_LABELS } from '../../cms/fields/admission-labels.ts';
import { MAX_TICKETS } from './round-report.ts';

/** A ticket price as typed; the key keeps its fields in place while others are removed. */
export type TicketRow = {
  readonly key: number;
  readonly name: string;
  /** '' for anyone. */
  readonly admission: Admission | '';
  /** The day of the round, from 1; '' for all of them. */
  readonly day: string;
  readonly price: string;
  readonly number: string;
  readonly early_price: string;
  readonly early_until: string;
};

type Props = {
  readonly rows: readonly TicketRow[];
  /** The round's days, y-MM-dd; none while they can't be read. */
  readonly days: readonly string[];
  readonly onChange: (rows: readonly TicketRow[]) => void;
  /** Attributes that mark a field as wrong, by its name, such as 'tickets.0.price'. */
  readonly marked: (field: string) => {
    readonly id: string;
    readonly 'aria-invalid': boolean;
    readonly 'aria-describedby': string;
  };
  readonly fault: (field: string) => ReactNode;
  /** Whether something is wrong with the tickets as a whole. */
  readonly isInvalid: boolean;
};

const BLANK: Omit<TicketRow, 'key'> = {
  ...{ name: '', admission: '', day: '', price: '', number: '', early_price: '', early_until: '' },
};

const NAME = { field: 'name', label: 'Name', placeholder: 'Weekend pass', inputMode: 'text' } as const;
const PRICES = [
  { field: 'price', label: 'Price (dollars)', placeholder: '45.00', inputMode: 'decimal' },
  { field: 'number', label: 'Number for sale', placeholder: 'No limit', inputMode: 'numeric' },
  { field: 'early_price', label: 'Early price', placeholder: 'None', inputMode: 'decimal' },
  {
    field: 'early_until',
    label: 'Last day of the early price',
    placeholder: '31/10/2026',
    inputMode: 'text',
  },
] as const;

/** The options of a field, with '' for all. */
const choicesOf = (days: readonly string[], { day }: TicketRow) => {
  // A chosen day stays while the round's days are being retyped.
  const count = Math.max(days.length, Number(day));
  const labelOf = (place: number) => {
    const date = days[place];
    return date === undefined
      ? `Day ${String(place + 1)}`
      : `Day ${String(place + 1)}: ${weekdayInText(`${date}T00:00:00Z`, 'en', 'UTC')}`;
  };
  return [
    {
      field: 'admission',
      label: 'Admission',
      options: [
        ['', 'Anyone'],
        ...ADMISSIONS.map((admission) => [admission, ADMISSION_LABELS[admission]] as const),
      ],
    },
    {
      field: 'day',
      label: 'Days',
      options: [
        ['', 'All days'],
        ...Array.from({ length: count }, (_, place) => [String(place + 1), labelOf(place)] as const),
      ],
    },
  ] as const;
};

/** The round's tickets: a row for each price. */
export function TicketRows({ rows, days, onChange, marked, fault, isInvalid }: Props) {
  const group = useRef<HTMLFieldSetElement>(null);
  const [added, setAdded] = useState<string | null>(null);
  useEffect(() => {
    if (added !== null) group.current?.querySelector<HTMLElement>(`[data-place="${added}"]`)?.focus();
  }, [added]);
  const last = rows.at(-1);
  const ticket = last?.name.trim() ?? '';
  const add = (row: Partial<TicketRow>, firstField: keyof TicketRow) => {
    const key = Math.max(0, ...rows.map((other) => other.key)) + 1;
    onChange([...rows, { ...BLANK, ...row, key }]);
    setAdded(`${String(key)}-${firstField}`);
  };
  const remove = (key: number) => {
    onChange(rows.filter((row) => row.key !== key));
    // The button that had the focus is gone.
    group.current?.focus();
  };
  const isFull = rows.length >= MAX_TICKETS;
  return (
    <fieldset
      ref={group}
      className="new-round__tickets"
      tabIndex={-1}
      data-invalid={isInvalid ? true : undefined}
    >
      <legend>Tickets</legend>
      {rows.map((row, index) => {
        const change = (field: keyof TicketRow, value: string) =>
          onChange(rows.map((other) => (other === row ? { ...row, [field]: value } : other)));
        const propsOf = (field: keyof TicketRow) => ({
          ...marked(`tickets.${String(index)}.${field}`),
          'data-place': `${String(row.key)}-${field}`,
          value: row[field],
        });
        const typed = ({ field, label, placeholder, inputMode }: (typeof PRICES)[number] | typeof NAME) => {
          const props = propsOf(field);
          return (
            <div key={field}>
              <label htmlFor={props.id}>{label}</label>
              <input
                {...props}
                inputMode={inputMode}
                autoComplete="off"
                placeholder={placeholder}
                onChange={({ target }) => change(field, target.value)}
              />
              {fault(`tickets.${String(index)}.${field}`)}
            </div>
          );
        };
        return (
          <div
            key={row.key}
            role="group"
            aria-label={`Ticket ${String(index + 1)}`}
            className="new-season__row"
          >
            {typed(NAME)}
            {choicesOf(days, row).map(({ field, label, options }) => {
              const props = propsOf(field);
              return (
                <div key={field}>
                  <label htmlFor={props.id}>{label}</label>
                  <select {...props} onChange={({ target }) => change(field, target.value)}>
                    {options.map(([value, text]) => (
                      <option key={value} value={value}>
                        {text}
                      </option>
                    ))}
                  </select>
                  {fault(`tickets.${String(index)}.${field}`)}
                </div>
              );
            })}
            {PRICES.map(typed)}
            <Button
              buttonStyle="secondary"
              margin={false}
              aria-label={`Remove ticket ${String(index + 1)}`}
              onClick={() => remove(row.key)}
            >
              Remove
            </Button>
          </div>
        );
      })}
      {fault('tickets')}
      <div className="new-round__add">
        {ticket === '' ? null : (
          <Button
            buttonStyle="secondary"
            margin={false}
            disabled={isFull}
            onClick={() => add({ name: ticket, day: last?.day ?? '' }, 'admission')}
          >
            {`Add another price for ${ticket}`}
          </Button>
        )}
        <Button buttonStyle="secondary" margin={false} disabled={isFull} onClick={() => add({}, 'name')}>
          Add a ticket
        </Button>
      </div>
    </fieldset>
  );
}
