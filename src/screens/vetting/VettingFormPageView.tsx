import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import type { Vetting } from '../../actors/vetting';
import { EmptyState } from '../../ui/EmptyState';
import { Page, PageTitle } from '../../ui/Page';
import { CategoryForm } from './parts/CategoryForm';
import { CategoryHead } from './parts/CategoryHead';
import { CategoryNeighbours } from './parts/CategoryNeighbours';
import { Locked } from './parts/Locked';
import { useVettingLinks } from './useVettingLinks';

interface Props {
  vetting: Vetting;
  categoryId: string;
}

export function VettingFormPageView({ vetting, categoryId }: Props) {
  const links = useVettingLinks(vetting.asUser);
  const category = vetting.categories.find(({ id }) => String(id) === categoryId);
  const title = category?.category_name ?? 'Assessment';
  const isLocked = category?.part === 'advanced' && !vetting.isCleared;
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
          <CategoryHead vetting={vetting} category={category} />
          {isLocked ? (
            <Locked vetting={vetting} />
          ) : (
            <CategoryForm vetting={vetting} category={category} />
          )}
          <CategoryNeighbours vetting={vetting} category={category} />
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
