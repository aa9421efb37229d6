import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { plural, t } from '../../../domain/language';
import type { ResourceOverview, ShortResource } from '../../../domain/contract/resource';
import { usePaths } from '../../paths';
import { EmptyState } from '../../ui/EmptyState';
import { EntryRows } from '../../ui/EntryRows';
import { ErrorState } from '../../ui/ErrorState';
import { Page } from '../../ui/Page';
import { Featured } from './parts/Featured';
import { ForYou } from './parts/ForYou';
import { LandingHead } from './parts/LandingHead';
import { LandingSkeleton } from './parts/LandingSkeleton';
import { ResourceRow } from './parts/ResourceRow';
import { Container, Section } from '../../ui/Section';
import { ThemeShelves } from './parts/ThemeShelves';

interface Props {
  /** Null while it loads. */
  overview: ResourceOverview | null;
  /** What fits the answers of the member; null while it loads. */
  forYou: ShortResource[] | null;
  hasFailed: boolean;
  onRetry: () => void;
  isMember: boolean;
  /** The form where a member changes the answers that decide what fits; null for visitors. */
  answersAt: string | null;
  onSignIn: (returnTo: string) => void;
}

function Content(props: Props) {
  const { overview, hasFailed, onRetry } = props;
  const paths = usePaths();
  if (hasFailed) {
    return (
      <Container sx={{ py: 4 }}>
        <ErrorState message={t('Failed to fetch resources')} onRetry={onRetry} />
      </Container>
    );
  }
  if (!overview) return <LandingSkeleton onRetry={onRetry} />;
  const { count, featured, shelves, latest } = overview;
  if (count === 0) {
    return (
      <Container sx={{ py: 4 }}>
        <EmptyState title={t('No resource is published yet')}>
          {t('Guides of members appear here as soon as our team has read the first one.')}
        </EmptyState>
      </Container>
    );
  }
  const all = (
    <Link component={RouterLink} to={paths.allResources} sx={{ fontWeight: 600, py: 1 }}>
      {plural(count, 'See all # resource', 'See all # resources')}
    </Link>
  );
  return (
    <>
      <ForYou resources={props.forYou} answersAt={props.answersAt} />
      {featured.length > 0 && (
        <Section title={t('Start with these')}>
          <Featured resources={featured} />
        </Section>
      )}
      <Section title={t('By theme')} tone="subtle">
        <ThemeShelves shelves={shelves} />
      </Section>
      {latest.length > 0 && (
        <Section title={t('Latest')} aside={all}>
          <EntryRows>
            {latest.map((resource) => (
              <ResourceRow key={resource.resource_id} resource={resource} />
            ))}
          </EntryRows>
        </Section>
      )}
    </>
  );
}

export const ResourcesPageView = (props: Props) => (
  <Page
    title={t('Resources')}
    description={t(
      'Guides, checklists, cases and Kenyan law in plain words on six sustainability themes, written by members and free to read.',
    )}
    maxWidth="full"
  >
    <LandingHead isMember={props.isMember} onSignIn={props.onSignIn} />
    <Content {...props} />
  </Page>
);
