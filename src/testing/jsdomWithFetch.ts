import { BroadcastChannel } from 'node:worker_threads';
import JSDOMEnvironment from 'jest-environment-jsdom';

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

export default class JsdomWithFetch extends JSDOMEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, fromNode);
  }
}
