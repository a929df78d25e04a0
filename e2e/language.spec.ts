import { expect, test } from '@playwright/test';

test('the language cookie is honoured by the server on every page, and a wrong one reads English', async ({
  request,
}) => {
  const read = async (path: string, lang: string) => {
    const answer = await request.get(path, { headers: { cookie: `lang=${lang}` } });
    expect(answer.status(), `${path} in ${lang}`).toBe(200);
    return (await answer.text()).match(/<html lang="([^"]+)" dir="([^"]+)"/)?.slice(1);
  };
  for (const path of ['/', '/news', '/news/race-reports/2']) {
    expect(await read(path, 'ar')).toEqual(['ar', 'rtl']);
    expect(await read(path, 'pt-BR')).toEqual(['pt-BR', 'ltr']);
    expect(await read(path, 'xx')).toEqual(['en', 'ltr']);
  }
  expect((await request.get('/de/news')).status()).toBe(404);
});
