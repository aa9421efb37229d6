import JSDOMEnvironment from 'jest-environment-jsdom';

/** What jsdom lacks or reimplements, taken from Node so that fetch, msw and streams work together. */
const fromNode = {
  fetch,
  Request,
  Response,
  Headers,
  FormData,
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
