import type { Page, Response } from '@playwright/test';
import { PARTNERS } from '../../src/content/partners';

/** Common words of English pages that Kiswahili does not have. */
const WORDS =
  'the|and|of|with|your|you|is|are|for|from|this|that|not|be|have|has|was|were|will|can|it|its|we|our|us|' +
  'they|their|to|by|on|an|or|who|what|when|where|which|how|why|please|more|all|new|no|yes|than|only|each|' +
  'add|save|send|open|close|show|find|see|edit|delete|remove|search|learn|read|sign|page|name|date|email|' +
  'business|businesses|event|events|resource|resources|member|members|listing|listings|report|question|answer|' +
  'score|level|points|draft|review|published|waiting|about|home|start|next|back|cancel|filter|sort|view|list|' +
  'map|month|contact|share|copy|print|download';
const ENGLISH = new RegExp(`(?<![\\w.’'-])(?:${WORDS})(?![\\w’-]|\\.\\w)`, 'i');

/** Names that Kiswahili keeps: of laws and bodies, of licences, of time zones, and what is typed as it stands. */
const NAMES = [
  ...PARTNERS.map(({ name }) => name),
  'Business Registration Service',
  'Computer Misuse and Cybercrimes Act',
  'National Cohesion and Integration Act',
  'Do Not Track',
  'CC BY 4.0',
  'CC BY-SA 4.0',
  '[event: repair-saturday]',
  'Stately Sketch',
];
const TIME_ZONE =
  /\b(?:Africa|America|Antarctica|Asia|Atlantic|Australia|Europe|Indian|Pacific)\/.+/;

/** As it is read, without the marks of Markdown. */
const plain = (text: string): string =>
  text
    .replaceAll(/[*_`#>[\]|-]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Every text in an answer of the server. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value.replaceAll(/\s+/g, ' ').trim()];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

async function readTexts(response: Response): Promise<string[]> {
  const type = response.headers()['content-type'] ?? '';
  const text = /json|html/.test(type) ? await response.text().catch(() => '') : '';
  if (type.includes('json')) return textsIn(JSON.parse(text || 'null'));
  const states = text.matchAll(/<script type="application\/json" id="[\w-]+">(.*?)<\/script>/gs);
  return [...states].flatMap(([, json = 'null']) => textsIn(JSON.parse(json)));
}

/** Notes what the server says, which is in the language of whoever wrote it. */
export function noteAnswers(page: Page) {
  const reading: Promise<string[]>[] = [];
  page.on('response', (response) => reading.push(readTexts(response)));
  return async (): Promise<string[]> => [...new Set((await Promise.all(reading)).flat())];
}

/** What a page says, to eyes and to screen readers, but for parts in a language of their own. */
const wordsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isOther = (element: Element) =>
      element.closest('script, style, noscript, [lang]:not([lang="sw"])');
    const found = [document.title];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement, nodeValue } = texts.currentNode;
      if (parentElement && !isOther(parentElement)) found.push(nodeValue ?? '');
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
      for (const element of document.querySelectorAll(`body [${name}]`))
        if (!isOther(element)) found.push(element.getAttribute(name) ?? '');
    }
    return [...new Set(found.map((text) => text.replaceAll(/\s+/g, ' ').trim()))];
  });

/** Texts of a page in Kiswahili that have English words which are neither names nor members’ own. */
export async function englishIn(page: Page, said: readonly string[]): Promise<string[]> {
  const known = [...said, ...NAMES].filter((text) => text.length > 2);
  const own = said.map(plain).join('\n');
  const longestFirst = known.toSorted((a, b) => b.length - a.length);
  return (await wordsOf(page)).filter((text) => {
    if (!ENGLISH.test(text) || TIME_ZONE.test(text) || own.includes(plain(text))) return false;
    return ENGLISH.test(longestFirst.reduce((left, name) => left.replaceAll(name, ' '), text));
  });
}
