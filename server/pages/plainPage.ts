import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { t } from '../../domain/language';
import type { Config } from '../config';
import { buttonForm } from './forms';
import { escapeHtml } from './html';
import { plainDocument, plainPolicy } from './plainDocument';
import { pageAddress } from './pageAddress';

/** Title, text and button are translated where the page is sent. */
export interface PlainWords {
  title: string;
  text: string;
  /** The label of a button below the text, which posts to the address of the page. */
  button?: string;
  /** Elements below the text, as HTML. */
  more?: string;
}

const STYLE = `
:root { color-scheme: light dark; }
body { font: 1.125rem/1.5 system-ui, sans-serif; margin: 0; }
main { max-width: 34rem; margin: 0 auto; padding: 2rem 1rem; }
button { font: inherit; min-height: 44px; padding: 0.5rem 1.5rem; border-radius: 0.5rem; cursor: pointer; }
a { display: inline-block; padding: 0.625rem 0; }
`;

const pageOf = (
  { title, text, button, more = '' }: PlainWords,
  { productName, publicUrl }: Config,
  nonce: string,
): string =>
  plainDocument({
    nonce,
    heading: t(title),
    title: `${t(title)} · ${productName}`,
    style: STYLE,
    body: `<p>${escapeHtml(t(text))}</p>
${button === undefined ? more : buttonForm(t(button))}
<p><a href="${escapeHtml(pageAddress({ publicUrl }, '/'))}">${escapeHtml(t('To {productName}', { productName }))}</a></p>`,
  });

/** Answers a page that works without the SPA, its scripts or a session. */
export function sendPlainPage(reply: FastifyReply, status: number, words: PlainWords) {
  const nonce = randomBytes(16).toString('base64url');
  return reply
    .code(status)
    .headers({
      'Content-Security-Policy': plainPolicy(nonce, "form-action 'self'"),
      'X-Robots-Tag': 'noindex',
    })
    .type('text/html; charset=utf-8')
    .send(pageOf(words, reply.server.config, nonce));
}
