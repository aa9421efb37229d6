import type { SCState } from '@scion-scxml/core';

interface ReadTransition {
  event?: string;
  target?: string[];
  type?: string;
  cond?: () => boolean;
}

interface ReadState extends Omit<SCState, 'states' | 'transitions'> {
  initial?: string[];
  states: ReadState[];
  transitions: ReadTransition[];
}

const STATES = new Set(['state', 'parallel', 'final']);

type Holds = (condition: string) => boolean;

/** A document of SCXML as the interpreter takes it, for an answer to whether a named condition is true. */
export function readScxml(text: string): (holds: Holds) => ReadState {
  const { documentElement } = new DOMParser().parseFromString(text, 'application/xml');
  if (documentElement.localName !== 'scxml') throw new Error(`not SCXML: ${text.slice(0, 200)}`);
  return (holds) => readState(documentElement, holds);
}

const words = (element: Element, name: string): string[] | undefined =>
  element.getAttribute(name)?.split(' ');

function readState(element: Element, holds: Holds): ReadState {
  const children = [...element.children];
  const id = element.getAttribute('id');
  const initial = words(element, 'initial');
  return {
    $type: element.localName,
    ...(id !== null && { id }),
    ...(initial && { initial }),
    states: children
      .filter(({ localName }) => STATES.has(localName))
      .map((child) => readState(child, holds)),
    transitions: children
      .filter(({ localName }) => localName === 'transition')
      .map((child) => readTransition(child, holds)),
  };
}

function readTransition(element: Element, holds: Holds): ReadTransition {
  const event = element.getAttribute('event');
  const target = words(element, 'target');
  const type = element.getAttribute('type');
  const cond = element.getAttribute('cond');
  return {
    ...(event !== null && { event }),
    ...(target && { target }),
    ...(type !== null && { type }),
    ...(cond !== null && { cond: () => holds(cond) }),
  };
}
