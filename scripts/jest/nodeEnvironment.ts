import { constants, createContext } from 'node:vm';
import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment';
import NodeEnvironment from 'jest-environment-node';
import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';
import { keepEnvironment } from './keepEnvironment';

/**
 * Jest's environment for Node, with globals that are read as quickly as Node's own: each look at a global
 * of Jest's passes Node's interceptors, and libraries look at `Object` millions of times.
 */
export class PlainNodeEnvironment extends NodeEnvironment {
  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    super(config, context);
    const plain = createContext(constants.DONT_CONTEXTIFY) as typeof this.global;
    for (const name of Object.getOwnPropertyNames(this.global)) {
      const isNodes = !(name in plain) || ['ArrayBuffer', 'Uint8Array'].includes(name);
      if (isNodes) {
        Object.defineProperty(plain, name, {
          value: this.global[name as keyof typeof this.global] as unknown,
          configurable: true,
          writable: true,
          enumerable: false,
        });
      }
    }
    plain.global = plain;
    plain.Error.stackTraceLimit = 100;
    this.global = plain;
    this.context = plain;
    this.moduleMocker = new ModuleMocker(plain);
    this.fakeTimersModern = new ModernFakeTimers({ config: config.projectConfig, global: plain });
  }
}

export default keepEnvironment((config, context) => new PlainNodeEnvironment(config, context));
