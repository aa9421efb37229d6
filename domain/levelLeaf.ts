/** The outline of the leaf that stands for a level, 12 wide and 12 high. */
export const LEVEL_LEAF = 'M0 12C0 4 4 0 12 0C12 8 8 12 0 12z';
/** From the left of one leaf to the left of the next. */
export const LEAF_STEP = 15;
