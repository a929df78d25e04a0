import { act, cleanup, render, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useBackCloses } from './use-back-closes.client';

type OverlayProps = { readonly anchor?: string; readonly onBack?: () => void };

function Overlay({ anchor, onBack = () => undefined }: OverlayProps) {
  useBackCloses(true, onBack, anchor);
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
afterEach(async () => {
  cleanup();
  await waitFor(() => expect(history.state).toBeNull());
});

test('two overlays closed in quick succession leave no history entry behind', async () => {
  const show = openBoth();
  show({ gallery: true, image: false });
  show({ gallery: false, image: false });
  await waitFor(() => expect(location.hash).toBe(''));
  expect(history.state).toBeNull();
});

test('two overlays closed at once leave no history entry behind', async () => {
  const show = openBoth();
  show({ gallery: false, image: false });
  await waitFor(() => expect(location.hash).toBe(''));
  expect(history.state).toBeNull();
});

test('closing the upper overlay keeps the lower one’s entry', async () => {
  const show = openBoth();
  show({ gallery: true, image: false });
  await waitFor(() => expect(history.state).toEqual({ openOverlays: 1 }));
  expect(location.hash).toBe('#gallery');
});

test('an overlay opened right after another was closed stays open, with an entry of its own', async () => {
  const onBack = vi.fn<() => void>();
  const page = (name: string | null) => (
    <StrictMode>{name === null ? null : <Overlay key={name} onBack={onBack} />}</StrictMode>
  );
  const { rerender } = render(page('first'));
  const went = vi.fn<() => void>();
  window.addEventListener('popstate', went, { once: true });
  act(() => rerender(page(null)));
  await Promise.resolve();
  expect(went).not.toHaveBeenCalled();
  act(() => rerender(page('second')));
  await waitFor(() => expect(went).toHaveBeenCalled());
  await waitFor(() => expect(history.state).toEqual({ openOverlays: 1 }));
  expect(onBack).not.toHaveBeenCalled();
  history.back();
  await waitFor(() => expect(onBack).toHaveBeenCalledOnce());
});
