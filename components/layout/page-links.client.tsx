'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { PAGE_LINK, PREFETCHED } from '@/components/ui/link-target';
import { useCurrentPath } from './current-path.client';

const isForBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented;

/**
 * Lets the router follow the links between pages, and prefetch those that come into view. One listener for all of them instead of a
 * component each: the links of static parts are plain HTML, which React doesn't know.
 */
export function PageLinks() {
  const router = useRouter();
  const path = useCurrentPath();

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest(`a[${PAGE_LINK}]`) : null;
      const href = link?.getAttribute('href');
      if (!link || !href || link.hasAttribute('target') || isForBrowser(event)) return;
      event.preventDefault();
      router.push(href);
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
