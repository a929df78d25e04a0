import type { PodiumCategory } from '@/components/racing/podium-days';
import type { ChampionshipSummary } from '@/lib/contract/entities/standings';

/** How many places of a result and of standings to show. */
export const PODIUM_PLACES = 3;
export const STANDINGS_LINES = 5;

/** What a post shows below its text; at least one of the two. */
export type EmbeddedInPost = {
  readonly result: {
    readonly session: number;
    readonly podium: PodiumCategory;
    /** Addresses of drivers' pages by full name. */
    readonly drivers: ReadonlyMap<string, string>;
  } | null;
  readonly championship: ChampionshipSummary | null;
};
