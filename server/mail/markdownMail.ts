import type { Nodes, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { escapeHtml } from '../pages/html';
import { MAIL_STYLES } from './mailStyles';

/** What an email shows, in both of its forms. */
export interface MadeBlock {
  html: string;
  text: string;
}

const PROTOCOLS = ['http:', 'https:', 'mailto:'];

/** What is nested deeper is left out: quotes within quotes can be as deep as a text is long. */
const DEEPEST = 30;

/** The address, absolute; null for what leads neither to the web nor to email. */
function toAddress(href: string, publicUrl: string): string | null {
  if (/^\/(?![/\\])/.test(href)) return publicUrl + href;
  return URL.canParse(href) && PROTOCOLS.includes(new URL(href).protocol) ? href : null;
}

const tag = (name: string, style: string, html: string): string =>
  `<${name}${style && ` style="${style}"`}>${html}</${name}>`;

/** Writes Markdown as email programs need it: styles in the elements, no scripts, no pictures, no HTML of others. */
export function markdownMail(markdown: string, publicUrl: string): MadeBlock[] {
  let depth = 0;
  const joined = (
    nodes: readonly Nodes[],
    between: string,
    writeOne: (node: Nodes) => MadeBlock = write,
  ): MadeBlock => {
    depth += 1;
    const made = depth > DEEPEST ? [] : nodes.map(writeOne).filter(({ html }) => html !== '');
    depth -= 1;
    return {
      html: made.map(({ html }) => html).join(''),
      text: made.map(({ text }) => text).join(between),
    };
  };
  const around = (name: string, children: readonly PhrasingContent[]): MadeBlock => {
    const { html, text } = joined(children, '');
    return { html: tag(name, '', html), text };
  };

  function linked(url: string, children: readonly PhrasingContent[]): MadeBlock {
    const inner = joined(children, '');
    const address = toAddress(url, publicUrl);
    if (address === null) return inner;
    const html = `<a class="link" href="${escapeHtml(address)}" style="${MAIL_STYLES.link}">${inner.html}</a>`;
    const isSame = inner.text === address || `mailto:${inner.text}` === address;
    return { html, text: isSame ? inner.text : `${inner.text} (${address})` };
  }

  /** Numbers or dashes in the text; lines of one item stand below each other. */
  function listed(node: Extract<RootContent, { type: 'list' }>): MadeBlock {
    const start = node.start ?? 1;
    const items = node.children.map((item, index) => {
      /** Items without an empty line between them are no paragraphs. */
      const writeOne = (child: Nodes) =>
        child.type === 'paragraph' && !item.spread ? joined(child.children, '') : write(child);
      const { html, text } = joined(item.children, '\n', writeOne);
      const mark = node.ordered ? `${start + index}.` : '-';
      return {
        html: tag('li', '', html),
        text: `${mark} ${text.replaceAll('\n', `\n${' '.repeat(mark.length + 1)}`)}`,
      };
    });
    const name = node.ordered ? 'ol' : 'ul';
    const begins = node.ordered && start !== 1 ? ` start="${start}"` : '';
    return {
      html: `<${name}${begins} style="${MAIL_STYLES.list}">${items.map(({ html }) => html).join('')}</${name}>`,
      text: items.map(({ text }) => text).join('\n'),
    };
  }

  function write(node: Nodes): MadeBlock {
    switch (node.type) {
      case 'text':
        return { html: escapeHtml(node.value), text: node.value };
      case 'inlineCode':
        return { html: tag('code', '', escapeHtml(node.value)), text: node.value };
      case 'code':
        return {
          html: tag('pre', MAIL_STYLES.code, escapeHtml(node.value)),
          text: node.value,
        };
      case 'break':
        return { html: '<br>', text: '\n' };
      case 'emphasis':
        return around('em', node.children);
      case 'strong':
        return around('strong', node.children);
      case 'link':
        return linked(node.url, node.children);
      case 'paragraph': {
        const { html, text } = joined(node.children, '');
        return { html: tag('p', MAIL_STYLES.paragraph, html), text };
      }
      case 'heading': {
        const { html, text } = joined(node.children, '');
        const isMain = node.depth < 3;
        return {
          html: tag(
            isMain ? 'h2' : 'h3',
            isMain ? MAIL_STYLES.heading : MAIL_STYLES.subheading,
            html,
          ),
          text,
        };
      }
      case 'blockquote': {
        const { html, text } = joined(node.children, '\n\n');
        return { html: tag('blockquote', MAIL_STYLES.quote, html), text };
      }
      case 'list':
        return listed(node);
      case 'thematicBreak':
        return { html: `<hr class="line" style="${MAIL_STYLES.rule}">`, text: '* * *' };
      default:
        return { html: '', text: '' };
    }
  }

  return fromMarkdown(markdown)
    .children.map(write)
    .filter(({ html }) => html !== '');
}
