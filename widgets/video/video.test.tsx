import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { videoBlock } from '@/lib/contract/blocks/core';
import { videoSchema } from '@/lib/contract/entities/news';
import { image } from '@/tests/widgets/records';
import { widgetContext } from '@/tests/widgets/context';
import { VideoView } from './video';

async function show(video: object) {
  const data = videoSchema.parse({ id: 7, name: 'On board', slate: image, ...video });
  return render(
    <VideoView settings={videoBlock.settings.parse({})} data={data} context={await widgetContext()} />,
  );
}

test('requests nothing from YouTube until clicked, then plays without its cookies', async () => {
  const { container } = await show({ youtube_id: 'abc_DEF-123' });
  expect(container.querySelector('iframe')).toBeNull();
  expect(container.querySelector('img')?.getAttribute('src')).toMatch(/^\/assets\//);
  await userEvent.click(screen.getByRole('button', { name: 'Play video: On board' }));
  expect(screen.getByTitle('On board')).toHaveAttribute(
    'src',
    expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\/abc_DEF-123\?/),
  );
});

test('plays our own videos from their address with controls and poster', async () => {
  await show({ platform: 'file' });
  const video = screen.getByLabelText('On board');
  expect(video).toHaveAttribute('src', '/v/7.mp4');
  expect(video).toHaveAttribute('controls');
  expect(video).toHaveAttribute('poster', expect.stringContaining('/16x9/1200.jpg'));
  expect(video).toHaveAttribute('preload', 'none');
});

test("gives search engines the video's metadata and location", async () => {
  const { container } = await show({ youtube_id: 'abc', length: 94 });
  const data: unknown = JSON.parse(
    container.querySelector('script[type="application/ld+json"]')!.textContent,
  );
  expect(data).toMatchObject({
    '@type': 'VideoObject',
    name: 'On board',
    duration: 'PT1M34S',
    embedUrl: 'https://www.youtube-nocookie.com/embed/abc',
  });
});
