import { render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { lazyOrNothing } from './lazy-or-nothing';

const gone = new Error('Loading chunk 7 failed.');
const report = vi.fn();
const fails = () => Promise.reject<{ default: () => null }>(gone);

beforeEach(() => {
  report.mockReset();
  vi.stubGlobal('reportError', report);
});

test('shows the part once it is there', async () => {
  const Part = lazyOrNothing(async () => ({ default: ({ name }: { name: string }) => <p>{name}</p> }));
  render(
    <Suspense>
      <Part name="Here" />
    </Suspense>,
  );
  expect(await screen.findByText('Here')).toBeInTheDocument();
  expect(report).not.toHaveBeenCalled();
});

test('leaves the page as it is where the part cannot be had, and reports why', async () => {
  const Part = lazyOrNothing(fails);
  render(
    <main>
      Words
      <Suspense>
        <Part />
      </Suspense>
    </main>,
  );
  await waitFor(() => expect(report).toHaveBeenCalledWith(gone));
  expect(screen.getByText('Words')).toBeInTheDocument();
});

test('shows what was given to stand in its place', async () => {
  const Part = lazyOrNothing(fails, () => <p>Not there</p>);
  render(
    <Suspense>
      <Part />
    </Suspense>,
  );
  expect(await screen.findByText('Not there')).toBeInTheDocument();
});
