import { act } from '@testing-library/react';
import nextDynamic from 'next/dist/shared/lib/app-dynamic';
import { useId, useState, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { prerender } from 'react-dom/static';
import { expect, it, vi } from 'vitest';
import dynamic from './dynamic.client';

type Props = Readonly<Record<string, unknown>>;

function Counter({ label }: Props) {
  const id = useId();
  const [count, setCount] = useState(0);
  return (
    <p>
      <label htmlFor={id}>{String(label)}</label>
      <button type="button" id={id} onClick={() => setCount(count + 1)}>
        {count}
      </button>
    </p>
  );
}

const page = (Part: ComponentType<Props>) => (
  <main>
    <Part label="First" />
    <Part label="Second" />
  </main>
);

it('takes over what Next’s own has rendered, with the same ids', async () => {
  const { prelude } = await prerender(page(nextDynamic<Props>(async () => Counter)));
  const html = await new Response(prelude).text();
  document.body.innerHTML = html;
  const onRecoverableError = vi.fn();
  const root = await act(async () =>
    hydrateRoot(document.body, page(dynamic(async () => ({ default: Counter }))), { onRecoverableError }),
  );
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(document.body.innerHTML).toBe(html);
  const [, second] = document.querySelectorAll('button');
  await act(async () => second?.click());
  expect(second).toHaveTextContent('1');
  await act(async () => root.unmount());
});
