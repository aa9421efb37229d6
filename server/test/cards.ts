import { THEMES } from '../../domain/vocabulary';
import { individualProfiles } from '../db/schema/profiles';
import type { TestApp } from './testApp';

/** Gives members a public card. */
export async function addCards({ app }: TestApp, userIds: number[]): Promise<void> {
  await app.db.insert(individualProfiles).values(
    userIds.map((user_id) => ({
      user_id,
      display_name: `Card ${user_id}`,
      introduction: 'Hello',
      themes: [THEMES[0]],
      county: '047',
      county_public: false,
      use_in_trends: false,
    })),
  );
}
