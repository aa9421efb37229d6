import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { plural, t } from '../../../../domain/language';
import { COMMUNITY_ZONE } from '../../../../domain/calendar';
import type { ForumTopic } from '../../../../domain/contract/member';
import type { Reader } from '../../../entities/event/eventTime';
import { useReader } from '../../../entities/event/useReader';
import { safeHref } from '../../../ui/safeHref';
import { Section } from '../../../ui/Section';

const List = styled('ul')(({ theme }) => ({
  margin: theme.spacing(3, 0),
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: theme.spacing(0, 3),
    maxWidth: 'none',
    minHeight: 52,
    paddingBlock: theme.spacing(1),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& a': { fontWeight: 600, paddingBlock: theme.spacing(1) },
}));

const dateText = (iso: string, { locale }: Reader): string =>
  new Date(iso).toLocaleDateString(locale, { dateStyle: 'medium', timeZone: COMMUNITY_ZONE });

const repliesText = (replies: number): string => plural(replies, '# reply', '# replies');

interface Props {
  forumUrl: string;
  /** Empty while they load and when the forum does not answer. The link to it is shown anyway. */
  topics: ForumTopic[];
}

/** The link to the forum, with its latest topics. */
export function Forum({ forumUrl, topics }: Props) {
  const reader = useReader();
  return (
    <Section
      title={t('From the forum')}
      lead={t('Everybody can read along; members ask and answer with the same account.')}
    >
      {topics.length > 0 && (
        <List>
          {topics.map(({ title, url, replies, last_posted_at }) => {
            const href = safeHref(url);
            return (
              <li key={url}>
                {href ? (
                  <Link href={href} rel="noreferrer">
                    {title}
                  </Link>
                ) : (
                  title
                )}
                <Typography
                  variant="body2"
                  component="span"
                  sx={{ color: 'text.secondary' }}
                  suppressHydrationWarning
                >
                  {repliesText(replies)} · {dateText(last_posted_at, reader)}
                </Typography>
              </li>
            );
          })}
        </List>
      )}
      <Button href={forumUrl} variant="outlined" sx={{ mt: 2 }}>
        {t('Open the forum')}
      </Button>
    </Section>
  );
}
