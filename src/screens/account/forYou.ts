import type { ShortEvent } from '../../../domain/contract/event';
import type { TailoredPage } from '../../../domain/contract/page';
import type { ShortResource } from '../../../domain/contract/resource';
import type { Paths } from '../../paths';
import { shortPlaceText } from '../../entities/event/eventTexts';
import { factsOf } from '../../entities/resource/resourceTexts';
import type { ListState } from './listState';
import { timeText } from './timeText';

/** A post that fits an answer of the member. */
export interface Suggestion {
  name: string;
  to: string;
  facts: string;
  because: string;
}

/** At most so many events and so many resources. */
const MOST = 2;

function ofEvents(events: readonly ShortEvent[], paths: Paths): Suggestion[] {
  return events
    .filter(({ attending, waiting_position }) => !attending && waiting_position === null)
    .flatMap((event) => {
      const { name, slug, start_date, timezone, because } = event;
      if (because === undefined) return [];
      const facts = `${timeText(start_date, timezone)} · ${shortPlaceText(event)}`;
      return [{ name, to: paths.event(slug), facts, because }];
    })
    .slice(0, MOST);
}

function ofResources(resources: readonly ShortResource[], paths: Paths): Suggestion[] {
  return resources
    .flatMap((resource) => {
      const { headline, resource_id, because } = resource;
      if (because === undefined) return [];
      const to = paths.resource(resource_id);
      return [{ name: headline, to, facts: factsOf(resource), because }];
    })
    .slice(0, MOST);
}

export interface ForYou {
  suggestions: ListState<Suggestion>;
  /** The answers that they are based on. */
  answers: readonly string[];
}

interface Query<Item> {
  data?: TailoredPage<Item> | undefined;
  isFetching: boolean;
  refetch: () => unknown;
}

const itemsOf = <Item>({ data }: Query<Item>): readonly Item[] | null =>
  Array.isArray(data?.results) ? data.results : null;

/** The first entries of both lists. When one list fails, the other is shown alone. */
export function readForYou(
  events: Query<ShortEvent>,
  resources: Query<ShortResource>,
  paths: Paths,
): ForYou {
  const isFetching = events.isFetching || resources.isFetching;
  const [some, others] = [itemsOf(events), itemsOf(resources)];
  const hasFailed = !isFetching && !some && !others;
  const items = [...ofEvents(some ?? [], paths), ...ofResources(others ?? [], paths)];
  return {
    suggestions: {
      items: hasFailed || (isFetching && items.length === 0) ? null : items,
      hasFailed,
      onRetry: () => {
        void events.refetch();
        void resources.refetch();
      },
    },
    answers: [...new Set([...(events.data?.for_you ?? []), ...(resources.data?.for_you ?? [])])],
  };
}
