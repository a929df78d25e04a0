import { LoadWholePage } from '@/components/layout/load-whole-page.client';

/**
 * Shown when a link inside the site leads to no page; the server in front answers such an address itself, with the 404 screen of spec
 * point 2. A screen here would travel in the data of every page.
 */
export default function NotFound() {
  return <LoadWholePage />;
}
