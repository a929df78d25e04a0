import type { Thing, WithContext } from 'schema-dts';

/** JSON for a script element: nothing in it can end the element or open a comment (safety: JSON-LD). */
export function escapeJsonForScript(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/>/g, '\\u003e')
    .replace(/&/g, '\\u0026')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

/** Structured data of one item. */
export function JsonLd<T extends Thing>({ data }: { data: WithContext<T> }) {
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: escapeJsonForScript(data) }} />
  );
}
