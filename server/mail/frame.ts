import { language, t } from '../../domain/language';
import type { Config } from '../config';
import { escapeHtml } from '../pages/html';
import type { MailKind } from './kinds';
import type { Mail } from './mailer';
import { DARK_STYLE, GREEN, LIGHT, LINE, MAIL_STYLES } from './mailStyles';
import type { MadeBlock } from './markdownMail';
import { nameText } from './names';
import { pageAddress } from '../pages/pageAddress';

/** What an email is made of, in the order in which it is read; a string is a paragraph. */
type Block =
  | string
  | { items: readonly string[] }
  | { lines: readonly string[] }
  /** Somebody's own words. */
  | { quote: string }
  | MadeBlock
  /** What the email is for: the address in full, and in HTML a button of this label too. */
  | { link: string; label: string };

interface Content {
  kind: MailKind;
  to: string;
  subject: string;
  /** Shown by email programs beside the subject. */
  preview: string;
  /** Without one there is no greeting, as when somebody else may read it. */
  firstName?: string;
  blocks: readonly Block[];
  /** Why it came; the help address follows. */
  footer?: string;
  /** Addresses below that. */
  endLinks?: readonly { link: string; label: string }[];
  /** Before the help address. */
  helpLine?: string;
  headers?: Record<string, string>;
  key?: string;
  /** The same in a few words, for a phone. */
  sms?: string;
}

const paragraph = (html: string): string => `<p style="${MAIL_STYLES.paragraph}">${html}</p>`;

const inLines = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>');

const linked = (address: string, text = address): string =>
  `<a class="link" href="${escapeHtml(address)}" style="${MAIL_STYLES.link}">${escapeHtml(text)}</a>`;

function toHtml(block: Block): string {
  if (typeof block === 'string') return paragraph(inLines(block));
  if ('html' in block) return block.html;
  if ('lines' in block) return paragraph(inLines(block.lines.join('\n')));
  if ('items' in block) {
    const items = block.items.map((item) => `<li>${inLines(item)}</li>`).join('');
    return `<ul style="${MAIL_STYLES.list}">${items}</ul>`;
  }
  if ('quote' in block) {
    return `<blockquote style="${MAIL_STYLES.quote}">${inLines(block.quote)}</blockquote>`;
  }
  const button = `<a href="${escapeHtml(block.link)}" style="${MAIL_STYLES.button}">${escapeHtml(block.label)}</a>`;
  return paragraph(button) + paragraph(linked(block.link));
}

function toText(block: Block): string {
  if (typeof block === 'string') return block;
  if ('html' in block) return block.text;
  if ('lines' in block) return block.lines.join('\n');
  if ('items' in block) return block.items.map((item) => `- ${item}`).join('\n');
  return 'quote' in block ? block.quote : block.link;
}

/** One email, as text and as HTML from the same blocks. Nothing in it comes from elsewhere. */
export function framed(
  { productName, helpEmail, publicUrl }: Pick<Config, 'productName' | 'helpEmail' | 'publicUrl'>,
  {
    firstName,
    blocks,
    footer,
    endLinks = [],
    helpLine = t('Questions? Write to'),
    sms,
    ...rest
  }: Content,
): Mail {
  const { preview, ...mail } = rest;
  const greeting =
    firstName === undefined ? [] : [t('Dear {name},', { name: nameText(firstName) })];
  const why = footer === undefined ? [] : [footer];
  const links = endLinks.map(({ link, label }) => `${label}: ${link}`);
  const text = [...greeting, ...blocks.map(toText), ...why, ...links, `${helpLine} ${helpEmail}`];
  const end = [
    ...why.map(inLines),
    ...endLinks.map(({ link, label }) => linked(link, label)),
    `${escapeHtml(helpLine)} ${linked(`mailto:${helpEmail}`, helpEmail)}`,
    linked(pageAddress({ publicUrl }, '/'), productName),
  ];
  const html = `<!doctype html>
<html lang="${language()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${escapeHtml(mail.subject)}</title>
<style>${DARK_STYLE}</style>
</head>
<body class="ground" style="margin:0;background:${LIGHT.ground}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<div class="ground" role="article" lang="${language()}" aria-label="${escapeHtml(mail.subject)}" style="padding:24px 16px;background:${LIGHT.ground};font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
<div class="paper" style="max-width:560px;margin:0 auto;padding:24px;border:1px solid ${LINE.light};border-radius:12px;background:${LIGHT.paper};color:${LIGHT.ink}">
<p class="link" style="margin:0 0 24px;color:${GREEN.link};font-size:20px;font-weight:700">${escapeHtml(productName)}</p>
${[...greeting.map((line) => paragraph(escapeHtml(line))), ...blocks.map(toHtml)].join('\n')}
</div>
<div class="soft" style="max-width:560px;margin:0 auto;padding:16px 24px;color:${LIGHT.soft};font-size:14px">
${end.map((line) => `<p style="margin:0 0 8px">${line}</p>`).join('\n')}
</div>
</div>
</body>
</html>
`;
  const short = sms === undefined ? {} : { sms: `${productName}: ${sms}` };
  return { ...mail, text: `${text.join('\n\n')}\n`, html, ...short };
}
