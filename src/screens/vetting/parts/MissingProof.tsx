import { styled } from '@mui/material/styles';
import { t } from '../../../../domain/language';
import { FLOOR_BOUNDS, unprovenQuestions } from '../../../../domain/vetting/levels';
import { readAnswers } from '../../../../domain/vetting/reading';
import { useAssessment } from '../../../actors/vetting';
import { Disclosure } from '../../../ui/print/Disclosure';
import { QuestionLinks } from './QuestionLinks';

const Root = styled('div')(({ theme }) => ({
  overflowWrap: 'anywhere',
  '& li': { paddingBlock: theme.spacing(1.25) },
  '& li a': { paddingBlock: theme.spacing(1.25) },
}));

/** The answers for which a link, a photo or a PDF would make a difference, each with the way there. */
export function MissingProof() {
  const { questionnaire, answers } = useAssessment();
  const questions = unprovenQuestions(readAnswers(questionnaire, answers));
  if (questions.length === 0) return null;
  const count = questions.length === 1 ? '1 answer' : `${questions.length} answers`;
  return (
    <Root>
      <Disclosure summary={t('{count} would count more with proof', { count })}>
        <p>
          The Tree level needs proof for {FLOOR_BOUNDS.treeEvidence}% of the answers that earn 3 or
          4 points. A link, a photo or a PDF is enough.
        </p>
        <QuestionLinks questions={questions} />
      </Disclosure>
    </Root>
  );
}
