import { createStore } from 'zustand/vanilla';

/** A playable episode. */
export type Track = {
  readonly id: number;
  readonly title: string;
  /** Address of the audio. */
  readonly src: string;
  /** Address of the episode's page. */
  readonly href: string;
  /** Name of the podcast. */
  readonly artist: string;
  /** Address of a square image; '' for none. */
  readonly art: string;
  /** Length in seconds according to the content; 0 if unknown. */
  readonly lengthSeconds: number;
};

export type PlayerState = {
  readonly track: Track | null;
  readonly isPlaying: boolean;
  readonly hasFailed: boolean;
  /** Seconds. */
  readonly position: number;
  readonly duration: number;
  readonly speed: number;
  /** Whether the page itself shows the player, so that the bar at the bottom is not needed. */
  readonly isPanelInView: boolean;
};

const EMPTY_PLAYER: PlayerState = {
  track: null,
  isPlaying: false,
  hasFailed: false,
  position: 0,
  duration: 0,
  speed: 1,
  isPanelInView: false,
};

/** What this tab is playing; it survives navigation. */
export const playerStore = createStore<PlayerState>(() => EMPTY_PLAYER);
