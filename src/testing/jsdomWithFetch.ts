import { BroadcastChannel } from 'node:worker_threads';
import JSDOMEnvironment from 'jest-environment-jsdom';
import { keepEnvironment } from '../../scripts/jest/keepEnvironment';
import { faultsOfAnswer } from './answerCheck';

/** React hands over the form itself when its submit starts a transition; Node knows no forms. */
class FormDataWithoutForm extends FormData {
  constructor(_form?: unknown) {
    super();
  }
}

/** An app that a test leaves running must not keep Node alive. */
class IdleBroadcastChannel extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    this.unref();
  }
}

/** What jsdom lacks or reimplements, taken from Node so that fetch, msw and streams work together. */
const fromNode = {
  fetch,
  Request,
  Response,
  Headers,
  FormData: FormDataWithoutForm,
  Blob,
  File,
  AbortController,
  AbortSignal,
  URL,
  URLSearchParams,
  TextEncoder,
  TextDecoder,
  structuredClone,
  ReadableStream,
  TransformStream,
  WritableStream,
  BroadcastChannel: IdleBroadcastChannel,
};

type Window = NonNullable<JSDOMEnvironment['dom']>['window'];

/** Shorter ones are React's own, which it goes on counting on. */
const LONG_MS = 50;

/** Timers that were started in a window since the last call of the function returned, which ends them. */
function watchTimers(window: Window): () => void {
  const started = new Set<number>();
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const start = window[name].bind(window);
    window[name] = (handler: TimerHandler, delay = 0, ...values: unknown[]) => {
      const id = start(handler, delay, ...values);
      if (delay >= LONG_MS) started.add(id);
      return id;
    };
  }
  return () => {
    for (const id of started) window.clearTimeout(id);
    started.clear();
  };
}

let endTimers = () => {};

export default keepEnvironment(
  (config, context) => {
    const environment = new JSDOMEnvironment(config, context);
    Object.assign(environment.global, fromNode, { faultsOfAnswer });
    if (environment.dom) endTimers = watchTimers(environment.dom.window);
    return environment;
  },
  {
    renew({ dom }, { console }) {
      if (!dom) throw new Error('the window was closed');
      dom.virtualConsole.removeAllListeners();
      dom.virtualConsole.sendTo(console, { omitJSDOMErrors: true });
      dom.virtualConsole.on('jsdomError', (error) => console.error(error));
      const { document, localStorage, sessionStorage } = dom.window;
      localStorage.clear();
      sessionStorage.clear();
      document.head.replaceChildren();
      document.body.replaceChildren();
    },
    leave: () => endTimers(),
  },
);
