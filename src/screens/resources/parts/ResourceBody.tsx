import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Resource } from '../../../../domain/contract/resource';
import { themeColor } from '../../../theme/palette';
import { Cloth } from '../../../ui/illustrations/Cloth';
import { Markdown } from '../../../ui/Markdown';
import { Notice } from '../../../ui/Notice';
import { PageTitle } from '../../../ui/Page';
import { ThemeChip } from '../../../ui/ThemeChip';
import { factsOf } from '../describe';
import { About } from './About';
import { ArticleColumns } from './articleColumns';
import { Rows } from './columns';
import { Files } from './Files';
import { ResourceRow } from './ResourceRow';
import { ShareBar } from './ShareBar';

const Head = styled('header')(({ theme }) => ({
  '& .cloth': {
    height: 40,
    overflow: 'hidden',
    borderRadius: 8,
    marginBottom: theme.spacing(3),
    printColorAdjust: 'exact',
  },
  '& .themes': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(1),
    margin: theme.spacing(2, 0, 0),
    padding: 0,
    listStyle: 'none',
  },
}));

const Related = styled('section')(({ theme }) => ({
  marginTop: theme.spacing(8),
  '@media print': { display: 'none' },
}));

interface Props {
  resource: Resource;
  related: Resource[];
}

export function ResourceBody({ resource, related }: Props) {
  const { headline, abstract, description, resource_type, themes, encoding, status } = resource;
  return (
    <>
      <article>
        <Head>
          <div className="cloth">
            <Cloth
              seed={headline}
              color={themeColor(themes[0] ?? 'community action')}
              columns={48}
            />
          </div>
          <Typography sx={{ color: 'text.secondary', mb: 1 }}>{factsOf(resource)}</Typography>
          <PageTitle variant="h2">{headline}</PageTitle>
          <Typography variant="subtitle1" component="p" sx={{ maxWidth: '60ch' }}>
            {abstract}
          </Typography>
          <ul className="themes" aria-label="Themes">
            {themes.map((theme) => (
              <li key={theme}>
                <ThemeChip theme={theme} />
              </li>
            ))}
          </ul>
          <ShareBar headline={headline} />
        </Head>
        {status !== 'published' && (
          <Notice tone="info">
            Only you and the reviewers see this page until it is published.{' '}
            {resource.moderation_feedback}
          </Notice>
        )}
        <ArticleColumns>
          <div>
            {encoding.length > 0 && <Files files={encoding} />}
            <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
              The {resource_type}
            </Typography>
            <Markdown>{description}</Markdown>
          </div>
          <About resource={resource} />
        </ArticleColumns>
      </article>
      {related.length > 0 && (
        <Related aria-labelledby="related">
          <Typography id="related" variant="h3" component="h2">
            More on the same theme
          </Typography>
          <Rows>
            {related.map((other) => (
              <ResourceRow key={other.resource_id} resource={other} />
            ))}
          </Rows>
        </Related>
      )}
    </>
  );
}
