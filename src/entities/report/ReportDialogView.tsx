import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useId, useState } from 'react';
import { t } from '../../../domain/language';
import { REPORT_DETAILS } from '../../../domain/fieldLimits';
import { BusyButton } from '../../ui/BusyButton';
import { FormAlert, type Problem } from '../../ui/fields/FormAlert';
import { DraftForm } from '../../ui/fields/DraftForm';
import { SelectField } from '../../ui/fields/SelectField';
import { TextField } from '../../ui/fields/TextField';
import { reasonOptions, reportSchema } from './reportForm';
import { emptyReport, type ReportValues, type SendReport } from './reportValues';

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  padding: theme.spacing(3),
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
}));

export interface ReportDialogProps {
  isOpen: boolean;
  /** Name of what is reported. */
  about: string;
  /** What was typed before the dialog was closed. */
  draft: ReportValues;
  onDraft: (values: ReportValues) => void;
  onSend: SendReport;
  onClose: () => void;
}

function Sent({ email, onClose }: { email: string; onClose: () => void }) {
  return (
    <>
      <FormAlert severity="success">
        {t('Your report has reached our team. Thank you.')}
        {email && ` ${t('We will answer to {email}.', { email })}`}
      </FormAlert>
      <Actions>
        <Button variant="contained" onClick={onClose}>
          {t('Close')}
        </Button>
      </Actions>
    </>
  );
}

/** Tells the team what is wrong; what was typed stays when sending fails or the dialog closes. */
export function ReportDialogView(props: ReportDialogProps) {
  const { isOpen, about, draft, onDraft, onSend, onClose } = props;
  const headingId = useId();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [sentFrom, setSentFrom] = useState<string | null>(null);
  const send = async (values: ReportValues) => {
    const { reason } = values;
    if (reason === '') return;
    setProblem(null);
    const report = { reason, details: values.details.trim(), email: values.email.trim() };
    const failure = await onSend(report);
    setProblem(failure);
    if (failure !== null) return;
    onDraft(emptyReport);
    setSentFrom(report.email);
  };
  const forget = () => {
    setProblem(null);
    setSentFrom(null);
  };
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      aria-labelledby={headingId}
      maxWidth="sm"
      fullWidth
      slotProps={{ transition: { onExited: forget } }}
    >
      <Frame>
        <Typography id={headingId} variant="h3" component="h2">
          {t('Report {about}', { about })}
        </Typography>
        {sentFrom !== null ? (
          <Sent email={sentFrom} onClose={onClose} />
        ) : (
          <DraftForm
            labelledBy={headingId}
            initialValues={draft}
            schema={reportSchema}
            onValues={onDraft}
            onSubmit={send}
          >
            <Typography>
              {t('Our team reads every report. Nobody else learns who wrote it.')}
            </Typography>
            {problem !== null && (
              <FormAlert key={problem.text} wait={problem.wait}>
                {problem.text}
              </FormAlert>
            )}
            <SelectField
              name="reason"
              label={t('What is wrong? (required)')}
              options={reasonOptions}
              required
            />
            <TextField
              name="details"
              label={t('Details')}
              rows={4}
              maxLength={REPORT_DETAILS.maxLength}
              help={t('What did you see, and where?')}
            />
            <TextField
              name="email"
              label={t('Your email address')}
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              help={t('Only if you would like an answer.')}
            />
            <Sending onClose={onClose} />
          </DraftForm>
        )}
      </Frame>
    </Dialog>
  );
}

function Sending({ onClose }: { onClose: () => void }) {
  const { isSubmitting } = useFormikContext();
  return (
    <Actions>
      <BusyButton type="submit" variant="contained" busy={isSubmitting}>
        {t('Send report')}
      </BusyButton>
      <Button variant="text" onClick={onClose}>
        {t('Cancel')}
      </Button>
    </Actions>
  );
}
