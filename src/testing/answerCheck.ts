import { readFileSync } from 'node:fs';
import { Compile } from 'typebox/compile';
import type { DeclaredRoute } from '../../server/test/contractOf';

/** An answer of the imitated server, as the product receives it. */
export interface Answer {
  method: string;
  path: string;
  status: number;
  /** Its Content-Type. */
  type: string;
  text: string;
}

/** What the real server would not have answered in that way; nothing when it would. */
export type AnswerCheck = (answer: Answer) => string[];

type Schema = Record<string, unknown>;

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The server drops the fields that its schema does not list, so an imitation may not have them. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (!isSchema(value)) return value;
  const inner = Object.entries(value).map(([key, each]) => [key, closed(each)] as const);
  const isOpen = isSchema(value['properties']) && value['additionalProperties'] === undefined;
  return { ...Object.fromEntries(inner), ...(isOpen && { additionalProperties: false }) };
}

const text = { type: 'string' };

/** What every error says, on routes that do not declare its status too. */
const anError: Schema = {
  type: 'object',
  required: ['detail'],
  properties: { detail: text, error: text, isAuthError: { type: 'boolean' } },
  additionalProperties: false,
};

/** A refused payload: messages for each field, or a sentence, or (of a sign-in) both. */
const aRefusal: Schema = {
  type: 'object',
  minProperties: 1,
  properties: { detail: text, error: text },
  dependentRequired: { error: ['detail'] },
  additionalProperties: { type: 'array', minItems: 1, items: text },
};

function schemaOf({ answers }: DeclaredRoute, status: number): Schema | null {
  if (status === 400 || status === 413) return aRefusal;
  const own = closed(answers[status]);
  if (isSchema(own)) return own;
  return status > 400 ? anError : null;
}

const isJson = (type: string) => type.startsWith('application/json');

/** The body as its schema describes it: an empty one is null. */
function valueOf({ type, text: body }: Answer): unknown {
  if (isJson(type)) return JSON.parse(body);
  return body === '' ? null : body;
}

type Validator = ReturnType<typeof Compile>;

function faultsIn(validator: Validator, value: unknown): string[] {
  if (validator.Check(value)) return [];
  return validator.Errors(value).map(({ instancePath, message, params }) => {
    const unknown = 'additionalProperties' in params ? params.additionalProperties.join(', ') : '';
    return `${instancePath || '/'} ${message} ${unknown}`.trim();
  });
}

const patternOf = (path: string) =>
  new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/:[^/]+/g, '[^/]+')}$`);

/** The routes are read with the first answer; each schema is compiled when it is first needed. */
export function createAnswerCheck(readRoutes: () => DeclaredRoute[]): AnswerCheck {
  let routes: { route: DeclaredRoute; pattern: RegExp }[] | undefined;
  const validators = new Map<string, Validator>();

  /** Fastify prefers a path without parameters. */
  function routeOf({ method, path }: Answer): DeclaredRoute | undefined {
    routes ??= readRoutes().map((route) => ({ route, pattern: patternOf(route.path) }));
    const found = routes.filter(
      ({ route, pattern }) => route.method === method && pattern.test(path),
    );
    return (found.find(({ route }) => !route.path.includes(':')) ?? found[0])?.route;
  }

  function faultsOf(answer: Answer): string[] {
    const route = routeOf(answer);
    if (!route) return ['the server has no such route'];
    const { method, path, answers } = route;
    const key = `${method} ${path} ${answer.status}`;
    let validator = validators.get(key);
    if (!validator) {
      const schema = schemaOf(route, answer.status);
      if (!schema) return [`the server declares ${Object.keys(answers).join(', ')} there`];
      validator = Compile(schema);
      validators.set(key, validator);
    }
    try {
      return faultsIn(validator, valueOf(answer));
    } catch (error) {
      return [`the body is no JSON: ${String(error)}`];
    }
  }

  return (answer) =>
    faultsOf(answer).map((fault) => `${answer.method} ${answer.path} ${answer.status}: ${fault}`);
}

/** The check against the routes of this run, see `contractFile.ts`. */
export const faultsOfAnswer = createAnswerCheck(
  () => JSON.parse(readFileSync(process.env['CONTRACT_FILE'] ?? '', 'utf8')) as DeclaredRoute[],
);
