import {
  accent,
  button,
  dark,
  field,
  label,
  light,
  lines,
  picture,
  pictureAddress,
  play,
  portrait,
  repeat,
  title,
} from './shapes.ts';

const cards = repeat(3, (n) => picture(10 + n * 35, 16, 30, 24) + lines(10 + n * 35, 45, 30, 3));
const portraits = repeat(3, (n) => portrait(14 + n * 34, 16, 26) + lines(12 + n * 34, 50, 28, 2));
const table =
  title(10, 10, 40) + repeat(5, (n) => lines(10, 24 + n * 10, 100, 1) + accent(10, 23 + n * 10, 4, 4));
const slider = repeat(2, (n) => picture(18 + n * 45, 14, 40, 44)) + label(4, 44, '‹') + label(110, 44, '›');
const rounds = repeat(4, (n) => accent(10, 12 + n * 16, 14, 11) + title(30, 14 + n * 16, 60));
const detail = picture(0, 0, 120, 34) + title(10, 42, 60) + lines(10, 54, 100, 3);
const player =
  picture(10, 12, 32, 32) + title(50, 14, 50) + lines(50, 26, 58, 2) + play(60, 54, 8) + lines(74, 52, 36, 1);
const documents =
  title(10, 12, 50) + repeat(3, (n) => dark(10, 28 + n * 15, 8, 10) + lines(24, 31 + n * 15, 80, 1));

/** A drawing of what each block looks like, by its template, for the block picker. */
const PICTURES: Readonly<Record<string, string>> = {
  'core/html': title(10, 12, 60) + lines(10, 26, 100, 7),
  'core/heading': title(10, 32, 76) + accent(10, 44, 20, 3),
  'core/faq': repeat(4, (n) => field(10, 10 + n * 16, 100) + label(100, 18 + n * 16, '+', 10)),
  'core/raw_code': label(26, 52, '&lt;/&gt;', 32),
  'core/form': field(10, 10, 100) + field(10, 26, 100) + field(10, 42, 100) + button(10, 60),
  'core/google_map':
    picture(10, 10, 100, 60) + '<path d="M60 54c-10-14-10-22 0-26c10 4 10 12 0 26z" fill="#d7263d"/>',
  'core/button_link': button(40, 34, 40),
  'core/image_with_content': picture(10, 14, 46, 52) + title(64, 18, 40) + lines(64, 32, 46, 5),
  'core/image': picture(10, 10, 100, 60),
  'core/person_list': repeat(
    2,
    (n) => portrait(10, 10 + n * 34, 26) + title(44, 12 + n * 34, 40) + lines(44, 23 + n * 34, 66, 2),
  ),
  'core/call_to_action':
    picture(6, 22, 24, 34) + picture(90, 22, 24, 34) + title(38, 24, 44) + button(47, 44),
  'core/hero_quote': dark(0, 0, 120, 80) + light(14, 26, 70) + light(14, 38, 44) + button(14, 52),
  'core/hero_testimonial': dark(0, 0, 120, 80) + light(24, 28, 72) + light(24, 40, 60) + portrait(52, 52, 16),
  'core/testimonial_grid': repeat(3, (n) => lines(10 + n * 35, 20, 30, 4) + title(10 + n * 35, 50, 20)),
  'core/gallery': slider,
  'core/gallery_group': repeat(6, (n) => picture(10 + (n % 3) * 35, 10 + Math.floor(n / 3) * 32, 30, 27)),
  'core/gift_voucher_purchase':
    dark(24, 16, 72, 40) + label(42, 42, '$', 24) + light(60, 34, 26) + button(47, 62),
  'core/video': dark(10, 10, 100, 60) + play(60, 40, 14),
  'core/link_children': repeat(5, (n) => lines(20, 14 + n * 12, 70, 1) + label(98, 20 + n * 12, '›', 12)),
  'site/headings': title(10, 26, 90) + lines(10, 42, 70, 1),
  'site/heading_with_content': title(10, 14, 70) + lines(10, 30, 100, 5),
  'site/microblog_feed': repeat(2, (n) => portrait(10, 10 + n * 34, 16) + lines(34, 14 + n * 34, 76, 3)),
  'site/article_list': repeat(
    3,
    (n) => picture(10, 8 + n * 23, 26, 18) + title(42, 10 + n * 23, 60) + lines(42, 20 + n * 23, 66, 1),
  ),
  'site/article_view':
    title(10, 8, 80) + lines(10, 20, 40, 1) + picture(10, 28, 100, 28) + lines(10, 62, 100, 3),
  'site/recent_article_hero':
    picture(0, 0, 74, 80) + repeat(3, (n) => title(80, 10 + n * 24, 34) + lines(80, 20 + n * 24, 32, 1)),
  'site/series_calendar': rounds,
  'site/calendar_swiper': repeat(3, (n) => dark(10 + n * 35, 18, 30, 44) + light(14 + n * 35, 24, 20)),
  'site/next_round_banner': dark(0, 20, 120, 40) + label(8, 48, '3') + light(32, 34, 44) + button(86, 36),
  'site/person_list': portraits,
  'site/round_details': detail,
  'site/driver_list':
    field(10, 6, 60) +
    repeat(3, (n) => portrait(14 + n * 34, 20, 26) + label(16 + n * 34, 66, String(n + 7), 14)),
  'site/category_swiper':
    repeat(3, (n) => dark(12 + n * 34, 14, 30, 44) + light(16 + n * 34, 48, 22)) +
    label(2, 44, '‹') +
    label(112, 44, '›'),
  'site/category_view':
    picture(0, 0, 120, 34) +
    field(10, 24, 30) +
    title(48, 40, 50) +
    repeat(3, (n) => portrait(10 + n * 24, 52, 20)),
  'site/category_list': cards,
  'site/sponsor_list': repeat(6, (n) => field(12 + (n % 3) * 34, 18 + Math.floor(n / 3) * 26, 28)),
  'site/snippet_grid': repeat(
    4,
    (n) =>
      title(10 + (n % 2) * 54, 12 + Math.floor(n / 2) * 34, 30) +
      lines(10 + (n % 2) * 54, 22 + Math.floor(n / 2) * 34, 44, 3),
  ),
  'site/button_link': button(30, 34, 60) + light(42, 36, 30) + label(78, 43, '→', 10),
  'site/results_list':
    repeat(3, (n) => field(10 + n * 35, 8, 30)) + repeat(4, (n) => lines(10, 28 + n * 12, 100, 1)),
  'site/all_results': table,
  'site/session_results':
    dark(10, 8, 100, 10) +
    repeat(
      5,
      (n) =>
        label(10, 28 + n * 10, String(n + 1), 8) +
        lines(22, 23 + n * 10, 60, 1) +
        lines(92, 23 + n * 10, 25, 1),
    ),
  'site/competitor_list': documents,
  'site/shop': repeat(
    3,
    (n) => picture(10 + n * 35, 10, 30, 36) + lines(10 + n * 35, 50, 26, 1) + label(10 + n * 35, 68, '$', 11),
  ),
  'site/podcast_channel': player,
  'site/podcast_episode':
    picture(10, 10, 44, 44) + title(62, 14, 48) + lines(62, 26, 48, 4) + field(10, 62, 100) + play(16, 66, 4),
  'site/sell_product': picture(10, 12, 48, 56) + title(66, 16, 44) + lines(66, 30, 44, 3) + button(66, 54),
};

/** The picture of a block; undefined for a template without one. */
export function blockPicture(template: string, name: string): { url: string; alt: string } | undefined {
  const shapes = PICTURES[template];
  return shapes === undefined
    ? undefined
    : { url: pictureAddress(shapes), alt: `Sketch of the block ${name}` };
}
