import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '../../../lib/contract/endpoint.ts';
import type { Route } from './handle.ts';
import { chooseRoute, createRouter } from './router.ts';

const route = (method: 'GET' | 'POST', path: string, when?: string[]): Route => ({
  endpoint: endpoint({
    method,
    path,
    auth: 'public',
    input: z.object({}),
    output: z.object({}),
    ...(when ? { when } : {}),
  }),
  run: async () => new Response(),
});

test('literal segments win over parameters, whatever the order of declaration', () => {
  const match = createRouter([route('GET', '/user/{url}'), route('GET', '/user/authUser')]);
  expect(match(['user', 'authUser'])?.routes[0]?.endpoint.path).toBe('/user/authUser');
  expect(match(['user', 'mere'])?.pathParameters).toEqual({ url: 'mere' });
});

test('an empty or extra segment matches nothing', () => {
  const match = createRouter([route('GET', '/user/{url}')]);
  expect(match(['user', ''])).toBeNull();
  expect(match(['user', 'mere', 'x'])).toBeNull();
});

test('selects between two calls at one path by the parameters given', () => {
  const single = route('GET', '/page', ['url', 'id']);
  const many = route('GET', '/page');
  const choose = (query: string, method = 'GET') =>
    chooseRoute([single, many], method, new URLSearchParams(query));
  expect(choose('id=4')).toBe(single);
  expect(choose('page=4')).toBe(many);
  expect(choose('', 'POST')).toBeNull();
});
