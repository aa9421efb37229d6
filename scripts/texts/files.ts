import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const ROOT = path.join(__dirname, '../..');

const sourceOf = (name: string): string => readFileSync(path.join(ROOT, name), 'utf8');

/** The file that an import of ours means, from the root; null for packages, styles and pictures. */
function resolve(from: string, request: string): string | null {
  if (!request.startsWith('.')) return null;
  const base = path.join(path.dirname(from), request);
  const names = [`${base}.ts`, `${base}.tsx`, path.join(base, 'index.ts'), base];
  return names.find((name) => /\.tsx?$/.test(name) && existsSync(path.join(ROOT, name))) ?? null;
}

/** Types load nothing. */
const isLoaded = (node: ts.Node): node is ts.ImportDeclaration | ts.ExportDeclaration =>
  (ts.isImportDeclaration(node) &&
    node.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword) ||
  (ts.isExportDeclaration(node) && !node.isTypeOnly);

/** The files that a file loads, at once or later. */
function importsOf(name: string): string[] {
  const file = ts.createSourceFile(name, sourceOf(name), ts.ScriptTarget.Latest, true);
  const requests: (ts.Node | undefined)[] = [];
  const visit = (node: ts.Node): void => {
    if (isLoaded(node)) requests.push(node.moduleSpecifier);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      requests.push(node.arguments[0]);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return requests.flatMap((request) =>
    request && ts.isStringLiteralLike(request) ? (resolve(name, request.text) ?? []) : [],
  );
}

/** All files that are loaded from some, but for what leads away from them. */
export function filesFrom(
  entries: readonly string[],
  isOutside: (name: string) => boolean,
): string[] {
  const found = new Set<string>();
  const waiting = [...entries];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name) || isOutside(name)) continue;
    found.add(name);
    waiting.push(...importsOf(name));
  }
  return [...found].sort();
}

export { sourceOf };
