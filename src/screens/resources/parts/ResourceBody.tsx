import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { t } from '../../../../domain/language';
import type { Resource, ShortResource } from '../../../../domain/contract/resource';
import { EntryRows } from '../../../ui/EntryRows';
import { Notice } from '../../../ui/Notice';
import { ResourceArticle } from '../../../entities/resource/ResourceArticle';
import { ResourceRow } from './ResourceRow';
import { ShareBar } from './ShareBar';

const Related = styled('section')(({ theme }) => ({
  marginTop: theme.spacing(8),
  '@media print': { display: 'none' },
}));

interface Props {
  resource: Resource;
  related: ShortResource[];
}

export function ResourceBody({ resource, related }: Props) {
  const { headline, status, moderation_feedback } = resource;
  return (
    <>
      <ResourceArticle
        resource={resource}
        actions={<ShareBar headline={headline} />}
        notice={
          status !== 'published' && (
            <Notice tone="info">
              {t('Only you and the reviewers see this page until it is published.')}{' '}
              {moderation_feedback}
            </Notice>
          )
        }
      />
      {related.length > 0 && (
        <Related aria-labelledby="related">
          <Typography id="related" variant="h3" component="h2">
            {t('More on the same theme')}
          </Typography>
          <EntryRows>
            {related.map((other) => (
              <ResourceRow key={other.resource_id} resource={other} />
            ))}
          </EntryRows>
        </Related>
      )}
    </>
  );
}
