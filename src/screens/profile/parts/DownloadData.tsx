import { use, useState } from 'react';
import { t } from '../../../../domain/language';
import { readFailure } from '../../../api/failure';
import { reasonOf } from '../../../api/reasonOf';
import { useLazyExportProfileQuery } from '../../../api/profileApi';
import { ClockContext } from '../../../clock';
import { useConfig } from '../../../config';
import { BusyButton } from '../../../ui/BusyButton';
import { FormAlert } from '../../../ui/fields/FormAlert';
import { saveFile } from '../../../ui/saveFile';
import { Actions, Section } from './Section';

interface Outcome {
  severity: 'success' | 'error';
  text: string;
}

/** The token travels in the request's header, never in an address. */
export function DownloadData({ userId }: { userId: number }) {
  const { productSlug } = useConfig();
  const now = use(ClockContext);
  const [fetchExport, { isFetching }] = useLazyExportProfileQuery();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const download = async () => {
    setOutcome(null);
    try {
      const data = await fetchExport(userId).unwrap();
      const name = `${productSlug}-my-data-${new Date(now()).toISOString().slice(0, 10)}.json`;
      saveFile(name, JSON.stringify(data, null, 2), 'application/json');
      setOutcome({ severity: 'success', text: t('Your data is in the file {name}.', { name }) });
    } catch (thrown) {
      const reason = reasonOf(readFailure(thrown));
      setOutcome({
        severity: 'error',
        text: t('Your data could not be downloaded. {reason}', { reason }),
      });
    }
  };
  return (
    <Section
      title={t('Your data')}
      lead={t(
        'Everything we hold about you in one file: account, answers, consents, and what you posted. Other services can read its format (JSON).',
      )}
    >
      {outcome && <FormAlert severity={outcome.severity}>{outcome.text}</FormAlert>}
      <Actions>
        <BusyButton variant="outlined" busy={isFetching} onClick={() => void download()}>
          {t('Download My Data')}
        </BusyButton>
      </Actions>
    </Section>
  );
}
