const SUMMARY_LENGTH = 160;

/** The first sentence, shortened at a word boundary. */
function firstSentence(description: string): string {
  const text = description.replace(/\s+/g, ' ').trim();
  const sentence = /^.{20,}?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
  if (sentence.length <= SUMMARY_LENGTH) return sentence;
  const cut = sentence.slice(0, SUMMARY_LENGTH);
  const end = cut.lastIndexOf(' ');
  return `${end < 0 ? cut : cut.slice(0, end)}…`;
}

/** The summary of a description; keeps the present one while the description stays the same. */
export const summariseListing = (
  description: string,
  before: { description: string; summary: string } | null,
): string => (before?.description === description ? before.summary : firstSentence(description));
