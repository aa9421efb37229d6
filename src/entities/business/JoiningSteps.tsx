import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { t } from '../../../domain/language';
import {
  JOINING_STATE_NAMES,
  joiningSteps,
  type JoiningFacts,
  type JoiningState,
} from '../../../domain/joining';
import { usePaths } from '../../paths';
import { icon } from '../../ui/icon';

const Check = icon('M5 12.5l4.5 4.5L19 7.5');

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  margin: theme.spacing(2, 0, 0),
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr)',
    columnGap: theme.spacing(2),
  },
}));

const Mark = styled('span', { shouldForwardProp: (prop) => prop !== 'state' })<{
  state: JoiningState;
}>(({ theme, state }) => ({
  display: 'grid',
  placeItems: 'center',
  height: 40,
  borderRadius: '50% 50% 50% 8px',
  fontWeight: 700,
  border: `2px solid ${theme.vars.palette.primary.main}`,
  color: theme.vars.palette.primary.main,
  ...(state !== 'ahead' && {
    color: theme.vars.palette.primary.contrastText,
    backgroundColor: theme.vars.palette.primary.main,
  }),
}));

const State = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'inline-block',
  fontWeight: 600,
  color: theme.vars.palette.text.secondary,
}));

interface Props {
  facts: JoiningFacts;
  /** Of the headings of the steps. */
  component?: 'h3' | 'h4';
  /** What is said of the review, under its step, while it is under way. */
  outlook?: ReactNode;
}

/** The three steps of a business into the directory, with the state of each; done ones are ticked. */
export function JoiningSteps({ facts, component = 'h3', outlook }: Props) {
  const paths = usePaths();
  const addresses = {
    businessForm: paths.profileCompletion('business'),
    myBusiness: paths.myBusiness,
    vetting: paths.vetting,
    report: paths.report,
  };
  return (
    <List aria-label={t('Steps into the directory')}>
      {joiningSteps(facts).map(({ name, title, text, state, link }, index) => (
        <li key={name} aria-current={state === 'yours' ? 'step' : undefined}>
          <Mark state={state} aria-hidden>
            {state === 'done' ? <Check /> : index + 1}
          </Mark>
          <div>
            <Typography variant="h4" component={component}>
              {title}
            </Typography>
            <State>{t(JOINING_STATE_NAMES[state])}</State>
            <Typography>{text}</Typography>
            {name === 'review' && state === 'ours' && outlook}
            {link && (
              <Link
                component={RouterLink}
                to={addresses[link.page]}
                sx={{ display: 'inline-block', py: 1, fontWeight: 600 }}
              >
                {link.label}
              </Link>
            )}
          </div>
        </li>
      ))}
    </List>
  );
}
