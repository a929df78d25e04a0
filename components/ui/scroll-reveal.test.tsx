import { act, render, screen } from '@testing-library/react';
import { mockAllIsIntersecting, setupIntersectionMocking } from 'react-intersection-observer/test-utils';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ScrollReveal } from './scroll-reveal.client';

/** Places the block at this height, in pixels from the top of a window of 768. */
function showAt(top: number) {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 800, 200));
  render(
    <ScrollReveal type="fade-up">
      <p>Text</p>
    </ScrollReveal>,
  );
  return screen.getByText('Text').parentElement;
}

const scrollIntoView = (isInView: boolean) => act(() => mockAllIsIntersecting(isInView));

beforeEach(() => {
  vi.restoreAllMocks();
  setupIntersectionMocking(vi.fn);
});

describe('ScrollReveal', () => {
  it('hides a block below the viewport and shows it, permanently, when it scrolls into view', () => {
    const block = showAt(2000);
    scrollIntoView(false);
    expect(block).toHaveAttribute('data-reveal-state', 'waiting');
    scrollIntoView(true);
    expect(block).toHaveAttribute('data-reveal-state', 'shown');
    scrollIntoView(false);
    expect(block).toHaveAttribute('data-reveal-state', 'shown');
  });

  it('never hides what is visible at the start', () => {
    const block = showAt(100);
    expect(block).not.toHaveAttribute('data-reveal-state');
    scrollIntoView(true);
    expect(block).toHaveAttribute('data-reveal-state', 'shown');
  });
});
