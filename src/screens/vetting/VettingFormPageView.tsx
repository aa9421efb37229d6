import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { useProgress } from '../../actors/vetting';
import { EmptyState } from '../../ui/EmptyState';
import { Page, PageTitle } from '../../ui/Page';
import { CategoryForm } from './parts/CategoryForm';
import { CategoryHead } from './parts/CategoryHead';
import { CategoryNeighbours } from './parts/CategoryNeighbours';
import { Locked } from './parts/Locked';
import { useVettingLinks } from './useVettingLinks';

interface Props {
  categoryId: string;
}

export function VettingFormPageView({ categoryId }: Props) {
  const { categories, isCleared } = useProgress();
  const links = useVettingLinks();
  const category = categories.find(({ id }) => String(id) === categoryId);
  const title = category?.category_name ?? 'Assessment';
  const isLocked = category?.part === 'advanced' && !isCleared;
  return (
    <Page
      title={title}
      description="The questions of one part of the self-assessment."
      maxWidth="md"
      isPersonal
    >
      <Link
        component={RouterLink}
        to={links.start}
        sx={{ display: 'inline-block', py: 1.25, fontWeight: 600 }}
      >
        ← All parts of the assessment
      </Link>
      {category ? (
        <>
          <CategoryHead category={category} />
          {isLocked ? <Locked /> : <CategoryForm category={category} />}
          <CategoryNeighbours category={category} />
        </>
      ) : (
        <>
          <PageTitle variant="h2">Assessment</PageTitle>
          <EmptyState title="The assessment has no such part">
            Go back to all parts and choose one of them.
          </EmptyState>
        </>
      )}
    </Page>
  );
}
