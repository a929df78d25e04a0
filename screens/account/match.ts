import { accountScreenOf, ACCOUNT_SCREENS } from '../../lib/account/account-screens.ts';
import { isEventSite } from '../../lib/account/account-settings.ts';
import { hasExtension } from '../../lib/contract/extensions.ts';
import { defineMatch, NOTHING } from '../define-match.ts';

/**
 * The account screens. Only event sites have the entry page, and only servers with guest orders the screen to find them; elsewhere these
 * names belong to ordinary CMS pages.
 */
export const accountMatch = defineMatch('account', {
  routes: ACCOUNT_SCREENS,
  closedToCrawlers: ['/login', '/auth', '/logout', '/profile', '/find-order'],
  match: ({ page_url, item_url }, { site, siteUrl }) => {
    const screen = accountScreenOf(page_url);
    if (screen === null) return null;
    if (screen === 'find-order' && !hasExtension(site.extensions, 'guest-orders')) return null;
    if (screen === 'enter' && !isEventSite(site.domain.configuration, siteUrl)) return null;
    return item_url === '' ? { screen } : NOTHING;
  },
});
