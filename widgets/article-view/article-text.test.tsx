import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { slideSchema } from '@/lib/contract/entities/media';
import { videoSchema } from '@/lib/contract/entities/news';
import { championshipSummarySchema } from '@/lib/contract/entities/standings';
import { widgetContext } from '@/tests/widgets/context';
import { makeSheet } from '@/lib/season/sheet';
import { result, timingRow } from '@/tests/widgets/racing-records';
import { image } from '@/tests/widgets/records';
import { partsLoaded } from '@/tests/next-dynamic';
import { ArticleText } from './article-text';
import type { ShownPart } from './load-parts';

async function show(...parts: ShownPart[]) {
  await partsLoaded();
  return render(<ArticleText parts={parts} context={await widgetContext()} />);
}

const slides = Array.from({ length: 8 }, (_, index) =>
  slideSchema.parse({ id: index + 1, heading: `Slide ${String(index + 1)}`, image }),
);

test('keeps the editor’s order, and sanitises each piece of text', async () => {
  const { container } = await show(
    { kind: 'html', html: '<p>Before.</p><script>alert(1)</script>' },
    { kind: 'pictures', images: [image, image] },
    { kind: 'html', html: '<p>After.</p>' },
  );
  expect(container.querySelector('script')).toBeNull();
  const [before, pictures, after] = container.querySelector('.article-text')?.children ?? [];
  expect(before).toHaveTextContent('Before.');
  expect(within(pictures as HTMLElement).getAllByRole('link')).toHaveLength(2);
  expect(after).toHaveTextContent('After.');
});

test('shows a video by its name, with the editor’s caption', async () => {
  const video = videoSchema.parse({ id: 3, name: 'Past the grandstand', youtube_id: '' });
  const { container } = await show({ kind: 'video', video, caption: 'From the second row' });
  expect(container.querySelector('video')).toHaveAttribute('aria-label', 'Past the grandstand');
  expect(screen.getByRole('figure')).toHaveTextContent('From the second row');
});

test('shows all of a gallery without a page, otherwise its first pictures and a link to the rest', async () => {
  const gallery = { kind: 'gallery', name: 'The weekend', slides } as const;
  const { unmount } = await show({ ...gallery, address: null });
  expect(screen.getByRole('heading', { name: 'The weekend' })).toBeVisible();
  expect(screen.getAllByRole('link')).toHaveLength(8);
  unmount();
  await show({ ...gallery, address: '/gallery/the-weekend' });
  const links = screen.getAllByRole('link');
  expect(links).toHaveLength(7);
  expect(links.at(-1)).toHaveAttribute('href', '/gallery/the-weekend');
  expect(links.at(-1)).toHaveTextContent('8');
});

test('shows a session’s first places with links to its sheet and its round, and notes if they may change', async () => {
  const place = { race_number: '7', drivers: [], team: '', team_url: '', class: '', class_position: 1 };
  await show({
    kind: 'result',
    session: 12,
    round: { name: 'Round 3', url: 'round-3' },
    drivers: new Map([['Mere Tautahi', '/drivers/mere-tautahi']]),
    podium: {
      category: null,
      races: [
        {
          id: 12,
          date: null,
          name: 'Race 2',
          isProvisional: true,
          places: [
            { ...place, position: 1, name: 'Mere Tautahi' },
            { ...place, position: 2, name: 'Tom Lindqvist' },
          ],
        },
      ],
    },
  });
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringContaining('Mere Tautahi'),
    expect.stringContaining('Tom Lindqvist'),
  ]);
  expect(screen.getByText('Provisional')).toBeVisible();
  expect(screen.getByRole('link', { name: /Full result/ })).toHaveAttribute('href', '/session/12');
  expect(screen.getByRole('link', { name: 'Round 3' })).toHaveAttribute('href', '/round/round-3');
  expect(screen.getByRole('link', { name: 'Mere Tautahi' })).toHaveAttribute('href', '/drivers/mere-tautahi');
});

test('shows everyone in a session in one table, including those who did not finish, and a link to the sheet', async () => {
  const rows = Array.from({ length: 12 }, (_, index) =>
    timingRow({
      position: index < 11 ? index + 1 : null,
      name: `Driver ${String(index + 1)}`,
      status: index < 11 ? 'classified' : 'dnf',
    }),
  );
  const session = result(rows, { id: 12, session_name: 'Race 2', status: 'provisional' });
  await show({
    kind: 'sheet',
    sheet: makeSheet(session, null),
    session,
    drivers: new Map([['Driver 11', '/drivers/driver-11']]),
  });
  expect(screen.getByRole('heading', { level: 2, name: /Race 2/ })).toBeVisible();
  expect(screen.getByText('Provisional')).toBeVisible();
  const table = screen.getByRole('table', { name: /Race 2/ });
  for (const { name } of rows) expect(within(table).getByText(name)).toBeInTheDocument();
  expect(within(table).getByRole('link', { name: 'Driver 11' })).toHaveAttribute(
    'href',
    '/drivers/driver-11',
  );
  expect(screen.getByRole('link', { name: /Full result/ })).toHaveAttribute('href', '/session/12');
});

test('shows the editor’s number of championship places, and links to its table', async () => {
  const championship = championshipSummarySchema.parse({
    id: 1,
    name: 'GT Cup',
    url: 'gt-cup',
    of: 'drivers',
    rounds_count: 8,
    rounds_held: 4,
    top: [1, 2, 3, 4, 5].map((rank) => ({
      rank,
      name: `Driver ${String(rank)}`,
      points: 100 - rank,
      gap: rank - 1,
    })),
  });
  await show({ kind: 'standings', championship, lines: 3 });
  const table = screen.getByRole('table', { name: /GT Cup/ });
  expect(within(table).getAllByRole('row')).toHaveLength(4);
  expect(screen.getByRole('link', { name: /GT Cup/ })).toHaveAttribute('href', '/standings/gt-cup');
});
