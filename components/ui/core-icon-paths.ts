/*
 * The icons that islands and buttons use; icons only drawn on the server are in icon-paths.ts. Nothing in the frame of every page may
 * import this file, or all of it would be in every page's first script.
 */

import { ARROW_UP } from './arrow-up-path';

/** Our own icons on a 24 × 24 grid, drawn as 2 px lines. */
export const CORE_LINE_ICONS = {
  'arrow-left': 'M20 12H4m6-6-6 6 6 6',
  'arrow-right': 'M4 12h16m-6-6 6 6-6 6',
  'arrow-up': ARROW_UP,
  camera: 'M3 8h4l2-3h6l2 3h4v11H3zM12 17a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7z',
  cart: 'M3 4h2.5l2 11h10.5l2-8H6.3M9 20.5v-.1m8 .1v-.1',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.5 2',
  close: 'M6 6l12 12M18 6 6 18',
  download: 'M12 4v11m-5-5 5 5 5-5M5 20h14',
  error: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7.5v5.5m0 3.4v.1',
  external: 'M13 5h6v6m0-6-9 9M9 6H5v13h13v-4',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v6m0-9.6v.1',
  'map-pin':
    'M12 21c4.5-4.8 7-8.4 7-11.5a7 7 0 1 0-14 0C5 12.6 7.5 16.2 12 21zM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  minus: 'M5 12h14',
  plus: 'M12 5v14M5 12h14',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zm4.7-1.8L20.5 20.5',
  ticket: 'M3 7h18v3.2a2 2 0 0 0 0 3.6V17H3v-3.2a2 2 0 0 0 0-3.6zM14.5 7v2m0 2v2m0 2v2',
  trophy:
    'M7.5 4h9v6a4.5 4.5 0 0 1-9 0zM7.5 6H4c0 3 1.3 4.7 3.7 5M16.5 6H20c0 3-1.3 4.7-3.7 5M12 14.5V18m-4 2.5h8L14.5 18h-5z',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zm-8 8.5c.7-3.9 3.9-6 8-6s7.3 2.1 8 6',
  warning: 'M12 3.5 2.5 20h19zM12 10v4.5m0 2.6v.1',
} as const;

/** Filled shapes: player controls. */
export const CORE_SOLID_ICONS = {
  pause: 'M6.5 5h4v14h-4zm7 0h4v14h-4z',
  play: 'M7 4.5v15l12.5-7.5z',
  'skip-back': 'M11.5 5v5.5L19 5v14l-7.5-5.5V19L3 12z',
  'skip-forward': 'M12.5 5v5.5L5 5v14l7.5-5.5V19L21 12z',
  stop: 'M6 6h12v12H6z',
} as const;

export type CoreIconName = keyof typeof CORE_LINE_ICONS | keyof typeof CORE_SOLID_ICONS;
