/** Attribute of an element whose content is a static part: its number on the page. */
export const STATIC_PART = 'data-static';

/** Property of the component that renders a static part, in the data of Next's router. */
export const STATIC_PART_PROPERTY = 'staticPart';
