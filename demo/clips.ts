/** The demo's short video clips, in files/clips by key; length in seconds. */
export const videoClips = [
  { key: 'clip-1-car-passing', title: 'Four cars past the grandstand', seconds: 5 },
  { key: 'clip-2-onboard', title: 'On board through the sweepers', seconds: 7 },
  { key: 'clip-3-flag', title: 'The chequered flag', seconds: 6 },
  { key: 'clip-4-start-lights', title: 'Five lights and away', seconds: 7 },
] as const;
