import { act, render, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { useBackCloses } from './use-back-closes.client';

function Overlay({ anchor }: { readonly anchor?: string }) {
  useBackCloses(true, () => undefined, anchor);
  return null;
}

type Open = { readonly gallery: boolean; readonly image: boolean };
const page = ({ gallery, image }: Open) => (
  <StrictMode>
    {gallery ? <Overlay anchor="#gallery" /> : null}
    {image ? <Overlay /> : null}
  </StrictMode>
);

/** A page with a gallery open, and an image on top of it. */
function openBoth() {
  const { rerender } = render(page({ gallery: true, image: false }));
  rerender(page({ gallery: true, image: true }));
  expect(location.hash).toBe('#gallery');
  return (open: Open) => act(() => rerender(page(open)));
}

beforeEach(() => {
  history.pushState(null, '', '/gallery');
});

test('two closed one right after the other leave no history entry behind', async () => {
  const show = openBoth();
  show({ gallery: true, image: false });
  show({ gallery: false, image: false });
  await waitFor(() => expect(location.hash).toBe(''));
  expect(history.state).toBeNull();
});

test('two closed at once leave no history entry behind', async () => {
  const show = openBoth();
  show({ gallery: false, image: false });
  await waitFor(() => expect(location.hash).toBe(''));
  expect(history.state).toBeNull();
});

test('closing the upper one leaves the lower one its entry', async () => {
  const show = openBoth();
  show({ gallery: true, image: false });
  await waitFor(() => expect(history.state).toEqual({ openOverlays: 1 }));
  expect(location.hash).toBe('#gallery');
});
