/** The shop's currency; prices are in its dollars. */
export const SHOP_CURRENCY = 'NZD';

/** A price as displayed (spec point 5): $ and two decimals. */
export const formatPrice = (dollars: number): string => `$${dollars.toFixed(2)}`;
