import buildValidators, { type BuildCompilerFromPool } from '@fastify/ajv-compiler';
import buildSerializers, { type SerializerFactory } from '@fastify/fast-json-stringify-compiler';
import type { ServerOptions } from '../plugins/transport';

type Compiled<Made = unknown> = Map<string, Made>;

declare global {
  /** What the servers of this worker have compiled, by the text of the schema. */
  var compiledSchemas: { validators: Compiled; serializers: Compiled } | undefined;
}

/**
 * Compiles each schema once: every test file has a server, whose routes make most of their schemas anew. A compiler
 * that has nothing to compile is not created.
 */
function once<Route, Made>(create: () => (route: Route) => Made, compiled: Compiled<Made>) {
  let compile: ((route: Route) => Made) | undefined;
  return (route: Route): Made => {
    const { schema } = route as { schema?: object };
    const text = JSON.stringify(schema);
    const known = compiled.get(text);
    if (known) return known;
    compile ??= create();
    const made = compile(route);
    compiled.set(text, made);
    return made;
  };
}

globalThis.compiledSchemas ??= { validators: new Map(), serializers: new Map() };
const { validators, serializers } = globalThis.compiledSchemas;

type Validate = ReturnType<ReturnType<BuildCompilerFromPool>>;
type Serialize = ReturnType<ReturnType<SerializerFactory>>;

const buildValidator: BuildCompilerFromPool = (...options) =>
  once(() => buildValidators()(...options), validators as Compiled<Validate>);

const buildSerializer: SerializerFactory = (...options) =>
  once(() => buildSerializers()(...options), serializers as Compiled<Serialize>);

/** For Fastify. */
export const schemaController: NonNullable<ServerOptions['schemaController']> = {
  compilersFactory: { buildValidator, buildSerializer },
};
