import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink, useParams } from 'react-router';
import { t } from '../../../../domain/language';
import type { ImportBatch } from '../../../../domain/contract/admin/imports';
import { useGetImportQuery, useUndoImportMutation } from '../../../api/admin/importsApi';
import { readFailure } from '../../../api/failure';
import { problemOf, reasonOf } from '../../../api/reasonOf';
import { usePaths } from '../../../paths';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { ErrorState } from '../../../ui/ErrorState';
import { momentText } from '../../../ui/format';
import { Page, PageTitle } from '../../../ui/Page';
import { PageSkeleton } from '../../../ui/skeletons';
import { useToast } from '../../../ui/toasts';
import { countsText } from './importTexts';
import { StepSection } from './parts/StepSection';

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  marginTop: theme.spacing(2),
}));

const idOf = (text = ''): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);

function Kept({ kept }: Pick<ImportBatch, 'kept'>) {
  const paths = usePaths();
  return (
    <StepSection title={t('Kept by the undo')}>
      <ul>
        {kept.map(({ listing_id, name, because }) => (
          <li key={listing_id}>
            <Link component={RouterLink} to={paths.adminListing(listing_id)}>
              {name || t('Listing {listing_id}', { listing_id })}
            </Link>
            : {because}
          </li>
        ))}
      </ul>
    </StepSection>
  );
}

function Undo({ batch }: { batch: ImportBatch }) {
  const toast = useToast();
  const [isAsking, setIsAsking] = useState(false);
  const [undo] = useUndoImportMutation();
  const act = async () => {
    const answer = await undo(batch.import_id);
    if (answer.error) return problemOf(readFailure(answer.error));
    toast('success', t('The import is undone.'));
    return null;
  };
  return (
    <>
      <Button variant="outlined" sx={{ minHeight: 44 }} onClick={() => setIsAsking(true)}>
        {t('Undo this import')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('Undo this import?')}
          action={t('Undo the import')}
          isDestructive
          onAct={act}
          onClose={() => setIsAsking(false)}
        >
          {t(
            'Listings that it created are deleted, and fields that it filled are emptied. What has been claimed or edited since is kept and named.',
          )}
        </ConfirmDialog>
      )}
    </>
  );
}

function Result({ batch }: { batch: ImportBatch }) {
  const paths = usePaths();
  const { file_name, created_at, admin, undone_at, kept } = batch;
  return (
    <>
      <PageTitle variant="h2">{t('Import of {file_name}', { file_name })}</PageTitle>
      <Typography>
        {momentText(created_at)}, {admin ?? t('a former admin')}
      </Typography>
      <Typography sx={{ mt: 2, fontWeight: 600 }}>{countsText(batch)}</Typography>
      <div role="status">
        {undone_at !== null && (
          <Typography sx={{ mt: 1 }}>
            {t('Undone on {moment}.', { moment: momentText(undone_at) })}
          </Typography>
        )}
      </div>
      {undone_at === null && (
        <Actions>
          <Button
            component={RouterLink}
            to={paths.adminListings}
            variant="contained"
            sx={{ minHeight: 44 }}
          >
            {t('See the listings, newest first')}
          </Button>
          <Undo batch={batch} />
        </Actions>
      )}
      {kept.length > 0 && <Kept kept={kept} />}
    </>
  );
}

/** What an import did, and its undo. */
export default function ImportPage() {
  const paths = usePaths();
  const id = idOf(useParams()['id']);
  const { currentData, error, refetch } = useGetImportQuery(id ?? 0, {
    skip: id === null,
    refetchOnMountOrArgChange: true,
  });
  const failure = error && readFailure(error);
  const isGone = id === null || failure?.status === 404;
  const problem = isGone ? t('There is no such import.') : failure && reasonOf(failure);
  const content = () => {
    if (currentData && !isGone) return <Result batch={currentData} />;
    return (
      <>
        <PageTitle variant="h2">{t('Import')}</PageTitle>
        {problem ? (
          <ErrorState message={problem} onRetry={() => void refetch()} />
        ) : (
          <PageSkeleton />
        )}
      </>
    );
  };
  return (
    <Page
      title={
        currentData ? t('Import of {file_name}', { file_name: currentData.file_name }) : t('Import')
      }
      description={t('What an import did, and its undo.')}
      isPersonal
    >
      <Typography sx={{ mb: 2 }}>
        <Link component={RouterLink} to={paths.adminImports}>
          {t('← All imports')}
        </Link>
      </Typography>
      {content()}
    </Page>
  );
}
