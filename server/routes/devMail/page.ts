import type { ParsedMail } from 'mailparser';
import { escapeHtml } from '../../pages/html';
import { plainDocument, plainPolicy } from '../../pages/plainDocument';

export const DEV_MAIL_PATH = '/dev/mail';

const STYLE = `
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; margin: 0; }
main { max-width: 48rem; margin: 0 auto; padding: 1.5rem 1rem; }
li { margin-bottom: 0.75rem; }
a { display: inline-block; padding: 0.625rem 0; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 1rem; border: 1px solid; }
pre a { padding: 0; }
iframe { width: 100%; height: 40rem; border: 1px solid; background: Canvas; }
`;

const toDocument = (nonce: string, title: string, body: string): string =>
  plainDocument({ nonce, heading: title, title, style: STYLE, body });

const recipientOf = ({ to }: ParsedMail): string =>
  [to ?? []]
    .flat()
    .map(({ text }) => text)
    .join(', ');

/** Addresses of a text as links. */
const withLinks = (text: string): string =>
  escapeHtml(text).replaceAll(
    /https?:\/\/[^\s<>]+/g,
    (address) => `<a href="${address}">${address}</a>`,
  );

export function listPage(nonce: string, rows: { name: string; mail: ParsedMail }[]): string {
  const items = rows.map(({ name, mail }) => {
    const link = `<a href="${DEV_MAIL_PATH}/${name}">${escapeHtml(mail.subject ?? '')}</a>`;
    const sent = mail.date?.toISOString() ?? '';
    return `<li>${link}<br>to ${escapeHtml(recipientOf(mail))}, ${sent}</li>`;
  });
  const list = items.length === 0 ? '<p>None so far.</p>' : `<ul>${items.join('')}</ul>`;
  return toDocument(nonce, 'Emails of the demo', list);
}

export const mailPage = (nonce: string, name: string, mail: ParsedMail): string =>
  toDocument(
    nonce,
    mail.subject ?? '',
    `<p><a href="${DEV_MAIL_PATH}">All emails</a></p>
<p>To ${escapeHtml(recipientOf(mail))}</p>
<h2>Text</h2>
<pre>${withLinks(mail.text ?? '')}</pre>
<h2>HTML</h2>
<iframe title="The email as HTML" sandbox src="${DEV_MAIL_PATH}/${name}/html"></iframe>`,
  );

/** The policy of the list and of the page of an email, which shows its HTML in a frame. */
export const pagePolicy = (nonce: string): string =>
  plainPolicy(nonce, "frame-src 'self'", "form-action 'none'");

/**
 * The policy of the HTML of an email: no scripts, nothing from other origins, and only in a frame of
 * our page.
 */
export const HTML_POLICY =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";
