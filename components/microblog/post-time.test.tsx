import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showTimesBy } from '@/components/racing/shown-clock';
import { PostDay } from './post-day';
import { PostMoment } from './post-time';

// A visitor in Berlin, half a day behind the track.
beforeEach(() => {
  document.documentElement.lang = 'en';
  vi.stubEnv('TZ', 'Europe/Berlin');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const TEN_IN_THE_EVENING = '2025-02-05T21:00:00Z';

test.each([
  ['6 Feb 2025', '5 Feb 2025'],
  ['Thu 6th Feb', 'Wed 5th Feb'],
])('the day of a post, %s at the track, is written the same way by the visitor’s clock', (day, own) => {
  const { container } = render(
    <p data-timetable="">
      <PostMoment instant={TEN_IN_THE_EVENING} when={{ day, time: '10:00am' }} />
    </p>,
  );
  showTimesBy('mine');
  expect(container).toHaveTextContent(`${own} 10:00pm`);
  showTimesBy('track');
  expect(container).toHaveTextContent(`${day} 10:00am`);
});

test.each([
  ['6 Feb 2025', '5 Feb 2025'],
  ['Thu 6th Feb', 'Wed 5th Feb'],
])('so is a heading above the posts of a day: %s', (title, own) => {
  render(
    <div data-timetable="">
      <PostDay id="2025-02-06" title={title} level={2}>
        <li>
          <PostMoment instant={TEN_IN_THE_EVENING} when={{ day: '', time: '10:00am' }} />
        </li>
      </PostDay>
    </div>,
  );
  showTimesBy('mine');
  expect(screen.getByRole('heading')).toHaveTextContent(own);
  expect(screen.getByRole('listitem')).toHaveTextContent('10:00pm');
});
