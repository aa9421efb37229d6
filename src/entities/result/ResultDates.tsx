import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import { t } from '../../../domain/language';
import type { Result } from '../../../domain/contract/resultPage';
import { longDate } from '../../../domain/longDate';

const Dates = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'max-content 1fr',
  gap: theme.spacing(0.5, 2),
  margin: 0,
  '& dt': { fontWeight: 600 },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
}));

/** When the result was reviewed, how long it is valid, and by which questions it came about. */
export function ResultDates({ result }: { result: Result }) {
  const { state, reviewed_at, valid_until, questionnaire_version: version } = result;
  const rows = [
    { term: t('Reviewed on'), text: reviewed_at && longDate(reviewed_at) },
    {
      term: state === 'expired' ? t('Was valid until') : t('Valid until'),
      text: valid_until && longDate(valid_until),
    },
    { term: t('Questionnaire'), text: version && t('Version {version}', { version }) },
  ].filter(({ text }) => text);
  if (rows.length === 0) return null;
  return (
    <Dates>
      {rows.map(({ term, text }) => (
        <Fragment key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </Fragment>
      ))}
    </Dates>
  );
}
