/** Light, dark, or the system's setting. */
export const COLOUR_CHOICES = ['system', 'light', 'dark'] as const;
export type ColourChoice = (typeof COLOUR_CHOICES)[number];

/** The choice's storage key, and the attribute of <html> that the stylesheet reads; without it the system decides. */
export const COLOUR_KEY = 'theme';
export const COLOUR_ATTRIBUTE = 'data-theme';

/**
 * Runs in the head, before the first paint, so that the system's scheme never flashes up before the chosen one. The front server allows it in
 * the page's CSP by its hash. If storage is blocked, the system decides.
 */
export const COLOUR_SCRIPT = `try{var c=localStorage.getItem('${COLOUR_KEY}');if(c==='light'||c==='dark')document.documentElement.setAttribute('${COLOUR_ATTRIBUTE}',c)}catch(e){}`;
