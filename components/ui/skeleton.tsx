import clsx from 'clsx';

/** A grey box where something is still loading; `className` gives its size. */
export function Skeleton({ className }: { readonly className?: string }) {
  return <span aria-hidden="true" className={clsx('skeleton block', className)} />;
}
