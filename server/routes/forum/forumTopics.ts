import { setTimeout as delay } from 'node:timers/promises';
import { Type, type Static } from 'typebox';
import { Check } from 'typebox/value';
import { Nullable } from '../../../domain/contract/common';
import type { ForumTopic } from '../../../domain/contract/member';
import { fetchFromForum } from './fetchFromForum';

const CACHE_MS = 10 * 60_000;
/** The time before a forum that failed is asked again. */
const RETRY_AFTER_MS = 60_000;
/** A caller waits this long at most; a later answer is there for the next one. */
const MAX_WAIT_MS = 3_000;
const TIMEOUT_MS = 10_000;
const MAX_TOPICS = 5;

/** The part of Discourse's `/latest.json` that is needed. */
const Latest = Type.Object({
  topic_list: Type.Object({
    topics: Type.Array(
      Type.Object({
        id: Type.Integer(),
        title: Type.String(),
        slug: Type.String(),
        posts_count: Type.Integer(),
        last_posted_at: Nullable(Type.String()),
        pinned: Type.Optional(Type.Boolean()),
      }),
    ),
  }),
});
type Topic = Static<typeof Latest>['topic_list']['topics'][number];

interface Options {
  /** Without a final slash; null when there is no forum. */
  forumUrl: string | null;
  now: () => Date;
  onError: (error: unknown) => void;
  maxWaitMs?: number;
}

interface LatestTopics {
  topics: ForumTopic[];
  /** False while the forum has not answered, so that the next call may return more. */
  isCurrent: boolean;
}

const isTimeout = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'TimeoutError';

async function fetchLatest(forumUrl: string): Promise<ForumTopic[]> {
  const body = await fetchFromForum(`${forumUrl}/latest.json`, { timeoutMs: TIMEOUT_MS });
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
    .slice(0, MAX_TOPICS);
}

/**
 * Returns a function that reads the latest topics, cached for ten minutes. While the forum fails or
 * is slow, it returns the last topics or none.
 */
export function forumTopics(options: Options): () => Promise<LatestTopics> {
  const { forumUrl, now, onError, maxWaitMs = MAX_WAIT_MS } = options;
  let topics: ForumTopic[] = [];
  let isCurrent = forumUrl === null;
  let staleAt = 0;
  let running: Promise<void> | null = null;

  const refresh = async (url: string) => {
    try {
      topics = await fetchLatest(url);
      isCurrent = true;
      staleAt = now().getTime() + CACHE_MS;
    } catch (error) {
      onError(error);
      isCurrent = false;
      staleAt = isTimeout(error) ? 0 : now().getTime() + RETRY_AFTER_MS;
    } finally {
      running = null;
    }
  };

  return async () => {
    if (forumUrl !== null && now().getTime() >= staleAt) {
      isCurrent = false;
      running ??= refresh(forumUrl);
      await Promise.race([running, delay(maxWaitMs, undefined, { ref: false })]);
    }
    return { topics, isCurrent };
  };
}
