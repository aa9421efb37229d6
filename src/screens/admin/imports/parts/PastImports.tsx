import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { t } from '../../../../../domain/language';
import { pagesOf } from '../../../../../domain/contract/page';
import { useListImportsQuery } from '../../../../api/admin/importsApi';
import { readFailure } from '../../../../api/failure';
import { reasonOf } from '../../../../api/reasonOf';
import { usePaths } from '../../../../paths';
import { ErrorState } from '../../../../ui/ErrorState';
import { momentText } from '../../../../ui/format';
import { Pager } from '../../../../ui/Pager';
import { ListSkeleton } from '../../../../ui/skeletons';
import { countsText } from '../importTexts';
import { StepSection } from './StepSection';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    maxWidth: 'none',
    paddingBlock: theme.spacing(1.5),
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    overflowWrap: 'anywhere',
  },
  '& a': { display: 'inline-block', paddingBlock: theme.spacing(1), fontWeight: 600 },
}));

/** The imports so far, newest first. */
export function PastImports() {
  const paths = usePaths();
  const [params] = useSearchParams();
  const { data, error, refetch } = useListImportsQuery(
    { page: params.get('page') ?? '1' },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <StepSection title={t('Past imports')}>
      {error && (
        <ErrorState message={reasonOf(readFailure(error))} onRetry={() => void refetch()} />
      )}
      {!error && !data && <ListSkeleton />}
      {data?.count === 0 && <Typography>{t('Nothing has been imported yet.')}</Typography>}
      {data && data.results.length > 0 && (
        <List aria-label={t('Past imports')}>
          {data.results.map((batch) => (
            <li key={batch.import_id}>
              <Link component={RouterLink} to={paths.adminImport(batch.import_id)}>
                {batch.file_name}
              </Link>
              <Typography variant="body2">
                {momentText(batch.created_at)}, {batch.admin ?? t('a former admin')}
              </Typography>
              <Typography variant="body2">
                {countsText(batch)}
                {batch.undone_at !== null && ` ${t('Undone.')}`}
              </Typography>
            </li>
          ))}
        </List>
      )}
      {data && (
        <Pager
          label={t('Pages of past imports')}
          pages={pagesOf(data)}
          searchOf={(page) => `?page=${page}`}
        />
      )}
    </StepSection>
  );
}
