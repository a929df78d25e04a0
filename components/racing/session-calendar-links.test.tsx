import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getTranslator } from '@/lib/i18n/translator';
import { SessionCalendarLinks } from './session-calendar-links';

const t = await getTranslator('en');
const SITE = 'https://www.example.nz';

/** The choices of the only button, open or not. */
function choices(props: { category?: string; round?: string; pdf?: string }) {
  const { unmount } = render(<SessionCalendarLinks {...props} siteUrl={SITE} t={t} />);
  const button = screen.getByRole('button', { name: 'Add to calendar' });
  const opened = document.getElementById(button.getAttribute('popovertarget') ?? '');
  const links = within(opened!)
    .getAllByRole('link', { hidden: true })
    .map((link) => [link.textContent, link.getAttribute('href')]);
  unmount();
  return links;
}

test('a single button offers all the ways to save a round’s timetable', () => {
  expect(choices({ round: 'round-5', pdf: '/round-5.pdf' })).toEqual([
    ['Subscribe to this timetable', 'webcal://www.example.nz/feeds/round/round-5.ics'],
    [
      'Google Calendar',
      'https://calendar.google.com/calendar/render?cid=webcal%3A%2F%2Fwww.example.nz%2Ffeeds%2Fround%2Fround-5.ics',
    ],
    ['Download calendar', '/feeds/round/round-5.ics'],
    ['Timetable (PDF)', '/round-5.pdf'],
  ]);
});

test('a category also offers its rounds as a calendar, and nothing to print', () => {
  expect(choices({ category: 'gt' }).map(([name]) => name)).toEqual([
    'Subscribe to this timetable',
    'Google Calendar',
    'Download calendar',
    'Download calendar (Rounds)',
  ]);
});
