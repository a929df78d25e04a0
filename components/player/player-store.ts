import { createStore } from 'zustand/vanilla';

/** What the player plays. */
export type Track = {
  readonly id: number;
  readonly title: string;
  /** Address of the sound. */
  readonly src: string;
  /** Address of the episode's page. */
  readonly href: string;
  /** Name of the podcast. */
  readonly artist: string;
  /** Address of a square picture; '' for none. */
  readonly art: string;
  /** Length in seconds as far as the content knows it; 0 when it does not. */
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
  /** Whether the page shows the player itself, so that the bar at the bottom is not needed. */
  readonly isPanelInView: boolean;
};

export const EMPTY_PLAYER: PlayerState = {
  track: null,
  isPlaying: false,
  hasFailed: false,
  position: 0,
  duration: 0,
  speed: 1,
  isPanelInView: false,
};

/** What is played in this tab; it outlives every page. */
export const playerStore = createStore<PlayerState>(() => EMPTY_PLAYER);
