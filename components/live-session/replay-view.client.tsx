'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import { animateRows } from '@/components/race-day/animate-rows';
import { playTime } from '@/components/player/play-time';
import { TimingTable } from '@/components/racing/timing-table';
import { Button } from '@/components/ui/button';
import { LeftToRight } from '@/components/ui/left-to-right';
import { prefersReducedMotion } from '@/components/ui/reduced-motion';
import type { ClassColour } from '@/lib/contract/entities/racing';
import { I18nProvider } from '@/lib/i18n/provider.client';
import { useTranslate } from '@/lib/i18n/use-translate';
import {
  lapAt,
  lapMoments,
  replayLength,
  replayRows,
  type Replay,
  type ReplayContents,
} from '@/lib/season/replay';
import { makeSheet } from '@/lib/season/sheet';

type ReplayViewProps = ReplayContents & {
  readonly language: string;
  readonly colours: readonly ClassColour[];
};

/** A replayed race, with its own texts. */
export default function ReplayView({ replay, texts, language, colours }: ReplayViewProps) {
  return (
    <I18nProvider lang={language} messages={texts}>
      <ReplayPlayer replay={replay} colours={colours} />
    </I18nProvider>
  );
}

/** Playback speeds, as multiples of the race's own. */
const SPEEDS = [1, 10, 30, 60] as const;
const USUAL_SPEED = 30;
/** How often the table updates while playing, and for visitors who prefer reduced motion. */
const TICK_MS = 250;
const CALM_TICK_MS = 2_000;
const NO_ADDRESSES: ReadonlyMap<string, string> = new Map();

/**
 * The playback position in milliseconds from the start, and whether it is moving. Playback stops at the end.
 * @param length of the race, in milliseconds
 */
function usePlaying(length: number, speed: number) {
  const [ms, setMs] = useState(0);
  const [isPlaying, setIsPlaying] = useState(false);
  const isOver = ms >= length;
  useEffect(() => {
    if (!isPlaying || isOver) return;
    let last = performance.now();
    const timer = setInterval(
      () => {
        const now = performance.now();
        const passed = (now - last) * speed;
        last = now;
        setMs((before) => Math.min(length, before + passed));
      },
      prefersReducedMotion() ? CALM_TICK_MS : TICK_MS,
    );
    return () => clearInterval(timer);
  }, [isPlaying, isOver, length, speed]);
  return {
    ms,
    isPlaying: isPlaying && !isOver,
    seek: setMs,
    /** Plays or pauses; at the end it starts over. */
    toggle() {
      if (isOver) setMs(0);
      setIsPlaying(isOver || !isPlaying);
    },
  };
}

function ReplayPlayer({ replay, colours }: { replay: Replay; colours: readonly ClassColour[] }) {
  const t = useTranslate();
  const [speed, setSpeed] = useState<number>(USUAL_SPEED);
  const moments = useMemo(() => lapMoments(replay), [replay]);
  const { ms, isPlaying, seek, toggle } = usePlaying(replayLength(replay), speed);
  const sheet = useMemo(
    () => makeSheet({ rows: replayRows(replay, ms), is_a_race: true }, null),
    [replay, ms],
  );
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (place.current === null ? undefined : animateRows(place.current)), []);
  const lap = lapAt(moments, ms);
  const last = moments.length - 1;
  const lapText = t('session.lapOf', { lap, laps: last });
  return (
    <div ref={place}>
      <div className="replay-controls">
        <Button size="small" icon={isPlaying ? undefined : 'play'} onClick={toggle}>
          {isPlaying ? t('session.pauseReplay') : t('session.playReplay')}
        </Button>
        <label className="replay-laps">
          <span>{t('results.lap')}</span>
          <input
            type="range"
            min={0}
            max={last}
            step={1}
            value={lap}
            aria-valuetext={lapText}
            onChange={({ currentTarget }) => seek(moments[Number(currentTarget.value)] ?? 0)}
          />
        </label>
        <label className="replay-speed">
          <span>{t('session.replaySpeed')}</span>
          <select
            className="field-control"
            value={speed}
            onChange={({ currentTarget }) => setSpeed(Number(currentTarget.value))}
          >
            {SPEEDS.map((each) => (
              <option key={each} value={each}>
                {`${String(each)}×`}
              </option>
            ))}
          </select>
        </label>
        {/* Not announced while it moves: the control's own value gives the lap. */}
        <p className="numeric">
          {lapText} · <LeftToRight>{playTime(ms / 1000)}</LeftToRight>
        </p>
      </div>
      <TimingTable
        sheet={sheet}
        caption={t('session.replay')}
        drivers={NO_ADDRESSES}
        teams={NO_ADDRESSES}
        gridFrom={null}
        colours={colours}
        t={t}
      />
    </div>
  );
}
