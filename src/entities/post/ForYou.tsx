import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { localeFor, t } from '../../../domain/language';
import { PillList } from '../../ui/PillList';

const Reason = styled('p')(({ theme }) => ({
  margin: theme.spacing(0.75, 0, 0),
  ...theme.typography.body2,
  paddingInlineStart: theme.spacing(1),
  borderInlineStart: `3px solid ${theme.vars.palette.accent.main}`,
}));

/** Why a post is among the first; nothing where it is not. */
export const Because = ({ answer }: { answer: string | undefined }) =>
  answer === undefined ? null : <Reason>{t('Because you chose {answer}', { answer })}</Reason>;

export const answersText = (answers: readonly string[]): string =>
  new Intl.ListFormat(localeFor('en'), { type: 'conjunction' }).format(answers);

interface NoteProps {
  /** The answers that the list follows; empty where it follows none. */
  answers: readonly string[];
  /** Where they are changed. */
  answersAt: string;
}

/** Says what a member's list begins with. */
export const ForYouNote = ({ answers, answersAt }: NoteProps) =>
  answers.length === 0 ? null : (
    <Typography variant="body2" sx={{ mt: 1 }}>
      {t('First comes what fits your answers: {answers}.', { answers: answersText(answers) })}{' '}
      <Link component={RouterLink} to={answersAt} sx={{ fontWeight: 600 }}>
        {t('Change your answers')}
      </Link>
    </Typography>
  );

interface NavProps {
  isForYou: boolean;
  /** The order of the list for everybody. */
  plain: string;
  searchOf: (isForYou: boolean) => string;
}

/** The order of a member's list: what fits their answers first, or as for everybody. */
export const ForYouNav = ({ isForYou, plain, searchOf }: NavProps) => (
  <nav aria-label={t('Order')}>
    <PillList>
      {[true, false].map((each) => (
        <li key={String(each)}>
          <RouterLink
            to={{ search: searchOf(each) }}
            aria-current={each === isForYou ? 'true' : undefined}
          >
            {each ? t('For you') : plain}
          </RouterLink>
        </li>
      ))}
    </PillList>
  </nav>
);
