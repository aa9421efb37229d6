import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Link as RouterLink, useParams } from 'react-router';
import { t } from '../../../../domain/language';
import type { SiteTextHistory } from '../../../../domain/contract/siteText';
import { isSiteListKey } from '../../../../domain/siteLists';
import {
  isSiteTextKey,
  readableText,
  siteTextRow,
  type SiteTextKey,
} from '../../../../domain/siteTexts';
import {
  useGetSiteTextHistoryQuery,
  useSaveSiteTextMutation,
} from '../../../api/admin/siteTextsAdminApi';
import { readFailure } from '../../../api/failure';
import { problemOf, reasonOf } from '../../../api/reasonOf';
import { useConfig } from '../../../config';
import { builtInText } from '../../../content/builtInTexts';
import { usePaths, type Paths } from '../../../paths';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { ErrorState } from '../../../ui/ErrorState';
import { Page, PageTitle } from '../../../ui/Page';
import { FormSkeleton } from '../../../ui/skeletons';
import { useToast } from '../../../ui/toasts';
import { History } from './parts/History';
import { TextForm } from './parts/TextForm';

const publicPath = (key: SiteTextKey, paths: Paths): string => {
  const page = siteTextRow(key).page;
  const addresses: Partial<Record<typeof page, string>> = {
    home: paths.home,
    mission: paths.mission,
    themes: paths.themes,
    directoryInfo: paths.directoryInfo,
    community: paths.community,
    team: paths.team,
    advisoryGroup: paths.advisoryGroup,
    partners: paths.partners,
    terms: paths.terms,
    privacyPolicy: paths.privacyPolicy,
  };
  return addresses[page] ?? paths.home;
};

const headingOf = (key: SiteTextKey): string => {
  if (key === 'settings') return t('Edit the settings');
  return isSiteListKey(key) ? t('Edit the list') : t('Edit the text');
};

const stateText = ({ key, text, version }: SiteTextHistory): string => {
  if (key === 'settings') {
    return text === null ? t('None is saved.') : t('Version {version} counts.', { version });
  }
  return text === null
    ? t('The page shows the built-in text.')
    : t('The page shows version {version}.', { version });
};

/** What is to be shown again: the text of an earlier version, or the built-in one. */
interface Return {
  title: string;
  text: string | null;
}

interface EditorProps {
  history: SiteTextHistory;
  /** There is a later version. */
  onOutdated: () => void;
}

function Editor({ history, onOutdated }: EditorProps) {
  const { key, version, text, versions } = history;
  const name = t(siteTextRow(key).name);
  const headingId = useId();
  const historyId = useId();
  const paths = usePaths();
  const toast = useToast();
  const builtIn = builtInText(key, useConfig(), paths);
  const [save] = useSaveSiteTextMutation();
  const [back, setBack] = useState<Return | null>(null);
  const restore = async (to: Return) => {
    const answer = await save({ key, body: { text: to.text, based_on: version } });
    if (answer.error) {
      const failure = readFailure(answer.error);
      if (failure.status === 409) onOutdated();
      return problemOf(failure);
    }
    toast('success', t('Restored: {name}', { name }));
    return null;
  };
  return (
    <>
      <PageTitle variant="h2">{name}</PageTitle>
      <Typography sx={{ mb: 2 }}>
        {stateText(history)}{' '}
        {key !== 'settings' && (
          <Link component={RouterLink} to={publicPath(key, paths)}>
            {t('See the page')}
          </Link>
        )}
      </Typography>
      <Typography id={headingId} variant="h3" component="h2" sx={{ mb: 1 }}>
        {headingOf(key)}
      </Typography>
      <TextForm key={version} history={history} builtIn={builtIn} labelledBy={headingId} />
      {text !== null && (
        <Button
          variant="outlined"
          sx={{ mt: 2, minHeight: 44 }}
          onClick={() => setBack({ title: t('Go back to the built-in text?'), text: null })}
        >
          {t('Back to the built-in text')}
        </Button>
      )}
      <section aria-labelledby={historyId}>
        <Typography id={historyId} variant="h3" component="h2" sx={{ mt: 5, mb: 1 }}>
          {t('History')}
        </Typography>
        <History
          versions={versions}
          builtIn={builtIn}
          readable={(stored) => readableText(key, stored)}
          onRestore={(chosen) =>
            setBack({
              title: t('Restore version {version}?', { version: chosen.version }),
              text: chosen.text,
            })
          }
        />
      </section>
      {back && (
        <ConfirmDialog
          title={back.title}
          action={t('Restore and publish')}
          onAct={() => restore(back)}
          onClose={() => setBack(null)}
        >
          {t(
            'The page shows it within a minute. It becomes version {version}; the versions before it stay in the history.',
            { version: version + 1 },
          )}
        </ConfirmDialog>
      )}
    </>
  );
}

/** Edits one text of the public pages, and goes back to earlier versions. */
export default function TextPage() {
  const paths = usePaths();
  const given = useParams()['key'] ?? '';
  const key = isSiteTextKey(given) ? given : null;
  const { currentData, error, refetch } = useGetSiteTextHistoryQuery(key ?? 'home', {
    skip: key === null,
    refetchOnMountOrArgChange: true,
  });
  const problem =
    key === null ? t('There is no such text.') : error && reasonOf(readFailure(error));
  const title = key === null ? t('Text') : t(siteTextRow(key).name);
  return (
    <Page title={title} description={t('Edit a text of the public pages.')} isPersonal>
      <Typography sx={{ mb: 2 }}>
        <Link component={RouterLink} to={paths.adminTexts}>
          {t('← All texts')}
        </Link>
      </Typography>
      {currentData && key !== null ? (
        <Editor history={currentData} onOutdated={() => void refetch()} />
      ) : (
        <>
          <PageTitle variant="h2">{title}</PageTitle>
          {problem ? (
            <ErrorState message={problem} onRetry={() => void refetch()} />
          ) : (
            <FormSkeleton />
          )}
        </>
      )}
    </Page>
  );
}
