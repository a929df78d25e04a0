import { LoadWholePage } from '@/components/layout/load-whole-page.client';

/**
 * Shown when a link inside the site leads to a missing page. The server in front answers a direct request for such an address itself,
 * with the 404 screen (spec point 2); a screen here would be part of every page's data.
 */
export default function NotFound() {
  return <LoadWholePage />;
}
