import { expect, test } from 'vitest';
import { hasTrackers, NO_TRACKERS, trackersOf, trackerSources } from './trackers';

const NONE = {
  google_analytics_id: '',
  google_tag_manager_id: '',
  facebook_pixel: '',
  matomo_site_url: '',
  matomo_site_id: '',
};

test('an unconfigured site has no services and allows no host', () => {
  expect(trackersOf(NONE)).toEqual(NO_TRACKERS);
  expect(hasTrackers(trackersOf(NONE))).toBe(false);
  expect(trackerSources(NO_TRACKERS)).toEqual({ script: [], connect: [] });
});

test('each service allows its own hosts in the CSP', () => {
  const matomo = trackersOf({ ...NONE, matomo_site_url: 'https://stats.example.org/m', matomo_site_id: '3' });
  expect(matomo.matomo).toEqual({ url: 'https://stats.example.org/m/', siteId: '3' });
  expect(trackerSources(matomo).script).toEqual(['https://stats.example.org']);
  const google = trackersOf({ ...NONE, google_analytics_id: 'G-ABC1234567' });
  expect(trackerSources(google).script).toEqual(['https://www.googletagmanager.com']);
});

test('an invalid id or address counts as not configured', () => {
  expect(
    trackersOf({
      google_analytics_id: "G-1'><script>",
      google_tag_manager_id: 'GTM',
      facebook_pixel: 'abc',
      matomo_site_url: 'javascript:alert(1)',
      matomo_site_id: '1',
    }),
  ).toEqual(NO_TRACKERS);
});
