import { styled } from '@mui/material/styles';
import { Fragment, type ReactNode } from 'react';
import { t } from '../../../../domain/language';
import { placeOf, placesById } from '../../../machines/chart/compareCharts';
import {
  flatten,
  type OutlinedState,
  type OutlinedTransition,
} from '../../../machines/chart/outline';
import { PlainTable } from '../../../ui/PlainTable';
import { triggerText } from '../parts/words';
import type { ShownUse } from './shownUse';
import { numberText, rangeText } from './useWords';

/** The panels are narrow, and names are long. */
const Table = styled(PlainTable)(({ theme }) => ({
  ...theme.typography.body2,
  '& th, & td': { paddingRight: theme.spacing(1) },
  '& tbody th': { overflowWrap: 'break-word' },
}));

interface Props {
  root: OutlinedState;
  use: ShownUse;
  /** Whether its states are those of pages, which can be left. */
  hasExits: boolean;
}

/** A name may go on in the next line after each of its dots. */
const breakable = (text: string): ReactNode =>
  text.split('.').map((part, index) => (
    <Fragment key={index}>
      {index > 0 && (
        <>
          .<wbr />
        </>
      )}
      {part}
    </Fragment>
  ));

const NOT_SHOWN = '–';
const shown = (number: number | null): string => (number === null ? NOT_SHOWN : numberText(number));

/** The same as the drawing, for whoever does not see it or has no room for it. */
export function UseTables({ root, use, hasExits }: Props) {
  const places = placesById(root);
  const nameOf = (id: string): string => (id === root.id ? id : (places.get(id) ?? id));
  const states = flatten(root).flatMap((state) => {
    const found = use.states.get(state.id);
    return found ? [{ ...found, place: placeOf(state) || root.id }] : [];
  });
  const transitions = flatten(root)
    .flatMap((state) => state.transitions)
    .flatMap((transition) => {
      const times = use.transitions.get(transition.key);
      return times === undefined ? [] : [{ transition, times }];
    });
  return (
    <>
      <Table>
        <caption>{t('States')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('State')}</th>
            <th scope="col" className="number">
              {t('Visits')}
            </th>
            <th scope="col">{t('Median time')}</th>
            {hasExits && (
              <th scope="col" className="number">
                {t('Left the page')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {states.map(({ place, visits, exits, median }) => (
            <tr key={place}>
              <th scope="row">{breakable(place)}</th>
              <td className="number">{numberText(visits)}</td>
              <td>{median === null ? NOT_SHOWN : rangeText(median)}</td>
              {hasExits && <td className="number">{shown(exits)}</td>}
            </tr>
          ))}
        </tbody>
      </Table>
      <Table>
        <caption>{t('Transitions')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('Transition')}</th>
            <th scope="col" className="number">
              {t('Times')}
            </th>
          </tr>
        </thead>
        <tbody>
          {transitions.map(({ transition, times }) => (
            <tr key={transition.key}>
              <th scope="row">{breakable(wayText(transition, nameOf))}</th>
              <td className="number">{numberText(times)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}

function wayText(
  { source, targets, trigger, guard }: OutlinedTransition,
  nameOf: (id: string) => string,
): string {
  const when = guard === null ? triggerText(trigger) : `${triggerText(trigger)} [${guard}]`;
  const ends = (targets.length > 0 ? targets : [source]).map(nameOf).join(', ');
  return `${nameOf(source)}: ${when} → ${ends}`;
}
