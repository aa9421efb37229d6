import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { t } from '../../../../../domain/language';
import { readFailure } from '../../../../api/failure';
import { useListHelpLinksQuery } from '../../../../api/helpApi';
import { reasonOf } from '../../../../api/reasonOf';
import type { NewHelpLink } from '../../../../../domain/contract/helpLinks';
import { HELP_LINK_DAYS } from '../../../../../domain/vetting/helpLinks';
import { usePaths } from '../../../../paths';
import { ErrorState } from '../../../../ui/ErrorState';
import { FormAlert } from '../../../../ui/fields/FormAlert';
import { ShareButtons } from '../../../../ui/ShareButtons';
import { HelpLinkForm } from './HelpLinkForm';
import { HelpLinkList } from './HelpLinkList';

const Parts = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  marginTop: theme.spacing(2),
}));

const Made = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  '& code': { overflowWrap: 'anywhere' },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1) },
}));

/** Lets somebody without an account answer one part of the assessment. */
export function HelpLinks() {
  const id = useId();
  const paths = usePaths();
  const { data = [], error, refetch } = useListHelpLinksQuery(undefined);
  const [made, setMade] = useState<NewHelpLink | null>(null);
  const path = made && paths.assessmentHelp(made.token);
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h2">
        {t('Get help with a part')}
      </Typography>
      <Typography>
        {t(
          'Somebody else can answer one part for you, such as your bookkeeper. They need no account. Whoever has the link sees your answers to that part and can change them. It works for {days} days, or until you end it.',
          { days: HELP_LINK_DAYS },
        )}
      </Typography>
      <Parts>
        {made && path && (
          <FormAlert severity="success">
            <Made>
              <span>
                {t('Send this link to {name}. It is shown only now.', { name: made.name })}
              </span>
              <code>{new URL(path, window.location.origin).href}</code>
              <span className="actions">
                <ShareButtons title={t('Please answer a part of our assessment')} path={path} />
              </span>
            </Made>
          </FormAlert>
        )}
        <HelpLinkForm onMade={setMade} />
        {error && data.length === 0 && (
          <ErrorState message={reasonOf(readFailure(error))} onRetry={() => void refetch()} />
        )}
        {data.length > 0 && <HelpLinkList links={data} />}
      </Parts>
    </section>
  );
}
