import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import type { VettingQuestion } from '../../../../domain/vetting/types';
import { useVettingLinks } from '../useVettingLinks';

interface Props {
  questions: readonly VettingQuestion[];
  /** Said below each, by question. */
  comments?: ReadonlyMap<number, string>;
}

/** A list of questions, each with the way there. */
export function QuestionLinks({ questions, comments }: Props) {
  const links = useVettingLinks();
  return (
    <ul>
      {questions.map((question) => (
        <li key={question.id}>
          <Link component={RouterLink} to={links.question(question)}>
            {question.text}
          </Link>
          {comments?.has(question.id) && <blockquote>{comments.get(question.id)}</blockquote>}
        </li>
      ))}
    </ul>
  );
}
