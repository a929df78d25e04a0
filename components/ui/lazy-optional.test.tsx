import { render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { lazyOptional } from './lazy-optional';

const gone = new Error('Loading chunk 7 failed.');
const report = vi.fn();
const fails = () => Promise.reject<{ default: () => null }>(gone);

beforeEach(() => {
  report.mockReset();
  vi.stubGlobal('reportError', report);
});

test('shows the part once it has loaded', async () => {
  const Part = lazyOptional(async () => ({ default: ({ name }: { name: string }) => <p>{name}</p> }));
  render(
    <Suspense>
      <Part name="Here" />
    </Suspense>,
  );
  expect(await screen.findByText('Here')).toBeInTheDocument();
  expect(report).not.toHaveBeenCalled();
});

test('leaves the page unchanged if the part fails to load, and reports why', async () => {
  const Part = lazyOptional(fails);
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

test('shows the fallback instead', async () => {
  const Part = lazyOptional(fails, () => <p>Not there</p>);
  render(
    <Suspense>
      <Part />
    </Suspense>,
  );
  expect(await screen.findByText('Not there')).toBeInTheDocument();
});
