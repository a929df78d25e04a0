'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { PAGE_LINK, PREFETCHED } from '@/components/ui/link-target';
import { useCurrentPath } from '@/components/ui/current-path.client';

const isForBrowser = (event: MouseEvent) =>
  event.button !== 0 ||
  event.metaKey ||
  event.ctrlKey ||
  event.shiftKey ||
  event.altKey ||
  event.defaultPrevented;

let scrollStyle: CSSStyleSheet | undefined;

/**
 * For the fade of styles/motion.css: the old content is shown from its last scroll position, since the new content starts at the top. It
 * is a rule in a sheet of its own, because a custom property on the root would restyle every element just when the visitor is waiting.
 */
function showOldFrom(y: number): void {
  if (!('startViewTransition' in document)) return;
  if (scrollStyle === undefined) {
    scrollStyle = new CSSStyleSheet();
    document.adoptedStyleSheets.push(scrollStyle);
  }
  scrollStyle.replaceSync(`html::view-transition-old(.page) { translate: 0 ${String(-y)}px }`);
}

/**
 * Lets the router follow the links between pages, and prefetch those that scroll into view. One listener for all of them instead of a
 * component each, because the links of static parts are plain HTML, unknown to React.
 */
export function PageLinks() {
  const router = useRouter();
  const path = useCurrentPath();

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link =
        event.target instanceof Element ? event.target.closest(`a[${PAGE_LINK}]:not([target])`) : null;
      const href = link?.getAttribute('href');
      if (!href || isForBrowser(event)) return;
      event.preventDefault();
      showOldFrom(scrollY);
      router.push(href, { transitionTypes: ['page'] });
    };
    // Added last, so that any other click handler can prevent this.
    window.addEventListener('click', follow);
    return () => window.removeEventListener('click', follow);
  }, [router]);

  useEffect(() => {
    if (path === '') return;
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        router.prefetch(target.getAttribute('href') ?? '');
      }
    });
    for (const link of document.querySelectorAll(`a[${PAGE_LINK}="${PREFETCHED}"]`)) observer.observe(link);
    return () => observer.disconnect();
  }, [path, router]);

  return null;
}
