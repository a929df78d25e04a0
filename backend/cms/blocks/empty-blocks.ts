import { propertyOf } from '../../../lib/shared/record.ts';
import type { RichText } from '../rich-text/nodes.ts';
import { toHtml } from '../rich-text/to-html.ts';
import { isReadableText } from '../validation/rich-text.ts';
import { BLOCK_BY_SLUG } from './index.ts';
import { recordFieldOf } from './link-fields.ts';

/** A stored block: its settings by name. */
type StoredBlock = Readonly<Record<string, unknown>> & { readonly blockType: string };

/** Any one of these settings is needed; the message if all are missing. */
type Need = { readonly anyOf: readonly string[]; readonly message: string };

const need = (message: string, ...anyOf: readonly string[]): Need => ({ anyOf, message });

const LINK = 'has no link. Choose where its button goes.';
const TEXT = 'is empty. Add some text or remove it.';

/** What a block needs, by template. A block that shows a list, or the record at its address, needs nothing. */
const NEEDS: Readonly<Record<string, readonly Need[]>> = {
  'core/html': [need(TEXT, 'html')],
  'core/heading': [need('is empty. Add a heading or remove it.', 'heading')],
  'site/headings': [need('is empty. Add a heading or remove it.', 'heading', 'subheading')],
  'site/heading_with_content': [need(TEXT, 'heading', 'subheading', 'html')],
  'core/raw_code': [need('is empty. Paste the code or remove it.', 'code')],
  'core/form': [need('has no form. Choose one.', 'form')],
  'core/google_map': [need('has no location. Enter an address.', 'location')],
  'core/button_link': [
    need('has no button text. Say what the button does.', 'button_text'),
    need(LINK, 'button_url', 'link_to_page', 'link_to_document'),
  ],
  'site/button_link': [
    need('has no button text. Say what the button does.', 'button_text'),
    need(LINK, 'button_url'),
  ],
  'core/image': [need('has no picture. Choose one.', 'image')],
  'core/image_with_content': [
    need('has no picture. Choose one.', 'image'),
    need('has no text. Add a heading or some text.', 'heading', 'html'),
  ],
  'core/call_to_action': [need('is empty. Add a heading or some text.', 'heading', 'subheading', 'html')],
  'core/hero_quote': [
    need(
      'is empty. Add a heading or choose a picture.',
      'heading',
      'subheading',
      'html',
      'background_image',
      'background_video',
      'overlay_image',
    ),
  ],
  'core/gallery': [need('has no gallery. Choose one.', 'gallery')],
  'core/video': [need('has no video. Choose one.', 'video')],
  'core/link_children': [need('has no list of links. Choose one.', 'parent')],
};

/** A block's button is left out if it has no text; with a text it needs a link. */
const BUTTON = { text: 'button_text', link: 'button_link' } as const;

const SOME_PICTURE = { hash: '-', alt: '' };
const isText = (value: unknown): value is RichText => isReadableText(value);

function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (value === null || value === undefined || value === false) return false;
  // A rich text without any content has no HTML.
  return isText(value) ? toHtml(value, { image: () => SOME_PICTURE, address: () => null }) !== '' : true;
}

export type EmptyBlock = {
  /** Position on the page, from 1. */
  readonly block: number;
  readonly label: string;
  /** What is missing, to follow the block's name. */
  readonly message: string;
};

/** The blocks of a page that show nothing, or have a button without a link. Hidden ones don't count. */
export function emptyBlocks(blocks: readonly StoredBlock[]): EmptyBlock[] {
  return blocks.flatMap((stored, index) => {
    const cmsBlock = BLOCK_BY_SLUG.get(stored.blockType);
    if (cmsBlock === undefined || propertyOf(stored['display'], 'hidden') === true) return [];
    const has = (name: string) => isFilled(stored[name]) || isFilled(stored[recordFieldOf(name)]);
    const lacking = (NEEDS[cmsBlock.template] ?? []).filter(({ anyOf }) => !anyOf.some(has));
    const unlinked = BUTTON.link in cmsBlock.kinds && has(BUTTON.text) && !has(BUTTON.link);
    const label = String(cmsBlock.block.labels?.singular ?? cmsBlock.template);
    const messages = [...lacking.map(({ message }) => message), ...(unlinked ? [LINK] : [])];
    return messages.map((message) => ({ block: index + 1, label, message }));
  });
}
