import { expect, test } from 'vitest';
import { keyOfBase, normaliseBase, readApiBases, urlOfBase } from './api-bases';

const OWN = 'https://www.example.nz';
const OTHERS = [{ key: 'club', url: 'https://club.example.nz/site' }];

test.each([
  [null, ''],
  ['https://www.example.nz', ''],
  ['https://WWW.example.nz/', ''],
  ['https://www.example.nz:443/api/v1', ''],
  ['https://club.example.nz/site/', 'club'],
  ['https://club.example.nz/site/api/v1/', 'club'],
])('takes %j as base %j', (named, key) => expect(keyOfBase(named, OWN, OTHERS)).toBe(key));

test.each([
  'https://evil.test',
  'https://www.example.nz.evil.test',
  'https://www.example.nz@evil.test',
  'https://user:secret@www.example.nz',
  'http://www.example.nz',
  'https://www.example.nz:8443',
  'https://club.example.nz',
  '//evil.test',
  'javascript:alert(1)',
  'https://www.example.nz/?x',
  '/',
])('does not accept %s as a configured base', (named) => expect(keyOfBase(named, OWN, OTHERS)).toBeNull());

test('accepts plain http only on this machine', () => {
  expect(normaliseBase('http://localhost:3000/')).toBe('http://localhost:3000');
  expect(normaliseBase('http://127.0.0.1:4000/api/v1')).toBe('http://127.0.0.1:4000');
  expect(normaliseBase('http://10.0.0.1')).toBeNull();
});

test('reads the configured list and finds an address by its key', () => {
  const text = 'club=https://club.example.nz/site/, dev=http://localhost:4000';
  expect(readApiBases(text)).toEqual([
    { key: 'club', url: 'https://club.example.nz/site' },
    { key: 'dev', url: 'http://localhost:4000' },
  ]);
  expect(urlOfBase('dev', text)).toBe('http://localhost:4000');
  expect(urlOfBase('gone', text)).toBeNull();
  expect(urlOfBase('dev', null)).toBeNull();
  for (const bad of ['https://club.example.nz', 'club=', 'club=ftp://x', 'Club X=https://x.nz', ''])
    expect(readApiBases(bad), bad).toBeNull();
});
