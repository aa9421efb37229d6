import { createPaths } from '../../paths';
import { aUser } from '../../testing/builders';
import { drawerGroups } from './drawerGroups';
import { topBarLinks } from './navigation';

const paths = createPaths('kijani');
const headings = (user: Parameters<typeof drawerGroups>[1]) =>
  drawerGroups(paths, user).map(({ heading }) => heading);

it('gives a visitor only the quick links', () => {
  expect(headings(null)).toEqual(['Quick Links']);
});

it('gives an individual their account and not the vetting tool', () => {
  expect(headings(aUser({ user_type: 'individual' }))).toEqual([
    'Account Management',
    'Quick Links',
  ]);
});

const account = (user_type: 'individual' | 'business') =>
  drawerGroups(paths, aUser({ user_type }))
    .find(({ heading }) => heading === 'Account Management')
    ?.links.map(({ link_name, link_url }) => [link_name, link_url]);

it.each(['business', 'individual'] as const)('gives %s the links of the account', (type) => {
  expect(account(type)).toEqual([
    ['Member Zone', '/general'],
    ['Profile', '/profile'],
    ['Business Listing', '/my-business'],
    ['My Resources', '/resources/my-resources'],
    ['Post a Resource', '/resources/post'],
    ['My Events', '/events/my-events'],
    ['Post an Event', '/events/post'],
  ]);
});

it('gives a business the links of its assessment and report', () => {
  const tool = drawerGroups(paths, aUser({ user_type: 'business' })).find(
    ({ heading }) => heading === 'Vetting Tool',
  );
  expect(tool?.links.map(({ link_name, link_url }) => [link_name, link_url])).toEqual([
    ['Assessment', '/vetting'],
    ['Report', '/report'],
  ]);
});

const adminLinks = (user: Parameters<typeof aUser>[0]) =>
  drawerGroups(paths, aUser(user))
    .find(({ heading }) => heading === 'Admin')
    ?.links.map(({ link_name, link_url }) => [link_name, link_url]);

it.each([
  ['business', 'member'],
  ['business', 'admin'],
  ['individual', 'admin'],
] as const)('gives an account of type %s and role %s the admin links', (user_type, role) => {
  expect(adminLinks({ user_type, role })).toEqual([
    ['Assessment Reports', '/vetting/admin/reports'],
    ['Directory Listings', '/vetting/admin/listings'],
    ['Business Pipeline', '/vetting/admin/progress'],
  ]);
});

it.each([
  ['reviewer', ['Assessment Reports', 'Directory Listings', 'Business Pipeline']],
  ['editor', ['Overview']],
  ['moderator', ['Directory Listings', 'Overview']],
] as const)('gives a %s the admin links of the role', (role, names) => {
  expect(adminLinks({ user_type: 'individual', role })?.map(([name]) => name)).toEqual(names);
});

it('gives an individual who is no admin no admin links', () => {
  expect(adminLinks({ user_type: 'individual' })).toBeUndefined();
});

it('contains no dropdown or group without links', () => {
  const everything = [...topBarLinks(paths), ...drawerGroups(paths, aUser())];
  expect(everything.filter((item) => 'links' in item && item.links.length === 0)).toEqual([]);
});

it('lists the main pages before those about us', () => {
  const quick = drawerGroups(paths, null)[0]?.links.map(({ link_name }) => link_name);
  expect(quick?.slice(0, 5)).toEqual([
    'Resources',
    'Events',
    'Business Directory',
    'Community',
    'Mission & Platform',
  ]);
});
