import buildValidators, { type BuildCompilerFromPool } from '@fastify/ajv-compiler';
import buildSerializers, { type SerializerFactory } from '@fastify/fast-json-stringify-compiler';
import type { ServerOptions } from './transport';

const validators = buildValidators();
const serializers = buildSerializers();

/** A function, and what it carries, that is made at its first call; `like` is any of its kind. */
function late<Made extends (...values: never[]) => unknown>(like: Made, make: () => Made): Made {
  let made: Made | undefined;
  const get = () => (made ??= make());
  return new Proxy(like, {
    apply: (_like, self, values): unknown => Reflect.apply(get(), self, values),
    get: (_like, name) => Reflect.get(get(), name) as unknown,
  });
}

const anyCompiler = validators({}, { customOptions: {} });
const anyValidator = anyCompiler({ schema: true });

const buildValidator: BuildCompilerFromPool = (...options) => {
  const compile = late(anyCompiler, () => validators(...options));
  return (route) => late(anyValidator, () => compile(route));
};

const buildSerializer: SerializerFactory = (...options) => {
  let compile: ReturnType<SerializerFactory> | undefined;
  return (route) => late(JSON.stringify, () => (compile ??= serializers(...options))(route));
};

/**
 * For Fastify: what checks requests and writes answers is compiled at the first request of a route, not at the start
 * of the server, which takes half of the start and a third of the memory.
 */
export const lateCompilers: NonNullable<ServerOptions['schemaController']> = {
  compilersFactory: { buildValidator, buildSerializer },
};
