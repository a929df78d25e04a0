import { pointsFor } from '../points.ts';
import type { SimulatedSession } from '../sessions.ts';

export interface Standing {
  position: number;
  name: string;
  points: number;
  wins: number;
  podiums: number;
  /** Points behind the leader. */
  behind: number;
}

/** A category's standings after the given rounds, best first; wins break ties. */
export function standingsAfter(
  sessions: readonly SimulatedSession[],
  category: string,
  rounds: readonly string[],
): Standing[] {
  const totals = new Map<string, Omit<Standing, 'position' | 'behind'>>();
  for (const { facts, category: slug, round } of sessions) {
    if (!facts || slug !== category || !rounds.includes(round)) continue;
    for (const { name, position } of facts.finishOrder) {
      const total = totals.get(name) ?? { name, points: 0, wins: 0, podiums: 0 };
      total.points += pointsFor(position);
      total.wins += position === 1 ? 1 : 0;
      total.podiums += position <= 3 ? 1 : 0;
      totals.set(name, total);
    }
  }
  const sorted = [...totals.values()].sort(
    (one, other) => other.points - one.points || other.wins - one.wins || one.name.localeCompare(other.name),
  );
  const best = sorted[0]?.points ?? 0;
  return sorted.map((total, index) => ({ ...total, position: index + 1, behind: best - total.points }));
}
