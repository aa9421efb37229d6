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

export default keepEnvironment(
  (config, context) => {
    const environment = new JSDOMEnvironment(config, context);
    Object.assign(environment.global, fromNode, { faultsOfAnswer });
    return environment;
  },
  ({ dom }, { console }) => {
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
);
