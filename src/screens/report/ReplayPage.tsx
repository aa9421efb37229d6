import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useId, useRef, useState } from 'react';
import { msg, t } from '../../../domain/language';
import { FileButton } from '../../ui/FileButton';
import { Notice } from '../../ui/Notice';
import { Page, PageTitle } from '../../ui/Page';
import { FAULT_TEXTS } from './replay/faultTexts';
import { replayOf } from './replay/replayOf';
import { ReplayResult } from './replay/ReplayResult';

type Outcome = Awaited<ReturnType<typeof replayOf>>;

const TITLE = msg('Check the calculation of a report');

/** Calculates a report again from its file, for everybody, on their device. */
export default function ReplayPage() {
  const helpId = useId();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const chosen = useRef(0);
  async function choose(file: File) {
    chosen.current += 1;
    const turn = chosen.current;
    const found = await replayOf(file);
    // Another file may have been chosen while this one was read.
    if (turn === chosen.current) setOutcome(found);
  }
  return (
    <Page
      title={t(TITLE)}
      description={t('Calculates the score of a report again, on your device.')}
      isPersonal
    >
      <PageTitle variant="h2">{t(TITLE)}</PageTitle>
      <Typography id={helpId} sx={{ mb: 2, maxWidth: '62ch' }}>
        {t(
          'Choose the file that “Download JSON” of a report saved. Every point is calculated again from the answers in it. The file stays on your device.',
        )}
      </Typography>
      <FileButton
        accept="application/json,.json"
        describedBy={helpId}
        onChoose={(file) => void choose(file)}
      >
        {t('Choose a report file')}
      </FileButton>
      <Box role="status" sx={{ mt: 2 }}>
        {outcome &&
          ('fault' in outcome ? (
            <Notice tone="error">{t(FAULT_TEXTS[outcome.fault])}</Notice>
          ) : (
            <Box sx={visuallyHidden}>{t('The report is calculated. The result is below.')}</Box>
          ))}
      </Box>
      {outcome && !('fault' in outcome) && <ReplayResult replay={outcome} />}
    </Page>
  );
}
