import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useProgress } from '../../../actors/vetting';
import type { VettingCategory } from '../../../../domain/vetting/types';
import { PageTitle } from '../../../ui/Page';
import { ADVANCED_TITLE, BASIC_TITLE, StepIcon } from '../steps';
import { ProgressBar } from './ProgressBar';
import { Unsent } from './Unsent';

const Title = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: theme.spacing(1.5),
  alignItems: 'start',
  marginTop: theme.spacing(1),
  '& > svg': { fontSize: 36, marginTop: 2 },
}));

/** The category's name and how far it is answered. */
export function CategoryHead({ category }: { category: VettingCategory }) {
  const progress = useProgress().progress.find(
    ({ vetting_category }) => vetting_category === category.id,
  );
  const asked = progress?.category_question_count ?? 0;
  const answered = progress?.questions_answered ?? 0;
  return (
    <>
      <Typography variant="overline" component="p" color="textSecondary">
        {category.part === 'basic' ? BASIC_TITLE : ADVANCED_TITLE}
      </Typography>
      <Title>
        <StepIcon title={category.category_name} />
        <PageTitle variant="h2">{category.category_name}</PageTitle>
      </Title>
      <Typography gutterBottom>
        {answered} of {asked} answered
      </Typography>
      <ProgressBar
        answered={answered}
        asked={asked}
        label={`Answered in ${category.category_name}`}
      />
      <Unsent />
    </>
  );
}
