import type { OutlinedTransition, Trigger } from './outline';

/** What sets a transition off, in words that a reader without XState understands. */
export function triggerLabel({ kind, name, milliseconds }: Trigger): string {
  switch (kind) {
    case 'event':
      return name;
    case 'after':
      return milliseconds === null ? `after ${name}` : `after ${milliseconds} ms`;
    case 'done':
      return `${name} done`;
    case 'error':
      return `${name} failed`;
    case 'always':
      return 'at once';
  }
}

export const transitionLabel = ({ trigger, guard }: OutlinedTransition): string =>
  triggerLabel(trigger) + (guard === null ? '' : ` [${guard}]`);
