import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Link as RouterLink } from 'react-router';
import { FLOOR_BOUNDS, unprovenQuestions } from '../../../../domain/vetting/levels';
import { readAnswers } from '../../../../domain/vetting/reading';
import { useAssessment } from '../../../actors/vetting';
import { Disclosure } from '../../../ui/print/Disclosure';
import { useVettingLinks } from '../useVettingLinks';

const Root = styled('div')(({ theme }) => ({
  overflowWrap: 'anywhere',
  '& li': { paddingBlock: theme.spacing(1.25) },
  '& li a': { paddingBlock: theme.spacing(1.25) },
}));

/** The answers for which a link, a photo or a PDF would make a difference, each with the way there. */
export function MissingProof() {
  const { questionnaire, answers } = useAssessment();
  const links = useVettingLinks();
  const questions = unprovenQuestions(readAnswers(questionnaire, answers));
  if (questions.length === 0) return null;
  const count = questions.length === 1 ? '1 answer' : `${questions.length} answers`;
  return (
    <Root>
      <Disclosure summary={`${count} would count more with proof`}>
        <p>
          The Tree level needs proof for {FLOOR_BOUNDS.treeEvidence}% of the answers that earn 3 or
          4 points. A link, a photo or a PDF is enough.
        </p>
        <ul>
          {questions.map((question) => (
            <li key={question.id}>
              <Link component={RouterLink} to={links.question(question)}>
                {question.text}
              </Link>
            </li>
          ))}
        </ul>
      </Disclosure>
    </Root>
  );
}
