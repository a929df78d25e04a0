import { imageField, only } from './query.ts';

/** Selection for articles in lists. */
export const ARTICLE_SUMMARY = `id name url blurb display_start_time created_at group ${only('article-details')} { id name url } ${imageField('image', 800, '16x9')}`;
