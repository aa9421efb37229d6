import { msg, t } from '../../../../domain/language';
import type { ChangedField, ChartChange, Mark } from '../../../machines/chart/compareCharts';
import { triggerText } from '../parts/words';

const FIELDS: Record<ChangedField, string> = {
  name: msg('Name'),
  type: msg('Kind'),
  description: msg('Description'),
  screen: msg('Shows'),
  tags: msg('Tags'),
  entry: msg('On entry'),
  exit: msg('On exit'),
  invokes: msg('Runs'),
  initial: msg('Starts at'),
  order: msg('Order'),
  guard: msg('If'),
  targets: msg('To'),
  actions: msg('Does'),
  reenter: msg('Leaves the state first'),
};

const MARKS: Record<Mark, string> = {
  added: msg('Added'),
  removed: msg('Removed'),
  changed: msg('Changed'),
};

/** Beside a colour, for whoever does not see it. */
export const SIGNS: Record<Mark, string> = { added: '+', removed: '−', changed: '~' };

export const markText = (mark: Mark): string => t(MARKS[mark]);

const list = (values: readonly string[]): string =>
  values.length > 0 ? values.join(', ') : t('nothing');

const placeText = (place: string): string => (place === '' ? t('the whole machine') : place);

/** What a change is about, such as “signedIn, on session.closed if isOwn, to signedOut”. */
export function subjectText({ place, transition, targets }: ChartChange): string {
  if (transition === null) return placeText(place);
  const { guard, forbidden } = transition;
  const trigger = triggerText(transition.trigger);
  const when = guard === null ? trigger : t('{trigger} if {guard}', { trigger, guard });
  const lead =
    targets.length > 0
      ? t('to {states}', { states: targets.map(placeText).join(', ') })
      : forbidden
        ? t('ignored')
        : t('stays');
  return `${placeText(place)} · ${when} · ${lead}`;
}

/** What of it is different, one sentence for each field. */
export const fieldTexts = ({ fields }: ChartChange): string[] =>
  fields.map(({ field, before, after }) =>
    t('{field}: {before} → {after}', {
      field: t(FIELDS[field]),
      before: list(before),
      after: list(after),
    }),
  );
