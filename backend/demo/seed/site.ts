import { fromHtml } from '../../rich-text/from-html.ts';
import type { Championship } from '../records/championship.ts';
import { pick } from './pick.ts';
import { idOf, insert, insertAll, type Ids, type SeedSession } from './session.ts';

/** Groups of all models; parents come before their children. Gives ids by slug: no two groups share one. */
export async function seedGroups(
  session: SeedSession,
  { groups }: Championship,
  pictures: Ids,
): Promise<Ids> {
  const ids = new Map<string, number>();
  for (const [sort, { model, slug, name, parent, content, image }] of groups.entries()) {
    ids.set(
      slug,
      await insert(session, 'groups', {
        model,
        name,
        url: slug,
        parent: parent === null ? null : idOf(ids, parent),
        image: image ? idOf(pictures, image.key) : null,
        ...(content ? { content: fromHtml(content) } : {}),
        sort,
      }),
    );
  }
  return ids;
}

/** Questions and answers, by slug. */
export const seedFaqs = (session: SeedSession, { faqs }: Championship, groups: Ids): Promise<Ids> =>
  insertAll(
    faqs,
    ({ slug }) => slug,
    ({ name, content, group }, sort) =>
      insert(session, 'faqs', { name, content: fromHtml(content), groups: [idOf(groups, group)], sort }),
  );

/** Lists of links, by slug. */
export async function seedLinks(session: SeedSession, { links }: Championship): Promise<Ids> {
  const ids = new Map<string, number>();
  for (const [sort, { slug, name, link, icon, parent }] of links.entries()) {
    ids.set(
      slug,
      await insert(session, 'links', {
        name,
        link,
        icon,
        parent: parent === null ? null : idOf(ids, parent),
        sort,
      }),
    );
  }
  return ids;
}

/** Forms, by url. */
export const seedForms = (session: SeedSession, { forms }: Championship): Promise<Ids> =>
  insertAll(
    forms,
    ({ url }) => url,
    ({ questions, ...form }) =>
      insert(session, 'forms', {
        ...form,
        questions: questions.map(({ content, ...question }) => ({
          ...question,
          ...(content ? { content: fromHtml(content) } : {}),
        })),
      }),
  );

/** Snippets, redirects and the settings of the site. */
export async function seedSettings(
  session: SeedSession,
  championship: Championship,
  pictures: Ids,
  groups: Ids,
): Promise<void> {
  await insertAll(
    championship.snippets,
    ({ name }) => name,
    ({ name, group, content }, sort) =>
      insert(session, 'snippets', { name, content: fromHtml(content), groups: [idOf(groups, group)], sort }),
  );
  await insertAll(
    championship.redirects,
    ({ from }) => from,
    (redirect) => insert(session, 'redirects', redirect),
  );
  const { domain } = championship;
  await session.payload.updateGlobal({
    slug: 'domain-settings',
    depth: 0,
    data: {
      ...pick(domain, [
        'name',
        'theme_colour',
        'dark_theme_colour',
        'seo_title_prefix',
        'seo_title_suffix',
        'seo_title',
        'seo_meta_description',
        'organisation_name',
        'organisation_address',
        'organisation_email',
        'organisation_phone',
        'facebook',
        'twitter',
        'instagram',
        'linkedin',
        'youtube',
      ]),
      seo_image: idOf(pictures, domain.seo_image.key),
      favicon: idOf(pictures, domain.favicon.key),
      favicon_dark: idOf(pictures, domain.favicon_dark.key),
      organisation_logo: idOf(pictures, domain.organisation_logo.key),
      organisation_logo_dark: idOf(pictures, domain.organisation_logo_dark.key),
      ecommerce_enabled: false,
      gst_number: '123-456-789',
      card_surcharge_percent: 1.9,
      card_surcharge_fixed: 0.3,
    },
  });
}
