import { INITIAL_LANGUAGE } from '@/lib/contract/languages';
import { circuitLength } from '@/lib/season/circuit-length';
import type { CardOf } from '@/lib/share-picture/card';
import { asDrawn } from '@/lib/share-picture/drawable';
import { Cell, Head, joined, Line, Mark, MUTED, RAISED, Row, Rows, Spread, type BodyProps } from './parts';

/** The most categories listed by name; more are counted. */
const CATEGORIES = 4;

export function RoundBody({ card, texts: { t, dates }, brand }: BodyProps<CardOf<'round'>>) {
  const { name, series, number, status, start, end, zone, venue, categories } = card;
  const numbered = number === null ? '' : t('round.number', { number });
  const eyebrow = [name.startsWith(numbered) ? '' : numbered, series];
  const year = dates.pattern(end, 'yyyy', zone);
  const isOff = status !== null && status !== 'scheduled';
  const more = categories.length - CATEGORIES;
  return (
    <Spread>
      <Head eyebrow={joined(eyebrow)} title={name} lines={2} brand={brand} isNarrow={false} />
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <div style={{ display: 'flex', alignItems: 'center', fontSize: 64, lineHeight: 1.1 }}>
          {isOff ? <Mark colour={brand}>{t(`round.${status}`)}</Mark> : null}
          {status === 'cancelled' || status === 'postponed' ? null : (
            <Line>{`${dates.range(start, end, zone)} ${year}`}</Line>
          )}
        </div>
        {venue === '' ? null : (
          <div style={{ display: 'flex', fontSize: 46 }}>
            <Line>{asDrawn(venue)}</Line>
          </div>
        )}
        {categories.length === 0 ? null : (
          <div style={{ display: 'flex', marginTop: 10, fontSize: 32 }}>
            <Line>
              {asDrawn(categories.slice(0, CATEGORIES).join(' · ')) + (more > 0 ? ` +${String(more)}` : '')}
            </Line>
          </div>
        )}
      </div>
    </Spread>
  );
}

export function CalendarBody({
  card: { name, rounds },
  texts: { t, dates },
  brand,
}: BodyProps<CardOf<'calendar'>>) {
  return (
    <Spread>
      <Head eyebrow={t('round.calendar')} title={name} lines={1} brand={brand} isNarrow={false} />
      <Rows>
        {rounds.map(({ number, name: round, start, end, zone, status, isNext }, index) => (
          <Row
            key={index}
            height={60}
            ground={isNext ? RAISED : 'transparent'}
            edge={isNext ? brand : 'transparent'}
          >
            <Cell width={76} size={40} colour={MUTED}>
              {number === null ? '' : String(number)}
            </Cell>
            <div style={{ display: 'flex', flexGrow: 1, flexShrink: 1, minWidth: 0, fontSize: 42 }}>
              <Line>{asDrawn(round)}</Line>
            </div>
            <div style={{ display: 'flex', flexShrink: 0, marginLeft: 24, fontSize: 38 }}>
              {status === null || status === 'scheduled'
                ? `${dates.range(start, end, zone)} ${dates.pattern(end, 'yyyy', zone)}`
                : t(`round.${status}`)}
            </div>
          </Row>
        ))}
      </Rows>
    </Spread>
  );
}

/** The most days listed. */
const DAYS = 4;

export function TimetableBody({ card, texts: { t, dates }, brand }: BodyProps<CardOf<'timetable'>>) {
  const { name, category, start, end, zone, venue, days } = card;
  const when = `${dates.range(start, end, zone)} ${dates.pattern(end, 'yyyy', zone)}`;
  return (
    <Spread>
      <Head
        eyebrow={joined([t('round.schedule'), category])}
        title={name}
        lines={1}
        brand={brand}
        isNarrow={false}
      />
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <div style={{ display: 'flex', marginBottom: 14, fontSize: 38, color: MUTED }}>
          <Line>{joined([when, venue])}</Line>
        </div>
        {days.slice(0, DAYS).map((day, index) => (
          <Row key={index} height={66} ground={RAISED} edge={brand}>
            <div style={{ display: 'flex', flexGrow: 1, fontSize: 44 }}>
              <Line>{dates.weekday(day.start, zone)}</Line>
            </div>
            <div style={{ display: 'flex', flexShrink: 0, fontSize: 44 }}>
              {day.end === day.start
                ? dates.time(day.start, zone)
                : `${dates.time(day.start, zone)} – ${dates.time(day.end, zone)}`}
            </div>
          </Row>
        ))}
      </div>
    </Spread>
  );
}

export function CircuitBody({ card, texts: { t, dates }, brand }: BodyProps<CardOf<'circuit'>>) {
  const { name, place, length, corners, lapRecord, next, zone } = card;
  const facts = [
    ...(length === null
      ? []
      : [{ label: t('round.length'), value: circuitLength(length, INITIAL_LANGUAGE) }]),
    ...(corners === null ? [] : [{ label: t('round.corners'), value: String(corners) }]),
    ...(lapRecord === '' ? [] : [{ label: t('round.lapRecord'), value: lapRecord }]),
  ];
  const when =
    next === null
      ? ''
      : `${dates.range(next.start, next.end, zone)} ${dates.pattern(next.end, 'yyyy', zone)}`;
  return (
    <Spread>
      <Head
        eyebrow={joined([t('round.circuit'), place])}
        title={name}
        lines={2}
        brand={brand}
        isNarrow={false}
      />
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        {facts.length === 0 ? null : (
          <div style={{ display: 'flex' }}>
            {facts.map(({ label, value }) => (
              <div key={label} style={{ display: 'flex', flexDirection: 'column', marginRight: 52 }}>
                <div style={{ display: 'flex', fontSize: 76, lineHeight: 1 }}>{value}</div>
                <div style={{ display: 'flex', fontSize: 30, color: MUTED }}>{label}</div>
              </div>
            ))}
          </div>
        )}
        {next === null ? null : (
          <div style={{ display: 'flex', marginTop: 22, fontSize: 38 }}>
            <Line>{joined([t('round.next'), next.name, when])}</Line>
          </div>
        )}
      </div>
    </Spread>
  );
}
