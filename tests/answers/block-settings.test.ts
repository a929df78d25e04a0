import { expect, test } from 'vitest';
import { parseSettings } from '@/lib/contract/block';
import { headingBlock } from '@/lib/contract/blocks/core';

test('parses settings and fills in missing ones with defaults (spec 2.43)', () => {
  expect(parseSettings(headingBlock, '{"heading":"Rounds","centered":"1"}')).toEqual({
    settings: { heading: 'Rounds', heading_type: 'h2', centered: true },
    problems: [],
  });
});

test('replaces one invalid value with its default, keeps the others and reports it', () => {
  const { settings, problems } = parseSettings(headingBlock, '{"heading":"Rounds","heading_type":"h9"}');
  expect(settings).toEqual({ heading: 'Rounds', heading_type: 'h2', centered: false });
  expect(problems.map((problem) => problem.key)).toEqual(['heading_type']);
});

test.each(['{', '[1]', 'null', '"x"'])('rejects a block whose JSON is %s', (variables) => {
  expect(parseSettings(headingBlock, variables).settings).toBeNull();
});

test('uses all defaults without variables', () => {
  expect(parseSettings(headingBlock, '').settings?.heading_type).toBe('h2');
});
