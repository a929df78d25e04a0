import type { Trackers } from './trackers';

type Queue = unknown[];
type PixelFunction = ((...given: unknown[]) => void) & {
  queue: unknown[][];
  callMethod?: (...given: unknown[]) => void;
};

/** The global names that the services' own scripts read. */
declare global {
  interface Window {
    dataLayer?: Queue;
    fbq?: PixelFunction;
    _fbq?: PixelFunction;
    _paq?: Queue;
  }
}

function addScript(address: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
}

function startGoogle(analytics: string | null, tagManager: string | null): void {
  const queue: Queue = (window.dataLayer ??= []);
  // Google's script recognises commands by the object's type: it must be `arguments` itself.
  function gtag(..._command: unknown[]) {
    // eslint-disable-next-line prefer-rest-params
    queue.push(arguments);
  }
  if (tagManager !== null) {
    queue.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    addScript(`https://www.googletagmanager.com/gtm.js?id=${tagManager}`);
  }
  if (analytics !== null) {
    gtag('js', new Date());
    gtag('config', analytics);
    addScript(`https://www.googletagmanager.com/gtag/js?id=${analytics}`);
  }
}

function startPixel(id: string): void {
  const queue: unknown[][] = [];
  const pixel: PixelFunction = Object.assign(
    (...given: unknown[]) => {
      if (pixel.callMethod) pixel.callMethod(...given);
      else queue.push(given);
    },
    { queue, push: (...given: unknown[]) => queue.push(given), loaded: true, version: '2.0' },
  );
  window.fbq = pixel;
  window._fbq = pixel;
  pixel('init', id);
  pixel('track', 'PageView');
  addScript('https://connect.facebook.net/en_US/fbevents.js');
}

function startMatomo({ url, siteId }: NonNullable<Trackers['matomo']>): void {
  (window._paq ??= []).push(
    ['trackPageView'],
    ['enableLinkTracking'],
    ['setTrackerUrl', `${url}matomo.php`],
    ['setSiteId', siteId],
  );
  addScript(`${url}matomo.js`);
}

/** Loads the configured services. Only after consent. */
export function loadTrackers({ analytics, tagManager, pixel, matomo }: Trackers): void {
  if (analytics !== null || tagManager !== null) startGoogle(analytics, tagManager);
  if (pixel !== null) startPixel(pixel);
  if (matomo !== null) startMatomo(matomo);
}

/** Reports a client-side navigation to the loaded services. Google's follow the address by themselves. */
export function countPageView(): void {
  window.fbq?.('track', 'PageView');
  window._paq?.push(['setCustomUrl', location.href], ['setDocumentTitle', document.title], ['trackPageView']);
}
