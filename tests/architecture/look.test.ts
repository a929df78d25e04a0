import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MAIL_TEMPLATES } from '@/backend/mail/templates';
import {
  KINDS,
  LOOKS,
  mailPictureName,
  MIRRORED_MAIL,
  pictureName,
  SHARED_PAGES,
} from '../../scripts/look/pages.ts';
import { ROOT } from '../../scripts/run/project.ts';

const FOLDER = join(ROOT, 'docs/look');
const README = readFileSync(join(FOLDER, 'README.md'), 'utf8');
const [, ALL_PICTURES = ''] = README.split('\n## All pictures\n');

const sorted = (names: Iterable<string>) => [...names].sort();
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

const SHARED = SHARED_PAGES.map(({ name }) => name);
const MAILS = [...Object.keys(MAIL_TEMPLATES).map(mailPictureName), MIRRORED_MAIL.name];

test('the list of all pictures has the kinds that are made, each once', () => {
  expect(sorted(namesIn(ALL_PICTURES, /`([a-z]+(?:-[a-z]+)*)`/g))).toEqual(sorted(KINDS));
});

test('each kind whose picture is there is shown in its part, light on a desktop', () => {
  const shown = namesIn(README, /!\[[^\]]+\]\(([^)]+)\.webp\)/g).filter((name) => !MAILS.includes(name));
  const there = [...KINDS.map((kind) => pictureName(kind, LOOKS[0])), ...SHARED].filter((name) =>
    existsSync(join(FOLDER, `${name}.webp`)),
  );
  expect(sorted(shown)).toEqual(sorted(there));
});

test('no picture is left over of a kind that is no longer made', () => {
  const made = new Set(
    [...KINDS.flatMap((kind) => LOOKS.map((look) => pictureName(kind, look))), ...SHARED, ...MAILS].map(
      (name) => `${name}.webp`,
    ),
  );
  const files = readdirSync(FOLDER).filter((file) => file !== 'README.md');
  expect(files.filter((file) => !made.has(file))).toEqual([]);
});
