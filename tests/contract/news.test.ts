import { expect, test } from 'vitest';
import {
  articleByUrl,
  articleList,
  galleriesByGroup,
  galleryById,
  giftVoucherThemes,
  personsByGroup,
  recentArticles,
  snippetsByGroup,
  testimonialsByGroup,
  videoYoutubeId,
} from '../../lib/contract/graphql/content-queries.ts';
import { PREVIEWS, REPORTS } from './fixtures/news-fixtures.ts';
import { runQuery } from './harness/client.ts';
import { onEachServer } from './harness/servers.ts';

onEachServer('articles and what goes with them', (server) => {
  const names = async (variables: { first: number; offset: number; byGroup?: string }) =>
    (await runQuery(server, articleList, variables)).cognitoArticles.map(({ name }) => name);

  test('are listed latest first, across groups (spec 7.78)', async () => {
    const { cognitoArticles } = await runQuery(server, recentArticles, { first: 5 });
    expect(cognitoArticles.map(({ name }) => name)).toEqual([
      'Preview 3',
      'Preview 2',
      'Preview 1',
      'Report 14',
      'Report 13',
    ]);
    expect(cognitoArticles[3]?.image?.url).toMatch(/\/16x9\/800\.jpg$/);
    expect(cognitoArticles[3]?.group).toMatchObject({ url: 'race-reports' });
  });

  test('are paged by first and offset within a group, with the total count (spec 7.79)', async () => {
    const { cognitoArticleCount } = await runQuery(server, articleList, {
      first: 12,
      offset: 12,
      byGroup: 'race-reports',
    });
    expect(cognitoArticleCount).toBe(REPORTS);
    expect(await names({ first: 12, offset: 12, byGroup: 'race-reports' })).toEqual(['Report 2', 'Report 1']);
    expect(await names({ first: 3, offset: 2, byGroup: 'race-reports' })).toEqual([
      'Report 12',
      'Report 11',
      'Report 10',
    ]);
    expect(await names({ first: 12, offset: 900, byGroup: 'race-reports' })).toEqual([]);
  });

  test('of a group include those of its subgroups, and an unknown group has none', async () => {
    const news = await runQuery(server, articleList, { first: 1, offset: 0, byGroup: 'news' });
    expect(news.cognitoArticleCount).toBe(REPORTS);
    const none = await runQuery(server, articleList, { first: 1, offset: 0, byGroup: 'nope' });
    expect(none).toEqual({ cognitoArticles: [], cognitoArticleCount: 0 });
    const all = await runQuery(server, articleList, { first: 50, offset: 0 });
    expect(all.cognitoArticleCount).toBe(all.cognitoArticles.length);
    // Other tests on this server publish some, too.
    const own = all.cognitoArticles.filter(({ name }) => /^(?:Report|Preview|Published) /.test(name));
    expect(own).toHaveLength(REPORTS + PREVIEWS + 1);
  });

  test('are not shown as drafts or before their date', async () => {
    for (const url of ['secret-draft', 'announcement-to-come', 'nope']) {
      expect((await runQuery(server, articleByUrl, { url })).cognitoArticle).toBeNull();
    }
    const { cognitoArticle } = await runQuery(server, articleByUrl, { url: 'corrected' });
    expect(cognitoArticle?.name).toBe('Published headline');
    expect(JSON.stringify(await names({ first: 50, offset: 0 }))).not.toMatch(
      /Secret|Announcement|Unpublished/,
    );
  });

  test('have their text as HTML, images included (spec 7.80)', async () => {
    const { cognitoArticle } = await runQuery(server, articleByUrl, { url: 'report-1' });
    expect(cognitoArticle).toMatchObject({ author: 'Aroha Ngata', blurb: 'What happened in race 1.' });
    expect(cognitoArticle?.content_rendered).toMatch(
      /^<p>It was close\.<\/p><figure><img src="\/assets\/i\/[0-9a-f]+\//,
    );
    const second = await runQuery(server, articleByUrl, { url: 'report-2' });
    expect(second.cognitoArticle?.content_rendered).toBe('<p>Race 2 &amp; its winner.</p>');
  });

  test('snippets, people, testimonials and themes are filtered by group (spec 7.63, 7.66, 7.75, 7.77, 9.26)', async () => {
    expect(
      (await runQuery(server, snippetsByGroup, { byGroup: 'upcoming-live-times' })).cognitoSnippets,
    ).toEqual([expect.objectContaining({ content_rendered: '<p>Saturday 9am</p>' })]);
    expect((await runQuery(server, snippetsByGroup, {})).cognitoSnippets).toHaveLength(2);
    expect((await runQuery(server, personsByGroup, { byGroup: 'office' })).cognitoPersons).toHaveLength(1);
    expect(
      (await runQuery(server, testimonialsByGroup, { first: 2, byGroup: 'voices' })).cognitoTestimonials,
    ).toHaveLength(2);
    expect((await runQuery(server, giftVoucherThemes, {})).cognitoGiftVoucherThemes[0]?.image?.url).toMatch(
      /\/16x9\/400\.jpg$/,
    );
  });

  test('galleries and videos are found by id (spec 7.62, 7.64, 7.65)', async () => {
    const { media } = server.fixtures;
    const { cognitoGallery } = await runQuery(server, galleryById, {
      id: media.gallery,
      aspect: '1x1',
      width: 200,
    });
    expect(cognitoGallery?.slides.map(({ heading }) => heading)).toEqual(['First', 'Second', 'Third']);
    expect(cognitoGallery?.slides[0]?.image).toMatchObject({ width: 200, height: 200 });
    const words = { caption: 'Five minutes to go', credit: 'Photo: A. Tane', is_downloadable: true };
    expect(cognitoGallery?.slides.map(({ image }) => image)).toContainEqual(expect.objectContaining(words));
    expect((await runQuery(server, galleriesByGroup, {})).cognitoGallerys).toHaveLength(1);
    expect(
      (await runQuery(server, videoYoutubeId, { id: media.youtubeVideo })).cognitoVideo?.youtube_id,
    ).toBe('aB3_dE-gH1k');
    expect((await runQuery(server, videoYoutubeId, { id: 999_999 })).cognitoVideo).toBeNull();
  });
});
