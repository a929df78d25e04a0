import { z } from 'zod';
import { NOTICE_KINDS } from '../navigation.ts';
import { ending, flag, list, maybe, maybeInstant, otherwise, text } from '../wire.ts';

const texts = () =>
  z
    .record(z.string(), z.string())
    .nullish()
    .transform((value) => value ?? {});

/** An entry's label: the visitor's language in `labels`, else `label`, else the site's own text for `word` (`MENU_WORDS`). */
const namedSchema = z.object({ label: text(), word: text(), labels: texts() });

/** A link of a menu. `href` is a path of the site or a full address. */
const menuLinkSchema = namedSchema.extend({ href: text() });
export type MenuLink = z.output<typeof menuLinkSchema>;

/** An entry of the header. One with children but no `href` only opens a submenu. */
const menuEntrySchema = menuLinkSchema.extend({ children: list(menuLinkSchema) });
export type MenuEntry = z.output<typeof menuEntrySchema>;

const menuColumnSchema = namedSchema.extend({ links: list(menuLinkSchema) });

/** The bar above every page. `id` changes with its text, so a visitor who closed one notice still sees the next. */
const noticeSchema = z.object({
  id: z.string(),
  kind: otherwise(z.enum(NOTICE_KINDS), () => 'info'),
  text: z.string(),
  /** The same in other languages. */
  texts: texts(),
  link: maybe(menuLinkSchema),
  from: maybeInstant(),
  until: ending(maybeInstant()),
  dismissible: flag(),
});
export type Notice = z.output<typeof noticeSchema>;

/** The menus of the site, and its notice. Where a part is empty, the site shows its own. */
export const navigationSchema = z.object({
  header: list(menuEntrySchema),
  /** Large buttons below the phone's menu. */
  shortcuts: list(menuLinkSchema),
  footer: list(menuColumnSchema),
  /** Services whose links are shown, in order (`SOCIAL_SERVICES`); the domain settings have their addresses. */
  social: list(z.string()),
  notice: maybe(noticeSchema),
});
export type Navigation = z.output<typeof navigationSchema>;

/** The content server's response to a preview. */
export const draftNavigationSchema = z.object({ navigation: navigationSchema.nullable() });
