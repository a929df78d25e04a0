import { RenderServerComponent } from '@payloadcms/ui/elements/RenderServerComponent';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { getSafeRedirect } from 'payload/shared';
import { SignInForm } from './sign-in-form.client.tsx';

/** /admin/login: replaces Payload's screen with one that has a second step. */
export function SignInView({ initPageResult, searchParams }: AdminViewServerProps) {
  const { payload, user } = initPageResult.req;
  const { admin, routes } = payload.config;
  const wanted = searchParams?.['redirect'];
  const next = getSafeRedirect({
    fallbackTo: routes.admin,
    redirectTo: typeof wanted === 'string' ? wanted : '',
  });
  if (user) redirect(next);
  return (
    <div className="sign-in">
      {RenderServerComponent({
        Component: admin.components.graphics.Logo,
        importMap: payload.importMap,
        serverProps: { payload },
      })}
      <SignInForm next={next} />
    </div>
  );
}
