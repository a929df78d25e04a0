import { contentChanged, visibleChange } from '../../kernel/events.ts';
import { processSingleton } from '../../kernel/process-singleton.ts';

/** Minimum interval between renderings of a running session's pages. */
const PAUSE_MS = 1000;

/** Sessions announced within the last interval, and whether they have changed since. */
const recent = processSingleton('timing-moves', () => new Map<number, { hasMoved: boolean }>());

/** Announces that a session's rows or laps have changed: at once, and further changes within the next second together at its end. */
export function announceMove(id: number): void {
  const last = recent().get(id);
  if (last) {
    last.hasMoved = true;
    return;
  }
  const pause = { hasMoved: false };
  recent().set(id, pause);
  setTimeout(() => {
    recent().delete(id);
    if (pause.hasMoved) announceMove(id);
  }, PAUSE_MS).unref();
  const change = { model: 'results', id };
  contentChanged(change);
  visibleChange(change);
}
