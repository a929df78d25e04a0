import type { CardOf, CardPlace } from '@/lib/share-picture/card';
import { asDrawn } from '@/lib/share-picture/drawable';
import { Cell, Head, INK, joined, Line, MUTED, RAISED, Row, Rows, Spread, type BodyProps } from './parts';

export function ResultBody({ card, texts: { t, dates }, brand }: BodyProps<CardOf<'result'>>) {
  const { name, round, date, zone, isProvisional, places } = card;
  const eyebrow = [
    round,
    date === null ? '' : dates.day(date, zone),
    isProvisional ? t('results.provisional') : '',
  ];
  return (
    <Spread>
      <Head eyebrow={joined(eyebrow)} title={name} lines={1} brand={brand} isNarrow={false} />
      <Rows>
        {places.map((place) => (
          <PlaceRow key={place.place} place={place} isFirst={place.place === 1} brand={brand} />
        ))}
      </Rows>
    </Spread>
  );
}

/** A longer name is a crew's, in smaller letters. */
const MAX_DRIVER_LETTERS = 24;

function PlaceRow({
  place: { place, name, race_number: number, class: ofClass, time, colour },
  isFirst,
  brand,
}: {
  readonly place: CardPlace;
  readonly isFirst: boolean;
  readonly brand: string;
}) {
  return (
    <Row height={86} ground={isFirst ? RAISED : 'transparent'} edge={isFirst ? brand : 'transparent'}>
      <Cell width={76} size={62} colour={isFirst ? INK : MUTED}>
        {String(place)}
      </Cell>
      <Cell width={96} size={40} colour={MUTED}>
        {number === '' ? '' : `#${number}`}
      </Cell>
      <div
        style={{
          display: 'flex',
          flexGrow: 1,
          flexShrink: 1,
          minWidth: 0,
          fontSize: name.length > MAX_DRIVER_LETTERS ? 42 : 54,
        }}
      >
        <Line>{asDrawn(name)}</Line>
      </div>
      {ofClass === '' || colour === '' ? null : (
        <div
          style={{
            display: 'flex',
            flexShrink: 0,
            marginLeft: 20,
            padding: '0 14px',
            borderLeft: `6px solid ${colour}`,
            color: colour,
            fontSize: 36,
          }}
        >
          {asDrawn(ofClass)}
        </div>
      )}
      <div
        style={{ display: 'flex', flexShrink: 0, justifyContent: 'flex-end', minWidth: 190, fontSize: 46 }}
      >
        {time}
      </div>
    </Row>
  );
}

export function StandingsBody({ card, texts: { t, points }, brand }: BodyProps<CardOf<'standings'>>) {
  const { name, after, top } = card;
  return (
    <Spread>
      <Head
        eyebrow={asDrawn(t('standings.afterRound', after))}
        title={name}
        lines={1}
        brand={brand}
        isNarrow={false}
      />
      <Rows>
        {top.map(({ rank, name: who, raceNumber, points: own }, index) => (
          <Row
            key={index}
            height={54}
            ground={index === 0 ? RAISED : 'transparent'}
            edge={index === 0 ? brand : 'transparent'}
          >
            <Cell width={76} size={38} colour={index === 0 ? INK : MUTED}>
              {String(rank)}
            </Cell>
            <Cell width={96} size={34} colour={MUTED}>
              {raceNumber === '' ? '' : `#${raceNumber}`}
            </Cell>
            <div style={{ display: 'flex', flexGrow: 1, flexShrink: 1, minWidth: 0, fontSize: 40 }}>
              <Line>{asDrawn(who)}</Line>
            </div>
            <div style={{ display: 'flex', flexShrink: 0, marginLeft: 24, fontSize: 40 }}>{points(own)}</div>
          </Row>
        ))}
      </Rows>
    </Spread>
  );
}

type Scores = Pick<CardOf<'driver'>, 'races' | 'wins' | 'podiums' | 'standing'>;

/** Place and points in a championship, wins and podiums; nothing before the first race. */
function Figures({
  of: { races, wins, podiums, standing },
  texts: { t, points },
}: { readonly of: Scores } & Pick<BodyProps, 'texts'>) {
  const facts = [
    ...(standing
      ? [
          { label: t('standings.title'), value: `P${String(standing.rank)}` },
          { label: t('standings.points'), value: points(standing.points) },
        ]
      : []),
    ...(races > 0
      ? [
          { label: t('driver.wins'), value: String(wins) },
          { label: t('driver.podiums'), value: String(podiums) },
        ]
      : []),
  ];
  if (facts.length === 0) return null;
  return (
    <div style={{ display: 'flex', marginTop: 22 }}>
      {facts.map(({ label, value }) => (
        <div key={label} style={{ display: 'flex', flexDirection: 'column', marginRight: 52 }}>
          <div style={{ display: 'flex', fontSize: 76, lineHeight: 1 }}>{value}</div>
          <div style={{ display: 'flex', fontSize: 30, color: MUTED }}>{label}</div>
        </div>
      ))}
    </div>
  );
}

export function DriverBody({ card, texts, brand }: BodyProps<CardOf<'driver'>>) {
  const { name, raceNumber, category, hometown, vehicle, art } = card;
  return (
    <Spread>
      <Head
        eyebrow={joined([raceNumber === '' ? '' : `#${raceNumber}`, category])}
        title={name}
        lines={2}
        brand={brand}
        isNarrow={art !== null}
      />
      <div style={{ display: 'flex', flexDirection: 'column', width: art === null ? 1072 : 640 }}>
        <div style={{ display: 'flex', fontSize: 38, color: MUTED }}>
          <Line>{joined([vehicle, hometown])}</Line>
        </div>
        <Figures of={card} texts={texts} />
      </div>
    </Spread>
  );
}

/** The most categories listed by name; more are counted. */
const CATEGORIES = 3;

export function TeamBody({ card, texts, brand }: BodyProps<CardOf<'team'>>) {
  const { name, season, categories } = card;
  const more = categories.length - CATEGORIES;
  return (
    <Spread>
      <Head
        eyebrow={joined([texts.t('standings.team'), season])}
        title={name}
        lines={2}
        brand={brand}
        isNarrow={false}
      />
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <div style={{ display: 'flex', fontSize: 38 }}>
          <Line>
            {asDrawn(categories.slice(0, CATEGORIES).join(' · ')) + (more > 0 ? ` +${String(more)}` : '')}
          </Line>
        </div>
        <Figures of={card} texts={texts} />
      </div>
    </Spread>
  );
}
