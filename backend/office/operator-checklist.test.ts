import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../kernel/config.ts';
import { readHandbook } from './handbook/read-handbook.ts';
import { operatorChecklist, OPERATOR_CHAPTER } from './operator-checklist.ts';

const keysOf = (variables: Readonly<Record<string, string>>, sells = true) =>
  operatorChecklist(readConfig(variables), sells).map(({ key }) => key);

test('a site on this computer lacks its address, its mail server and, if it sells, its payments', () => {
  expect(keysOf({})).toEqual(['address', 'mail', 'payments']);
  expect(keysOf({}, false)).toEqual(['address', 'mail']);
});

test('completed settings are no longer listed', () => {
  const open = { SITE_URL: 'https://www.example.org', SMTP_URL: 'smtp://mail.example.org' };
  expect(keysOf(open)).toEqual(['payments']);
  expect(keysOf({ ...open, STRIPE_SECRET_KEY: 'sk_live_12345678' })).toEqual([]);
});

test('the handbook has the linked chapter, with each variable', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/office.md'), 'utf8');
  const ids = readHandbook(page).flatMap((block) => (block.kind === 'heading' ? [block.id] : []));
  expect(ids).toContain(OPERATOR_CHAPTER.split('#')[1]);
  for (const { label } of operatorChecklist(readConfig({}), true))
    expect(page).toContain(`\`${/\((\w+)\)$/.exec(label)?.[1] ?? ''}\``);
});
