import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { t } from '../../../../domain/language';
import type { SiteTextSummary } from '../../../../domain/contract/siteText';
import { siteTextRow } from '../../../../domain/siteTexts';
import { useListSiteTextsQuery } from '../../../api/admin/siteTextsAdminApi';
import { readFailure } from '../../../api/failure';
import { reasonOf } from '../../../api/reasonOf';
import { usePaths } from '../../../paths';
import { ActionRows } from '../../../ui/ActionRows';
import { ErrorState } from '../../../ui/ErrorState';
import { Page, PageTitle } from '../../../ui/Page';
import { ListSkeleton } from '../../../ui/skeletons';
import { changeText } from './changeText';

const stateText = ({ version, is_built_in, changed_at, changed_by }: SiteTextSummary): string => {
  if (changed_at === null) return t('Built-in text');
  const state = is_built_in ? t('Built-in text again') : t('Version {version}', { version });
  return `${state}: ${changeText({ changed_at, changed_by })}`;
};

function Texts({ texts }: { texts: readonly SiteTextSummary[] }) {
  const paths = usePaths();
  return (
    <ActionRows>
      {texts.map((text) => (
        <li key={text.key}>
          <div>
            <Link
              component={RouterLink}
              to={paths.adminText(text.key)}
              sx={{ display: 'inline-block', py: 0.5, fontWeight: 600 }}
            >
              {t(siteTextRow(text.key).name)}
            </Link>
            <Typography variant="body2" color="text.secondary">
              {stateText(text)}
            </Typography>
          </div>
        </li>
      ))}
    </ActionRows>
  );
}

/** The texts of public pages that editors can edit. */
export default function TextsPage() {
  const { data, error, refetch } = useListSiteTextsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const problem = error && reasonOf(readFailure(error));
  return (
    <Page title={t('Texts')} description={t('What the public pages say.')} isPersonal>
      <PageTitle variant="h2">{t('Texts')}</PageTitle>
      <Typography sx={{ mb: 2 }}>
        {t(
          'Edit what the public pages say. A change is public within a minute. Every version is kept, and you can go back to any of them.',
        )}
      </Typography>
      {data && <Texts texts={data} />}
      {!data && problem && <ErrorState message={problem} onRetry={() => void refetch()} />}
      {!data && !problem && <ListSkeleton />}
    </Page>
  );
}
