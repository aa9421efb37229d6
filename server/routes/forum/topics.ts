import { setTimeout as delay } from 'node:timers/promises';
import { Type, type Static } from 'typebox';
import { Check } from 'typebox/value';
import type { ForumTopic } from '../../../domain/contract/member';
import { askForum } from './askForum';

const KEPT_MS = 10 * 60_000;
/** A forum in trouble is asked again after this. */
const SPARED_MS = 60_000;
/** A reader waits this long; an answer that comes later is there for the next one. */
const WAITED_MS = 3_000;
const SLOWEST_MS = 10_000;
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
  waitedMs?: number;
}

interface Read {
  topics: ForumTopic[];
  /** The forum has said so lately; otherwise it may say more at the next reading. */
  isCurrent: boolean;
}

const isTimeout = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'TimeoutError';

async function fetchLatest(forumUrl: string): Promise<ForumTopic[]> {
  const body = await askForum(`${forumUrl}/latest.json`, { patienceMs: SLOWEST_MS });
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

/** The latest topics, kept for ten minutes; the last ones, or none, while the forum fails or is slow. */
export function forumTopics(options: Options): () => Promise<Read> {
  const { forumUrl, now, failed, waitedMs = WAITED_MS } = options;
  let topics: ForumTopic[] = [];
  let isCurrent = forumUrl === null;
  let staleAt = 0;
  let running: Promise<void> | null = null;

  const refresh = async (url: string) => {
    try {
      topics = await fetchLatest(url);
      isCurrent = true;
      staleAt = now().getTime() + KEPT_MS;
    } catch (error) {
      failed(error);
      isCurrent = false;
      staleAt = isTimeout(error) ? 0 : now().getTime() + SPARED_MS;
    } finally {
      running = null;
    }
  };

  return async () => {
    if (forumUrl !== null && now().getTime() >= staleAt) {
      isCurrent = false;
      running ??= refresh(forumUrl);
      await Promise.race([running, delay(waitedMs, undefined, { ref: false })]);
    }
    return { topics, isCurrent };
  };
}
