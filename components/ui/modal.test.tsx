import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { I18nProvider } from '@/lib/i18n/provider.client';
import english from '@/locales/en.json';
import { Modal } from './modal.client';

type Options = { readonly isOpen?: boolean; readonly timeoutMs?: number };

function show(onClose: () => void, { isOpen = true, timeoutMs }: Options = {}) {
  return render(
    <I18nProvider lang="en" messages={english}>
      <Modal isOpen={isOpen} onClose={onClose} title="Ticket terms" timeoutMs={timeoutMs}>
        <p>No refunds after the gates open.</p>
      </Modal>
    </I18nProvider>,
  );
}

describe('Modal', () => {
  it('is a dialog labelled by its title (spec 2.61)', () => {
    show(vi.fn());
    expect(screen.getByRole('dialog', { name: 'Ticket terms' })).toHaveTextContent('No refunds');
  });

  it('is empty while closed', () => {
    show(vi.fn(), { isOpen: false });
    expect(screen.queryByText(/No refunds/)).toBeNull();
  });

  it('closes with its button (spec 4.29)', async () => {
    const onClose = vi.fn();
    show(onClose);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalled();
  });

  it('closes on a press on the backdrop, not on its content (spec 4.29)', async () => {
    const onClose = vi.fn();
    show(onClose);
    await userEvent.click(screen.getByText(/No refunds/));
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('dialog'));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('stays open after a drag from its content to the outside, such as one that selects text', () => {
    const onClose = vi.fn();
    show(onClose);
    fireEvent.pointerDown(screen.getByText(/No refunds/));
    // The browser reports the click on the element that both ends of a drag are in.
    fireEvent.click(screen.getByRole('dialog'));
    expect(onClose).not.toHaveBeenCalled();
  });

  it('closes by itself after its timeout (spec 4.29)', () => {
    vi.useFakeTimers();
    try {
      const onClose = vi.fn();
      show(onClose, { timeoutMs: 3000 });
      vi.advanceTimersByTime(2999);
      expect(onClose).not.toHaveBeenCalled();
      vi.advanceTimersByTime(1);
      expect(onClose).toHaveBeenCalledTimes(1);
    } finally {
      vi.useRealTimers();
    }
  });
});
