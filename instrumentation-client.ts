/** Next calls this whenever its router starts a navigation. */
export { announceNavigation as onRouterTransitionStart } from '@/components/ui/navigation-start.client';
