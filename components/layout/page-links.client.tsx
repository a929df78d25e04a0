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

let leftAt: CSSStyleSheet | undefined;

/**
 * For the fade of styles/motion.css: the old content is shown from where it was left, since the new one begins at its top. A rule in a sheet of
 * its own, because a custom property of the root would restyle every element just when the visitor waits.
 */
function showOldFrom(y: number): void {
  if (!('startViewTransition' in document)) return;
  if (leftAt === undefined) {
    leftAt = new CSSStyleSheet();
    document.adoptedStyleSheets.push(leftAt);
  }
  leftAt.replaceSync(`html::view-transition-old(.page) { translate: 0 ${String(-y)}px }`);
}

/**
 * Lets the router follow the links between pages, and prefetch those that come into view. One listener for all of them instead of a
 * component each: the links of static parts are plain HTML, which React doesn't know.
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
    // Last of all, so that whatever else handles the click can prevent this.
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
