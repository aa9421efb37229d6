import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import type { VettingQuestion } from '../../../../domain/vetting/types';
import { useVettingLinks } from '../useVettingLinks';

/** A list of questions, each with the way there. */
export function QuestionLinks({ questions }: { questions: readonly VettingQuestion[] }) {
  const links = useVettingLinks();
  return (
    <ul>
      {questions.map((question) => (
        <li key={question.id}>
          <Link component={RouterLink} to={links.question(question)}>
            {question.text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
