import { DismissButton } from './dismiss-button.client.tsx';
import type { ChecklistItem } from './todo-entry.ts';
import { SET_UP_LATER } from './set-up/office-preference.ts';

/** What a new site still needs, each with a link; nothing once it is complete. */
export function Checklist({ items }: { readonly items: readonly ChecklistItem[] }) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="office-left">
      <h2 id="office-left">Getting started</h2>
      <ul className="office-todo office-left">
        {items.map((entry) => (
          <li key={entry.key}>
            <ChecklistLine {...entry} />
            {/* A site without pages needs attention each time. */}
            {entry.key === SET_UP_LATER ? null : <DismissButton of={entry.key} label={entry.label} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function ChecklistLine({ label, href, details = [] }: ChecklistItem) {
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
