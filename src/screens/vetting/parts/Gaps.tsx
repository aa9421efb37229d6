import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { useAssessment } from '../../../actors/vetting';
import type { VettingQuestion } from '../../../../domain/vetting/types';
import { gapsOf } from '../readiness';
import { useVettingLinks } from '../useVettingLinks';
import { Titled } from './Titled';

function Questions({ gaps }: { gaps: VettingQuestion[] }) {
  const links = useVettingLinks();
  return (
    <ul>
      {gaps.map((question) => (
        <li key={question.id}>
          <Link component={RouterLink} to={links.question(question)}>
            {question.text}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The questions without an answer, each with the way there. */
export function Gaps() {
  const { basic, advanced } = gapsOf(useAssessment());
  return (
    <Titled title="What is still missing">
      {basic.length + advanced.length === 0 && (
        <Typography>You have answered every question.</Typography>
      )}
      {basic.length > 0 && (
        <>
          <Typography>These Basic questions need an answer before you can submit:</Typography>
          <Questions gaps={basic} />
        </>
      )}
      {advanced.length > 0 && (
        <>
          <Typography>
            These Advanced questions may stay open, but then they count 0 in the final score:
          </Typography>
          <Questions gaps={advanced} />
        </>
      )}
    </Titled>
  );
}
