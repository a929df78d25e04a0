/*
 * The icons that islands and buttons use. All that is here is in the first script of every page; what only the server draws is in
 * icon-paths.ts.
 */

/** Our own icons on a 24 × 24 grid, drawn as 2 px lines. */
export const CORE_LINE_ICONS = {
  'arrow-left': 'M20 12H4m6-6-6 6 6 6',
  'arrow-right': 'M4 12h16m-6-6 6 6-6 6',
  'arrow-up': 'M12 20V4M6 10l6-6 6 6',
  camera: 'M3 8h4l2-3h6l2 3h4v11H3zM12 17a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7z',
  cart: 'M3 4h2.5l2 11h10.5l2-8H6.3M9 20.5v-.1m8 .1v-.1',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  'chevron-down': 'm6 9 6 6 6-6',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.5 2',
  close: 'M6 6l12 12M18 6 6 18',
  error: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7.5v5.5m0 3.4v.1',
  external: 'M13 5h6v6m0-6-9 9M9 6H5v13h13v-4',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v6m0-9.6v.1',
  'map-pin':
    'M12 21c4.5-4.8 7-8.4 7-11.5a7 7 0 1 0-14 0C5 12.600 7.500 16.200 12 21zM12 12a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z',
  minus: 'M5 12h14',
  plus: 'M12 5v14M5 12h14',
  search: 'M10.500 17a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13zm4.700-1.800L20.500 20.500',
  ticket: 'M3 7h18v3.200a2 2 0 0 0 0 3.600V17H3v-3.200a2 2 0 0 0 0-3.600zM14.500 7v2m0 2v2m0 2v2',
  trophy:
    'M7.500 4h9v6a4.500 4.500 0 0 1-9 0zM7.500 6H4c0 3 1.300 4.700 3.700 5M16.500 6H20c0 3-1.300 4.700-3.700 5M12 14.500V18m-4 2.500h8L14.500 18h-5z',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zm-8 8.500c.700-3.900 3.900-6 8-6s7.300 2.100 8 6',
  warning: 'M12 3.500 2.500 20h19zM12 10v4.500m0 2.600v.1',
} as const;

/** Filled shapes: player controls. */
export const CORE_SOLID_ICONS = {
  pause: 'M6.500 5h4v14h-4zm7 0h4v14h-4z',
  play: 'M7 4.500v15l12.500-7.500z',
  'skip-back': 'M11.500 5v5.500L19 5v14l-7.500-5.500V19L3 12z',
  'skip-forward': 'M12.500 5v5.500L5 5v14l7.500-5.500V19L21 12z',
  stop: 'M6 6h12v12H6z',
} as const;

export type CoreIconName = keyof typeof CORE_LINE_ICONS | keyof typeof CORE_SOLID_ICONS;
