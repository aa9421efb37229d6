import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ForumTopic } from '../../../../domain/contract/member';
import { safeHref } from '../../../ui/safeHref';
import type { ListState } from '../listState';
import { Block, BlockSkeleton, Rows } from './Block';

const SHOWN = 3;

function Topics({ items, hasFailed }: ListState<ForumTopic>) {
  if (!items && !hasFailed) return <BlockSkeleton label="Loading the forum" />;
  const topics = (items ?? []).flatMap((topic) => {
    const href = safeHref(topic.url);
    return href ? [{ ...topic, href }] : [];
  });
  if (topics.length === 0) {
    return <Typography>Ask and answer with the account you have here.</Typography>;
  }
  return (
    <Rows>
      {topics.slice(0, SHOWN).map(({ title, href }) => (
        <li key={href}>
          <Link href={href} rel="noreferrer">
            {title}
          </Link>
        </li>
      ))}
    </Rows>
  );
}

/** The way into the forum stands also when its topics cannot be had. */
export const ForumBlock = ({
  forumUrl,
  topics,
}: {
  forumUrl: string;
  topics: ListState<ForumTopic>;
}) => (
  <Block title="In the forum">
    <Topics {...topics} />
    <Button href={forumUrl} variant="outlined" size="small">
      Open the forum
    </Button>
  </Block>
);
