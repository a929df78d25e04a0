import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../lib/contract/languages.ts';
import { renderMail } from '../render-mail.ts';
import { TEMPLATES } from './read-choice.ts';
import { sampleMail } from './samples.ts';

const LOOK = { site: 'Summer Series', siteUrl: 'https://example.org', accent: '#d7263d', logos: [] };

test.each(LANGUAGES)('every email in %s has a sample with all that it says', (language) => {
  for (const template of TEMPLATES) {
    const content = sampleMail(template, language, LOOK.siteUrl);
    const { subject, html, text } = renderMail(content, LOOK);
    for (const part of [subject, text])
      expect([template, part]).toEqual([template, expect.stringMatching(/\S/)]);
    expect([template, html]).toEqual([template, expect.not.stringMatching(/\{\w+\}|undefined/)]);
    for (const shown of [content.code, content.link, ...(content.lines ?? []).map(([label]) => label)])
      if (shown !== undefined) expect([template, text]).toEqual([template, expect.stringContaining(shown)]);
  }
});
