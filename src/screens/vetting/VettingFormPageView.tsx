import { Link as RouterLink } from 'react-router';
import { t } from '../../../domain/language';
import { useProgress } from '../../actors/vetting';
import { EmptyState } from '../../ui/EmptyState';
import { Page, PageTitle } from '../../ui/Page';
import { CategoryScreen } from './parts/CategoryScreen';
import { KeepUnkeptDrafts } from './unkeptDrafts';
import { useVettingLinks } from './useVettingLinks';
import { rich } from '../../ui/rich';

interface Props {
  categoryId: string;
}

export function VettingFormPageView({ categoryId }: Props) {
  const { categories } = useProgress();
  const links = useVettingLinks();
  const category = categories.find(({ id }) => String(id) === categoryId);
  return (
    <Page
      title={t(category?.category_name ?? 'Assessment')}
      description={t('The questions of one part of the self-assessment.')}
      maxWidth="md"
      isPersonal
    >
      <KeepUnkeptDrafts>
        {category ? (
          <CategoryScreen key={category.id} category={category} />
        ) : (
          <>
            <PageTitle variant="h2">{t('Assessment')}</PageTitle>
            <EmptyState title={t('The assessment has no such part')}>
              {rich('<link>Go back to all parts</link> and choose one of them.', {
                link: (inner) => <RouterLink to={links.start}>{inner}</RouterLink>,
              })}
            </EmptyState>
          </>
        )}
      </KeepUnkeptDrafts>
    </Page>
  );
}
