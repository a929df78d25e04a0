import { describe, expect, test } from 'vitest';
import { heroQuoteBlock } from '@/lib/contract/blocks/core';
import { nextRoundBannerBlock, recentArticleHeroBlock } from '@/lib/contract/blocks/site';
import { pageBlockSchema, type PageBlock } from '@/lib/contract/entities/page';
import { arrangeHome, homeLead, type HomeLead } from './arrange-home';

const block = (template: string, variables: object = {}, over: Partial<PageBlock> = {}): PageBlock => ({
  ...pageBlockSchema.parse({ id: 1, template, variables: JSON.stringify(variables) }),
  ...over,
});
const hero = block(heroQuoteBlock.template);
const pinned = block(heroQuoteBlock.template, { pinned: true });
const news = block(recentArticleHeroBlock.template);
const banner = block(nextRoundBannerBlock.template);

/** The page as visitors see it; '+' stands for the site's own part. */
function orderOf(blocks: readonly PageBlock[], lead: HomeLead): string[] {
  const { blocks: shown, ownAt } = arrangeHome(blocks, lead);
  const names = shown.map(({ template }) => template.replace(/^\w+\//, ''));
  return [...names.slice(0, ownAt), '+', ...names.slice(ownAt)];
}

describe('the home page is led by', () => {
  test('the editor’s first block while no round is near', () => {
    expect(homeLead('run-up', false)).toBe('editor');
    expect(homeLead('season-break', false)).toBe('editor');
    expect(orderOf([hero, news, banner], 'editor')).toEqual([
      'hero_quote',
      '+',
      'recent_article_hero',
      'next_round_banner',
    ]);
  });

  test('the next round in race week and on race days, in place of the hero and with the results below', () => {
    expect(homeLead('race-week', true)).toBe('round');
    expect(homeLead('race-day', false)).toBe('round');
    expect(orderOf([hero, news, banner], 'round')).toEqual(['next_round_banner', '+', 'recent_article_hero']);
  });

  test('the winners from the evening on and for a week, if there are any', () => {
    expect(homeLead('evening-after', true)).toBe('winners');
    expect(homeLead('week-after', true)).toBe('winners');
    expect(homeLead('week-after', false)).toBe('editor');
    expect(orderOf([hero, banner, news], 'winners')).toEqual([
      '+',
      'next_round_banner',
      'recent_article_hero',
    ]);
  });

  test('a hero pinned by the editor, at any time', () => {
    expect(orderOf([pinned, news, banner], 'round')).toEqual([
      'hero_quote',
      'next_round_banner',
      '+',
      'recent_article_hero',
    ]);
    expect(orderOf([pinned, banner], 'winners')).toEqual(['hero_quote', '+', 'next_round_banner']);
  });

  test('nothing else on a page without a next-round banner', () => {
    expect(orderOf([hero, news], 'round')).toEqual(['hero_quote', '+', 'recent_article_hero']);
  });
});

test('replacing only the hero at the top', () => {
  expect(orderOf([news, hero, banner], 'winners')).toEqual([
    '+',
    'recent_article_hero',
    'hero_quote',
    'next_round_banner',
  ]);
});

test('showing an editor the hero that gives way, marked', () => {
  const edited = { ...hero, editing: true };
  expect(orderOf([edited, banner], 'round')).toEqual(['hero_quote', 'next_round_banner', '+']);
  expect(arrangeHome([edited, banner], 'round').replaced).toBe(edited);
  expect(arrangeHome([pinned, banner], 'round').replaced).toBeNull();
});
