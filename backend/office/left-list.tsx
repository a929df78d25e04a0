import { DismissButton } from './dismiss-button.client.tsx';
import type { Left } from './todo-entry.ts';
import { SET_UP_LATER } from './set-up/office-preference.ts';

/** What a new site still needs, each with a link; nothing once it is complete. */
export function LeftList({ left }: { readonly left: readonly Left[] }) {
  if (left.length === 0) return null;
  return (
    <section aria-labelledby="office-left">
      <h2 id="office-left">Getting started</h2>
      <ul className="office-todo office-left">
        {left.map((entry) => (
          <li key={entry.key}>
            <LeftLine {...entry} />
            {/* A site without pages needs attention each time. */}
            {entry.key === SET_UP_LATER ? null : <DismissButton of={entry.key} label={entry.label} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function LeftLine({ label, href, details = [] }: Left) {
  if (href !== null) return <a href={href}>{label}</a>;
  return (
    <details>
      <summary>{label}</summary>
      <ul>
        {details.map((detail) => (
          <li key={detail.href}>
            <a href={detail.href}>{detail.title}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}
