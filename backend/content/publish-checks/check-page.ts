import type { CmsPage, PageBlock } from '../../../lib/contract/entities/page.ts';
import { blockContrast, namedColour, type Accents } from '../../../lib/shared/block-colours.ts';
import { TEXT_CONTRAST } from '../../../lib/shared/brand-tokens.ts';
import { readHtml } from '../links/read-html.ts';
import { MAX_DESCRIPTION, MAX_TITLE } from './search-lengths.ts';

/** Fields of the page itself that a warning can refer to. */
export type CheckedField = 'name' | 'seo_title' | 'seo_meta_description';

export type Warning = {
  /** Number of the block, from 1; null for the page itself. */
  readonly block: number | null;
  /** The page's field; null for warnings about blocks. */
  readonly field: CheckedField | null;
  readonly message: string;
};

export type CheckedPage = {
  readonly page: CmsPage;
  readonly seoTitle: string;
  readonly seoDescription: string;
  /** Whether a path exists, without slashes at either end. */
  readonly knows: (path: string) => boolean;
  readonly accents: Accents;
};

const LEVEL = /^h([1-6])$/;
/** Settings that contain an address, on this site or elsewhere. */
const LINK_SETTING = /(?:^|_)(?:link|href|url)$/;
/** The setting that contains a page's URL name, without a slash. */
const PAGE_SETTING = 'link_to_page';

type Found = { headings: number[]; links: string[]; picturesWithoutWords: number; wordlessPicture: boolean };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Pictures from the library have alt texts; an empty one marks a decoration. */
const lacksWords = (value: Record<string, unknown>) =>
  typeof value['webp_url'] === 'string' && 'alt' in value && typeof value['alt'] !== 'string';

function collect(name: string, value: unknown, found: Found): void {
  if (typeof value === 'string') {
    if (value.includes('<')) {
      const facts = readHtml(value);
      found.headings.push(...facts.headings);
      found.links.push(...facts.links);
      found.picturesWithoutWords += facts.picturesWithoutWords;
    } else if (value !== '' && name === PAGE_SETTING) found.links.push(`/${value.replace(/^\/+/, '')}`);
    else if (value !== '' && LINK_SETTING.test(name)) found.links.push(value);
  } else if (Array.isArray(value)) for (const part of value) collect(name, part, found);
  else if (isRecord(value)) {
    if (lacksWords(value)) found.wordlessPicture = true;
    else if (typeof value['webp_url'] !== 'string')
      for (const [key, part] of Object.entries(value)) collect(key, part, found);
  }
}

function readBlock({ variables }: PageBlock): Found {
  const found: Found = { headings: [], links: [], picturesWithoutWords: 0, wordlessPicture: false };
  const settings: unknown = JSON.parse(variables === '' ? '{}' : variables);
  if (!isRecord(settings)) return found;
  const level = LEVEL.exec(String(settings['heading_type'] ?? ''))?.[1];
  if (level !== undefined && settings['heading']) found.headings.push(Number(level));
  for (const [name, value] of Object.entries(settings)) collect(name, value, found);
  return found;
}

const internalPath = (link: string): string | null =>
  /^\/(?!\/)/.test(link) ? (link.split(/[?#]/, 1)[0] ?? '').replace(/^\/+|\/+$/g, '') : null;

function linkWarnings(links: readonly string[], knows: CheckedPage['knows']): string[] {
  return [...new Set(links)].flatMap((link) => {
    const path = internalPath(link);
    return path === null || knows(path) ? [] : [`The link ${link} doesn’t lead to a page.`];
  });
}

/** Warns if a block's text is hard to read on its background. With a picture or video behind it, that can't be judged. */
function contrastWarnings(block: PageBlock, accents: Accents): string[] {
  if (block.background_image || block.background_video || block.background_video_id) return [];
  const background = namedColour(block.background_colour);
  const found = blockContrast({ text: namedColour(block.text_colour), background }, accents);
  if (found === null) return [];
  const weak = (['light', 'dark'] as const).filter((scheme) => found[scheme] < TEXT_CONTRAST);
  if (weak.length === 0) return [];
  const ratios =
    found.light === found.dark
      ? `${found.light.toFixed(1)} to 1`
      : weak.map((scheme) => `${found[scheme].toFixed(1)} to 1 in ${scheme} mode`).join(' and ');
  const ground = background === null ? 'the page' : 'the background colour';
  return [`The text colour is hard to read on ${ground}: ${ratios}. Text needs ${TEXT_CONTRAST} to 1.`];
}

/** Warnings for the editor before a page is published. None of them blocks publishing: a check may be wrong, and news may be urgent. */
export function checkPage({ page, seoTitle, seoDescription, knows, accents }: CheckedPage): Warning[] {
  const warnings: Warning[] = [];
  const title = seoTitle || page.name;
  if (title.length > MAX_TITLE)
    warnings.push({
      block: null,
      field: seoTitle ? 'seo_title' : 'name',
      message: `The title has ${title.length} characters. Search engines show about ${MAX_TITLE}.`,
    });
  if (seoDescription.length > MAX_DESCRIPTION) {
    const message = `The description has ${seoDescription.length} characters. Search engines show about ${MAX_DESCRIPTION}.`;
    warnings.push({ block: null, field: 'seo_meta_description', message });
  }
  let before = 0;
  const mainHeadings: number[] = [];
  page.pageContents.forEach((block, index) => {
    const found = readBlock(block);
    const warn = (message: string) => warnings.push({ block: index + 1, field: null, message });
    for (const level of found.headings) {
      if (before > 0 && level > before + 1)
        warn(`A level ${level} heading follows a level ${before} heading, which skips a level.`);
      if (level === 1) mainHeadings.push(index + 1);
      before = level;
    }
    if (found.wordlessPicture || found.picturesWithoutWords > 0)
      warn('A picture has no description for people who can’t see it.');
    linkWarnings(found.links, knows).forEach(warn);
    contrastWarnings(block, accents).forEach(warn);
  });
  const second = mainHeadings[1];
  if (second !== undefined) {
    const message = `The page has ${mainHeadings.length} main headings (h1). Use one.`;
    warnings.push({ block: second, field: null, message });
  }
  return warnings;
}
