import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '@/lib/contract/endpoints';
import { QUERIES } from '@/lib/contract/graphql/queries';
import { tagsOfAnswer, tagsOfCall, tagsOfChanges } from './tags';

const tagsOf = (name: string, answer: unknown) => [...tagsOfCall(name), ...tagsOfAnswer(name, answer)];
const isTouched = (name: string, answer: unknown, model: string, id: number) => {
  const dropped = tagsOfChanges([{ model, id }]) ?? [];
  return tagsOf(name, answer).some((tag) => dropped.includes(tag));
};

describe('tags of content', () => {
  const article = { cognitoArticle: { id: 5 } };

  it('drop an article when it changes, and leave it when another one does', () => {
    expect(isTouched('articleByUrl', article, 'articles', 5)).toBe(true);
    expect(isTouched('articleByUrl', article, 'articles', 6)).toBe(false);
  });

  it('drop every list of articles when any of them changes', () => {
    expect(isTouched('recentArticles', { cognitoArticles: [] }, 'articles', 6)).toBe(true);
    expect(isTouched('sponsorsByGroup', { nextgenSponsors: [] }, 'articles', 6)).toBe(false);
  });

  it('drop "there is no such record" when any record of its model changes', () => {
    expect(isTouched('articleByUrl', { cognitoArticle: null }, 'articles', 6)).toBe(true);
    expect(isTouched('getPage', null, 'row-pages', 1)).toBe(true);
    expect(isTouched('getPage', null, 'pages', 1)).toBe(true);
  });

  it('drop everything that shows a picture when a picture changes', () => {
    expect(isTouched('articleByUrl', article, 'media', 1)).toBe(true);
  });

  it('drop a call that nothing is known of with every change', () => {
    expect(isTouched('getInitialData', {}, 'groups', 1)).toBe(true);
    expect(isTouched('aCallOfTomorrow', {}, 'redirects', 1)).toBe(true);
  });

  it('drop all content when the content server cannot say what changed', () => {
    expect(tagsOfChanges([{ model: 'articles', id: 1 }, { model: '*' }])).toBeNull();
  });

  it('name only calls that there are', () => {
    const calls = new Set([...Object.keys(ENDPOINTS), ...Object.keys(QUERIES)]);
    const named = ['getPage', 'articleByUrl', 'resultById', 'getProduct', 'getPodcastEpisode'];
    expect(named.filter((name) => !calls.has(name))).toEqual([]);
  });
});
