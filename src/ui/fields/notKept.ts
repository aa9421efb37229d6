/** Instead of the promise that this device keeps what is typed. */
export const NOT_KEPT =
  'This device does not keep what you type: its storage is full or blocked. Save before you leave this page.';
