import type { ReactNode } from 'react';
import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';

type CmsScreenProps = {
  /** The CMS's properties for the screen. */
  readonly view: Pick<AdminViewServerProps, 'initPageResult' | 'params' | 'searchParams'>;
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
};

/** The frame of one of our own screens in the CMS: menu, header and title. */
export function CmsScreen({ view, title, className = '', children }: CmsScreenProps) {
  const { initPageResult, params, searchParams } = view;
  const { req, permissions, visibleEntities, locale } = initPageResult;
  return (
    <DefaultTemplate
      i18n={req.i18n}
      {...(locale === undefined ? {} : { locale })}
      {...(params === undefined ? {} : { params })}
      payload={req.payload}
      permissions={permissions}
      req={req}
      {...(searchParams === undefined ? {} : { searchParams })}
      {...(req.user === null ? {} : { user: req.user })}
      viewActions={req.payload.config.admin.components.actions}
      visibleEntities={visibleEntities}
    >
      <Gutter className={`office-home ${className}`.trim()}>
        <h1>{title}</h1>
        {children}
      </Gutter>
    </DefaultTemplate>
  );
}
