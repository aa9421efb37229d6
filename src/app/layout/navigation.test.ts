import { createPaths } from '../../paths';
import { aUser } from '../../testing/builders';
import { drawerGroups } from './drawerGroups';
import { topBarLinks } from './navigation';

const paths = createPaths('kijani');
const headings = (user: Parameters<typeof drawerGroups>[1]) =>
  drawerGroups(paths, user).map(({ heading }) => heading);

it('shows a visitor the quick links only', () => {
  expect(headings(null)).toEqual(['Quick Links']);
});

it('shows a signed-in individual their account, not the vetting tool', () => {
  expect(headings(aUser({ user_type: 'individual' }))).toEqual([
    'Quick Links',
    'Account Management',
  ]);
});

const account = (user_type: 'individual' | 'business') =>
  drawerGroups(paths, aUser({ user_type }))
    .find(({ heading }) => heading === 'Account Management')
    ?.links.map(({ link_name, link_url }) => [link_name, link_url]);

it('leads a business to its account, its listing and what it posts', () => {
  expect(account('business')).toEqual([
    ['Member Zone', '/general'],
    ['Profile', '/profile'],
    ['Business Listing', '/my-business'],
    ['My Resources', '/resources/my-resources'],
    ['Post a Resource', '/resources/post'],
    ['My Events', '/events/my-events'],
    ['Post an Event', '/events/post'],
  ]);
});

it('leads an individual to all of it but the listing, which they have none of', () => {
  const names = account('individual')?.map(([name]) => name);
  expect(names).not.toContain('Business Listing');
  expect(names).toHaveLength(6);
});

it('leads a business to its assessment and its report', () => {
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
] as const)('leads an account of type %s and role %s to the pages of admin', (user_type, role) => {
  expect(adminLinks({ user_type, role })).toEqual([
    ['Assessment Reports', '/vetting/admin/reports'],
    ['Directory Listings', '/vetting/admin/listings'],
    ['Business Pipeline', '/vetting/admin/progress'],
  ]);
});

it('leads an individual who is no admin to none of them', () => {
  expect(adminLinks({ user_type: 'individual' })).toBeUndefined();
});

it('shows no dropdown and no group without links', () => {
  const everything = [...topBarLinks(paths), ...drawerGroups(paths, aUser())];
  expect(everything.filter((item) => 'links' in item && item.links.length === 0)).toEqual([]);
});

it('has the links of the top bar among the quick links', () => {
  const quick = drawerGroups(paths, null)[0]?.links.map(({ link_url }) => link_url);
  expect(quick).toContain(paths.directory);
});
