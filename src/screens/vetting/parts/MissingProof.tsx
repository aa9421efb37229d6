import { styled } from '@mui/material/styles';
import { plural, t } from '../../../../domain/language';
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
  return (
    <Root>
      <Disclosure
        summary={plural(
          questions.length,
          '# answer would count more with proof',
          '# answers would count more with proof',
        )}
      >
        <p>
          {t(
            'The Tree level needs proof for {percent}% of the answers that earn 3 or 4 points. A link, a photo or a PDF is enough.',
            { percent: FLOOR_BOUNDS.treeEvidence },
          )}
        </p>
        <QuestionLinks questions={questions} />
      </Disclosure>
    </Root>
  );
}
