import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { StaticElement } from './static-part.client';

/** A static part as the server rendered it, and as the accompanying data names it: without children. */
const served = (part: number) =>
  renderToString(
    <StaticElement staticPart={part} className="card">
      <h2>Taupō</h2>
    </StaticElement>,
  );
const withoutData = (part: number) => <StaticElement staticPart={part} className="card" />;

function documentWith(part: number) {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = served(part);
  return container;
}

describe('a static part without data', () => {
  it('keeps its elements when React takes over the page', async () => {
    const container = documentWith(1);
    const heading = container.querySelector('h2');
    const problems: unknown[] = [];
    await act(async () => {
      hydrateRoot(container, withoutData(1), { onRecoverableError: (problem) => problems.push(problem) });
    });
    expect(container.querySelector('h2')).toBe(heading);
    expect(problems).toEqual([]);
  });

  it('is shown again when the visitor returns to its page', async () => {
    const container = documentWith(2);
    const root = await act(async () => hydrateRoot(container, withoutData(2)));
    await act(async () => root.unmount());
    expect(container).toBeEmptyDOMElement();
    expect(render(withoutData(2)).container.querySelector('h2')).toHaveTextContent('Taupō');
  });

  it('is replaced when updated content comes with data', async () => {
    const container = documentWith(3);
    const root = await act(async () => hydrateRoot(container, withoutData(3)));
    await act(async () =>
      root.render(
        <StaticElement staticPart={3} className="card">
          <h2>Manfeild</h2>
        </StaticElement>,
      ),
    );
    expect([...container.querySelectorAll('h2')].map((heading) => heading.textContent)).toEqual(['Manfeild']);
  });
});
