/**
 * The address that subscribes to a calendar. Calendar apps open webcal: addresses and fetch them over https.
 * @param siteUrl without a trailing slash
 */
export const subscriptionAddress = (siteUrl: string, address: string): string =>
  siteUrl.replace(/^https?:/, 'webcal:') + address;

/** Google Calendar, for phones that can't open webcal: addresses. */
export const googleCalendar = (subscription: string) => ({
  name: 'Google Calendar',
  href: `https://calendar.google.com/calendar/render?cid=${encodeURIComponent(subscription)}`,
});
