import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { t } from '../../../../domain/language';
import { SCREENS, type ScreenName } from '../../../../domain/screens';
import { triggerLabel } from '../../../machines/chart/labels';
import type { OutlinedState, OutlinedTransition } from '../../../machines/chart/outline';
import { usePaths } from '../../../paths';
import { screenAddress } from '../screenAddress';
import type { Taken } from './ArrowLine';

const Tree = styled('ul')(({ theme }) => ({
  margin: 0,
  paddingLeft: theme.spacing(2),
  overflowWrap: 'anywhere',
  '& li': { marginTop: theme.spacing(1) },
  '& p': { margin: 0 },
  '& [data-active="true"] > p:first-of-type': {
    paddingLeft: theme.spacing(1),
    borderLeft: `4px solid ${theme.vars.palette.primary.main}`,
  },
}));

export function ScreenLink({ screen }: { screen: ScreenName }) {
  const address = screenAddress(screen, usePaths());
  const { name } = SCREENS[screen];
  if (address === null) return name;
  return (
    <MuiLink component={Link} to={address}>
      {name}
    </MuiLink>
  );
}

const actions = (moment: string, names: string[]): string =>
  names.length > 0 ? ` On ${moment}: ${names.join(', ')}.` : '';

function leadsTo(transition: OutlinedTransition, root: OutlinedState): string {
  if (transition.forbidden) return 'ignored';
  if (transition.targets.length === 0) return 'stays';
  return `to ${transition.targets.map((id) => id.replace(`${root.id}.`, '')).join(' and ')}`;
}

function inWords(transition: OutlinedTransition, root: OutlinedState): string {
  const { trigger, guard, actions: done, description } = transition;
  const condition = guard === null ? '' : ` if ${guard}`;
  const does = done.length > 0 ? `, does ${done.join(', ')}` : '';
  const why = description === null ? '' : `. ${description}`;
  return `${triggerLabel(trigger)}${condition}: ${leadsTo(transition, root)}${does}${why}`;
}

interface Props {
  root: OutlinedState;
  active: ReadonlySet<string>;
  taken: Taken;
}

interface StateProps extends Props {
  state: OutlinedState;
}

function StateItem({ state, ...props }: StateProps) {
  const { root, active, taken } = props;
  const isActive = active.has(state.id);
  return (
    <li data-active={isActive}>
      <p>
        <strong>{state.key}</strong>
        {isActive && ' (active)'}
        {state.type === 'parallel' && t(' (all parts at once)')}
        {state.type === 'final' && t(' (the end)')}
        {state.description !== null && `: ${state.description}`}
        {actions('entry', state.entry)}
        {actions('exit', state.exit)}
        {state.invokes.length > 0 && ` Runs ${state.invokes.map(({ src }) => src).join(', ')}.`}
        {state.initial !== null && ` Starts at ${state.initial.replace(`${root.id}.`, '')}.`}
      </p>
      {state.screen !== null && (
        <p>
          Shows: <ScreenLink screen={state.screen} />
        </p>
      )}
      {(state.transitions.length > 0 || state.states.length > 0) && (
        <Tree>
          {state.transitions.map((transition) => (
            <li key={transition.key}>
              {inWords(transition, root)}
              {taken.ever.has(transition.key) && <strong> {t('(taken)')}</strong>}
            </li>
          ))}
          {state.states.map((inner) => (
            <StateItem key={inner.id} state={inner} {...props} />
          ))}
        </Tree>
      )}
    </li>
  );
}

/** The whole chart in words, as a list within lists. */
export const Outline = (props: Props) => (
  <Tree sx={{ pl: 0, listStyle: 'none' }}>
    <StateItem state={props.root} {...props} />
  </Tree>
);
