import { expect, test } from 'vitest';
import { getInitialData } from '../../lib/contract/endpoints/content.ts';
import { navigationSchema } from '../../lib/contract/entities/navigation.ts';
import { DRAFT_NAVIGATION_PATH } from '../../lib/contract/navigation.ts';
import { call } from './harness/client.ts';
import { cmsWith } from './harness/cms.ts';
import { mostlyOnOneServer, type RunningServer } from './harness/servers.ts';

const published = (data: object) => ({ ...data, _status: 'published' });

/** A page with a name of its own. */
async function newPage(server: RunningServer, status: 'draft' | 'published' = 'published') {
  const url = `menu-${crypto.randomUUID().slice(0, 8)}`;
  const name = `Page ${url}`;
  const id = await cmsWith(server.url, server.token).create('pages', { name, url, _status: status });
  return { id, name, href: `/${url}`, entry: { leads_to: 'page', page: { relationTo: 'pages', value: id } } };
}

const ask = (server: RunningServer, method: string, path: string, data?: object) =>
  fetch(`${server.url}/api/${path}`, {
    method,
    headers: { Authorization: `JWT ${server.token}`, 'Content-Type': 'application/json' },
    ...(data === undefined ? {} : { body: JSON.stringify(data) }),
  });

// One global and so one test after another: each publishes its own menus.
mostlyOnOneServer('navigation', (server) => {
  const menus = async () => (await call(server, getInitialData, {})).navigation;

  test('there are no menus until an editor publishes some', async () => {
    expect(await menus()).toBeNull();
    const save = await ask(server, 'POST', 'globals/navigation?draft=true', {
      header: [{ leads_to: 'screen', screen: 'standings' }],
      _status: 'draft',
    });
    expect(save.status).toBe(200);
    expect(await menus()).toBeNull();
  });

  test('entries are called by their label, their word, or what they lead to', async () => {
    const [about, hidden] = [await newPage(server), await newPage(server, 'draft')];
    await cmsWith(server.url, server.token).updateGlobal(
      'navigation',
      published({
        header: [
          { ...about.entry, below: [{ leads_to: 'topics' }, hidden.entry] },
          { ...about.entry, word: 'calendar', labels: [{ language: 'de', text: 'Rennkalender' }] },
          { leads_to: 'screen', screen: 'standings' },
          { leads_to: 'screen', screen: 'timetable', label: 'Times' },
          {
            leads_to: 'nothing',
            word: 'more',
            below: [{ leads_to: 'address', address: 'https://elsewhere.example/', label: 'Elsewhere' }],
          },
          { leads_to: 'nothing', label: 'Holds nothing', below: [hidden.entry] },
        ],
        shortcuts: [
          { leads_to: 'screen', screen: 'cart' },
          { leads_to: 'screen', screen: 'waiting-room' },
          { leads_to: 'screen', screen: 'search' },
          { leads_to: 'screen', screen: 'find-order' },
          { leads_to: 'address', address: '/find-order' },
          { leads_to: 'address', address: '/find-order', label: 'Lost tickets' },
        ],
        footer: [
          { word: 'the-season', links: [about.entry] },
          { label: 'Empty', links: [hidden.entry] },
        ],
        social: ['youtube', 'facebook'],
      }),
    );
    const navigation = await menus();
    expect(navigation?.header).toMatchObject([
      {
        href: about.href,
        label: about.name,
        word: '',
        children: expect.arrayContaining([
          expect.objectContaining({ href: '/news/race-reports', label: 'Race reports' }),
        ]),
      },
      { href: about.href, label: '', word: 'calendar', labels: { de: 'Rennkalender' }, children: [] },
      { href: '/standings', label: '', word: 'standings' },
      { href: '/timetable', label: 'Times', word: '' },
      { href: '', word: 'more', children: [{ href: 'https://elsewhere.example/', label: 'Elsewhere' }] },
    ]);
    expect(navigation?.header).toHaveLength(5);
    // The shop of these tests is closed: its cart and its waiting room lead nowhere.
    expect(navigation?.shortcuts).toMatchObject([
      { href: '/search' },
      { href: '/find-order', label: '', word: 'find-order' },
      // The site has a word for it in every language.
      { href: '/find-order', label: '', word: 'find-order' },
      { href: '/find-order', label: 'Lost tickets', word: '' },
    ]);
    expect(navigation?.footer).toEqual([
      {
        label: '',
        word: 'the-season',
        labels: {},
        links: [{ href: about.href, label: about.name, word: '', labels: {} }],
      },
    ]);
    expect(navigation?.social).toEqual(['youtube', 'facebook']);
  });

  test('a page that is unpublished leaves the menus, and one that is in them is not deleted', async () => {
    const page = await newPage(server);
    const cms = cmsWith(server.url, server.token);
    await cms.updateGlobal(
      'navigation',
      published({ header: [page.entry, { leads_to: 'screen', screen: 'search' }] }),
    );
    const hrefs = async () => (await menus())?.header.map(({ href }) => href);
    expect(await hrefs()).toEqual([page.href, '/search']);
    const refused = await ask(server, 'DELETE', `pages/${String(page.id)}`);
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain('Navigation');
    await cms.update('pages', page.id, { _status: 'draft' });
    expect(await hrefs()).toEqual(['/search']);
    // Its entry still holds those below it, if it has a name of its own.
    const below = [{ leads_to: 'screen', screen: 'find-order' }];
    const header = [{ ...page.entry, label: 'Tickets', below }, { ...page.entry, below }, page.entry];
    await cms.updateGlobal('navigation', published({ header }));
    expect((await menus())?.header).toMatchObject([
      { href: '', label: 'Tickets', children: [{ href: '/find-order' }] },
    ]);
  });

  test('a notice has its times, its link and an id that changes with its text', async () => {
    const cms = cmsWith(server.url, server.token);
    const notice = {
      text: 'Gates open at 7:30 am',
      kind: 'warning',
      from: '2027-01-30T18:00:00.000Z',
      until: '2027-01-31T06:00:00.000Z',
      link: { leads_to: 'screen', screen: 'timetable', label: 'All times' },
      texts: [{ language: 'de', text: 'Einlass ab 7:30 Uhr', label: 'Alle Zeiten' }],
    };
    await cms.updateGlobal('navigation', published({ notice }));
    const first = (await menus())?.notice;
    expect(first).toMatchObject({
      ...notice,
      texts: { de: 'Einlass ab 7:30 Uhr' },
      link: { href: '/timetable', label: 'All times', labels: { de: 'Alle Zeiten' } },
      dismissible: true,
    });
    await cms.updateGlobal('navigation', published({ notice: { ...notice, text: 'Gates open at 8 am' } }));
    expect((await menus())?.notice?.id).not.toBe(first?.id);
    await cms.updateGlobal('navigation', published({ notice: { ...notice, text: '' } }));
    expect((await menus())?.notice).toBeNull();
  });

  test('what is incomplete or wrong is refused by name when it is published', async () => {
    const refused = async (data: object) => {
      const answer = await ask(server, 'POST', 'globals/navigation', published(data));
      expect(answer.status).toBe(400);
      return answer.text();
    };
    expect(await refused({ header: [{ leads_to: 'page' }] })).toContain('Choose a page.');
    expect(await refused({ header: [{ leads_to: 'screen' }] })).toContain('Choose a screen.');
    const unsafe = { leads_to: 'address', address: 'javascript:alert(1)' };
    expect(await refused({ shortcuts: [unsafe] })).toContain('This can’t be used as a link.');
    expect(await refused({ shortcuts: [{ leads_to: 'address' }] })).toContain('Enter an address.');
    const notice = { text: 'x', from: '2027-01-02T00:00:00.000Z', until: '2027-01-01T00:00:00.000Z' };
    expect(await refused({ notice })).toContain('Choose a time after the start.');
    expect(await refused({ notice: { text: 'x'.repeat(161) } })).toContain('160');
  });

  test('the draft is only for editors’ previews', async () => {
    expect((await fetch(`${server.url}${DRAFT_NAVIGATION_PATH}`)).status).toBe(401);
    expect(navigationSchema.safeParse(await menus()).success).toBe(true);
  });

  test('an editor sees what links to a page, and the checks name one that nothing links to', async () => {
    const page = await newPage(server);
    const about = async (what: string): Promise<string> =>
      (await ask(server, 'GET', `pages/${String(page.id)}/${what}`)).text();
    expect(await about('checks')).toContain('Nothing links to this page.');
    expect(JSON.parse(await about('linked-from'))).toEqual({ linkers: [] });
    const cms = cmsWith(server.url, server.token);
    // Visitors see the page as before while its next version is being written.
    await cms.update(
      'pages',
      page.id,
      { url: `${page.href.slice(1)}-next`, _status: 'draft' },
      '?draft=true',
    );
    expect(await about('checks')).toContain('Nothing links to this page.');
    await cms.updateGlobal('navigation', published({ footer: [{ links: [page.entry] }] }));
    expect(await about('checks')).not.toContain('Nothing links to this page.');
    expect(JSON.parse(await about('linked-from'))).toEqual({
      linkers: [{ title: 'Navigation: footer', edit: '/admin/globals/navigation' }],
    });
    expect((await fetch(`${server.url}/api/pages/${String(page.id)}/linked-from`)).status).toBe(401);
  });
});
