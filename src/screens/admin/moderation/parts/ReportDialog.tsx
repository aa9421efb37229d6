import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router';
import { msg, t } from '../../../../../domain/language';
import type {
  AbuseReport,
  CloseReportPayload,
} from '../../../../../domain/contract/admin/moderation';
import { useCloseAbuseReportMutation } from '../../../../api/admin/moderationApi';
import { readFailure } from '../../../../api/failure';
import { problemOf } from '../../../../api/reasonOf';
import { usePaths } from '../../../../paths';
import { DialogActions, DialogFrame } from '../../../../ui/ConfirmDialog';
import type { Problem } from '../../../../ui/fields/FormAlert';
import { momentText } from '../../../../ui/format';
import { useToast } from '../../../../ui/toasts';
import { SUBJECT_NAMES, titleOf, reviewLinkOf } from '../reportSubjects';
import { CloseReportForm } from './CloseReportForm';

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  alignItems: 'baseline',
  gap: theme.spacing(0.5, 2),
  margin: 0,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
  '& dt': { fontWeight: 600 },
  '& dd': { margin: 0, whiteSpace: 'pre-line' },
  '& a': { display: 'inline-block', paddingBlock: theme.spacing(0.5) },
}));

const OUTCOMES: Record<CloseReportPayload['outcome'], string> = {
  acted: msg('Acted on'),
  dismissed: msg('Dismissed'),
};

function About({ report }: { report: AbuseReport }) {
  const paths = usePaths();
  const { subject, path, reason, details, email, created_at } = report;
  const reviewLink = reviewLinkOf(paths, report);
  return (
    <Facts>
      <dt>{t(SUBJECT_NAMES[subject])}</dt>
      <dd>
        {path ? (
          <Link component={RouterLink} to={path} target="_blank">
            {t('{title} (opens in a new tab)', { title: titleOf(report) })}
          </Link>
        ) : (
          titleOf(report)
        )}
        {reviewLink && (
          <div>
            <Link component={RouterLink} to={reviewLink.to}>
              {reviewLink.label}
            </Link>
          </div>
        )}
      </dd>
      <dt>{t('Reason')}</dt>
      <dd>{t(reason)}</dd>
      <dt>{t('Details')}</dt>
      <dd>{details || t('There are none.')}</dd>
      <dt>{t('Received')}</dt>
      <dd>{momentText(created_at)}</dd>
      <dt>{t('Answer to')}</dt>
      <dd>
        {email ? <Link href={`mailto:${email}`}>{email}</Link> : t('Nobody asked for an answer.')}
      </dd>
    </Facts>
  );
}

interface Props {
  report: AbuseReport;
  onClose: () => void;
}

/** A report, with a form to close it while it is open. */
export function ReportDialog({ report, onClose }: Props) {
  const id = useId();
  const toast = useToast();
  const [close] = useCloseAbuseReportMutation();
  const { closed_at, outcome, note } = report;
  const send = async (body: CloseReportPayload): Promise<Problem | null> => {
    try {
      await close({ id: report.id, body }).unwrap();
    } catch (thrown) {
      return problemOf(readFailure(thrown));
    }
    toast('success', t('The report is closed.'));
    onClose();
    return null;
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogFrame data-hj-suppress>
        <Typography id={id} variant="h3" component="h2">
          {t('Report about {title}', { title: titleOf(report) })}
        </Typography>
        <About report={report} />
        {closed_at ? (
          <>
            <Facts>
              <dt>{t('Closed')}</dt>
              <dd>
                {momentText(closed_at)}
                {outcome && `: ${t(OUTCOMES[outcome])}`}
              </dd>
              <dt>{t('Note')}</dt>
              <dd>{note === null || note === '' ? t('There is none.') : note}</dd>
            </Facts>
            <DialogActions>
              <Button variant="outlined" onClick={onClose}>
                {t('Close this window')}
              </Button>
            </DialogActions>
          </>
        ) : (
          <CloseReportForm headingId={id} onSend={send} onCancel={onClose} />
        )}
      </DialogFrame>
    </Dialog>
  );
}
