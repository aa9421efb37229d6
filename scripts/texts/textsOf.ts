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

const isDescription = ({ parent }: ts.Node): boolean =>
  ts.isPropertyAssignment(parent) && parent.name.getText() === 'description';

/** A sentence that a machine keeps for the reader; machines import nothing that could mark it. */
const isSentenceOfMachine = (node: ts.Node): node is ts.StringLiteralLike =>
  ts.isStringLiteralLike(node) &&
  node.text.includes(' ') &&
  node.text.endsWith('.') &&
  !isDescription(node) &&
  !ts.isNewExpression(node.parent);

function find(
  fileName: string,
  code: string,
  idOfNode: (node: ts.Node) => string | null,
): FoundText[] {
  const file = ts.createSourceFile(fileName, code, ts.ScriptTarget.Latest, true);
  const found: FoundText[] = [];
  const visit = (node: ts.Node): void => {
    const id = idOfNode(node);
    if (id !== null) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      found.push({ id, line: line + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

export const isMachine = (fileName: string): boolean => fileName.endsWith('Machine.ts');

/** The texts that a file shows: by the calls of `domain/language.ts` in it, or what a machine keeps. */
export const textsOf = (fileName: string, code: string): FoundText[] =>
  find(fileName, code, (node) => {
    if (ts.isCallExpression(node)) return idOf(node);
    return isMachine(fileName) && isSentenceOfMachine(node) ? node.text : null;
  });

/** What a machine says about its states and transitions on the page of the charts. */
export const descriptionsOf = (fileName: string, code: string): FoundText[] =>
  find(fileName, code, (node) =>
    ts.isStringLiteralLike(node) && isDescription(node) ? node.text : null,
  );
