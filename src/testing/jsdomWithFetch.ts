import JSDOMEnvironment from 'jest-environment-jsdom';

/** React hands over the form itself when its submit starts a transition; Node knows no forms. */
class FormDataWithoutForm extends FormData {
  constructor(_form?: unknown) {
    super();
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
  BroadcastChannel,
};

export default class JsdomWithFetch extends JSDOMEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, fromNode);
  }
}
