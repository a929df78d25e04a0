import { MinimalTemplate } from '@payloadcms/next/templates';
import { Button, Link } from '@payloadcms/ui';
import { RenderServerComponent } from '@payloadcms/ui/elements/RenderServerComponent';
import type { AdminViewServerProps } from 'payload';
import { ChoosePasswordForm } from './choose-password-form.client.tsx';
import { emailOfResetLink } from './reset-link.ts';

/**
 * /admin/reset?token=…: choosing a password with an emailed link. Replaces Payload's screen, whose form checks input a moment later and
 * refuses whoever submits it before that.
 */
export async function ChoosePasswordView({ initPageResult, searchParams }: AdminViewServerProps) {
  const { payload } = initPageResult.req;
  const { admin, routes } = payload.config;
  const token = searchParams?.['token'];
  const email = typeof token === 'string' ? await emailOfResetLink(payload, token) : null;
  return (
    <MinimalTemplate>
      <div className="sign-in">
        {RenderServerComponent({
          Component: admin.components.graphics.Logo,
          importMap: payload.importMap,
          serverProps: { payload },
        })}
        <h1 className="sign-in__title">Choose a password</h1>
        {typeof token === 'string' && email !== null ? (
          <ChoosePasswordForm token={token} email={email} next={routes.admin} />
        ) : (
          <>
            <p>This link has expired or has already been used.</p>
            <Button el="link" to={`${routes.admin}${admin.routes.forgot}`} size="large" margin={false}>
              Get a new link
            </Button>
            <Link href={`${routes.admin}${admin.routes.login}`} prefetch={false}>
              Sign in
            </Link>
          </>
        )}
      </div>
    </MinimalTemplate>
  );
}
