'use client';

import { useId, type KeyboardEvent, type MouseEvent } from 'react';
import type { FocalPoint } from './crop.ts';

/** How far an arrow key moves the point, in percent. */
const STEP = 2;

const MOVES: Readonly<Record<string, FocalPoint>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/** A whole percentage. Not 0, which Payload's own window takes for none. */
const percentOf = (value: number): number => Math.min(100, Math.max(1, Math.round(value)));

const pointOf = ({ x, y }: FocalPoint): FocalPoint => ({ x: percentOf(x), y: percentOf(y) });

type FocalPointPickerProps = {
  /** The whole picture. */
  readonly src: string;
  readonly focal: FocalPoint;
  readonly onChange: (focal: FocalPoint) => void;
};

/** A picture in which to press the most important point; on the keyboard, arrow keys move the point. */
export function FocalPointPicker({ src, focal, onChange }: FocalPointPickerProps) {
  const hint = useId();
  const { x, y } = pointOf(focal);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Enter and Space have no position.
    if (event.detail === 0) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onChange(
      pointOf({ x: ((event.clientX - left) / width) * 100, y: ((event.clientY - top) / height) * 100 }),
    );
  };
  const move = (event: KeyboardEvent) => {
    const by = MOVES[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onChange(pointOf({ x: x + by.x, y: y + by.y }));
  };
  return (
    <>
      <p id={hint}>
        Press the picture where the most important part is, or use the arrow keys. It should be visible in
        every shape.
      </p>
      <button
        type="button"
        className="aspects__whole"
        aria-label="Focal point"
        aria-describedby={hint}
        onClick={press}
        onKeyDown={move}
      >
        <img src={src} alt="" draggable={false} />
        <span className="aspects__point" style={{ left: `${String(x)}%`, top: `${String(y)}%` }} />
      </button>
      <p role="status">{`${String(x)}% from the left, ${String(y)}% from the top`}</p>
    </>
  );
}
