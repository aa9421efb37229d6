import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { t } from '../../../../domain/language';
import { POST_STATE_NAMES } from '../../../content/postStates';
import type { ListState } from '../listState';
import type { OwnPost } from '../ownPosts';
import { Block, BlockFailure, BlockSkeleton, Rows } from './Block';

const SHOWN = 3;

interface Props {
  title: string;
  posts: ListState<OwnPost>;
  /** Shown when they could not be loaded. */
  failure: string;
  /** Shown when there are none. */
  empty: string;
  all: string;
  post: { label: string; to: string };
}

function PostRow({ post: { name, to, state, feedback } }: { post: OwnPost }) {
  const { label, tone } = POST_STATE_NAMES[state];
  return (
    <li>
      <Link component={RouterLink} to={to}>
        {name}
      </Link>
      <Chip size="small" variant="outlined" color={tone} label={t(label)} />
      {feedback && (
        <Typography variant="body2">
          {t('Our reviewer writes: {feedback}', { feedback })}
        </Typography>
      )}
    </li>
  );
}

function Content({ title, posts, failure, empty, all }: Props) {
  const { items, hasFailed, onRetry } = posts;
  if (hasFailed) return <BlockFailure message={failure} onRetry={onRetry} />;
  if (!items) return <BlockSkeleton label={t('Loading {title}', { title })} />;
  if (items.length === 0) return <Typography>{empty}</Typography>;
  return (
    <>
      <Rows>
        {items.slice(0, SHOWN).map((post) => (
          <PostRow key={post.key} post={post} />
        ))}
      </Rows>
      {items.length > SHOWN && (
        <Link component={RouterLink} to={all} sx={{ py: 1.25, fontWeight: 600 }}>
          {t('All {count} of them', { count: items.length })}
        </Link>
      )}
    </>
  );
}

/** The member’s own posts and the state of their review. */
export const OwnPostsBlock = (props: Props) => (
  <Block title={props.title}>
    <Content {...props} />
    <Button component={RouterLink} to={props.post.to} variant="outlined" size="small">
      {props.post.label}
    </Button>
  </Block>
);
