import type { ReactNode } from 'react';
import type { DateFormatter } from '@/lib/dates/server';
import type { Translator } from '@/lib/i18n/translate';
import { contrast, parseHex } from '@/lib/shared/colour';
import type { ShareCard } from '@/lib/share-picture/card';
import { asDrawn } from '@/lib/share-picture/drawable';
import { brandTokens } from '@/lib/shared/brand-tokens';

/*
 * Drawn by satori (next/og), which supports only boxes with `display: flex` and inline styles. Colours are those of the dark scheme
 * (styles/tokens.css).
 */
export const GROUND = '#101113';
export const RAISED = '#24272b';
export const INK = '#f4f2ee';
export const MUTED = '#b4b1aa';
export const EDGE = 64;

export type ShareTexts = {
  readonly t: Translator;
  readonly dates: DateFormatter;
  readonly points: (points: number) => string;
};

export type BodyProps<C extends ShareCard = ShareCard> = {
  readonly card: C;
  readonly texts: ShareTexts;
  readonly brand: string;
};

export const joined = (parts: readonly string[]): string =>
  parts
    .map(asDrawn)
    .filter((part) => part !== '')
    .join(' · ');

type HeadProps = {
  readonly eyebrow: string;
  readonly title: string;
  /** The most lines for the title; the rest is cut. */
  readonly lines: number;
  readonly brand: string;
  /** Beside a portrait. */
  readonly isNarrow: boolean;
};

/** Letters of a title that fit on a line at full size. */
const LETTERS_PER_LINE = 27;

/** The page's section and title; a longer title is smaller. */
export function Head({ eyebrow, title, lines, brand, isNarrow }: HeadProps) {
  const text = asDrawn(title);
  const room = LETTERS_PER_LINE * lines * (isNarrow ? 0.6 : 1);
  const size = Math.round(104 * Math.min(1, Math.max(0.72, (room / text.length) * 0.9)));
  return (
    <div style={{ display: 'flex', flexDirection: 'column', width: isNarrow ? 660 : 1072 }}>
      <div style={{ display: 'flex', alignItems: 'center', marginBottom: 12, fontSize: 36 }}>
        <div
          style={{
            display: 'flex',
            flexShrink: 0,
            width: 34,
            height: 26,
            marginRight: 18,
            backgroundColor: accentOn(brand),
            transform: 'skewX(-24deg)',
          }}
        />
        <Line>{eyebrow || ' '}</Line>
      </div>
      <div
        style={{
          display: 'block',
          lineClamp: lines,
          fontSize: size,
          lineHeight: 1.06,
          textTransform: 'uppercase',
        }}
      >
        {text}
      </div>
    </div>
  );
}

/** The accent, unless it is too close to the background. */
const accentOn = (brand: string): string => {
  const [accent, ground] = [brand, GROUND].map(parseHex);
  return accent && ground && contrast(accent, ground) < 2 ? INK : brand;
};

/** One line, truncated. */
export const Line = ({ children }: { readonly children: string }) => (
  <div style={{ display: 'block', lineClamp: 1, minWidth: 0, flexShrink: 1 }}>{children}</div>
);

/** The name on top, the facts below. */
export const Spread = ({ children }: { readonly children: ReactNode }) => (
  <div
    style={{
      display: 'flex',
      flexDirection: 'column',
      flexGrow: 1,
      justifyContent: 'space-between',
      height: 554,
      padding: `44px ${EDGE}px 40px`,
    }}
  >
    {children}
  </div>
);

export const Rows = ({ children }: { readonly children: ReactNode }) => (
  <div style={{ display: 'flex', flexDirection: 'column' }}>{children}</div>
);

export function Row({
  height,
  ground,
  edge,
  children,
}: {
  readonly height: number;
  readonly ground: string;
  readonly edge: string;
  readonly children: ReactNode;
}) {
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        height,
        padding: '0 24px 0 18px',
        backgroundColor: ground,
        borderLeft: `8px solid ${edge}`,
        borderBottom: `2px solid ${RAISED}`,
      }}
    >
      {children}
    </div>
  );
}

export function Cell({
  width,
  size,
  colour,
  children,
}: {
  readonly width: number;
  readonly size: number;
  readonly colour: string;
  readonly children: string;
}) {
  return (
    <div style={{ display: 'flex', flexShrink: 0, width, fontSize: size, color: colour }}>{children}</div>
  );
}

export function Mark({ colour, children }: { readonly colour: string; readonly children: string }) {
  return (
    <div
      style={{
        display: 'flex',
        flexShrink: 0,
        marginRight: 24,
        padding: '0 18px',
        backgroundColor: accentOn(colour),
        color: brandTokens(accentOn(colour), 'dark').onBrand,
      }}
    >
      {children}
    </div>
  );
}
