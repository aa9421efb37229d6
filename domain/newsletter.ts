import { t } from './language';
import type { IssueEvent } from './mail/issueMachine';
import { keysOf } from './records';

/** The states of an issue, which `issueMachine` owns. */
export const ISSUE_STATES = ['draft', 'sending', 'paused', 'sent', 'stopped'] as const;
export type IssueState = (typeof ISSUE_STATES)[number];

/** What an editor can do with an issue, as events of `issueMachine`. */
export const ISSUE_EVENTS = {
  send: 'issue.sent',
  pause: 'issue.paused',
  resume: 'issue.resumed',
  stop: 'issue.stopped',
} as const satisfies Record<string, IssueEvent['type']>;
export type IssueMove = keyof typeof ISSUE_EVENTS;
export const ISSUE_MOVES = keysOf(ISSUE_EVENTS);

/** Characters. */
export const ISSUE_LIMITS = { subject: 120, preview: 150, body: 20_000 } as const;
export const MOST_CARDS = 20;

export const CARD_KINDS = ['event', 'listing', 'resource'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** What an issue shows of something that is public; `key` is a slug, or the id of a resource. */
export interface CardName {
  kind: CardKind;
  key: string;
}

/** A part of an issue: Markdown, or a card in a line of its own, such as `[event: repair-saturday]`. */
export type IssuePart = { text: string } | { card: CardName };

const CARD_LINE = /^\[(event|listing|resource): ([\w-]{1,200})\]$/;

export const cardLine = ({ kind, key }: CardName): string => `[${kind}: ${key}]`;

const cardIn = (line: string): CardName | null => {
  const [, written, key] = CARD_LINE.exec(line.trim()) ?? [];
  const kind = CARD_KINDS.find((each) => each === written);
  return kind && key !== undefined ? { kind, key } : null;
};

/** The parts of an issue in their order; texts without content are left out. */
export function issueParts(body: string): IssuePart[] {
  const parts: IssuePart[] = [];
  let lines: string[] = [];
  const endText = () => {
    const text = lines.join('\n').trim();
    if (text !== '') parts.push({ text });
    lines = [];
  };
  for (const line of body.split('\n')) {
    const card = cardIn(line);
    if (card === null) lines.push(line);
    else {
      endText();
      parts.push({ card });
    }
  }
  endText();
  return parts;
}

export const cardsOf = (body: string): CardName[] =>
  issueParts(body).flatMap((part) => ('card' in part ? [part.card] : []));

/** Why a body cannot be saved; null when it can. */
export function issueBodyProblem(body: string): string | null {
  if (body.length > ISSUE_LIMITS.body)
    return t('At most {most} characters.', { most: ISSUE_LIMITS.body });
  return cardsOf(body).length > MOST_CARDS
    ? t('At most {most} events, listings and resources.', { most: MOST_CARDS })
    : null;
}
