import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { t } from '../../../domain/language';
import { capitalise } from '../../../domain/capitalise';
import { COMMUNITY_ZONE } from '../../../domain/calendar';
import type { ResourcePostedBy } from '../../../domain/contract/resource';
import { ExternalLink } from '../../ui/ExternalLink';
import type { Reader } from '../event/eventTime';
import { useReader } from '../event/useReader';
import { PostedByLine } from '../member/PostedByLine';
import { languageText, licenceHref, minutesText, siteText, webHref } from './resourceTexts';

const Card = styled('aside')(({ theme }) => ({
  padding: theme.spacing(3),
  borderRadius: 14,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& dl': { margin: theme.spacing(2, 0, 0), display: 'grid', gap: theme.spacing(1.5) },
  '& dt': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0 },
  '& dd a': { display: 'inline-block', paddingBlock: 2 },
  '@media print': { breakInside: 'avoid' },
}));

const dateText = (iso: string, { locale }: Reader): string =>
  new Date(iso).toLocaleDateString(locale, { dateStyle: 'long', timeZone: COMMUNITY_ZONE });

function Licence({ license }: { license: string }) {
  const href = licenceHref(license);
  return href ? <ExternalLink href={href}>{license}</ExternalLink> : license;
}

function Source({ url }: { url: string }) {
  const href = webHref(url);
  return href ? <ExternalLink href={href}>{siteText(href)}</ExternalLink> : url;
}

const factsAbout = (resource: ResourcePostedBy, reader: Reader): [string, ReactNode][] => {
  const { author, publisher, published_at, modified_at, time_required } = resource;
  const { resource_type, in_language, license, source_url } = resource;
  const isChanged = published_at && modified_at.slice(0, 10) > published_at.slice(0, 10);
  return [
    [t('Type'), capitalise(t(resource_type))],
    [t('Author'), author],
    [t('Publisher'), publisher],
    [t('Posted by'), resource.posted_by && <PostedByLine member={resource.posted_by} />],
    [t('Time'), time_required && minutesText(time_required)],
    [t('Language'), languageText(in_language)],
    [t('Published'), published_at && dateText(published_at, reader)],
    [t('Updated'), isChanged && dateText(modified_at, reader)],
    [t('Licence'), license && <Licence license={license} />],
    [t('Source'), source_url && <Source url={source_url} />],
  ];
};

/** Who published a resource, and under which licence. */
export const About = ({ resource }: { resource: ResourcePostedBy }) => (
  <Card aria-labelledby="about-resource">
    <Typography id="about-resource" variant="h4" component="h2">
      {t('About this resource')}
    </Typography>
    <dl>
      {factsAbout(resource, useReader()).map(
        ([term, fact]) =>
          fact && (
            <div key={term}>
              <dt>{term}</dt>
              <dd suppressHydrationWarning>{fact}</dd>
            </div>
          ),
      )}
    </dl>
  </Card>
);
