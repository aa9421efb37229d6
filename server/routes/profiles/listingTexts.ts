const SUMMARY_LENGTH = 160;

/** The first sentence, cut at a word when it is long. */
function summarise(description: string): string {
  const text = description.replace(/\s+/g, ' ').trim();
  const sentence = /^.{20,}?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
  if (sentence.length <= SUMMARY_LENGTH) return sentence;
  const cut = sentence.slice(0, SUMMARY_LENGTH);
  const end = cut.lastIndexOf(' ');
  return `${end < 0 ? cut : cut.slice(0, end)}…`;
}

/** The summary of a description; that of a text which stays is kept. */
export const summaryOf = (
  description: string,
  before: { description: string; summary: string } | null,
): string => (before?.description === description ? before.summary : summarise(description));
