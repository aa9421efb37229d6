import { styled } from '@mui/material/styles';
import { TextSection } from '../../../ui/TextSection';
import { answerText, questionText, type ReportData } from '../reportData';
import { strengthsOf } from '../scoring';
import { numberText } from '../words';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2, 5),
  margin: theme.spacing(2, 0, 0),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
  '& > div': {
    paddingTop: theme.spacing(1),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    breakInside: 'avoid',
  },
  '& dt': { fontWeight: 600 },
  '& dd': { margin: 0 },
  '& small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

/** What the business does well already. */
export function Strengths({ data }: { data: ReportData }) {
  const strengths = strengthsOf(data.assessment);
  return (
    <TextSection title="Strengths" id="strengths">
      {strengths.length === 0 ? (
        <p>No answer earns 3 or 4 points yet. The steps below are where to begin.</p>
      ) : (
        <List>
          {strengths.map(({ question, points, earned }) => (
            <div key={question}>
              <dt>{questionText(data, question)}</dt>
              <dd>{answerText(data, question)}</dd>
              <dd>
                <small>
                  {numberText(points)} of 4, which earns {numberText(earned)} points
                </small>
              </dd>
            </div>
          ))}
        </List>
      )}
    </TextSection>
  );
}
