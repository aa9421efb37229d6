import { msg, t } from '../../../../domain/language';
import type { StoryFault, StoryStep } from '../../../../domain/story';
import { describeEvent } from '../parts/words';

export const FAULTS: Record<StoryFault, string> = {
  too_large: msg('This file is larger than a story may be.'),
  not_a_story: msg('This file is no story.'),
  other_version: msg('This story was recorded by another version, which cannot be read.'),
  damaged: msg('This story is damaged: a part of it is missing or not as expected.'),
};

export const secondsText = (at: number): string =>
  t('{seconds} s', { seconds: (at / 1000).toFixed(1) });

/** What somebody did, or where they came, in a line. */
export function stepText(step: StoryStep): string {
  switch (step.kind) {
    case 'machine':
      return describeEvent(step.event.type);
    case 'page':
      return step.heading === null
        ? step.path
        : t('{path}: “{heading}”', { path: step.path, heading: step.heading });
    case 'press':
      return t('pressed {role} “{name}”', { role: step.role ?? '', name: step.name ?? '…' });
    case 'fill':
      return t('filled in “{name}”', { name: step.name ?? '…' });
  }
}
