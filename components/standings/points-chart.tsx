import type { CSSProperties } from 'react';
import { Heading } from '@/components/ui/heading';
import { labelPlaces } from '@/components/ui/label-places';
import type { Championship } from '@/lib/contract/entities/standings';
import type { Language } from '@/lib/contract/languages';
import type { Translator } from '@/lib/i18n/translate';
import { pointsFormat } from './points';
import { pointsByRound } from './points-by-round';

type PointsChartProps = {
  readonly championship: Championship;
  readonly language: Language;
  readonly t: Translator;
};

/** Labels of rounds that a phone has room for. */
const MOST_LABELS = 8;

const percent = (share: number) => `${(100 * share).toFixed(1)}%`;

/**
 * The points of the first of a table after each round, as lines. The table has the same figures, so screen readers get one sentence. Drawn on
 * the server; it stretches with the page, while its texts keep their size. A phone has no room for names beside the lines, and has them below.
 */
export function PointsChart({ championship, language, t }: PointsChartProps) {
  const chart = pointsByRound(championship);
  if (chart === null) return null;
  const { rounds, lines, top, marks } = chart;
  const points = pointsFormat(language);
  const across = (index: number) => (index + 1) / rounds.length;
  const down = (value: number) => 1 - Math.max(value, 0) / top;
  const labels = labelPlaces(lines.map(({ total }) => down(total)));
  const everyOther = Math.ceil(rounds.length / MOST_LABELS);
  const isLabelled = (index: number) => (rounds.length - 1 - index) % everyOther === 0;
  const title = t('standings.throughSeason');
  return (
    <figure className="points-chart">
      <figcaption>
        <Heading level={2} size="title-sm">
          {title}
        </Heading>
      </figcaption>
      <div
        role="img"
        aria-label={`${title}: ${lines.map(({ name, total }) => `${name} ${points(total)}`).join(', ')}`}
        dir="ltr"
      >
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {marks.map((mark) => (
            <path key={mark} className="points-chart-mark" d={`M0 ${(100 * down(mark)).toFixed(1)}H100`} />
          ))}
          {lines
            .map(({ key, points: after }, index) => (
              <path
                key={key}
                data-line={index + 1}
                d={`M0 100${after.map((value, at) => `L${(100 * across(at)).toFixed(1)} ${(100 * down(value)).toFixed(1)}`).join('')}`}
              />
            ))
            // The leader's lies on top.
            .toReversed()}
        </svg>
        {marks.map((mark) => (
          <span key={mark} className="points-chart-scale" style={{ top: percent(down(mark)) }}>
            {points(mark)}
          </span>
        ))}
        {rounds.map(({ number }, index) =>
          isLabelled(index) ? (
            <span
              key={number}
              className="points-chart-round"
              style={{ '--across': across(index).toFixed(3) } as CSSProperties}
            >
              {t('standings.roundShort', { number })}
            </span>
          ) : null,
        )}
        {lines.map(({ key, name, total }, index) => (
          <span
            key={key}
            className="points-chart-name"
            data-line={index + 1}
            style={{ top: percent(labels[index] ?? 0) }}
          >
            <b>{points(total)}</b> <bdi>{name}</bdi>
          </span>
        ))}
      </div>
      <ul className="points-chart-names" aria-hidden="true">
        {lines.map(({ key, name, total }, index) => (
          <li key={key} data-line={index + 1}>
            <b>{points(total)}</b> <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </figure>
  );
}
