import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { t } from '../../../../domain/language';
import { answersText, Because } from '../../../entities/post/ForYou';
import type { ForYou } from '../forYou';
import { Block, BlockFailure, BlockSkeleton, Rows } from './Block';

const Wide = styled('div')(({ theme }) => ({
  gridColumn: '1 / -1',
  '& ul': {
    display: 'grid',
    columnGap: theme.spacing(5),
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
  },
  '& li': { alignContent: 'start', borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

function Content({ suggestions: { items, hasFailed, onRetry }, answers }: ForYou) {
  if (hasFailed) {
    return (
      <BlockFailure message={t('What fits your answers could not be loaded.')} onRetry={onRetry} />
    );
  }
  if (!items) return <BlockSkeleton label={t('Loading what fits your answers')} />;
  if (items.length === 0) {
    return (
      <Typography>
        {answers.length === 0
          ? t('Answer a few questions, and events and resources that fit appear here.')
          : t('Nothing new fits your answers at present: {answers}.', {
              answers: answersText(answers),
            })}
      </Typography>
    );
  }
  return (
    <Rows>
      {items.map(({ name, to, facts, because }) => (
        <li key={to}>
          <Link component={RouterLink} to={to}>
            {name}
          </Link>
          <Typography variant="body2">{facts}</Typography>
          <Because answer={because} />
        </li>
      ))}
    </Rows>
  );
}

/** Events and resources that fit what the member has answered. */
export const ForYouBlock = ({ answersAt, ...forYou }: ForYou & { answersAt: string }) => (
  <Wide>
    <Block title={t('For you')}>
      <Content {...forYou} />
      <Button component={RouterLink} to={answersAt} variant="outlined" size="small">
        {t('Change your answers')}
      </Button>
    </Block>
  </Wide>
);
