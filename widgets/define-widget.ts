import type { ReactNode } from 'react';
import type { AddressedBlock, BlockDefinition, BlockSettings } from '@/lib/contract/block';
import type { DomainSettings } from '@/lib/contract/entities/site';
import type { Image } from '@/lib/contract/entities/image';
import type { Language } from '@/lib/contract/languages';
import type { ListOptions } from '@/lib/content/list-options';
import type { PagePath } from '@/lib/content/path';
import type { ShareCard } from '@/lib/share-picture/card';
import type { Translator } from '@/lib/i18n/translate';

/** A widget's page context. */
export type WidgetContext = {
  /** The address shown, without a leading slash. */
  readonly address: string;
  readonly page: { readonly url: string; readonly name: string };
  readonly language: Language;
  readonly t: Translator;
  /** The time that the page is rendered for; at most a minute old on a cached page. */
  readonly now: Date;
  readonly domain: DomainSettings;
  /** The first visible block of the page: its image loads eagerly, and its heading is the page's h1. */
  readonly isFirst: boolean;
  /** Whether an editor is viewing it beside a CMS form, to which parts of the page are linked. */
  readonly isEditing?: boolean | undefined;
  /** The block on its page; widgets of the older model have none. */
  readonly blockId?: string | undefined;
  /** The share of the page's width that its column takes, above 0 up to 1; all of it by default. */
  readonly columnShare?: number | undefined;
  /** The list options of a widget of the older page model; lists apply them with `lib/content/list-options`. */
  readonly list?: ListOptions | undefined;
};

/** The additional context of a widget whose block reads the address below its page; others can't see it. */
export type AddressedContext = WidgetContext & { readonly path: PagePath };

type ContextOf<B extends BlockDefinition> = B extends AddressedBlock ? AddressedContext : WidgetContext;

/** Returned by `load` if the item named by the address does not exist: the page becomes a 404. */
export const MISSING = Symbol('missing item');

/** What a list shows at an address below its page: a season, a group. */
export type ListedPart = {
  readonly name: string;
  readonly address: string;
  /** The page's main heading, in the place of the editor's, which is about the whole list; by default that one stays. */
  readonly heading?: string;
};

/** A widget's contribution to its page: the better title and image of a detail page, and where in a list it is. */
export type PageFacts = {
  readonly title?: string;
  readonly description?: string;
  readonly image?: Image | null;
  readonly type?: 'website' | 'article';
  readonly publishedTime?: string | null;
  readonly modifiedTime?: string | null;
  /** False keeps the address out of search engines. */
  readonly index?: boolean;
  /** The share card for chats and social networks, which replaces the image. */
  readonly share?: ShareCard | null;
  /** Named in a breadcrumb above the page's blocks; absent on the page itself, and for a widget with a breadcrumb of its own. */
  readonly part?: ListedPart;
  /** RSS feeds of the page's content; addresses without host. */
  readonly feeds?: readonly { readonly title: string; readonly href: string }[];
};

/** One widget: the block it renders, what it loads on the server and how it looks. */
export type Widget<B extends BlockDefinition, D, C extends WidgetContext = AddressedContext> = {
  readonly block: B;
  readonly load: (settings: BlockSettings<B>, context: C) => Promise<D | typeof MISSING>;
  readonly View: (props: ViewProps<B, D, C>) => ReactNode;
  readonly facts?: (data: D, context: C) => PageFacts;
};

type ViewProps<B extends BlockDefinition, D, C extends WidgetContext> = {
  readonly settings: BlockSettings<B>;
  readonly data: D;
  readonly context: C;
};

/** Props of the view of a block's widget. */
export type WidgetViewProps<B extends BlockDefinition, D> = ViewProps<B, D, ContextOf<B>>;

/** A widget after loading: ready to render, its types sealed inside. */
export type LoadedWidget = { readonly node: ReactNode; readonly facts: PageFacts };

/** An entry of the registry: a widget whose settings and data types are hidden. */
export type RegisteredWidget = {
  readonly template: string;
  readonly block: BlockDefinition;
  /**
   * Parses settings, loads and renders; MISSING if the page has to be a 404. Throws if content can't be loaded.
   * @param fixed settings that override those of the JSON
   */
  readonly prepare: (
    variables: string,
    context: AddressedContext,
    fixed?: Readonly<Record<string, unknown>>,
  ) => Promise<LoadedWidget | typeof MISSING | null>;
};

/**
 * Declares a widget; the types of its settings and data follow from its block and its load. One that reads the address needs a block that
 * says so (`addressedBlock`); otherwise the site treats every address below its page as missing.
 */
export function defineWidget<B extends AddressedBlock, D>(
  widget: Widget<B, D, AddressedContext>,
): Widget<B, D>;
export function defineWidget<B extends BlockDefinition, D>(widget: Widget<B, D, WidgetContext>): Widget<B, D>;
export function defineWidget<B extends BlockDefinition, D>(widget: Widget<B, D>): Widget<B, D> {
  return widget;
}
