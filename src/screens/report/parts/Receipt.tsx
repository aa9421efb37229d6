import Typography from '@mui/material/Typography';
import { t } from '../../../../domain/language';
import { Disclosure } from '../../../ui/print/Disclosure';
import type { ScoreData } from '../reportData';
import { Arithmetic } from './Arithmetic';
import { ReceiptTables } from './ReceiptTables';

interface Props {
  data: ScoreData;
  /** Evidence is linked: the answers come from our server, not from a file. */
  isTrusted: boolean;
}

/** Every point of the score: what each question gave, and how the total comes of it. */
export function Receipt({ data, isTrusted }: Props) {
  const { questionnaire_version, rule_version, is_final } = data.assessment.receipt;
  return (
    <>
      <p>
        {t('Questionnaire {questionnaire}, rules {rules}.', {
          questionnaire: questionnaire_version,
          rules: rule_version,
        })}{' '}
        {is_final
          ? t('As submitted: a question without an answer counts 0 points.')
          : t('In progress: a question without an answer is left out.')}
      </p>
      <Disclosure summary={t('How the total is worked out')}>
        <Arithmetic data={data} />
      </Disclosure>
      <Disclosure summary={t('Points for each question')}>
        <Typography sx={{ mb: 1 }}>
          {t(
            'Earned = points × weight, of 4 × weight. What does not concern the business is left out of both.',
          )}
        </Typography>
        <ReceiptTables data={data} isTrusted={isTrusted} />
      </Disclosure>
    </>
  );
}
