import { SCROLL_ANIMATIONS } from '@/lib/contract/entities/page';

/** The animation that a block asks for; a name nobody knows fades. */
export function revealType(name: string): (typeof SCROLL_ANIMATIONS)[number] {
  return SCROLL_ANIMATIONS.find((animation) => animation === name) ?? 'fade';
}

const EASINGS: Readonly<Record<string, string>> = {
  linear: 'linear',
  ease: 'ease',
  'ease-in': 'ease-in',
  'ease-out': 'ease-out',
  'ease-in-out': 'ease-in-out',
  'ease-in-back': 'cubic-bezier(0.6, -0.28, 0.735, 0.045)',
  'ease-out-back': 'cubic-bezier(0.175, 0.885, 0.32, 1.275)',
  'ease-in-out-back': 'cubic-bezier(0.68, -0.55, 0.265, 1.55)',
};

/** CSS timing of a block's aos_easing; an unknown name eases out. */
export function revealEasing(name: string): string {
  return EASINGS[name] ?? 'ease-out';
}
