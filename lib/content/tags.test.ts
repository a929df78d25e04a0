import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '@/lib/contract/endpoints';
import { QUERIES } from '@/lib/contract/graphql/queries';
import { TIME_MODEL } from '@/lib/contract/site-hook';
import {
  addressTag,
  RENDER_TIME_TAG,
  SITEMAP_TAG,
  tagsOfAnswer,
  tagsOfCall,
  tagsOfChanges,
  tagsOfPages,
} from './tags';

const tagsOf = (name: string, answer: unknown) => [...tagsOfCall(name), ...tagsOfAnswer(name, answer)];
const isTouched = (name: string, answer: unknown, model: string, id: number) => {
  const dropped = tagsOfChanges([{ model, id }]) ?? [];
  return tagsOf(name, answer).some((tag) => dropped.includes(tag));
};

describe('content tags', () => {
  const article = { cognitoArticle: { id: 5 } };

  it('invalidate an article when it changes, but not when another one does', () => {
    expect(isTouched('articleByUrl', article, 'articles', 5)).toBe(true);
    expect(isTouched('articleByUrl', article, 'articles', 6)).toBe(false);
  });

  it('invalidate an article when the address of something that its text links to changes', () => {
    const text = '<p><a href="/drivers/ana">Ana</a> and <a href="https://else.example/x">else</a></p>';
    const tags = tagsOfAnswer('articleByUrl', { cognitoArticle: { id: 5, content_rendered: text } });
    expect(tags).toContain(addressTag('drivers/ana'));
    expect(tags).not.toContain(addressTag('/else.example/x'));
  });

  it('invalidate a page when what its buttons lead to moves, or when a button without a link may get one', () => {
    const tagsOfPage = (...settings: object[]) =>
      tagsOfAnswer('getPage', {
        item: { id: 5, pageContents: settings.map((each) => ({ variables: JSON.stringify(each) })) },
      });
    const linked = tagsOfPage({ heading: 'Come' }, { button_text: 'Tickets', button_link: '/tickets?day=1' });
    expect(linked).toContain(addressTag('tickets'));
    expect(linked).not.toContain(SITEMAP_TAG);
    expect(tagsOfPage({ button_text: '', button_link: '' })).not.toContain(SITEMAP_TAG);
    expect(tagsOfPage({ button_text: 'Tickets', button_link: '' })).toContain(SITEMAP_TAG);
  });

  it('invalidate a post when it, its round or its championship changes, but not when another post does', () => {
    const post = { item: { id: 5 } };
    expect(isTouched('getMicroblogPost', post, 'microblog-posts', 5)).toBe(true);
    expect(isTouched('getMicroblogPost', post, 'microblog-posts', 6)).toBe(false);
    for (const model of ['rounds', 'championships'])
      expect([model, isTouched('getMicroblogPost', post, model, 9)]).toEqual([model, true]);
    expect(isTouched('listMicroblogPosts', { data: [] }, 'microblog-posts', 6)).toBe(true);
  });

  it('invalidate every list of articles when any of them changes', () => {
    expect(isTouched('recentArticles', { cognitoArticles: [] }, 'articles', 6)).toBe(true);
    expect(isTouched('sponsorsByGroup', { nextgenSponsors: [] }, 'articles', 6)).toBe(false);
  });

  it('invalidate the standings when a result, a rule or a driver changes', () => {
    for (const name of ['getChampionship', 'listChampionships'])
      for (const model of ['results', 'scorings', 'championships', 'rounds', 'drivers'])
        expect([name, model, isTouched(name, { item: { id: 1 } }, model, 9)]).toEqual([name, model, true]);
    expect(isTouched('getChampionship', { item: { id: 1 } }, 'articles', 9)).toBe(false);
  });

  it('invalidate "there is no such record" when any record of its model changes', () => {
    expect(isTouched('articleByUrl', { cognitoArticle: null }, 'articles', 6)).toBe(true);
    expect(isTouched('getPage', null, 'row-pages', 1)).toBe(true);
    expect(isTouched('getPage', null, 'pages', 1)).toBe(true);
  });

  it('invalidate everything that shows an image when the image changes', () => {
    expect(isTouched('articleByUrl', article, 'media', 1)).toBe(true);
  });

  it('invalidate an unknown call on every change', () => {
    expect(isTouched('getInitialData', {}, 'groups', 1)).toBe(true);
    expect(isTouched('aCallOfTomorrow', {}, 'redirects', 1)).toBe(true);
  });

  it('invalidate only what shows a product when its stock changes', () => {
    const product = { item: { id: 7 } };
    const isDropped = (name: string, answer: unknown, change: { model: string; id?: number }) => {
      const dropped = tagsOfChanges([change]) ?? [];
      return tagsOf(name, answer).some((tag) => dropped.includes(tag));
    };
    const left = { model: 'stock', id: 7 };
    const soldOut = { model: 'stock' };
    expect(isDropped('getProduct', product, left)).toBe(true);
    expect(isDropped('getProduct', { item: { id: 8 } }, left)).toBe(false);
    expect(isDropped('listProducts', { data: [{ id: 7 }] }, left)).toBe(false);
    expect(isDropped('listProducts', { data: [{ id: 7 }] }, soldOut)).toBe(true);
    // A round shows how many tickets are left.
    expect(isDropped('listRoundTickets', { data: [{ id: 7 }] }, left)).toBe(true);
    expect(isDropped('listRoundTickets', { data: [{ id: 8 }] }, left)).toBe(false);
    expect(isDropped('listRoundTickets', { data: [] }, soldOut)).toBe(true);
    // Wherever a round links to its tickets, it shows whether they are sold out.
    for (const name of ['nextRound', 'allRounds', 'roundByUrl'])
      expect([isDropped(name, {}, left), isDropped(name, {}, soldOut)]).toEqual([false, true]);
    for (const name of ['getInitialData', 'aCallOfTomorrow', 'recentArticles', 'getPage'])
      expect([isDropped(name, {}, left), isDropped(name, {}, soldOut)]).toEqual([false, false]);
    expect(tagsOfChanges([left])).not.toContain(RENDER_TIME_TAG);
  });

  it('renew only pages that show what changed, and every page when the time of a block has come', () => {
    const pagesOf = (model: string) => {
      const changes = [{ model, id: 5 }];
      return tagsOfPages(tagsOfChanges(changes) ?? [], changes);
    };
    expect(tagsOfChanges([{ model: 'articles', id: 5 }])).toContain(RENDER_TIME_TAG);
    expect(pagesOf('articles')).not.toContain(RENDER_TIME_TAG);
    expect(pagesOf('articles')).toContain('record:articles:5');
    expect(pagesOf(TIME_MODEL)).toEqual([RENDER_TIME_TAG]);
  });

  it('invalidate all content if the content server cannot say what changed', () => {
    expect(tagsOfChanges([{ model: 'articles', id: 1 }, { model: '*' }])).toBeNull();
  });

  it('list only existing calls', () => {
    const calls = new Set([...Object.keys(ENDPOINTS), ...Object.keys(QUERIES)]);
    const named = ['getPage', 'articleByUrl', 'resultById', 'getProduct', 'getPodcastEpisode'];
    expect(named.filter((name) => !calls.has(name))).toEqual([]);
  });
});
