'use client';

import { Button, Gutter, toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { z } from 'zod';
import { postJson } from '../../cms/screens/post-json.client.ts';
import { ROLE_NAMES, ROLES, ROLES_EXPLAINED } from '../../cms/access/roles.ts';

const FIELDS = ['name', 'email', 'role'] as const;
type Field = (typeof FIELDS)[number];

const answerSchema = z.object({
  message: z.string(),
  id: z.number().optional(),
  fields: z.partialRecord(z.enum(FIELDS), z.string()).default({}),
});
type Answer = z.output<typeof answerSchema>;

const LOST: Answer = {
  message:
    'Couldn’t reach the server, or it didn’t respond. Check the list of accounts before you try again.',
  fields: {},
};

async function send(colleague: Readonly<Record<Field, string>>): Promise<Answer> {
  const { answer } = await postJson('/api/users/invite', colleague);
  return answerSchema.safeParse(answer).data ?? LOST;
}

/** Invites a colleague by name, address and role. They choose their own password. */
export function InviteForm() {
  const ids = useId();
  const router = useRouter();
  const [colleague, setColleague] = useState<Readonly<Record<Field, string>>>({
    name: '',
    email: '',
    role: 'editor',
  });
  const [problem, setProblem] = useState<Answer | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problem]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    const answer = await send(colleague);
    setIsBusy(false);
    if (answer.id === undefined) return setProblem(answer);
    toast.success(answer.message);
    router.push(`/admin/collections/users/${String(answer.id)}`);
  };
  const marked = (field: Field) => ({
    id: `${ids}-${field}`,
    value: colleague[field],
    'aria-invalid': problem?.fields[field] !== undefined,
    'aria-describedby': `${ids}-${field}-told`,
  });
  const change = (field: Field, value: string) => setColleague({ ...colleague, [field]: value });

  return (
    <Gutter className="office-home invite">
      <h1>Invite a colleague</h1>
      <p>They’ll get an email with a link to choose their password.</p>
      <form ref={form} noValidate className="new-season__form" onSubmit={(event) => void submit(event)}>
        <div className="invite__field">
          <label htmlFor={`${ids}-name`}>Name</label>
          <input
            {...marked('name')}
            autoComplete="off"
            onChange={({ target }) => change('name', target.value)}
          />
          <p id={`${ids}-name-told`} className="new-season__problem">
            {problem?.fields.name ?? ''}
          </p>
        </div>
        <div className="invite__field">
          <label htmlFor={`${ids}-email`}>Email</label>
          <input
            {...marked('email')}
            type="email"
            required
            autoComplete="off"
            onChange={({ target }) => change('email', target.value)}
          />
          <p id={`${ids}-email-told`} className="new-season__problem">
            {problem?.fields.email ?? ''}
          </p>
        </div>
        <div className="invite__field">
          <label htmlFor={`${ids}-role`}>Role</label>
          <select
            {...marked('role')}
            aria-describedby={`${ids}-role-hint ${ids}-role-told`}
            onChange={({ target }) => change('role', target.value)}
          >
            {ROLES.map((role) => (
              <option key={role} value={role}>
                {ROLE_NAMES[role]}
              </option>
            ))}
          </select>
          <p id={`${ids}-role-hint`}>{ROLES_EXPLAINED}</p>
          <p id={`${ids}-role-told`} className="new-season__problem">
            {problem?.fields.role ?? ''}
          </p>
        </div>
        <Button type="submit" margin={false} disabled={isBusy}>
          Send the invitation
        </Button>
        <p role="alert" className="new-season__problem">
          {problem?.message ?? ''}
        </p>
      </form>
    </Gutter>
  );
}
