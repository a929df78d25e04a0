import { expect, test } from 'vitest';
import { headingBlock } from '@/lib/contract/blocks/core';
import { parseSettings } from './settings';

test('reads settings and fills what is missing with defaults', () => {
  expect(parseSettings(headingBlock, '{"heading":"Rounds","centered":"1"}')).toEqual({
    settings: { heading: 'Rounds', heading_type: 'h2', centered: true },
    problems: [],
  });
});

test('replaces one bad value by its default, keeps the others and says which it was', () => {
  const { settings, problems } = parseSettings(headingBlock, '{"heading":"Rounds","heading_type":"h9"}');
  expect(settings).toEqual({ heading: 'Rounds', heading_type: 'h2', centered: false });
  expect(problems.map((problem) => problem.key)).toEqual(['heading_type']);
});

test.each(['{', '[1]', 'null', '"x"'])('gives up on a block whose JSON is %s', (variables) => {
  expect(parseSettings(headingBlock, variables).settings).toBeNull();
});

test('takes no variables at all for all defaults', () => {
  expect(parseSettings(headingBlock, '').settings?.heading_type).toBe('h2');
});
