import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { RefObject } from 'react';
import { t } from '../../../../domain/language';
import type { VettingCategory } from '../../../../domain/vetting/types';
import { PageTitle } from '../../../ui/Page';
import { StepIcon } from '../steps';

const Title = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: theme.spacing(1),
  alignItems: 'start',
  marginTop: theme.spacing(1),
  '& > svg': { fontSize: 24 },
  '& h1': { margin: 0 },
}));

interface Props {
  category: VettingCategory;
  /** Of what is on this screen. */
  title: string;
  /** Such as "1 of 2"; empty where there is no other. */
  place: string;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The names of the category and of what is on this screen. */
export const CategoryHead = ({ category, title, place, heading }: Props) => (
  <>
    <Title>
      <StepIcon title={category.category_name} />
      <PageTitle variant="h4">{t(category.category_name)}</PageTitle>
    </Title>
    <Typography ref={heading} variant="h5" component="h2" tabIndex={-1} sx={{ mt: 0.25 }}>
      {title}
      {place && (
        <Typography component="span" variant="body2" color="textSecondary">
          {' '}
          · {place}
        </Typography>
      )}
    </Typography>
  </>
);
