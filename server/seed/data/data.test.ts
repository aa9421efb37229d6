import { COUNTIES } from '../../../domain/counties';
import type { Criterion } from '../../../domain/contract/listing';
import { INTEREST_QUESTIONS } from '../../../domain/interests';
import { countAnswers } from '../../../domain/trends/counts';
import { publish } from '../../../domain/trends/publish';
import { criteriaOf } from '../../../domain/vetting/badges';
import {
  AGE_BRACKETS,
  ATTENDANCE_MODES,
  BADGES,
  DIRECTORY_CATEGORIES,
  LEVELS,
  RESOURCE_TYPES,
  THEMES,
  type Badge,
} from '../../../domain/vocabulary';
import { demoApplications } from './applications';
import { demoBusinesses } from './businesses';
import { demoAttendances } from './attendances';
import { demoEvents } from './events';
import { demoPeople } from './people';
import { demoResources } from './resources';
import { text } from './text';

const allBusinesses = [
  ...demoBusinesses,
  ...demoApplications.flatMap((application) => application.listing ?? []),
];
const codes = COUNTIES.map((county): string => county.code);
const peopleByKey = new Map(demoPeople.map((person) => [person.key, person]));
const unique = (values: string[]) => new Set(values).size === values.length;
const words = (markdown: string) => markdown.split(/\s+/).filter((word) => /\w/.test(word)).length;

/** The badge rules of the directory, written a second time and from the criteria alone. */
const badgesOf = (criteria: Criterion[]): Badge[] => {
  const met = (key: string) => criteria.some((one) => one.key === key && one.met);
  const local = ['kenya_founded', 'kenyan_employees', 'revenue_in_kenya'].filter(met).length;
  const rules: Record<Badge, boolean> = {
    women_led: met('female_managers') && met('founded_by_woman'),
    locally_anchored: local >= 2,
    ability_inclusion: met('employees_with_different_abilities'),
    toxin_free: met('untreated') && met('no_chemicals'),
  };
  return BADGES.filter((badge) => rules[badge]);
};

const nothing = {
  female_managers: null,
  founded_by_woman: false,
  kenya_founded: false,
  kenyan_employees: null,
  revenue_in_kenya: null,
  employees_with_different_abilities: null,
  untreated: false,
  no_chemicals: false,
};

describe('criteria and badges', () => {
  test.each([
    ['kenyan_employees', 59, false],
    ['kenyan_employees', 59.1, true],
    ['female_managers', 50, false],
    ['female_managers', 50.1, true],
    ['revenue_in_kenya', 50, false],
    ['revenue_in_kenya', 51, true],
    ['employees_with_different_abilities', 30, false],
    ['employees_with_different_abilities', 30.5, true],
    ['female_managers', null, false],
  ] as const)('decide whether %s at %p is met: %p', (key, value, expected) => {
    const criteria = criteriaOf({ ...nothing, [key]: value }, [key]);
    expect(criteria.find((one) => one.key === key)).toMatchObject({ met: expected, value });
  });

  test('award the local badge at 59.1 with one other criterion, not at 59', () => {
    const at = (kenyan_employees: number) =>
      badgesOf(criteriaOf({ ...nothing, revenue_in_kenya: 61, kenyan_employees }));
    expect(at(59)).toEqual([]);
    expect(at(59.1)).toEqual(['locally_anchored']);
  });

  test.each(allBusinesses.map((business) => [business.slug, business] as const))(
    'agree for %s',
    (_slug, { badges, criteria, claimed }) => {
      expect(badges).toEqual(badgesOf(criteria));
      expect(criteria).toHaveLength(claimed === false ? 0 : 8);
      for (const { value, threshold, met } of criteria) {
        if (value !== null && threshold !== null) expect(met).toBe(value > threshold);
      }
    },
  );

  test('show both sides of the strict limit in the directory', () => {
    const shown = demoBusinesses.flatMap(({ criteria }) =>
      criteria.flatMap(({ key, value }) => (key === 'kenyan_employees' ? [value] : [])),
    );
    expect(shown).toEqual(expect.arrayContaining([59, 59.1]));
  });
});

describe('people', () => {
  test('include the three demo accounts', () => {
    expect(peopleByKey.get('wanjiku')).toMatchObject({
      username: 'wanjiku',
      email: 'wanjiku@example.org',
      user_type: 'individual',
      role: 'member',
    });
    expect(peopleByKey.get('mwangaza')).toMatchObject({
      username: 'hello@mwangaza-soaps.example',
      user_type: 'business',
      last_name: '',
    });
    expect(peopleByKey.get('admin')).toMatchObject({
      username: 'admin',
      email: 'admin@example.org',
      role: 'admin',
    });
    expect(demoPeople.filter((person) => person.role === 'admin')).toHaveLength(1);
  });

  test('have unique keys, usernames and emails that reach nobody', () => {
    expect(unique(demoPeople.map((person) => person.key))).toBe(true);
    expect(unique(demoPeople.map((person) => person.username.toLowerCase()))).toBe(true);
    expect(unique(demoPeople.map((person) => person.email.toLowerCase()))).toBe(true);
    for (const person of demoPeople) {
      expect(person.email).toMatch(/^[a-z.]+@([a-z-]+\.example|example\.org)$/);
      expect(person.username).not.toMatch(/\s/);
    }
  });

  test('have a valid profile as individuals and none as businesses', () => {
    expect(demoPeople.filter((person) => person.profile !== null).length).toBeGreaterThanOrEqual(
      15,
    );
    for (const { user_type, username, email, age_bracket, profile, role } of demoPeople) {
      expect(profile === null).toBe(user_type === 'business');
      if (profile === null) {
        if (role === 'member') expect(username).toBe(email);
        continue;
      }
      expect(AGE_BRACKETS.map((bracket): string => bracket.value)).toContain(age_bracket);
      expect(profile.introduction.length).toBeLessThanOrEqual(280);
      expect(profile.display_name.length).toBeLessThanOrEqual(60);
      expect(profile.themes.length).toBeGreaterThanOrEqual(1);
      expect(profile.themes.length).toBeLessThanOrEqual(3);
      expect(unique(profile.themes)).toBe(true);
      expect(codes).toContain(profile.county);
      for (const { name, options } of INTEREST_QUESTIONS) {
        expect(options.map(({ value }): string => value)).toEqual(
          expect.arrayContaining([profile[name]].flat()),
        );
      }
    }
  });
});

test('has enough members for trends in every main question and some filters', () => {
  const { shown } = publish(
    countAnswers(
      demoPeople.flatMap(({ profile, age_bracket }) =>
        profile?.use_in_trends ? [{ ...profile, age_bracket }] : [],
      ),
    ),
  );
  const one = [
    'themes',
    'barriers',
    'sways',
    'extra_willing',
    'transport',
    'waste_sorting',
    'county',
  ];
  for (const name of one) {
    const cells = [...shown].filter((key) => key.startsWith(`${name}=`) && !key.includes('&'));
    expect({ name, enough: cells.length >= 3 }).toEqual({ name, enough: true });
  }
  expect([...shown].filter((key) => key.includes('&')).length).toBeGreaterThan(60);
});

describe('directory', () => {
  test('has enough businesses of every category, level, badge and theme', () => {
    expect(demoBusinesses.length).toBeGreaterThanOrEqual(44);
    for (const category of DIRECTORY_CATEGORIES) {
      const of = demoBusinesses.filter((business) => business.category === category);
      expect(of.length).toBeGreaterThanOrEqual(3);
    }
    expect(new Set(demoBusinesses.map((one) => one.county)).size).toBeGreaterThanOrEqual(25);
    expect(demoBusinesses.filter((one) => one.featured)).toHaveLength(6);
    expect(new Set(demoBusinesses.map((one) => one.level))).toEqual(new Set([null, ...LEVELS]));
    expect(new Set(demoBusinesses.flatMap((one) => one.badges))).toEqual(new Set(BADGES));
    expect(new Set(demoBusinesses.flatMap((one) => one.themes))).toEqual(new Set(THEMES));
  });

  test('has unique slugs, names, emails and owners', () => {
    expect(unique(allBusinesses.map((one) => one.slug))).toBe(true);
    expect(unique(allBusinesses.map((one) => one.name))).toBe(true);
    expect(unique(allBusinesses.flatMap((one) => one.email ?? []))).toBe(true);
    expect(unique(allBusinesses.flatMap((one) => one.telephone ?? []))).toBe(true);
    expect(unique(allBusinesses.flatMap((one) => one.owner ?? []))).toBe(true);
  });

  test.each(allBusinesses.map((business) => [business.slug, business] as const))(
    'has a valid listing %s',
    (slug, one) => {
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(one.summary.length).toBeLessThanOrEqual(120);
      expect(one.summary).not.toContain('\n');
      expect(one.description.length).toBeGreaterThanOrEqual(80);
      expect(one.description.length).toBeLessThanOrEqual(1200);
      expect([2, 3]).toContain(one.description.split('\n\n').length);
      expect(DIRECTORY_CATEGORIES).toContain(one.category);
      expect(one.other_categories.length).toBeLessThanOrEqual(2);
      expect(DIRECTORY_CATEGORIES).toEqual(expect.arrayContaining(one.other_categories));
      expect(one.other_categories).not.toContain(one.category);
      expect(one.themes.length).toBeGreaterThanOrEqual(1);
      expect(one.themes.length).toBeLessThanOrEqual(4);
      expect(unique(one.themes)).toBe(true);
      expect(THEMES).toEqual(expect.arrayContaining(one.themes));
      expect(codes).toContain(one.county);
      for (const phone of [one.telephone, one.whatsapp_phone]) {
        if (phone !== null) expect(phone).toMatch(/^\+254(700|110)000\d{3}$/);
      }
      expect(one.email).toMatch(/@[a-z-]+\.example$/);
      if (one.url !== null) expect(one.url).toMatch(/^https:\/\/[a-z-]+\.example$/);
      for (const url of one.same_as) expect(url).toMatch(/^https:\/\/[a-z]+\.example\//);
      // Kenya lies between 5° S and 5.1° N, 33.9° and 41.95° E.
      expect(Math.abs(one.latitude ?? 0)).toBeLessThan(5.1);
      expect(one.longitude).toBeGreaterThan(33.9);
      expect(one.longitude).toBeLessThan(41.95);
      expect(one.published_days_ago === null).toBe(one.status !== 'published');
      if (one.claimed === false) expect(one.verified_days_ago).toBeNull();
      else if (one.status === 'published') expect(one.verified_days_ago).toBeLessThan(365);
      if (one.owner !== null) {
        expect(peopleByKey.get(one.owner)).toMatchObject({
          user_type: 'business',
          email: one.email,
        });
      }
    },
  );
});

describe('applications', () => {
  test('cover each state once', () => {
    expect(demoApplications.map((application) => application.state)).toEqual([
      'listed',
      'in_progress',
      'submitted',
      'under_review',
      'changes_requested',
      'approved',
    ]);
  });

  test.each(demoApplications.map((application) => [application.owner, application] as const))(
    'of %s have an account, a matching listing and the note that the state needs',
    (owner, { state, note, listing, created_days_ago, submitted_days_ago }) => {
      expect(peopleByKey.get(owner)).toMatchObject({ user_type: 'business', role: 'member' });
      const listed = listing ?? demoBusinesses.find((business) => business.owner === owner);
      expect(listed).toMatchObject({
        owner,
        status:
          { listed: 'published', changes_requested: 'changes_requested' }[state as string] ??
          'pending',
      });
      if (state === 'changes_requested') expect(note).toBeTruthy();
      expect(submitted_days_ago === null).toBe(state === 'in_progress');
      expect(submitted_days_ago ?? 0).toBeLessThanOrEqual(created_days_ago);
    },
  );
});

describe('events', () => {
  const open = demoEvents.filter((event) => event.status === 'published');

  test('are enough in number and variety', () => {
    expect(demoEvents.filter((event) => event.status !== 'pending').length).toBeGreaterThanOrEqual(
      14,
    );
    expect(open.filter((event) => event.start.days > 0).length).toBeGreaterThanOrEqual(8);
    expect(open.filter((event) => event.start.days < 0)).toHaveLength(4);
    expect(demoEvents.filter((event) => event.status === 'cancelled')).toHaveLength(1);
    expect(demoEvents.filter((event) => event.status === 'postponed')).toHaveLength(1);
    expect(new Set(open.map((event) => event.attendance_mode))).toEqual(new Set(ATTENDANCE_MODES));
    expect(new Set(open.flatMap((event) => event.themes))).toEqual(new Set(THEMES));
    expect(open.some((event) => event.members_only)).toBe(true);
    expect(open.some((event) => event.price > 0)).toBe(true);
    expect(unique(demoEvents.map((event) => event.slug))).toBe(true);
  });

  test.each(demoEvents.map((event) => [event.slug, event] as const))(
    'are valid: %s',
    (slug, event) => {
      expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(peopleByKey.has(event.owner)).toBe(true);
      expect(event.start.days).not.toBe(0);
      expect(event.start.time).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
      expect(event.start.duration_minutes).toBeGreaterThan(0);
      expect(event.previous_start !== null).toBe(event.status === 'postponed');
      expect(event.place_name === null).toBe(event.attendance_mode === 'online');
      expect(event.online_url === null).toBe(event.attendance_mode === 'in_person');
      expect(event.county === null).toBe(event.attendance_mode === 'online');
      if (event.county !== null) expect(codes).toContain(event.county);
      for (const url of [event.online_url, event.booking_url]) {
        if (url !== null) expect(url).toMatch(/^https:\/\/[a-z-]+\.example\//);
      }
      expect(event.summary.length).toBeLessThanOrEqual(120);
      expect(Number.isInteger(event.price)).toBe(true);
      expect(event.published_days_ago === null).toBe(event.status === 'pending');
      if (event.start.days < 0) expect(event.published_days_ago).toBeGreaterThan(-event.start.days);
    },
  );
});

describe('attendances', () => {
  const eventBySlug = new Map(demoEvents.map((event) => [event.slug, event]));
  const of = (slug: string) => demoAttendances.filter(({ event }) => event === slug);

  test.each(demoEvents.map((event) => [event.slug, event] as const))(
    'of %s are only by people who could register',
    (slug, event) => {
      const all = of(slug);
      expect(unique(all.map(({ person }) => person))).toBe(true);
      expect(all.length).toBeLessThanOrEqual(event.maximum_attendee_capacity ?? Infinity);
      for (const { person, since_days_ago } of all) {
        expect(peopleByKey.get(person)?.joined_days_ago).toBeGreaterThanOrEqual(since_days_ago);
        expect(person).not.toBe(event.owner);
        expect(event.published_days_ago).toBeGreaterThan(since_days_ago);
        if (event.start.days < 0) expect(since_days_ago).toBeGreaterThan(-event.start.days);
      }
    },
  );

  test('exist for most events, and for past and future events of the demo account', () => {
    const busy = demoEvents.filter(({ slug }) => of(slug).length > 0);
    expect(busy.length).toBeGreaterThanOrEqual(12);
    const days = demoAttendances
      .filter(({ person }) => person === 'wanjiku')
      .map(({ event }) => eventBySlug.get(event)?.start.days ?? 0);
    expect(days.filter((day) => day > 0).length).toBeGreaterThanOrEqual(2);
    expect(days.filter((day) => day < 0).length).toBeGreaterThanOrEqual(1);
  });
});

describe('resources', () => {
  const open = demoResources.filter((resource) => resource.status === 'published');

  test('are enough in number and variety', () => {
    expect(open.length).toBeGreaterThanOrEqual(22);
    expect(open.filter((resource) => resource.featured)).toHaveLength(3);
    expect(new Set(open.map((one) => one.resource_type))).toEqual(new Set(RESOURCE_TYPES));
    expect(new Set(open.flatMap((resource) => resource.themes))).toEqual(new Set(THEMES));
    expect(unique(demoResources.map((resource) => resource.headline))).toBe(true);
  });

  test.each(demoResources.map((resource) => [resource.headline, resource] as const))(
    'are valid: %s',
    (_headline, one) => {
      expect(peopleByKey.has(one.owner)).toBe(true);
      expect(one.abstract.length).toBeLessThanOrEqual(240);
      expect(words(one.description)).toBeGreaterThanOrEqual(150);
      expect(words(one.description)).toBeLessThanOrEqual(400);
      expect(one.description).toMatch(/^## /m);
      expect(one.description).toMatch(/^(- |1\. )/m);
      if (one.source_url !== null) expect(one.source_url).toMatch(/^https:\/\/[a-z.]+\/$/);
      if (one.resource_type === 'law explainer') expect(one.description).toMatch(/^> Check /m);
      expect(one.published_days_ago === null).toBe(one.status !== 'published');
      expect(one.moderation_feedback !== null).toBe(one.status === 'changes_requested');
    },
  );
});

test('lets nobody post before joining', () => {
  for (const post of [...demoEvents, ...demoResources]) {
    const joined = peopleByKey.get(post.owner)?.joined_days_ago;
    expect(post.published_days_ago ?? 0).toBeLessThanOrEqual(joined ?? -1);
  }
});

test('contains no configurable product name in its texts', () => {
  const prose = JSON.stringify([allBusinesses, demoEvents, demoResources]);
  expect(prose).not.toMatch(/kijani/i);
});

test('joins wrapped source into one line for each paragraph and list item', () => {
  expect(text('\n  # Title\n  one\n  two\n\n  - a\n    b\n  1. c\n  > d\n  > e\n')).toBe(
    '# Title\none two\n\n- a b\n1. c\n> d e',
  );
});
