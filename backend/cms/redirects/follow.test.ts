import { describe, expect, it } from 'vitest';
import { finalTarget } from './follow.ts';

const rows = [
  { from: '/a', to: '/b' },
  { from: '/b/', to: '/c#part' },
  { from: '/x', to: '/y' },
  { from: '/y', to: '/x' },
];

describe('the final target of a redirect', () => {
  it('is the target itself if nothing redirects from there', () => {
    expect(finalTarget('/old', '/new', rows)).toBe('/new');
  });
  it('is the end of a chain', () => {
    expect(finalTarget('/old', '/a', rows)).toBe('/c#part');
  });
  it('does not exist in a loop, with or without the starting path', () => {
    expect(finalTarget('/c', '/a', rows)).toBeNull();
    expect(finalTarget('/old', '/x', rows)).toBeNull();
    expect(finalTarget('/same', '/same/', rows)).toBeNull();
  });
});
