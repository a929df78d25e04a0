import type { BreadcrumbList, WithContext } from 'schema-dts';

/** One step of the path from the home page; `address` is the local path. */
export type Crumb = { readonly name: string; readonly address: string };

/** A page's breadcrumb, outermost step first. `siteUrl` has no trailing slash. */
export function breadcrumbJsonLd(trail: readonly Crumb[], siteUrl: string): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + address,
    })),
  };
}
