import buildValidators, { type BuildCompilerFromPool } from '@fastify/ajv-compiler';
import buildSerializers, { type SerializerFactory } from '@fastify/fast-json-stringify-compiler';
import type { ServerOptions } from '../plugins/transport';

type Compiled = WeakMap<object, unknown>;

declare global {
  /** What the servers of this worker have compiled, by schema. */
  var compiledSchemas: { validators: Compiled; serializers: Compiled } | undefined;
}

/** Compiles each schema once: every test file has a server, and their routes share the schemas. */
function once<Route, Made>(compile: (route: Route) => Made, compiled: WeakMap<object, Made>) {
  return (route: Route): Made => {
    const { schema } = route as { schema?: object };
    if (!schema) return compile(route);
    const known = compiled.get(schema) ?? compile(route);
    compiled.set(schema, known);
    return known;
  };
}

globalThis.compiledSchemas ??= { validators: new WeakMap(), serializers: new WeakMap() };
const { validators, serializers } = globalThis.compiledSchemas;

type Validate = ReturnType<ReturnType<BuildCompilerFromPool>>;
type Serialize = ReturnType<ReturnType<SerializerFactory>>;

const buildValidator: BuildCompilerFromPool = (...options) =>
  once(buildValidators()(...options), validators as WeakMap<object, Validate>);

const buildSerializer: SerializerFactory = (...options) =>
  once(buildSerializers()(...options), serializers as WeakMap<object, Serialize>);

/** For Fastify. */
export const schemaController: NonNullable<ServerOptions['schemaController']> = {
  compilersFactory: { buildValidator, buildSerializer },
};
