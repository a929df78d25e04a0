/** How an image description names the light. */
export const moodWords = {
  day: 'in summer sunshine',
  golden: 'in low golden light',
  dusk: 'at dusk',
  night: 'under floodlights',
  overcast: 'under a grey sky',
  rain: 'in heavy rain',
  dawn: 'in early morning light',
} as const;
