import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import { Link, useSearchParams } from 'react-router';
import { msg, t } from '../../../../domain/language';
import { SCREENS, type ScreenName } from '../../../../domain/screens';
import type { OutlinedState, OutlinedTransition } from '../../../machines/chart/outline';
import { usePaths } from '../../../paths';
import { stateFragment, transitionFragment } from '../chartAddress';
import { screenAddress } from '../screenAddress';
import type { Taken } from './ArrowLine';
import { triggerText } from './words';

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
  '& [data-found="true"]': {
    outline: `2px solid ${theme.vars.palette.info.main}`,
    outlineOffset: 2,
    borderRadius: 2,
  },
}));

export function ScreenLink({ screen }: { screen: ScreenName }) {
  const address = screenAddress(screen, usePaths());
  const name = t(SCREENS[screen].name);
  if (address === null) return name;
  return (
    <MuiLink component={Link} to={address}>
      {name}
    </MuiLink>
  );
}

const keyIn = (root: OutlinedState, id: string): string => id.replace(`${root.id}.`, '');

/** A sentence about some names, where there are any. */
const about = (names: string[], sentence: string): string =>
  names.length > 0 ? ` ${t(sentence, { names: names.join(', ') })}` : '';

function leadsTo(transition: OutlinedTransition, root: OutlinedState): string {
  if (transition.forbidden) return t('ignored');
  if (transition.targets.length === 0) return t('stays');
  const targets = transition.targets.map((id) => keyIn(root, id));
  return t('to {states}', { states: targets.join(` ${t('and')} `) });
}

function inWords(transition: OutlinedTransition, root: OutlinedState): string {
  const { guard, actions, description } = transition;
  const trigger = triggerText(transition.trigger);
  const when = guard === null ? trigger : t('{trigger} if {guard}', { trigger, guard });
  const change = leadsTo(transition, root);
  const outcome =
    actions.length > 0
      ? t('{change}, does {actions}', { change, actions: actions.join(', ') })
      : change;
  const why = description === null ? '' : `. ${t(description)}`;
  return `${when}: ${outcome}${why}`;
}

interface Props {
  root: OutlinedState;
  active: ReadonlySet<string>;
  taken: Taken;
  /** Ids of states and keys of transitions that are pointed to. */
  found: ReadonlySet<string>;
  /** Ids of states that the picture has folded. */
  folded: ReadonlySet<string>;
  onFold: (state: OutlinedState) => void;
}

interface StateProps extends Props {
  state: OutlinedState;
}

/** Says where it is in the chart; the query stays. */
function PlaceLink({ hash, children }: { hash: string; children: ReactNode }) {
  const [search] = useSearchParams();
  return (
    <MuiLink
      component={Link}
      to={{ search: search.toString(), hash }}
      color="inherit"
      underline="hover"
    >
      {children}
    </MuiLink>
  );
}

function StateItem({ state, ...props }: StateProps) {
  const { root, active, taken, found, folded, onFold } = props;
  const isActive = active.has(state.id);
  const isFolded = folded.has(state.id);
  return (
    <li data-active={isActive}>
      <p data-found={found.has(state.id)}>
        <PlaceLink hash={stateFragment(state)}>
          <strong>{state.key}</strong>
        </PlaceLink>
        {state !== root && state.states.length > 0 && (
          <Button
            size="small"
            aria-label={
              isFolded
                ? t('Unfold {state}', { state: keyIn(root, state.id) })
                : t('Fold {state}', { state: keyIn(root, state.id) })
            }
            onClick={() => onFold(state)}
            sx={{ minWidth: 0, ml: 0.5 }}
          >
            {isFolded ? t('Unfold') : t('Fold')}
          </Button>
        )}
        {isActive && ` ${t('(active)')}`}
        {state.type === 'parallel' && ` ${t('(all parts at once)')}`}
        {state.type === 'final' && ` ${t('(the end)')}`}
        {state.description !== null && `: ${t(state.description)}`}
        {about(state.entry, msg('On entry: {names}.'))}
        {about(state.exit, msg('On exit: {names}.'))}
        {about(
          state.invokes.map(({ src }) => src),
          msg('Runs {names}.'),
        )}
        {state.initial !== null &&
          ` ${t('Starts at {state}.', { state: keyIn(root, state.initial) })}`}
      </p>
      {state.screen !== null && (
        <p>
          {t('Shows:')} <ScreenLink screen={state.screen} />
        </p>
      )}
      {(state.transitions.length > 0 || state.states.length > 0) && (
        <Tree>
          {state.transitions.map((transition) => (
            <li key={transition.key} data-found={found.has(transition.key)}>
              <PlaceLink hash={transitionFragment(state, transition)}>
                {inWords(transition, root)}
              </PlaceLink>
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
