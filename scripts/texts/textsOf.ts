import ts from 'typescript';

export interface FoundText {
  /** As `t` looks it up: the English text, or its plural in ICU's form. */
  id: string;
  line: number;
}

/** Functions whose first argument is a text. */
const SIMPLE = ['t', 'msg', 'rich'];
/** Functions of a count and its forms. */
const COUNTED = ['plural', 'countText'];

const literal = (node: ts.Node | undefined): string | null =>
  node && ts.isStringLiteralLike(node) ? node.text : null;

export const pluralId = (one: string, other: string): string =>
  `{count, plural, one {${one}} other {${other}}}`;

function idOf(call: ts.CallExpression): string | null {
  if (!ts.isIdentifier(call.expression)) return null;
  const { text: name } = call.expression;
  const [first, second, third] = call.arguments;
  if (SIMPLE.includes(name)) return literal(first);
  if (!COUNTED.includes(name)) return null;
  const one = literal(second);
  if (one === null) return null;
  if (name === 'plural') return pluralId(one, literal(third) ?? one);
  return pluralId(`# ${one}`, `# ${literal(third) ?? `${one}s`}`);
}

/** A sentence that a machine keeps for the reader; machines import nothing that could mark it. */
const isSentenceOfMachine = (node: ts.Node): node is ts.StringLiteral =>
  ts.isStringLiteral(node) &&
  / .*\.$/.test(node.text) &&
  !(ts.isPropertyAssignment(node.parent) && node.parent.name.getText() === 'description') &&
  !ts.isNewExpression(node.parent);

/** The texts that a file shows: by the calls of `domain/language.ts` in it, or what a machine keeps. */
export function textsOf(fileName: string, code: string): FoundText[] {
  const isMachine = fileName.endsWith('Machine.ts');
  const file = ts.createSourceFile(fileName, code, ts.ScriptTarget.Latest, true);
  const found: FoundText[] = [];
  const visit = (node: ts.Node): void => {
    const id =
      isMachine && isSentenceOfMachine(node)
        ? node.text
        : ts.isCallExpression(node)
          ? idOf(node)
          : null;
    if (id !== null) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      found.push({ id, line: line + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
