import { t } from '../../../../domain/language';
import type { Trigger } from '../../../machines/chart/outline';

const EVENT_OF_INTERPRETER = /^xstate\.(done|error)\.actor\.(.+)$/;

const afterText = (delay: string): string => t('after {delay}', { delay });

/** As `triggerLabel` of the written charts, which are English. */
export function triggerText({ kind, name, milliseconds }: Trigger): string {
  switch (kind) {
    case 'event':
      return name;
    case 'after':
      return afterText(milliseconds === null ? name : `${milliseconds} ms`);
    case 'done':
      return t('{name} done', { name });
    case 'error':
      return t('{name} failed', { name });
    case 'always':
      return t('at once');
  }
}

/** An event's type in words; those of the interpreter as the chart writes them. */
export function describeEvent(type: string): string {
  if (type === 'xstate.init') return t('start');
  if (type.startsWith('xstate.after.')) return afterText(type.split('.')[2] ?? '');
  const [, outcome, name = ''] = EVENT_OF_INTERPRETER.exec(type) ?? [];
  if (!outcome) return type;
  return outcome === 'done' ? t('{name} done', { name }) : t('{name} failed', { name });
}
