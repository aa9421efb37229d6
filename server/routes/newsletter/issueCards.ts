import { countyName } from '../../../domain/counties';
import { t } from '../../../domain/language';
import { cardLine, cardsOf, type CardName } from '../../../domain/newsletter';
import type { Config } from '../../config';
import type { Db } from '../../db/database';
import type { IssueCard } from '../../db/schema/newsletter';
import { inLanguage } from '../../language';
import { ATTENDANCE, eventPath, whenOf } from '../../pages/eventPage';
import { listingPath } from '../../pages/listingPage';
import { resourcePath } from '../../pages/resourcePage';
import { readId } from '../../search/filters';
import { eventsRepository } from '../events/repository';
import { listingsRepository } from '../listings/repository';
import { resourcesRepository } from '../resources/repository';
import { pageAddress } from '../../pages/pageAddress';

/** Each once: the place of a business may be called as its county. */
const inLine = (...facts: (string | null | undefined)[]): string =>
  [...new Set(facts.filter(Boolean))].join(' · ');

type Found = Omit<IssueCard, keyof CardName>;

/** What visitors see of each kind; null for what is not public, and for events that do not take place. */
const FIND: Record<
  CardName['kind'],
  (db: Db, key: string, config: Config) => Promise<Found | null>
> = {
  async event(db, key, { publicUrl }) {
    const event = await eventsRepository(db).one(key, null);
    if (event?.status !== 'published') return null;
    const place = event.place_name ?? (event.county && countyName(event.county));
    return {
      title: event.name,
      facts: inLine(t('Event'), whenOf(event), place ?? t(ATTENDANCE[event.attendance_mode].words)),
      summary: event.summary,
      link: pageAddress({ publicUrl }, eventPath(event.slug)),
    };
  },
  async listing(db, key, config) {
    const listing = await listingsRepository(db).publishedOne(key);
    if (!listing) return null;
    return {
      title: listing.name,
      facts: inLine(t(listing.category), listing.address_locality, countyName(listing.county)),
      summary: listing.summary,
      link: pageAddress(config, listingPath(config, listing.slug)),
    };
  },
  async resource(db, key, { publicUrl }) {
    const id = readId(key);
    const resource = id === null ? null : await resourcesRepository(db).one(id, null);
    if (!resource) return null;
    return {
      title: resource.headline,
      facts: inLine(t('Resource'), t(resource.resource_type), resource.author),
      summary: resource.abstract,
      link: pageAddress({ publicUrl }, resourcePath(resource.resource_id)),
    };
  },
};

/** What each of these shows now, in their order; what is not public is left out. */
export async function findCards(
  db: Db,
  config: Config,
  names: Iterable<CardName>,
): Promise<IssueCard[]> {
  const cards: IssueCard[] = [];
  for (const { kind, key } of names) {
    const found = await FIND[kind](db, key, config);
    if (found) cards.push({ kind, key, ...found });
  }
  return cards;
}

interface Cards {
  cards: IssueCard[];
  /** The lines of cards that show nothing. */
  missing: string[];
}

/** What the cards of a body show now, in English as the issue. */
export async function readCards(db: Db, config: Config, body: string): Promise<Cards> {
  const names = new Map(cardsOf(body).map((name) => [cardLine(name), name]));
  const cards = await inLanguage('en', () => findCards(db, config, names.values()));
  const found = new Set(cards.map(cardLine));
  return { cards, missing: [...names.keys()].filter((line) => !found.has(line)) };
}
