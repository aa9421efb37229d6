import ts from 'typescript';

/** One change of one place: the text from `start` to `end` becomes `after`. */
export interface Mutation {
  start: number;
  end: number;
  before: string;
  after: string;
}

const { SyntaxKind } = ts;

const OTHER_OPERATOR = new Map<ts.SyntaxKind, string>([
  [SyntaxKind.LessThanToken, '<='],
  [SyntaxKind.LessThanEqualsToken, '<'],
  [SyntaxKind.GreaterThanToken, '>='],
  [SyntaxKind.GreaterThanEqualsToken, '>'],
  [SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [SyntaxKind.AmpersandAmpersandToken, '||'],
  [SyntaxKind.BarBarToken, '&&'],
  [SyntaxKind.MinusToken, '+'],
  [SyntaxKind.AsteriskToken, '/'],
  [SyntaxKind.SlashToken, '*'],
]);

/** What decorates, names or describes: a test that holds it would only repeat it. */
const DECORATION = /^(aria-hidden|className|description|focusable|key|label|style|sx|text|title)$/;
/** Styles, and tables whose definition in code is read for migrations alone. */
const DECLARED = /^(createTheme|css|keyframes|pgTable|styled)\b/;
const LOGGING = /^(console|logger)\.|\blog\.\w+$/;
const STYLE_TYPE = /\b(CSSProperties|SxProps|Theme)\b/;
const LENGTH =
  /^(border|bottom|column|elevation|flex|font|gap|grid|height|inset|left|letter|line|margin|max(Height|Width)|min(Height|Width)|opacity|padding|right|row|size|spacing|stroke|top|width|z)|^[mp][xytrbl]?$/;

const nameOf = (node: ts.Node): string =>
  ts.isPropertyAssignment(node) || ts.isJsxAttribute(node) ? node.name.getText() : '';

const isSkipped = (node: ts.Node): boolean =>
  ts.isTypeNode(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  DECORATION.test(nameOf(node)) ||
  (ts.isCallExpression(node) && DECLARED.test(node.expression.getText())) ||
  (ts.isCallExpression(node) && LOGGING.test(node.expression.getText())) ||
  (ts.isVariableDeclaration(node) && STYLE_TYPE.test(node.type?.getText() ?? ''));

const isBoolean = (node: ts.Expression, checker: ts.TypeChecker): boolean =>
  checker.isTypeAssignableTo(checker.getTypeAtLocation(node), checker.getBooleanType());

const isNumber = (node: ts.Expression, checker: ts.TypeChecker): boolean =>
  checker.isTypeAssignableTo(checker.getTypeAtLocation(node), checker.getNumberType());

const replaced = (node: ts.Node, after: string): Mutation => ({
  start: node.getStart(),
  end: node.getEnd(),
  before: node.getText(),
  after,
});

/** The same change, with its surrounding code where that is short. */
function inContext(node: ts.Node, after: string): Mutation {
  const { parent } = node;
  const text = parent.getText();
  if (text.length > 60 || ts.isBlock(parent)) return replaced(node, after);
  const from = node.getStart() - parent.getStart();
  return replaced(parent, text.slice(0, from) + after + text.slice(from + node.getText().length));
}

/** Without the comma after it too, so that lists and objects stay well formed. */
function removed(node: ts.Node): Mutation {
  const rest = node.getSourceFile().text.slice(node.getEnd());
  const comma = /^\s*,/.exec(rest)?.[0].length ?? 0;
  return { ...replaced(node, ''), end: node.getEnd() + comma };
}

const negated = (node: ts.Expression): Mutation =>
  ts.isPrefixUnaryExpression(node) && node.operator === SyntaxKind.ExclamationToken
    ? replaced(node, node.operand.getText())
    : replaced(node, `!(${node.getText()})`);

/** Whether equal elements come first or last in a sorted list is seen nowhere. */
const isInComparator = (node: ts.Node): boolean =>
  ts.isConditionalExpression(node.parent) && /^-?1$/.test(node.parent.whenTrue.getText());

function ofOperator(node: ts.BinaryExpression, checker: ts.TypeChecker): Mutation[] {
  const { operatorToken, left, right } = node;
  if (operatorToken.kind === SyntaxKind.PlusToken)
    return isNumber(left, checker) && isNumber(right, checker)
      ? [inContext(operatorToken, '-')]
      : [];
  const other = OTHER_OPERATOR.get(operatorToken.kind);
  return other === undefined || isInComparator(node) ? [] : [inContext(operatorToken, other)];
}

/** A comparison is changed by its operator, and needs no second change of the same meaning. */
const isComparison = (node: ts.Expression): boolean =>
  ts.isBinaryExpression(node) && OTHER_OPERATOR.has(node.operatorToken.kind);

function ofCondition(node: ts.Node, checker: ts.TypeChecker): Mutation[] {
  if (ts.isIfStatement(node))
    return isComparison(node.expression) ? [] : [negated(node.expression)];
  if (ts.isConditionalExpression(node))
    return isComparison(node.condition) ? [] : [negated(node.condition)];
  const result =
    ts.isReturnStatement(node) || (ts.isArrowFunction(node) && ts.isExpression(node.body))
      ? ts.isReturnStatement(node)
        ? node.expression
        : node.body
      : undefined;
  if (!result || !ts.isExpression(result) || isComparison(result)) return [];
  const isLiteral =
    result.kind === SyntaxKind.TrueKeyword || result.kind === SyntaxKind.FalseKeyword;
  return isLiteral || !isBoolean(result, checker) ? [] : [negated(result)];
}

/** Numbers of layout, of time units and above 999 are measures: one more of them is seen nowhere. */
function ofNumber(node: ts.NumericLiteral): Mutation[] {
  const { parent } = node;
  const isIndentation =
    ts.isCallExpression(parent) && parent.expression.getText() === 'JSON.stringify';
  const value = Number(node.text);
  const isFactor =
    ts.isBinaryExpression(parent) && parent.operatorToken.kind === SyntaxKind.AsteriskToken;
  const isMeasure = isFactor || isIndentation || value > 999 || LENGTH.test(nameOf(parent));
  const isLayout = ts.findAncestor(node, ts.isJsxAttribute) !== undefined;
  const isKey = ts.isPropertyAssignment(parent) && parent.name === node;
  return isMeasure || isLayout || isKey ? [] : [inContext(node, String(value + 1))];
}

function isDroppable({ expression }: ts.ExpressionStatement): boolean {
  const call =
    ts.isAwaitExpression(expression) || ts.isVoidExpression(expression)
      ? expression.expression
      : expression;
  return ts.isCallExpression(call) && !isSkipped(call);
}

const isMachine = (node: ts.Node): boolean =>
  ts.isCallExpression(node) && /\bcreateMachine$/.test(node.expression.getText());

const stringsIn = (node: ts.Expression): readonly ts.Expression[] =>
  ts.isArrayLiteralExpression(node) ? node.elements : [node];

const next = (all: readonly string[], one: string): string | undefined =>
  all[(all.indexOf(one) + 1) % all.length];

/** Another state beside the target of a transition; another absolute target for one of that kind. */
function otherTarget(target: string, machine: ts.Node, from: ts.Node): string | undefined {
  if (target.startsWith('#')) {
    const all = [...machine.getText().matchAll(/target: '(#[\w.]+)'/g)].map((match) => match[1]);
    return next(
      [...new Set(all)].filter((one) => one !== undefined),
      target,
    );
  }
  const siblings = ts.findAncestor(
    from,
    (node): node is ts.ObjectLiteralExpression =>
      ts.isObjectLiteralExpression(node) &&
      nameOf(node.parent) === 'states' &&
      node.properties.some((state) => state.name?.getText() === target),
  );
  const names = siblings?.properties.map((state) => state.name?.getText() ?? '') ?? [];
  return next(names, target);
}

function ofTransition(node: ts.PropertyAssignment): Mutation[] {
  const machine = ts.findAncestor(node, isMachine);
  if (!machine) return [];
  const { initializer } = node;
  switch (nameOf(node)) {
    case 'guard':
      return [removed(node)];
    case 'actions':
    case 'entry':
    case 'exit': {
      const names = stringsIn(initializer);
      return names.length > 1 ? names.map(removed) : [removed(node)];
    }
    case 'target': {
      if (!ts.isStringLiteral(initializer)) return [];
      const other = otherTarget(initializer.text, machine, node);
      return other === undefined || other === initializer.text
        ? []
        : [inContext(initializer, `'${other}'`)];
    }
    default:
      return [];
  }
}

function mutationsOf(node: ts.Node, checker: ts.TypeChecker): Mutation[] {
  if (node.kind === SyntaxKind.TrueKeyword) return [inContext(node, 'false')];
  if (node.kind === SyntaxKind.FalseKeyword) return [inContext(node, 'true')];
  if (ts.isNumericLiteral(node)) return ofNumber(node);
  if (ts.isBinaryExpression(node)) return ofOperator(node, checker);
  if (ts.isPropertyAssignment(node)) return ofTransition(node);
  if (ts.isExpressionStatement(node)) return isDroppable(node) ? [replaced(node, ';')] : [];
  return ofCondition(node, checker);
}

/** Every change that this file offers, in the order of its text. */
export function findMutations(source: ts.SourceFile, checker: ts.TypeChecker): Mutation[] {
  const found: Mutation[] = [];
  const visit = (node: ts.Node): void => {
    if (isSkipped(node)) return;
    found.push(...mutationsOf(node, checker));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
