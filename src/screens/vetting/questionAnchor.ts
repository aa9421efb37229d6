/** The address of a question within the page of its category. */
export const questionAnchor = (question: number): string => `question-${question}`;
