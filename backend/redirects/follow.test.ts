import { describe, expect, it } from 'vitest';
import { finalTarget } from './follow.ts';

const rows = [
  { from: '/a', to: '/b' },
  { from: '/b/', to: '/c#part' },
  { from: '/x', to: '/y' },
  { from: '/y', to: '/x' },
];

describe('the end of a redirect', () => {
  it('is the target itself where nothing leads on', () => {
    expect(finalTarget('/old', '/new', rows)).toBe('/new');
  });
  it('is where a chain ends', () => {
    expect(finalTarget('/old', '/a', rows)).toBe('/c#part');
  });
  it('is nowhere for a loop, its own or another', () => {
    expect(finalTarget('/c', '/a', rows)).toBeNull();
    expect(finalTarget('/old', '/x', rows)).toBeNull();
    expect(finalTarget('/same', '/same/', rows)).toBeNull();
  });
});
