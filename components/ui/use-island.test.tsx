import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { useIsland } from './use-island.client';

const report = vi.fn();
let isThere = false;
const load = async () => {
  if (!isThere) throw new Error('Loading chunk 7 failed.');
  return { default: () => <p>Here</p> };
};

function Place() {
  const { Island, hasFailed, want } = useIsland(load);
  return (
    <>
      <button onClick={want}>Show</button>
      {hasFailed ? <p>Failed</p> : null}
      {Island ? <Island /> : null}
    </>
  );
}

beforeEach(() => {
  isThere = false;
  report.mockReset();
  vi.stubGlobal('reportError', report);
});
const press = () => userEvent.click(screen.getByRole('button'));

test('reports that a part failed to load and why, and retries with the next press', async () => {
  render(<Place />);
  await press();
  expect(await screen.findByText('Failed')).toBeInTheDocument();
  expect(report).toHaveBeenCalledOnce();
  isThere = true;
  await press();
  expect(await screen.findByText('Here')).toBeInTheDocument();
  expect(screen.queryByText('Failed')).not.toBeInTheDocument();
});

test('retries when the connection is back', async () => {
  render(<Place />);
  await press();
  await screen.findByText('Failed');
  isThere = true;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Here')).toBeInTheDocument();
});
