import { hasExtension } from '../../lib/contract/extensions.ts';
import { sellsTickets } from '../../lib/shared/sells-tickets.ts';
import { SHOP_SCREENS, shopScreenOf } from '../../lib/shop/shop-screens.ts';
import { defineMatch, NOTHING } from '../define-match.ts';

/** The shop's screens. On a server without guest orders, the name of the order search belongs to an ordinary CMS page. */
export const shopMatch = defineMatch('shop', {
  routes: SHOP_SCREENS,
  closedToCrawlers: ['/cart', '/checkout', '/guest-checkout'],
  match: (path, { site }) => {
    const screen = shopScreenOf(path);
    if (screen === null) return null;
    if (screen === 'guest-checkout' && !hasExtension(site.extensions, 'guest-orders')) return null;
    return sellsTickets(site.domain) ? { screen } : NOTHING;
  },
});
