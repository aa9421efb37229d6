import { t } from '../../domain/language';
import { issueParts } from '../../domain/newsletter';
import type { Config } from '../config';
import type { IssueCard } from '../db/schema/newsletter';
import { escapeHtml } from '../pages/html';
import { framed } from './frame';
import type { Mail } from './mailer';
import { MAIL_STYLES } from './mailStyles';
import { markdownMail, type MadeBlock } from './markdownMail';
import { pageAddress } from '../pages/pageAddress';

interface IssueContent {
  subject: string;
  preview: string;
  body: string;
  /** What its cards show; those that are not among them are left out. */
  cards: readonly IssueCard[];
}

interface Recipient {
  to: string;
  kind: 'issue' | 'issueTest';
  /** Address of the issue as a page; null on that page. */
  page: string | null;
  /** Ends the newsletter without signing in; null where nobody is subscribed by this copy. */
  unsubscribe: string | null;
  key?: string;
}

/** An event, a listing or a resource in an email. */
export function cardBlock({ title, facts, summary, link }: IssueCard): MadeBlock {
  const lines = [
    `<a class="link" href="${escapeHtml(link)}" style="${MAIL_STYLES.link};font-weight:600;font-size:17px">${escapeHtml(title)}</a>`,
    `<span class="soft">${escapeHtml(facts)}</span>`,
    escapeHtml(summary),
  ];
  return {
    html: `<div class="line" style="${MAIL_STYLES.card}">${lines.join('<br>')}</div>`,
    text: [title, facts, summary, link].join('\n'),
  };
}

function blocksOf({ body, cards }: IssueContent, publicUrl: string): MadeBlock[] {
  return issueParts(body).flatMap((part) => {
    if ('text' in part) return markdownMail(part.text, publicUrl);
    const { kind, key } = part.card;
    const card = cards.find((each) => each.kind === kind && each.key === key);
    return card ? [cardBlock(card)] : [];
  });
}

/** An issue of the newsletter as one subscriber gets it; email programs end the newsletter by one click (RFC 8058). */
export function issueMail(config: Config, issue: IssueContent, recipient: Recipient): Mail {
  const { to, kind, page, unsubscribe, key } = recipient;
  const end =
    unsubscribe === null
      ? { link: pageAddress(config, '/profile'), label: t('Your profile') }
      : { link: unsubscribe, label: t('Unsubscribe') };
  return framed(config, {
    kind,
    to,
    subject:
      kind === 'issueTest' ? t('Test: {subject}', { subject: issue.subject }) : issue.subject,
    preview: issue.preview,
    blocks: blocksOf(issue, config.publicUrl),
    footer: t(
      'You get this email because you chose the {productName} newsletter in your profile.',
      {
        productName: config.productName,
      },
    ),
    endLinks: [...(page === null ? [] : [{ link: page, label: t('See it in your browser') }]), end],
    ...(unsubscribe !== null && {
      headers: {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }),
    ...(key !== undefined && { key }),
  });
}
