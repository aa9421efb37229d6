/** The path of the page that shows a proof to its business and to our team. */
export const proofPath = (id: string): string => `/vetting/proof/${id}`;
