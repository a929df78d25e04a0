import { contentChanged, visibleChange } from '../../kernel/events.ts';
import { processSingleton } from '../../kernel/process-singleton.ts';

/** Pages of a running session are rendered again this often at most. */
const PAUSE_MS = 1000;

/** Sessions that were announced within the last pause, and whether they have moved on since. */
const recent = processSingleton('timing-moves', () => new Map<number, { hasMoved: boolean }>());

/** Announces that the rows or laps of a session moved on: at once, and those of the second after it together at its end. */
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
