import { t } from '../../../../domain/language';
import type { Config } from '../../../config';
import { escapeHtml } from '../../../pages/html';
import { plainDocument, plainPolicy } from '../../../pages/plainDocument';
import { KNOWN_PERSON } from './people';

type Site = Pick<Config, 'productName' | 'publicUrl'>;

const STYLE = `
:root { color-scheme: light dark; --paper: #FBF8F1; --card: #FFFFFF; --ink: #1D2A22; --forest: #1F5D3A; --on: #FFFFFF; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #121A15; --card: #1A251E; --ink: #E9EFE8; --forest: #7FC79A; --on: #121A15; }
}
body { font: 1.0625rem/1.5 system-ui, sans-serif; margin: 0; background: var(--paper); color: var(--ink); }
main { max-width: 30rem; margin: 0 auto; padding: 2rem 1rem; }
h1 { font-size: 1.75rem; line-height: 1.2; }
form { display: grid; gap: 0.75rem; }
button { font: inherit; text-align: left; min-height: 44px; padding: 0.75rem 1rem; border: 2px solid var(--forest);
  border-radius: 0.5rem; background: var(--card); color: var(--ink); cursor: pointer; }
button:hover { background: var(--forest); color: var(--on); }
:focus-visible { outline: 3px solid var(--forest); outline-offset: 2px; }
strong { display: block; }
a { color: var(--forest); display: inline-block; padding: 0.625rem 0; }
`;

const page = ({ productName }: Site, nonce: string, heading: string, body: string): string =>
  plainDocument({ nonce, heading, title: `${heading} · ${productName}`, style: STYLE, body });

/** A page to choose a sample person. */
export const localChoicePage = (site: Site, nonce: string): string =>
  page(
    site,
    nonce,
    t('Choose a sample account'),
    `<p>${escapeHtml(t('This page stands in for Google while {productName} is tried out. Nothing leaves this computer.', { productName: site.productName }))}</p>
<form method="post">
<button name="person" value="known"><strong>${KNOWN_PERSON.given_name} ${KNOWN_PERSON.family_name}</strong> ${escapeHtml(t('a member, {email}', { email: KNOWN_PERSON.email }))}</button>
<button name="person" value="new"><strong>Zawadi Njeri</strong> ${escapeHtml(t('new each time'))}</button>
<button name="person" value="">${escapeHtml(t('Cancel'))}</button>
</form>`,
  );

export const localErrorPage = (site: Site, nonce: string): string =>
  page(
    site,
    nonce,
    t('This sign-in cannot go on'),
    `<p>${escapeHtml(t('It took too long or was begun elsewhere. Please start again.'))}</p>
<p><a href="${escapeHtml(site.publicUrl)}/global-auth">${escapeHtml(t('To {productName}', { productName: site.productName }))}</a></p>`,
  );

export const pagePolicy = (nonce: string): string => plainPolicy(nonce, "form-action 'self'");
