'use client';

import type { ReactNode } from 'react';
import {
  priceName,
  type Sale,
  type SeasonInput,
  type SeasonReport,
  type SeasonRow,
} from './season-report.ts';

export type Chosen = SeasonInput['chosen'];
type Kind = keyof Chosen;

const free = (rows: readonly SeasonRow[]) =>
  rows.filter(({ existing }) => existing === null).map(({ id }) => id);

/** All records whose address isn't taken. */
export const allFree = ({ rounds, championships, pages, products, forms }: SeasonReport): Chosen => ({
  rounds: free(rounds),
  championships: free(championships),
  pages: free(pages),
  products: free(products),
  forms: free(forms),
});

/** Typed texts by price name (`priceName`). */
export type Prices = Readonly<Record<string, string>>;
type PriceTexts = {
  /** Prefix of the fields' ids. */
  readonly ids: string;
  readonly typed: Prices;
  readonly faults: Prices;
};

/** The id of a price's field. */
export const priceFieldId = (ids: string, name: string): string => `${ids}-price-${name}`;

type Props = {
  readonly report: SeasonReport;
  /** The new season; '' if the rounds were chosen by series. */
  readonly season: string;
  readonly chosen: Chosen;
  readonly onChoose: (chosen: Chosen) => void;
  readonly prices: PriceTexts;
  readonly onPrice: (name: string, typed: string) => void;
};

/** What will be created, each row with a checkbox. */
export function SeasonTables({ report, season, chosen, onChoose, prices, onPrice }: Props) {
  const { rounds, championships, pages } = report;
  const common = (kind: Kind) => ({
    kind,
    chosen: chosen[kind],
    onChoose: (ids: number[]) => onChoose({ ...chosen, [kind]: ids }),
  });
  return (
    <>
      {rounds.length === 0 ? <p>There are no rounds to copy.</p> : null}
      <Rows
        {...common('rounds')}
        title="Rounds"
        columns={['Previous dates', 'New dates', 'Sessions']}
        rows={rounds}
        cellsOf={(id) => {
          const round = rounds.find((candidate) => candidate.id === id);
          return round ? [round.days_before, round.days, String(round.sessions)] : [];
        }}
      />
      <Rows
        {...common('championships')}
        title="Championships"
        columns={['Season']}
        rows={championships}
        cellsOf={() => [season]}
      />
      <Rows
        {...common('pages')}
        title="Pages about the season"
        columns={[]}
        rows={pages}
        cellsOf={() => []}
      />
      {SALE_TABLES.map(({ kind, title }) => (
        <Rows
          key={kind}
          {...common(kind)}
          title={title}
          columns={['Round', 'Prices (dollars)']}
          rows={report[kind]}
          cellsOf={(id) => {
            const row = report[kind].find((candidate) => candidate.id === id);
            if (!row) return [];
            const isChosen = chosen[kind].includes(id);
            return [
              row.round,
              row.prices.map(({ key, label, price }) => (
                <PriceField
                  key={key}
                  name={priceName(kind, id, key)}
                  label={label}
                  of={row.name}
                  price={price}
                  isDisabled={!isChosen}
                  texts={prices}
                  onChange={onPrice}
                />
              )),
            ];
          }}
        />
      ))}
    </>
  );
}

const SALE_TABLES: readonly { readonly kind: Sale; readonly title: string }[] = [
  { kind: 'products', title: 'Tickets' },
  { kind: 'forms', title: 'Forms with a price' },
];

type PriceFieldProps = {
  readonly name: string;
  readonly label: string;
  /** The ticket or form that has this price. */
  readonly of: string;
  readonly price: number;
  readonly isDisabled: boolean;
  readonly texts: PriceTexts;
  readonly onChange: (name: string, typed: string) => void;
};

/** A price of the new season, starting with the old one. */
function PriceField({ name, label, of, price, isDisabled, texts, onChange }: PriceFieldProps) {
  const id = priceFieldId(texts.ids, name);
  const fault = texts.faults[name];
  return (
    <div className="new-season__price">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        aria-label={`${label}, ${of}`}
        inputMode="decimal"
        autoComplete="off"
        disabled={isDisabled}
        value={texts.typed[name] ?? String(price)}
        aria-invalid={fault !== undefined}
        aria-describedby={`${id}-problem`}
        onChange={({ target }) => onChange(name, target.value)}
      />
      <small id={`${id}-problem`} className="new-season__problem">
        {fault ?? ''}
      </small>
    </div>
  );
}

type RowsProps = {
  readonly title: string;
  readonly kind: Kind;
  readonly columns: readonly string[];
  readonly rows: readonly SeasonRow[];
  readonly cellsOf: (id: number) => readonly ReactNode[];
  readonly chosen: readonly number[];
  readonly onChoose: (ids: number[]) => void;
};

function Rows({ title, kind, columns, rows, cellsOf, chosen, onChoose }: RowsProps) {
  if (rows.length === 0) return null;
  const all = free(rows);
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <input
                type="checkbox"
                aria-label={`Copy all: ${title}`}
                checked={all.length > 0 && all.every((id) => chosen.includes(id))}
                disabled={all.length === 0}
                onChange={({ target }) => onChoose(target.checked ? all : [])}
              />
            </th>
            <th scope="col">Name</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
            <th scope="col">Address</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, before, name, address, note, existing }) => (
            <tr key={id}>
              <td>
                <input
                  type="checkbox"
                  aria-label={`Copy ${before}`}
                  checked={chosen.includes(id)}
                  disabled={existing !== null}
                  onChange={({ target }) =>
                    onChoose(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
                  }
                />
              </td>
              <td>
                {name}
                {name === before ? null : <small>{`from ${before}`}</small>}
                {existing === null ? (
                  <small>{note}</small>
                ) : (
                  <small className="new-season__problem">
                    {'This address is taken. '}
                    <a
                      href={`/admin/collections/${kind}/${String(existing)}`}
                      aria-label={`Open it: ${address}`}
                    >
                      Open it
                    </a>
                  </small>
                )}
              </td>
              {cellsOf(id).map((cell, index) => (
                <td key={columns[index]}>{cell}</td>
              ))}
              <td>{address}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
