import '@testing-library/jest-dom';
import { configure, getConfig, prettyDOM } from '@testing-library/react';
import * as React from 'react';

/** A query that waits throws one error after the other away; the last one is read when the time is over. */
const isWaiting = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;

configure({
  /** A page's chunk is compiled with its first import, which takes a busy machine a while. */
  asyncUtilTimeout: 10_000,
  getElementError(problem, container) {
    const readMessage = () => `${problem ?? ''}\n\n${String(prettyDOM(container))}`;
    const error = new Error(isWaiting() ? '' : readMessage());
    error.name = 'TestingLibraryElementError';
    if (isWaiting()) {
      Object.defineProperty(error, 'message', { get: readMessage, configurable: true });
    }
    return error;
  },
});

/** Of each element React notes where it was made, for messages that no test reads. */
const internals = Object.entries(React).find(([name]) =>
  name.startsWith('__CLIENT_INTERNALS'),
)?.[1];
if (typeof internals === 'object') {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => {},
    configurable: true,
  });
}

/** The labels of a field; jsdom finds them by walking through the whole page for each element. */
function labelsOf(field: HTMLElement): HTMLLabelElement[] {
  const around = field.closest('label');
  const named = field.id
    ? [...field.ownerDocument.getElementsByTagName('label')].filter(
        ({ htmlFor }) => htmlFor === field.id,
      )
    : [];
  return around && !around.htmlFor ? [around, ...named] : named;
}

if (typeof window !== 'undefined') {
  /** jsdom has no layout to scroll, and says so at length. */
  window.scrollTo = () => {};
  for (const { prototype } of [
    HTMLInputElement,
    HTMLSelectElement,
    HTMLTextAreaElement,
    HTMLButtonElement,
  ]) {
    Object.defineProperty(prototype, 'labels', {
      get(this: HTMLElement) {
        return labelsOf(this);
      },
      configurable: true,
    });
  }
}
