import LockOutlined from '@mui/icons-material/LockOutlined';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { t } from '../../../../domain/language';
import { useAssessment } from '../../../actors/vetting';
import { keptText } from '../../../../domain/vetting/keptTexts';
import { assess } from '../../../../domain/vetting/score';

const Box = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: theme.spacing(1, 2),
  marginBlock: theme.spacing(2),
  padding: theme.spacing(2),
  borderRadius: 12,
  border: `1px dashed ${theme.vars.palette.control}`,
  '& ul': { margin: theme.spacing(1, 0, 0), paddingInlineStart: theme.spacing(2.5) },
  '& li': { paddingBlock: 2 },
}));

/** Why the Advanced part is closed, and what opens it. */
export function Locked() {
  const { questionnaire, answers } = useAssessment();
  const { clearance } = assess(questionnaire, answers, {
    category: null,
    isFinal: false,
    isChecked: false,
  });
  return (
    <Box>
      <LockOutlined aria-hidden color="primary" />
      <div>
        <Typography sx={{ fontWeight: 600 }}>
          {t('The Advanced part opens when the Basic part is complete and strong enough.')}
        </Typography>
        <Typography>
          {t(
            'It needs an answer to every Basic question, at least 50 % of the Basic points, no answer that rules it out, your declaration that the answers are true and your consent to checks. Between 30 and 50 % a reviewer decides.',
          )}
        </Typography>
        {clearance.reasons.length > 0 && (
          <>
            <Typography sx={{ mt: 1, fontWeight: 600 }}>{t('What is missing now:')}</Typography>
            <ul>
              {clearance.reasons.map((reason) => (
                <li key={reason}>{keptText(reason)}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Box>
  );
}
