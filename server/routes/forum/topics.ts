import { Type, type Static } from 'typebox';
import { Check } from 'typebox/value';
import type { ForumTopic } from '../../../domain/contract/member';
import { askForum } from './askForum';

const KEPT_MS = 10 * 60_000;
/** A forum that does not answer is asked again after this. */
const SPARED_MS = 60_000;
const SHOWN = 5;

/** What is read of Discourse's `/latest.json`. */
const Latest = Type.Object({
  topic_list: Type.Object({
    topics: Type.Array(
      Type.Object({
        id: Type.Integer(),
        title: Type.String(),
        slug: Type.String(),
        posts_count: Type.Integer(),
        last_posted_at: Type.Union([Type.String(), Type.Null()]),
        pinned: Type.Optional(Type.Boolean()),
      }),
    ),
  }),
});
type Topic = Static<typeof Latest>['topic_list']['topics'][number];

interface Options {
  /** Without a final slash; null: there is no forum. */
  forumUrl: string | null;
  now: () => Date;
  failed: (error: unknown) => void;
}

async function fetchLatest(forumUrl: string): Promise<ForumTopic[]> {
  const body = await askForum(`${forumUrl}/latest.json`);
  if (!Check(Latest, body)) throw new Error('the forum answered in another shape');
  const toTopic = ({ id, title, slug, posts_count, last_posted_at }: Topic): ForumTopic[] =>
    last_posted_at === null
      ? []
      : [
          {
            title,
            url: `${forumUrl}/t/${encodeURIComponent(slug)}/${id}`,
            replies: Math.max(0, posts_count - 1),
            last_posted_at,
          },
        ];
  return body.topic_list.topics
    .filter(({ pinned }) => !pinned)
    .flatMap(toTopic)
    .slice(0, SHOWN);
}

/** The latest topics, kept for ten minutes; the last ones, or none, while the forum fails. */
export function forumTopics({ forumUrl, now, failed }: Options): () => Promise<ForumTopic[]> {
  let topics: ForumTopic[] = [];
  let staleAt = 0;
  let running: Promise<void> | null = null;

  const refresh = async (url: string) => {
    try {
      topics = await fetchLatest(url);
      staleAt = now().getTime() + KEPT_MS;
    } catch (error) {
      failed(error);
      staleAt = now().getTime() + SPARED_MS;
    } finally {
      running = null;
    }
  };

  return async () => {
    if (forumUrl !== null && now().getTime() >= staleAt) {
      running ??= refresh(forumUrl);
      await running;
    }
    return topics;
  };
}
