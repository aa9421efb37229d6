import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { plural, t } from '../../../../domain/language';
import type { ForumTopic } from '../../../../domain/contract/member';
import { safeHref } from '../../../ui/safeHref';
import { countText, dateText } from '../../../ui/format';
import type { ListState } from '../listState';
import { Block, BlockSkeleton, Rows } from './Block';

const SHOWN = 3;

/** The forum may give no date. */
const repliesText = (replies: number, latest: string): string => {
  if (Number.isNaN(Date.parse(latest))) return countText(replies, 'reply', 'replies');
  return plural(
    replies,
    '# reply, the latest post on {date}',
    '# replies, the latest post on {date}',
    { date: dateText(latest) },
  );
};

const isNewer = (latest: string, since: string | null): boolean =>
  since !== null && Date.parse(latest) > Date.parse(since);

function Topics({ items, hasFailed, since }: ListState<ForumTopic> & { since: string | null }) {
  if (!items && !hasFailed) return <BlockSkeleton label={t('Loading the forum')} />;
  const topics = (items ?? []).flatMap((topic) => {
    const href = safeHref(topic.url);
    return href ? [{ ...topic, href }] : [];
  });
  if (topics.length === 0) {
    return <Typography>{t('Ask and answer with the account you have here.')}</Typography>;
  }
  return (
    <Rows>
      {topics.slice(0, SHOWN).map(({ title, href, replies, last_posted_at }) => (
        <li key={href}>
          <Link href={href} rel="noreferrer">
            {title}
          </Link>
          <Typography variant="body2">
            {repliesText(replies, last_posted_at)}
            {isNewer(last_posted_at, since) && <strong> {t('· New since your last visit')}</strong>}
          </Typography>
        </li>
      ))}
    </Rows>
  );
}

/** The way into the forum stands also when its topics cannot be had. */
export const ForumBlock = ({
  forumUrl,
  topics,
  since,
}: {
  forumUrl: string;
  topics: ListState<ForumTopic>;
  /** The last visit; null at the first. */
  since: string | null;
}) => (
  <Block title={t('In the forum')}>
    <Topics {...topics} since={since} />
    <Button href={forumUrl} variant="outlined" size="small">
      {t('Open the forum')}
    </Button>
  </Block>
);
