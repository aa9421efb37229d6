/** @jest-environment ./scripts/jest/nodeEnvironment.ts */
import { isInTeam, ROLES } from './accountTypes';
import { hasPermission, PERMISSIONS, ROLE_FACTS, rolesWith } from './permissions';

test('gives a member nothing and an admin everything', () => {
  expect(PERMISSIONS.filter((each) => hasPermission({ role: 'member' }, each))).toEqual([]);
  expect(PERMISSIONS.filter((each) => !hasPermission({ role: 'admin' }, each))).toEqual([]);
});

test('gives a visitor nothing', () => {
  expect(PERMISSIONS.filter((each) => hasPermission(null, each))).toEqual([]);
});

test.each(['manageMembers', 'readAudit', 'importListings', 'seeStateCharts'] as const)(
  'leaves %s to admins',
  (permission) => {
    expect(rolesWith(permission)).toEqual(['admin']);
  },
);

test('lets who answers reports take down what is reported', () => {
  for (const role of rolesWith('handleReports')) {
    expect(hasPermission({ role }, 'reviewPosts')).toBe(true);
    expect(hasPermission({ role }, 'reviewListings')).toBe(true);
    expect(hasPermission({ role }, 'suspendMembers')).toBe(true);
  }
});

test('lets who edits listings read them', () => {
  for (const role of rolesWith('editListings')) {
    expect(hasPermission({ role }, 'reviewListings')).toBe(true);
  }
});

test('counts every role above member to the team, each with something to do', () => {
  const team = ROLES.filter((role) => isInTeam({ role }));
  expect(team).toEqual(['reviewer', 'editor', 'moderator', 'admin']);
  expect(team.filter((role) => ROLE_FACTS[role].may.length === 0)).toEqual([]);
  expect(isInTeam(null)).toBe(false);
});
