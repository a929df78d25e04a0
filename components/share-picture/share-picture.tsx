import { SHARE_PICTURE, type CardOf, type ShareCard } from '@/lib/share-picture/card';
import { asDrawn } from '@/lib/share-picture/drawable';
import { brandTokens } from '@/lib/shared/brand-tokens';
import { CalendarBody, CircuitBody, RoundBody, TimetableBody } from './event-bodies';
import {
  EDGE,
  GROUND,
  Head,
  INK,
  joined,
  Line,
  MUTED,
  Spread,
  type BodyProps,
  type ShareTexts,
} from './parts';
import { DriverBody, ResultBody, StandingsBody, TeamBody } from './result-bodies';

type ShareViewProps = {
  readonly card: ShareCard;
  /** Name of the site and its accent, as a CSS hex colour. */
  readonly site: { readonly name: string; readonly accent: string };
  /** The card's picture as a data URI; null for none. */
  readonly art: string | null;
  /** Font families in fallback order. */
  readonly fontFamily: string;
  readonly texts: ShareTexts;
};

/** A page's preview image for chats and social networks. */
export function ShareView({ card, site, art, fontFamily, texts }: ShareViewProps) {
  const { brand, onBrand } = brandTokens(site.accent, 'dark');
  return (
    <div
      style={{
        ...SHARE_PICTURE,
        display: 'flex',
        flexDirection: 'column',
        position: 'relative',
        backgroundColor: GROUND,
        color: INK,
        fontFamily,
        fontWeight: 700,
      }}
    >
      {art === null ? <Stripes colour={brand} /> : <Art src={art} isPortrait={card.kind === 'driver'} />}
      <Body card={card} texts={texts} brand={brand} />
      <div
        style={{
          display: 'flex',
          alignItems: 'center',
          flexShrink: 0,
          height: 76,
          padding: `0 ${EDGE}px`,
          backgroundColor: brand,
          color: onBrand,
          fontSize: 38,
          textTransform: 'uppercase',
        }}
      >
        <Line>{asDrawn(site.name)}</Line>
      </div>
    </div>
  );
}

function Body({ card, ...rest }: BodyProps) {
  switch (card.kind) {
    case 'round':
      return <RoundBody card={card} {...rest} />;
    case 'calendar':
      return <CalendarBody card={card} {...rest} />;
    case 'timetable':
      return <TimetableBody card={card} {...rest} />;
    case 'result':
      return <ResultBody card={card} {...rest} />;
    case 'standings':
      return <StandingsBody card={card} {...rest} />;
    case 'driver':
      return <DriverBody card={card} {...rest} />;
    case 'team':
      return <TeamBody card={card} {...rest} />;
    case 'circuit':
      return <CircuitBody card={card} {...rest} />;
    case 'article':
      return <ArticleBody card={card} {...rest} />;
    case 'site':
      return <SiteBody card={card} {...rest} />;
  }
}

function ArticleBody({ card, texts: { dates }, brand }: BodyProps<CardOf<'article'>>) {
  const { name, group, date, zone } = card;
  return (
    <Spread>
      <Head
        eyebrow={joined([group, date === null ? '' : dates.day(date, zone)])}
        title={name}
        lines={4}
        brand={brand}
        isNarrow={false}
      />
    </Spread>
  );
}

function SiteBody({ card: { name, description }, brand }: BodyProps<CardOf<'site'>>) {
  return (
    <Spread>
      <Head eyebrow="" title={name} lines={2} brand={brand} isNarrow={false} />
      <div style={{ display: 'block', lineClamp: 3, fontSize: 44, lineHeight: 1.2, color: MUTED }}>
        {asDrawn(description)}
      </div>
    </Spread>
  );
}

/** The picture behind the text, darkened under it; a portrait is beside the text. */
function Art({ src, isPortrait }: { readonly src: string; readonly isPortrait: boolean }) {
  const box = isPortrait
    ? { left: 760, width: SHARE_PICTURE.width - 760 }
    : { left: 0, width: SHARE_PICTURE.width };
  const shade = isPortrait
    ? `linear-gradient(90deg, ${GROUND}, rgba(16, 17, 19, 0) 45%)`
    : `linear-gradient(0deg, rgba(16, 17, 19, 0.85) 12%, rgba(16, 17, 19, 0) 55%), linear-gradient(100deg, rgba(16, 17, 19, 0.92), rgba(16, 17, 19, 0.75) 45%, rgba(16, 17, 19, 0.2) 80%)`;
  return (
    <div
      style={{
        display: 'flex',
        position: 'absolute',
        top: 0,
        left: 0,
        width: SHARE_PICTURE.width,
        height: SHARE_PICTURE.height,
      }}
    >
      {/* The text in the page's head describes the picture as a whole. */}
      <img
        src={src}
        alt=""
        width={box.width}
        height={SHARE_PICTURE.height}
        style={{ position: 'absolute', top: 0, left: box.left, objectFit: 'cover' }}
      />
      <div
        style={{
          position: 'absolute',
          top: 0,
          left: box.left,
          width: box.width,
          height: SHARE_PICTURE.height,
          backgroundImage: shade,
        }}
      />
    </div>
  );
}

/** Diagonals in the corner of a picture without art. */
const Stripes = ({ colour }: { readonly colour: string }) => (
  <div
    style={{
      display: 'flex',
      position: 'absolute',
      top: 0,
      right: -40,
      height: 96,
      opacity: 0.5,
      transform: 'skewX(-24deg)',
    }}
  >
    {[14, 34, 74].map((width) => (
      <div key={width} style={{ width, height: 96, marginLeft: 18, backgroundColor: colour }} />
    ))}
  </div>
);
