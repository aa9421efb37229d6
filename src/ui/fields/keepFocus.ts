import type { MouseEvent } from 'react';

/**
 * For buttons and links under a field: pressing one does not leave the field. Leaving would show its
 * message, and the button would move away between finger down and finger up.
 */
export const keepFocus = {
  onMouseDown: (event: MouseEvent) => event.preventDefault(),
};
