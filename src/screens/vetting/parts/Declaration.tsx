import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { t } from '../../../../domain/language';
import { useAssessment } from '../../../actors/vetting';
import { describeAnswer } from '../../../../domain/vetting/describeAnswer';
import { useVettingLinks } from '../useVettingLinks';
import { Titled } from './Titled';

const SIGNING_OFF = 'signing off';

/** What is declared and agreed to, as answered in the last Basic part. */
export function Declaration() {
  const { questionnaire, categories, answers } = useAssessment();
  const links = useVettingLinks();
  const category = categories.find(
    ({ category_name }) => category_name.toLowerCase() === SIGNING_OFF,
  );
  if (!category) return null;
  const questions = questionnaire.questions.filter((question) => question.category === category.id);
  return (
    <Titled title={t('Your declaration')}>
      <ul>
        {questions.map((question) => {
          const given = describeAnswer(question, answers[question.id] ?? null);
          return (
            <li key={question.id}>
              <Link component={RouterLink} to={links.question(question)}>
                {question.text}
              </Link>
              <Typography>{given.length > 0 ? given.join(' · ') : t('No answer yet')}</Typography>
            </li>
          );
        })}
      </ul>
    </Titled>
  );
}
