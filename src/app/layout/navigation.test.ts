import { createPaths } from '../../paths';
import { aUser } from '../../testing/builders';
import { drawerGroups, topBarLinks } from './navigation';

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

it('shows no dropdown and no group without links', () => {
  const everything = [...topBarLinks(paths), ...drawerGroups(paths, aUser())];
  expect(everything.filter((item) => 'links' in item && item.links.length === 0)).toEqual([]);
});

it('has the links of the top bar among the quick links', () => {
  const quick = drawerGroups(paths, null)[0]?.links.map(({ link_url }) => link_url);
  expect(quick).toContain(paths.directory);
});
