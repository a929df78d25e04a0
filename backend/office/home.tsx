import { Gutter } from '@payloadcms/ui';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { roleOf } from '../cms/access/roles.ts';
import { getDomain } from '../site/domain.ts';
import { PaymentModeNotice } from '../site/payment-mode.tsx';
import { opensSetUp, SET_UP_PATH } from './set-up/set-up-state.ts';
import { buttonsOf } from './jobs.ts';
import { Checklist } from './checklist-view.tsx';
import { findChecklist } from './checklist.ts';
import { findNextRound, type NextRound } from './next-round.ts';
import type { Todo } from './todo-entry.ts';
import { findTodos } from './todo.ts';

/** The home of the CMS: what a new site still needs, the role's jobs, to-dos, and what comes next. On an empty site it opens the set-up. */
export async function OfficeHome({ initPageResult }: AdminViewServerProps) {
  const { req } = initPageResult;
  const role = req.user?.collection === 'users' ? roleOf(req.user) : null;
  if (role === null) return null;
  if (role === 'admin' && (await opensSetUp(req))) redirect(SET_UP_PATH);
  const isRacing = role !== 'gate';
  const [{ name }, next, checklist] = await Promise.all([
    getDomain(req.payload),
    isRacing ? findNextRound(req.payload) : null,
    findChecklist(req),
  ]);
  const todos = isRacing ? await findTodos(req, next) : [];
  return (
    <Gutter className="office-home">
      <PaymentModeNotice role={role} />
      <h1>{name}</h1>
      <Checklist items={checklist} />
      <section aria-labelledby="office-jobs">
        <h2 id="office-jobs">Jobs</h2>
        <ul className="office-jobs">
          {buttonsOf(role, next?.id ?? null).map(({ label, href }) => (
            <li key={label}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </section>
      {isRacing ? (
        <div className="office-columns">
          <Todos todos={todos} />
          <Next round={next} />
        </div>
      ) : null}
    </Gutter>
  );
}

function Todos({ todos }: { readonly todos: readonly Todo[] }) {
  return (
    <section aria-labelledby="office-todo">
      <h2 id="office-todo">Needs doing</h2>
      {todos.length === 0 ? <p>Nothing needs doing right now.</p> : null}
      <ul className="office-todo">
        {todos.map((todo) => (
          <li key={todo.label}>
            <TodoLine {...todo} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function TodoLine({ count, label, href, details = [] }: Todo) {
  const line = (
    <>
      {count > 0 ? <strong>{count} </strong> : null}
      {label}
    </>
  );
  if (href !== null) return <a href={href}>{line}</a>;
  if (details.length === 0) return <p>{line}</p>;
  return (
    <details>
      <summary>{line}</summary>
      <ul>
        {details.map((detail) => (
          <li key={`${detail.href} ${detail.title}`}>
            <a href={detail.href}>{detail.title}</a>
          </li>
        ))}
        {count > details.length ? <li>… and {count - details.length} more</li> : null}
      </ul>
    </details>
  );
}

function Next({ round }: { readonly round: NextRound | null }) {
  return (
    <section aria-labelledby="office-next">
      <h2 id="office-next">{round?.isOn ? 'On now' : 'Next'}</h2>
      {round === null ? (
        <p>No rounds are planned.</p>
      ) : (
        <>
          <p>
            <a href={`/admin/collections/rounds/${String(round.id)}`}>{round.name}</a>
            <br />
            {[round.days, round.venue].filter(Boolean).join(' · ')}
          </p>
          {round.sessions.length === 0 ? (
            <p>No sessions yet.</p>
          ) : (
            <table>
              <caption>Next sessions, times in {round.zone}</caption>
              <tbody>
                {round.sessions.map(({ id, name, time, href }) => (
                  <tr key={id}>
                    <th scope="row">{time}</th>
                    <td>
                      <a href={href}>{name}</a>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </>
      )}
    </section>
  );
}
