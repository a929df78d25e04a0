import type { ReactNode } from 'react';
import type { Translator } from '@/lib/i18n/translate';
import { SidewaysScroll } from './sideways-scroll';

type Line = {
  readonly key: string;
  readonly name: ReactNode;
  /** One per column. */
  readonly cells: readonly string[];
};

type FigureTableProps = {
  /** The chart's name. */
  readonly title: string;
  /** The rows of the table header. */
  readonly head: ReactNode;
  readonly lines: readonly Line[];
  readonly t: Translator;
};

/** The figures of a chart, shown on a press: a row per line, scrolling sideways under its name. */
export const FigureTable = ({ title, head, lines, t }: FigureTableProps) => (
  <details className="lap-figures">
    <summary className="fold-head">{t('results.asTable')}</summary>
    <SidewaysScroll label={title}>
      <table className="timing-table standings-table lap-table">
        <caption className="sr-only">{title}</caption>
        <thead>{head}</thead>
        <tbody>
          {lines.map(({ key, name, cells }) => (
            <tr key={key}>
              <th scope="row" className="standings-name">
                {name}
              </th>
              {cells.map((cell, index) => (
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </SidewaysScroll>
  </details>
);

type ChartTableProps = Omit<FigureTableProps, 'head' | 'lines'> & {
  /** The header of the names column. */
  readonly head: string;
  readonly columns: readonly string[];
  readonly lines: readonly (Line & { readonly name: string })[];
};

/** The same with one row of column headers. */
export const ChartTable = ({ head, columns, lines, ...rest }: ChartTableProps) => (
  <FigureTable
    {...rest}
    head={
      <tr>
        <th scope="col" className="standings-name">
          {head}
        </th>
        {columns.map((column, index) => (
          <th key={index} scope="col">
            {column}
          </th>
        ))}
      </tr>
    }
    lines={lines.map(({ name, ...line }) => ({ ...line, name: <bdi>{name}</bdi> }))}
  />
);
