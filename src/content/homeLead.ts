/** What home says first, until editors edit it. */
export const builtInHomeLead = (productName: string): string =>
  `${productName} lists businesses by what they do for workers, neighbours and nature. Our team reads each listing before you do.`;
