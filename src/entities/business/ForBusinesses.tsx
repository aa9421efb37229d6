import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { msg, t } from '../../../domain/language';
import { usePaths } from '../../paths';
import { EmptyState } from '../../ui/EmptyState';
import { Page, PageTitle } from '../../ui/Page';

const CONTENTS = {
  Assessment: {
    name: msg('Assessment'),
    heading: msg('The assessment is for businesses'),
    text: msg(
      'A business answers questions about its workers, its community and the environment, at its own pace. Its answers become a report, and badges in the directory.',
    ),
  },
  'Self-assessment report': {
    name: msg('Self-assessment report'),
    heading: msg('Reports are for businesses'),
    text: msg(
      'A business that has answered the assessment finds here how it scores in each theme, which badges it has earned, and what to improve next.',
    ),
  },
  'Business Listing': {
    name: msg('Business Listing'),
    heading: msg('Listings are for businesses'),
    text: msg(
      'A listing shows in the directory what a business offers, where to find it, and which sustainability criteria it meets. Our team reads each listing before it appears.',
    ),
  },
} as const;

interface Props {
  title: keyof typeof CONTENTS;
  /** What an individual has here all the same. */
  children?: ReactNode;
}

/** A page of businesses, as an individual sees it (decisions 2.3 and 2.4). */
export function ForBusinesses({ title, children }: Props) {
  const paths = usePaths();
  const { name, heading, text } = CONTENTS[title];
  return (
    <Page title={t(name)} description={t(heading)} isPersonal>
      <PageTitle variant="h2">{t(name)}</PageTitle>
      {children}
      <EmptyState
        title={t(heading)}
        action={
          <Button component={Link} to={paths.directoryInfo} variant="contained">
            {t('How a business gets listed')}
          </Button>
        }
      >
        <Typography gutterBottom>{t(text)}</Typography>
        <Typography>
          {t(
            'Your account is that of an individual. If you run a business, give it an account of its own: log out, choose Get Started, then Business, and use another email address.',
          )}
        </Typography>
      </EmptyState>
    </Page>
  );
}
