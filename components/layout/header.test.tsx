import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { getTranslator } from '@/lib/i18n/translator';
import { CurrentPathWatcher } from '@/components/ui/current-path.client';
import { Header } from './header';

const t = await getTranslator('en');
const items = [
  { name: 'News', href: '/news', children: [{ name: 'GT', href: '/news/gt', children: [] }] },
  { name: 'Rounds', href: '/rounds', children: [] },
];

/** The menu; these tests' browser hides a closed popover, as a phone does. */
function menuElement(): HTMLElement {
  const menu = document.getElementById('site-menu');
  if (!menu) throw new Error('no menu');
  return menu;
}

function show() {
  render(<Header name="Summer Series" logo={{ light: null, dark: null }} items={items} t={t} />);
  const nav = menuElement();
  const group = nav.querySelector('details');
  if (!group) throw new Error('no group');
  return { nav, group };
}

describe('Header', () => {
  it('shows the name if there is no logo, linked to the home page', () => {
    show();
    const home = screen.getByRole('link', { name: 'Summer Series, home page' });
    expect(home).toHaveAttribute('href', '/');
    expect(home).toHaveTextContent('Summer Series');
  });

  it("lists a group's page and its children in the open group", () => {
    const { nav } = show();
    expect(within(nav).getByRole('link', { name: 'News: overview', hidden: true })).toHaveAttribute(
      'href',
      '/news',
    );
    expect(within(nav).getByRole('link', { name: 'GT', hidden: true })).toHaveAttribute('href', '/news/gt');
  });

  it('closes an open group with Escape and returns focus to it', async () => {
    const { group } = show();
    group.open = true;
    await userEvent.keyboard('{Escape}');
    expect(group.open).toBe(false);
    expect(group.querySelector('summary')).toHaveFocus();
  });

  it('closes an open group when pressing elsewhere', async () => {
    const { group } = show();
    group.open = true;
    await userEvent.click(document.body);
    expect(group.open).toBe(false);
  });

  it('keeps a group open that was opened before the script loaded, and closes it after navigating', () => {
    const pageAt = (path: string) => (
      <PathnameContext value={path}>
        <Header name="Summer Series" logo={{ light: null, dark: null }} items={items} t={t} />
        <CurrentPathWatcher />
      </PathnameContext>
    );
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(pageAt('/rounds'));
    const group = container.querySelector('details');
    if (!group) throw new Error('no group');
    group.open = true;
    const { rerender } = render(pageAt('/rounds'), { container, hydrate: true });
    expect(container.querySelector('details')).toBe(group);
    expect(group.open).toBe(true);
    rerender(pageAt('/news/gt'));
    expect(group.open).toBe(false);
  });

  it('is one menu for all screens, with the phone’s shortcuts below it', () => {
    render(
      <Header
        name="Summer Series"
        logo={{ light: null, dark: null }}
        items={items}
        shortcuts={[{ name: 'Timetable', href: '/timetable', children: [] }]}
        t={t}
      />,
    );
    const menu = document.querySelector('#site-menu');
    expect([...(menu?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
      '/news',
      '/news/gt',
      '/rounds',
      '/timetable',
    ]);
  });

  it('reserves an empty place for the round above the menu, from the server on, while there is one', () => {
    const page = (hasRound: boolean) => (
      <Header
        name="Summer Series"
        logo={{ light: null, dark: null }}
        items={items}
        hasRound={hasRound}
        t={t}
      />
    );
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(page(true));
    expect(container.querySelector('#site-menu > p:first-child:empty')).not.toBeNull();
    const { rerender } = render(page(true), { container, hydrate: true });
    expect(container.querySelectorAll('#site-menu > p:first-child:empty')).toHaveLength(1);
    rerender(page(false));
    expect(container.querySelector('#site-menu > p')).toBeNull();
  });

  it('opens a group that has no page of its own', () => {
    const more = { name: 'More', href: '', children: [{ name: 'About', href: '/about', children: [] }] };
    render(<Header name="Summer Series" logo={{ light: null, dark: null }} items={[more]} t={t} />);
    const nav = menuElement();
    expect(
      within(nav)
        .getAllByRole('link', { hidden: true })
        .map(({ textContent }) => textContent),
    ).toEqual(['About']);
  });
});
