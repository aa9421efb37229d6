import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { usePaths } from '../../../paths';
import { questionAddress } from '../assessmentLinks';
import { questionText, type ReportData } from '../reportData';

interface Props {
  data: ReportData;
  question: number;
}

/** The question's own words, leading to where it is answered. */
export function QuestionLink({ data, question }: Props) {
  const paths = usePaths();
  return (
    <Link component={RouterLink} to={questionAddress(paths, data, question)} sx={{ py: 0.5 }}>
      {questionText(data, question)}
    </Link>
  );
}
