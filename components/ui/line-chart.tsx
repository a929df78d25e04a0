import type { CSSProperties, ReactNode } from 'react';
import { Heading } from './heading';
import { labelPlaces } from './label-places';

type ChartLine = {
  readonly key: string;
  readonly name: string;
  /** Its final value in figures. */
  readonly figure: string;
  /** An SVG path, within 100 by 100. */
  readonly path: string;
  /** Where it ends, from 0 at the top to 1. */
  readonly end: number;
};

type LineChartProps = {
  readonly title: string;
  /** The chart in a sentence, for screen readers. */
  readonly description: string;
  /** Six at most: distinguished by colour, by dashes and by the names at their ends. */
  readonly lines: readonly ChartLine[];
  /** The scale's ticks, each from 0 at the top to 1. */
  readonly marks: readonly { readonly at: number; readonly text: string }[];
  /** Labels below the chart, each from 0 at the left to 1. */
  readonly labels: readonly { readonly at: number; readonly text: string }[];
  /** The figures as a table, unless one is shown above. */
  readonly children?: ReactNode;
};

const percent = (share: number) => `${(100 * share).toFixed(1)}%`;

/** Positions of the names at the ends of the lines, in the order of the lines. */
function namePlaces(lines: readonly ChartLine[]): readonly number[] {
  const inOrder = lines.map(({ end }, index) => ({ end, index })).toSorted((a, b) => a.end - b.end);
  const places = labelPlaces(inOrder.map(({ end }) => end));
  const placeOf = new Map(inOrder.map(({ index }, at) => [index, places[at] ?? 0]));
  return lines.map((_, index) => placeOf.get(index) ?? 0);
}

/**
 * A few lines across a season. Rendered on the server; it stretches with the page, while its texts keep their size. A phone has no room
 * for names beside the lines, and shows them below.
 */
export function LineChart({ title, description, lines, marks, labels, children }: LineChartProps) {
  const places = namePlaces(lines);
  return (
    <figure className="line-chart">
      <figcaption>
        <Heading level={2} size="title-sm">
          {title}
        </Heading>
      </figcaption>
      <div role="img" aria-label={description} dir="ltr">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {marks.map(({ at, text }) => (
            <path key={text} className="line-chart-mark" d={`M0 ${(100 * at).toFixed(1)}H100`} />
          ))}
          {lines
            .map(({ key, path }, index) => <path key={key} data-line={index + 1} d={path} />)
            // The first line is on top.
            .toReversed()}
        </svg>
        {marks.map(({ at, text }) => (
          <span key={text} className="line-chart-scale" style={{ top: percent(at) }}>
            {text}
          </span>
        ))}
        {labels.map(({ at, text }) => (
          <span
            key={text}
            className="line-chart-round"
            style={{ '--across': at.toFixed(3) } as CSSProperties}
          >
            {text}
          </span>
        ))}
        {lines.map(({ key, name, figure }, index) => (
          <span
            key={key}
            className="line-chart-name"
            data-line={index + 1}
            style={{ top: percent(places[index] ?? 0) }}
          >
            <b>{figure}</b> <bdi>{name}</bdi>
          </span>
        ))}
      </div>
      <ul className="line-chart-names" aria-hidden="true">
        {lines.map(({ key, name, figure }, index) => (
          <li key={key} data-line={index + 1}>
            <b>{figure}</b> <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
      {children}
    </figure>
  );
}
