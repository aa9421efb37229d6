import { constants, createContext, runInContext } from 'node:vm';
import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment';
import { ModernFakeTimers } from '@jest/fake-timers';
import NodeEnvironment from 'jest-environment-node';
import { ModuleMocker } from 'jest-mock';
import { keepEnvironment } from './keepEnvironment';

/** Binary data comes from Node itself, which makes it with its own constructors. */
const OF_NODE = ['ArrayBuffer', 'Uint8Array'];

/**
 * Jest's environment for Node, with globals that are read as quickly as Node's own: each look at a global
 * of Jest's passes an interceptor, and libraries look at `Object` millions of times.
 */
export class PlainNodeEnvironment extends NodeEnvironment {
  constructor(config: JestEnvironmentConfig, testContext: EnvironmentContext) {
    super(config, testContext);
    const context = createContext(constants.DONT_CONTEXTIFY);
    const plain = runInContext('globalThis', context) as typeof globalThis & typeof this.global;
    for (const name of Object.getOwnPropertyNames(this.global)) {
      if (name in plain && !OF_NODE.includes(name)) continue;
      const value: unknown = Reflect.get(this.global, name);
      Object.defineProperty(plain, name, { value, configurable: true, writable: true });
    }
    plain.global = plain;
    plain.Error.stackTraceLimit = 100;
    this.global = plain;
    this.context = context;
    this.moduleMocker = new ModuleMocker(plain);
    this.fakeTimersModern = new ModernFakeTimers({ config: config.projectConfig, global: plain });
  }
}

export default keepEnvironment((config, context) => new PlainNodeEnvironment(config, context));
