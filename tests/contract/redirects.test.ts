import { expect, test } from 'vitest';
import { getInitialData } from '../../lib/contract/endpoints/content.ts';
import { findRedirect } from '../../lib/navigation/redirects.ts';
import { call } from './harness/client.ts';
import { cmsWith } from './harness/cms.ts';
import { mostlyOnOneShopServer } from './harness/servers.ts';

mostlyOnOneShopServer('redirects', (server) => {
  const cms = cmsWith(server.url, server.token);

  test('once records have new URL names, addresses that name two or more of them lead to all the new ones', async () => {
    const mark = crypto.randomUUID().slice(0, 8);
    const drivers = await Promise.all(
      ['ana', 'bo', 'cy'].map((first_name) =>
        cms.create('drivers', { first_name, last_name: mark, url: `${first_name}-${mark}` }),
      ),
    );
    const category = await cms.create('categories', { name: `Class ${mark}`, url: `class-${mark}` });
    const round = await cms.create('rounds', {
      name: `Old ${mark}`,
      url: `old-${mark}`,
      start_date: '2024-01-10T00:00:00.000Z',
      end_date: '2024-01-10T06:00:00.000Z',
      categories: [category],
      _status: 'published',
    });
    const [ana = 0, bo = 0] = drivers;
    await cms.update('drivers', ana, { url: `ana-roe-${mark}` });
    await cms.update('drivers', bo, { url: `bo-kim-${mark}` });
    await cms.update('categories', category, { url: `cup-${mark}` });
    await cms.update('rounds', round, { url: `new-${mark}`, _status: 'published' });

    const { redirects } = await call(server, getInitialData, {});
    const foundAt = (path: string) => findRedirect(path, redirects.data);
    expect(foundAt(`drivers/ana-${mark}/against/bo-${mark}`)).toBe(
      `/drivers/ana-roe-${mark}/against/bo-kim-${mark}`,
    );
    expect(foundAt(`drivers/cy-${mark}/against/ana-${mark}~bo-${mark}`)).toBe(
      `/drivers/ana-roe-${mark}/against/bo-kim-${mark}~cy-${mark}`,
    );
    expect(foundAt(`round/old-${mark}/class-${mark}`)).toBe(`/round/new-${mark}/cup-${mark}`);
  });
});
