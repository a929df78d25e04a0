import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Tabs } from './tabs.client';

const days = ['Friday', 'Saturday', 'Sunday'].map((title) => ({
  id: title.toLowerCase(),
  title,
  content: <p>Sessions of {title}</p>,
}));
const tab = (name: string) => screen.getByRole('tab', { name });

describe('Tabs', () => {
  it('starts with the specified tab', () => {
    render(<Tabs label="Days" tabs={days} initialId="saturday" />);
    expect(tab('Saturday')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByText('Sessions of Friday').parentElement).toHaveAttribute('data-inactive');
  });

  it('moves with arrow keys, Home and End, wrapping at the ends', async () => {
    render(<Tabs label="Days" tabs={days} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(tab('Sunday')).toHaveFocus();
    expect(tab('Sunday')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowRight}');
    expect(tab('Friday')).toHaveFocus();
    await userEvent.keyboard('{End}{Home}');
    expect(tab('Friday')).toHaveAttribute('aria-selected', 'true');
  });

  it('leaves the browser its own shortcuts, such as Alt with an arrow key, which goes back', () => {
    render(<Tabs label="Days" tabs={days} />);
    // It returns whether the key still does what the browser does with it.
    expect(fireEvent.keyDown(tab('Friday'), { key: 'ArrowLeft', altKey: true })).toBe(true);
    expect(fireEvent.keyDown(tab('Friday'), { key: 'ArrowLeft', metaKey: true })).toBe(true);
    expect(tab('Friday')).toHaveAttribute('aria-selected', 'true');
  });

  it('has every panel in the document, labelled by its tab', () => {
    render(<Tabs label="Days" tabs={days} />);
    expect(screen.getAllByRole('tabpanel', { hidden: true })).toHaveLength(3);
    expect(screen.getByRole('tabpanel', { name: 'Friday' })).toHaveTextContent('Sessions of Friday');
  });
});
