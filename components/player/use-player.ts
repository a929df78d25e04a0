'use client';

import { useStore } from 'zustand';
import { playerStore } from './player-store';
import type { PlayerState } from './player-store';

/** A part of the player's state; the component re-renders when that part changes. */
export const usePlayer = <T>(select: (state: PlayerState) => T): T => useStore(playerStore, select);
