import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { I18nProvider } from '@/lib/i18n/provider.client';
import english from '@/locales/en.json';
import { ListenButton } from './listen-button.client';
import { playTime } from './play-time';
import { close, seek } from './player';
import { PlayerBar } from './player-bar.client';
import { PlayerPanel } from './player-panel.client';
import { playerStore } from './player-store';
import type { Track } from './player-store';

const track = (id: number): Track => ({
  id,
  title: `Episode ${id}`,
  src: `/assets/f/${id}.mp3`,
  href: `/listen/episode-${id}`,
  artist: 'Box This Lap',
  art: '',
  lengthSeconds: 120,
});
const labels = { listen: 'Listen', pause: 'Pause', listenNamed: 'Listen to it', pauseNamed: 'Pause it' };

const show = (children: React.ReactNode) =>
  render(
    <I18nProvider lang="en" messages={english}>
      {children}
    </I18nProvider>,
  );
const audio = () => document.querySelector('audio')!;
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  // jsdom has the element without playback; these fire its events as a browser would.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {});
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
    this.dispatchEvent(new Event('play'));
    return Promise.resolve();
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    this.dispatchEvent(new Event('pause'));
  });
});
afterEach(() => {
  act(close);
  act(() => playerStore.setState({ speed: 1 }));
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the player', () => {
  test('preselects the first episode and plays it (spec 2.49, 2.50)', async () => {
    show(<PlayerPanel tracks={[track(1), track(2)]} fallback={null} />);
    expect(screen.getByText('Episode 1')).toBeVisible();
    await press('Play');
    expect(audio().getAttribute('src')).toBe('/assets/f/1.mp3');
    await press('Pause');
    expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
  });

  test('loads the episode whose Listen button is pressed (spec 2.47)', async () => {
    show(
      <>
        <PlayerPanel tracks={[track(1), track(2)]} fallback={null} />
        <ListenButton track={track(2)} labels={labels} />
      </>,
    );
    await press('Listen to it');
    expect(screen.getByText('Episode 2')).toBeVisible();
    expect(screen.queryByText('Episode 1')).toBeNull();
    expect(screen.getByRole('button', { name: 'Pause it' })).toBeVisible();
  });

  test('cycles through the speeds, and keeps the speed for the next episode (spec 2.50, 9.41)', async () => {
    show(
      <>
        <PlayerPanel tracks={[track(1), track(2)]} fallback={null} />
        <ListenButton track={track(2)} labels={labels} />
      </>,
    );
    const seen: string[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      seen.push(screen.getByRole('button', { name: /Playback speed/ }).textContent);
      await press(/Playback speed/);
    }
    expect(seen).toEqual(['1×', '1.25×', '1.5×', '2×', '1×']);
    await press('Listen to it');
    expect(audio().playbackRate).toBe(1.25);
  });

  test('skips ten seconds both ways, never beyond the ends (spec 2.50, 9.41)', async () => {
    show(<PlayerPanel tracks={[track(1)]} fallback={null} />);
    await press('Play');
    await press('Skip forward 10 seconds');
    expect(audio().currentTime).toBe(10);
    act(() => seek(115));
    await press('Skip forward 10 seconds');
    expect(audio().currentTime).toBe(120);
    act(() => seek(4));
    await press('Skip back 10 seconds');
    expect(audio().currentTime).toBe(0);
  });

  test('returns to the start when stopped (spec 2.50)', async () => {
    show(<PlayerPanel tracks={[track(1)]} fallback={null} />);
    await press('Play');
    act(() => seek(65));
    expect(screen.getByText('1:05')).toBeVisible();
    expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', '1:05 of 2:00');
    await press('Stop');
    expect(audio().currentTime).toBe(0);
    expect(playerStore.getState().isPlaying).toBe(false);
  });

  test('keeps playing when its page is left', async () => {
    const { unmount } = show(<PlayerPanel tracks={[track(1)]} fallback={null} />);
    await press('Play');
    const before = audio();
    unmount();
    expect(audio()).toBe(before);
    expect(playerStore.getState().isPlaying).toBe(true);
    show(<PlayerBar track={track(1)} />);
    expect(screen.getByRole('link', { name: 'Episode 1' })).toHaveAttribute('href', '/listen/episode-1');
    await press('Close player');
    expect(playerStore.getState().track).toBeNull();
  });

  test('reports an episode that cannot be played, and retries', async () => {
    show(<PlayerPanel tracks={[track(1)]} fallback={null} />);
    await press('Play');
    act(() => void audio().dispatchEvent(new Event('error')));
    expect(screen.getByRole('alert')).toHaveTextContent('can’t be played');
    await press('Play');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test.each([
  [0, '0:00'],
  [65.9, '1:05'],
  [3729, '1:02:09'],
  [Number.NaN, '0:00'],
])('formats %s seconds as %s', (seconds, written) => {
  expect(playTime(seconds)).toBe(written);
});
