import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { micromark } from 'micromark';
import { parse } from 'yaml';
import type { z } from 'zod';

/** The text of a Markdown file. @param path relative to this folder */
export const readMarkdown = (path: string): string =>
  readFileSync(join(import.meta.dirname, path), 'utf8').trim();

/** Converts Markdown to the HTML that editors would write: no line breaks between blocks, and no paragraphs in quotations. */
export const markdownToHtml = (markdown: string): string =>
  micromark(markdown, { allowDangerousHtml: true })
    .replaceAll('<br />\n', '<br>')
    .replaceAll('>\n<', '><')
    .replace(/<blockquote><p>(.*?)<\/p><\/blockquote>/gs, '<blockquote>$1</blockquote>')
    .trim();

/** Splits a text into sections at headings of the given level. Text above the first heading is left out. */
export function sectionsOf(markdown: string, level: 1 | 2): { heading: string; text: string }[] {
  const start = `${'#'.repeat(level)} `;
  return `\n${markdown}`
    .split(`\n${start}`)
    .slice(1)
    .map((section) => {
      const [heading = '', ...lines] = section.split('\n');
      return { heading, text: lines.join('\n').trim() };
    });
}

/** A Markdown file with YAML front matter. */
export type Page<Facts> = Facts & { readonly name: string; readonly html: string };

const WITH_FACTS = /^---\n(.*?)\n---\n(.*)$/s;

/**
 * Reads the Markdown files of a folder, each with its front matter, its name without '.md', and its text as HTML.
 * @param folder relative to this one
 * @throws if the front matter of a file doesn't match the schema
 */
export function readPages<Facts>(folder: string, facts: z.ZodType<Facts>): Page<Facts>[] {
  return readdirSync(join(import.meta.dirname, folder))
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => {
      const path = join(folder, file);
      const [, yaml = '', text = ''] = WITH_FACTS.exec(readMarkdown(path)) ?? [];
      const read = facts.safeParse(parse(yaml));
      if (!read.success) throw new Error(`demo/${path}: ${read.error.message}`);
      return { ...read.data, name: basename(file, '.md'), html: markdownToHtml(text) };
    });
}
