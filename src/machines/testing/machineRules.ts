import ts from 'typescript';

/**
 * Why chart tools could not read a machine's file, or why its actor could die unseen; one phrase for
 * each breach. Reads the text alone: nothing is imported or run.
 */
export function violationsOf(source: string): string[] {
  const file = ts.createSourceFile('machine.ts', source, ts.ScriptTarget.ES2022, true);
  const machine = findMachine(file);
  return [
    ...importViolations(file),
    ...syntaxViolations(file),
    ...(machine ? machineViolations(machine) : ['exports one literal setup({}).createMachine({})']),
  ];
}

const TRANSITION_KEYS = ['target', 'guard', 'actions', 'reenter', 'description'];
const MAKERS = [
  ...['fromPromise', 'fromCallback', 'fromObservable', 'fromEventObservable', 'fromTransition'],
  ...['assign', 'emit', 'raise', 'sendTo', 'sendParent', 'forwardTo', 'cancel', 'log', 'stopChild'],
  ...['and', 'or', 'not', 'stateIn'],
];

interface Machine {
  options: ts.ObjectLiteralExpression;
  config: ts.ObjectLiteralExpression;
}

function findMachine(file: ts.SourceFile): Machine | undefined {
  const exported = file.statements
    .filter(ts.isVariableStatement)
    .filter(({ modifiers }) => modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
    .flatMap(({ declarationList }) => [...declarationList.declarations]);
  const call = exported[0]?.initializer;
  if (exported.length !== 1 || !call || !ts.isCallExpression(call)) return undefined;
  if (!ts.isPropertyAccessExpression(call.expression)) return undefined;
  const { expression: setup, name } = call.expression;
  if (name.text !== 'createMachine' || !ts.isCallExpression(setup)) return undefined;
  if (setup.expression.getText() !== 'setup') return undefined;
  const [options, config] = [setup.arguments[0], call.arguments[0]];
  if (!options || !ts.isObjectLiteralExpression(options)) return undefined;
  return config && ts.isObjectLiteralExpression(config) ? { options, config } : undefined;
}

const importViolations = (file: ts.SourceFile): string[] =>
  file.statements
    .filter(ts.isImportDeclaration)
    .filter(({ moduleSpecifier }) => textOf(moduleSpecifier) !== 'xstate')
    .filter(({ importClause }) => importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword)
    .map(({ moduleSpecifier }) => `imports values from '${textOf(moduleSpecifier)}'`);

function syntaxViolations(file: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isSatisfiesExpression(node)) found.push('uses satisfies');
    if (ts.isEnumDeclaration(node)) found.push('declares an enum');
    if (ts.isAsExpression(node) && node.type.getText() === 'const') found.push('uses as const');
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function machineViolations({ options, config }: Machine): string[] {
  const found = [
    ...literalViolations(options, isCodeOfOptions),
    ...literalViolations(config, isCodeOfConfig),
  ];
  const names = (kind: string): Set<string> =>
    new Set(propertiesOf(valueAt(options, kind)).map(([name]) => name));
  const actions = names('actions');
  const guards = names('guards');
  const delays = names('delays');
  const ids = new Set<string>();
  const targets: string[] = [];

  const checkNames = (
    value: ts.Expression | undefined,
    declared = new Set<string>(),
    kind = '',
  ) => {
    for (const item of listOf(value)) {
      const name = textOf(item) ?? textOf(valueAt(item, 'type'));
      if (name === undefined) found.push(`has an inline ${kind}: ${item.getText()}`);
      else if (!declared.has(name)) found.push(`has an undeclared ${kind}: ${name}`);
    }
  };
  const checkTransitions = (value: ts.Expression | undefined) => {
    for (const item of listOf(value)) {
      if (!ts.isObjectLiteralExpression(item))
        found.push(`has a transition that is no object: ${item.getText()}`);
      for (const [key] of propertiesOf(item))
        if (!TRANSITION_KEYS.includes(key)) found.push(`has a transition with ${key}`);
      checkNames(valueAt(item, 'guard'), guards, 'guard');
      checkNames(valueAt(item, 'actions'), actions, 'action');
      targets.push(...listOf(valueAt(item, 'target') ?? item).flatMap((to) => textOf(to) ?? []));
    }
  };
  const checkInvoke = (invoke: ts.Expression) => {
    const name = textOf(valueAt(invoke, 'id'));
    if (name === undefined) found.push(`invokes without an id: ${invoke.getText().slice(0, 40)}`);
    if (!valueAt(invoke, 'onError')) found.push(`has no onError for ${name ?? 'an invocation'}`);
    checkNames(valueAt(invoke, 'src'), names('actors'), 'actor');
    for (const event of ['onDone', 'onError', 'onSnapshot'])
      checkTransitions(valueAt(invoke, event));
  };
  const checkState = (state: ts.Expression, key = 'the machine') => {
    const id = textOf(valueAt(state, 'id'));
    if (id !== undefined) ids.add(id);
    if (textOf(valueAt(state, 'description')) === undefined)
      found.push(`has no description for ${key}`);
    for (const moment of ['entry', 'exit']) checkNames(valueAt(state, moment), actions, 'action');
    for (const [event, transitions] of propertiesOf(valueAt(state, 'on'))) {
      checkTransitions(transitions);
      const hasDescription = (one: ts.Expression) =>
        textOf(valueAt(one, 'description')) !== undefined;
      if (!listOf(transitions).every(hasDescription))
        found.push(`has no description for ${event} in ${key}`);
    }
    for (const [delay, transitions] of propertiesOf(valueAt(state, 'after'))) {
      if (!delays.has(delay)) found.push(`has an undeclared delay: ${delay}`);
      checkTransitions(transitions);
    }
    for (const event of ['always', 'onDone']) checkTransitions(valueAt(state, event));
    listOf(valueAt(state, 'invoke')).forEach(checkInvoke);
    for (const [name, child] of propertiesOf(valueAt(state, 'states'))) checkState(child, name);
  };

  for (const [name, actor] of propertiesOf(valueAt(options, 'actors')))
    if (!isStub(actor)) found.push(`has an actor that is no stub: ${name}`);
  for (const [, guard] of propertiesOf(valueAt(options, 'guards'))) {
    if (ts.isCallExpression(guard))
      for (const part of guard.arguments) checkNames(part, guards, 'guard');
  }
  checkState(config);
  if (textOf(valueAt(config, 'id')) === undefined) found.push('has no id');
  const unknown = targets.filter((to) => to.startsWith('#') && !ids.has(to.slice(1)));
  const reaching = targets.filter((to) => /^[^#.].*\./.test(to));
  return [
    ...found,
    ...unknown.map((to) => `targets ${to}, which no state has as its id`),
    ...reaching.map((to) => `targets ${to} in another branch, which needs an id`),
  ];
}

/** In the definition only `context`, `input` and `output` may compute. */
const isCodeOfConfig = (node: ts.Node): boolean =>
  ts.isFunctionLike(node) &&
  ts.isPropertyAssignment(node.parent) &&
  ['context', 'input', 'output'].includes(node.parent.name.getText());

/** The implementations are code, made by XState alone; what holds them is not. */
const isCodeOfOptions = (node: ts.Node): boolean =>
  ts.isFunctionLike(node) ||
  ts.isAsExpression(node) ||
  (ts.isCallExpression(node) && MAKERS.includes(node.expression.getText()));

/** It stands for an effect and can only fail. */
function isStub(actor: ts.Expression): boolean {
  const [logic] = ts.isCallExpression(actor) ? actor.arguments : [];
  if (!logic || !ts.isArrowFunction(logic)) return false;
  const { body } = logic;
  if (ts.isBlock(body)) return body.statements.every(ts.isThrowStatement);
  return ts.isCallExpression(body) && body.expression.getText() === 'Promise.reject';
}

function literalViolations(root: ts.Node, isCode: (node: ts.Node) => boolean): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isCode(node)) return;
    if (isLiteral(node)) ts.forEachChild(node, visit);
    else found.push(`is no literal at: ${node.getText().slice(0, 40)}`);
  };
  visit(root);
  return found;
}

const isLiteral = (node: ts.Node): boolean =>
  ts.isObjectLiteralExpression(node) ||
  ts.isArrayLiteralExpression(node) ||
  ts.isPropertyAssignment(node) ||
  ts.isStringLiteralLike(node) ||
  ts.isNumericLiteral(node) ||
  [ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword, ts.SyntaxKind.NullKeyword].includes(
    node.kind,
  ) ||
  (ts.isIdentifier(node) && ts.isPropertyAssignment(node.parent) && node.parent.name === node);

function propertiesOf(node: ts.Expression | undefined): [string, ts.Expression][] {
  if (!node || !ts.isObjectLiteralExpression(node)) return [];
  return node.properties
    .filter(ts.isPropertyAssignment)
    .map(({ name, initializer }) => [textOf(name) ?? name.getText(), initializer]);
}

const valueAt = (node: ts.Expression, name: string): ts.Expression | undefined =>
  propertiesOf(node).find(([key]) => key === name)?.[1];

const listOf = (node: ts.Expression | undefined): ts.Expression[] => {
  if (!node) return [];
  return ts.isArrayLiteralExpression(node) ? [...node.elements] : [node];
};

const textOf = (node: ts.Node | undefined): string | undefined =>
  node && ts.isStringLiteralLike(node) ? node.text : undefined;
