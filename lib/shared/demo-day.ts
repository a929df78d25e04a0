/** The demo's current time on DEMO_DATE, in epoch milliseconds: noon in New Zealand. @param day YYYY-MM-DD */
export const demoMoment = (day: string): number => Date.parse(`${day}T00:00:00Z`);
