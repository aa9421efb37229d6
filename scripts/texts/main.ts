import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatter } from '@lingui/format-po';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { collectTexts, type CatalogueName, type Texts } from './catalogues';

/** Writes the catalogues of each language anew from the code, and what the product reads of them. */
const LANGUAGES = ['sw'] as const;
const FOLDER = path.join(__dirname, '../../locales');

const po = formatter({
  explicitIdAsDefault: true,
  lineNumbers: false,
  customHeaderAttributes: {
    'Language-Team': 'Not yet read by a native editor: docs/translate.md',
    'Plural-Forms': 'nplurals=2; plural=(n != 1);',
  },
});

type Catalogue = Awaited<ReturnType<typeof po.parse>>;

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

const toCatalogue = (texts: Texts, translations: ReadonlyMap<string, string>): Catalogue =>
  Object.fromEntries(
    [...texts]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([id, files]) => [
        id,
        {
          translation: translations.get(id) ?? '',
          origin: [...files].map((file): [string] => [file]),
        },
      ]),
  );

/** As a module, whose text browsers parse faster than code. */
function compile(catalogue: Catalogue): string {
  const messages = Object.entries(catalogue).map(([id, { translation }]) => [
    id,
    compileMessageOrThrow(translation),
  ]);
  const json = JSON.stringify(JSON.stringify(Object.fromEntries(messages)));
  return `import type { Messages } from '@lingui/core';\n\nexport const messages = JSON.parse(${json}) as Messages;\n`;
}

async function readTranslations(language: string, names: readonly CatalogueName[]) {
  const translations = new Map<string, string>();
  for (const name of names) {
    const filename = path.join(FOLDER, language, `${name}.po`);
    const text = read(filename);
    if (text === null) continue;
    const known = await po.parse(text, { locale: language, sourceLocale: 'en', filename });
    for (const [id, { translation }] of Object.entries(known)) {
      if (translation !== '') translations.set(id, translation);
    }
  }
  return translations;
}

/** The files of a language by their path in `locales`. */
async function filesOf(
  language: string,
): Promise<{ files: Map<string, string>; missing: string[] }> {
  const catalogues = collectTexts();
  const translations = await readTranslations(language, [...catalogues.keys()]);
  const files = new Map<string, string>();
  const missing: string[] = [];
  for (const [name, texts] of catalogues) {
    const filename = path.join(language, `${name}.po`);
    const catalogue = toCatalogue(texts, translations);
    const existing = read(path.join(FOLDER, filename));
    const context = { locale: language, sourceLocale: 'en', filename, existing };
    files.set(filename, await po.serialize(catalogue, context));
    const isTranslated = ([, { translation }]: [string, { translation: string }]) =>
      translation !== '';
    files.set(
      path.join(language, `${name}.ts`),
      compile(Object.fromEntries(Object.entries(catalogue).filter(isTranslated))),
    );
    missing.push(...[...texts.keys()].filter((id) => !translations.has(id)));
  }
  return { files, missing };
}

async function main(): Promise<void> {
  const isCheck = process.argv.includes('--check');
  const problems: string[] = [];
  for (const language of LANGUAGES) {
    mkdirSync(path.join(FOLDER, language), { recursive: true });
    const { files, missing } = await filesOf(language);
    for (const id of missing) problems.push(`${language} lacks: ${id}`);
    for (const [name, text] of files) {
      const file = path.join(FOLDER, name);
      if (read(file) === text) continue;
      if (isCheck) problems.push(`locales/${name} is out of date: npm run texts`);
      else writeFileSync(file, text);
    }
  }
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

void main();
