import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MAIN_ID } from './main-id';
import { I18nProvider } from '@/lib/i18n/provider.client';
import english from '@/locales/en.json';
import { UpdateNotice } from './update-notice.client';

function show(isShown: boolean) {
  const onUpdate = vi.fn();
  const onDismiss = vi.fn();
  render(
    <I18nProvider lang="en" messages={english}>
      <UpdateNotice isShown={isShown} onUpdate={onUpdate} onDismiss={onDismiss} />
    </I18nProvider>,
  );
  return { onUpdate, onDismiss };
}

afterEach(() => vi.useRealTimers());

describe('UpdateNotice', () => {
  it('is announced and offers the update (spec 2.39)', async () => {
    const { onUpdate } = show(true);
    expect(screen.getByRole('status')).toHaveTextContent('New content available');
    await userEvent.click(screen.getByRole('button', { name: 'Update' }));
    expect(onUpdate).toHaveBeenCalledTimes(1);
  });

  it('can be closed (spec 4.32)', async () => {
    const { onUpdate, onDismiss } = show(true);
    await userEvent.click(screen.getByRole('button', { name: english['islands.update.dismiss'] }));
    expect(onDismiss).toHaveBeenCalledTimes(1);
    expect(onUpdate).not.toHaveBeenCalled();
  });

  it('leaves the focus on the page when it is closed, since its button disappears', async () => {
    render(<main id={MAIN_ID} tabIndex={-1} />);
    show(true);
    await userEvent.click(screen.getByRole('button', { name: english['islands.update.dismiss'] }));
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('disappears after 6 seconds (spec 2.39, 4.32, 9.11)', () => {
    vi.useFakeTimers();
    const { onDismiss } = show(true);
    vi.advanceTimersByTime(5999);
    expect(onDismiss).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  it('stays while it has keyboard focus, and disappears within 6 seconds after losing it', () => {
    vi.useFakeTimers();
    const { onDismiss } = show(true);
    const update = screen.getByRole('button', { name: 'Update' });
    update.focus();
    vi.advanceTimersByTime(12_000);
    expect(onDismiss).not.toHaveBeenCalled();
    update.blur();
    vi.advanceTimersByTime(6000);
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  it('is not shown without an update', () => {
    show(false);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
