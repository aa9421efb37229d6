import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { t } from '../../../../domain/language';
import type { ThemeInterest } from '../../../../domain/contract/member';
import { usePaths } from '../../../paths';
import { ThemeChip } from '../../../entities/theme/ThemeChip';
import type { ListState } from '../listState';
import { Block, BlockFailure, BlockSkeleton } from './Block';

const SHOWN = 3;

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(1) },
}));

function Content({ items, hasFailed, onRetry }: ListState<ThemeInterest>) {
  if (hasFailed)
    return <BlockFailure message={t('Trends could not be loaded.')} onRetry={onRetry} />;
  if (!items) return <BlockSkeleton label={t('Loading trends')} />;
  const leading = items
    .filter(({ share }) => share !== null)
    .sort((a, b) => (b.share ?? 0) - (a.share ?? 0))
    .slice(0, SHOWN);
  if (leading.length === 0) {
    return (
      <Typography>{t('Too few members have answered yet for a figure to be shown.')}</Typography>
    );
  }
  return (
    <List>
      {leading.map(({ theme, share }) => (
        <li key={theme}>
          <ThemeChip theme={theme} /> {t('about {share}%', { share: share ?? 0 })}
        </li>
      ))}
    </List>
  );
}

interface Props {
  interest: ListState<ThemeInterest>;
  isBusiness: boolean;
}

/** What members care for most, and the way to the rest. */
export function TrendsTeaser({ interest, isBusiness }: Props) {
  const paths = usePaths();
  return (
    <Block title={isBusiness ? t('What your customers care for') : t('What members care for')}>
      <Content {...interest} />
      <Button component={Link} to={paths.community} variant="outlined" size="small">
        {t('See the trends')}
      </Button>
    </Block>
  );
}
