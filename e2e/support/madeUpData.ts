import type { TestInfo } from '@playwright/test';
import type { StoryField } from '../../domain/story';
import { DEMO_PASSWORD } from './members';

/** What a journey made of a story enters, by what a field asks for; names and emails are its own. */
export function madeUpData(
  story: string,
  { project, retry }: Pick<TestInfo, 'project' | 'retry'>,
): Record<Exclude<StoryField, 'choice' | 'file'>, string> {
  const name = `${story}${project.name}${retry}`.toLowerCase();
  return {
    username: name,
    email: `${name}@kijani.example`,
    newPassword: 'maziwa-lala-42',
    signInName: 'wanjiku',
    currentPassword: DEMO_PASSWORD,
    givenName: 'Akinyi',
    familyName: 'Odhiambo',
    organization: 'Akinyi Solar Dryers',
    tel: '0712 345 678',
    url: 'https://example.org',
    code: '000000',
    number: '12',
    date: '2027-03-01',
    time: '09:00',
    search: 'soap',
    text: 'Made-up text',
    longText: 'A longer text that was made up for this journey.',
  };
}
