import Typography from '@mui/material/Typography';
import { t } from '../../../../domain/language';
import { useAssessment } from '../../../actors/vetting';
import { gapsOf } from '../readiness';
import { QuestionLinks } from './QuestionLinks';
import { Titled } from './Titled';

/** The questions without an answer, each with the way there. */
export function Gaps() {
  const { basic, advanced } = gapsOf(useAssessment());
  return (
    <Titled title={t('What is still missing')}>
      {basic.length + advanced.length === 0 && (
        <Typography>{t('You have answered every question.')}</Typography>
      )}
      {basic.length > 0 && (
        <>
          <Typography>
            {t('These Basic questions need an answer before you can submit:')}
          </Typography>
          <QuestionLinks questions={basic} />
        </>
      )}
      {advanced.length > 0 && (
        <>
          <Typography>
            {t('These Advanced questions may stay open, but then they count 0 in the final score:')}
          </Typography>
          <QuestionLinks questions={advanced} />
        </>
      )}
    </Titled>
  );
}
