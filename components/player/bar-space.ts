/**
 * The bar covers the end of the page and the corners of the screen, so both keep clear of it. It is lower where everything fits on one
 * line.
 */
export const BAR_SPACE = ':root{--bar-space:8.5rem}@media (min-width:64rem){:root{--bar-space:5.5rem}}';
