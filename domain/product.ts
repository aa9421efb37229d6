/** The product's identity where nothing is configured (decisions: PRODUCT_NAME, PRODUCT_SLUG). */
export const DEFAULT_PRODUCT_NAME = 'Kijani';
export const DEFAULT_PRODUCT_SLUG = 'kijani';
