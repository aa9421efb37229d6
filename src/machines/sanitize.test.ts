/** @jest-environment ./scripts/jest/nodeEnvironment.ts */
import { sanitize, sanitizeContext, sanitizeEvent } from './sanitize';
import { wanjiku } from './testing/people';

const asJson = (value: unknown): string => JSON.stringify(value);

const texts = Object.entries(wanjiku).flatMap(([field, value]) =>
  typeof value === 'string' ? [[field, value] as const] : [],
);

it.each(texts)('hides the %s of a member', (field, value) => {
  const isKind = field === 'user_type' || field === 'role';
  const shown = asJson(sanitizeContext({ user: wanjiku }));
  if (isKind) expect(shown).toContain(value);
  else expect(shown).not.toContain(`"${value}"`);
});

it('hides the tokens, names and addresses of a sign-in', () => {
  const shown = asJson([
    sanitizeEvent({ type: 'xstate.done.actor.loggingIn', output: wanjiku }),
    sanitizeEvent({
      type: 'credentials.submitted',
      credentials: { username: 'wanjiku', password: 'siri-kubwa' },
    }),
    sanitizeEvent({ type: 'resetEmail.submitted', email: 'wanjiku@example.org' }),
    sanitizeEvent({ type: 'gate.reached', path: '/vetting?as_user=7' }),
    sanitizeContext({ forum: { sso: 'payload', sig: 'signature' } }),
  ]);
  expect(shown).not.toMatch(/wanjiku|Mwangi|siri|token-of|as_user|payload|signature/i);
  expect(shown).not.toContain('7');
});

it('shows of an error only that there is one', () => {
  const error = Object.assign(new Error('wanjiku@example.org is unknown'), { status: 404 });
  expect(sanitize({ error })).toEqual({ error: '(error)' });
});

it('hides the texts of an answer and of a server', () => {
  expect(
    sanitizeContext({ mine: { text: 'We pay late.' }, message: 'Refused', savedAt: '2026-01-01' }),
  ).toEqual({ mine: { text: '(text)' }, message: '(text)', savedAt: '(text)' });
});

it('shows kinds, questions, counts and states', () => {
  expect(sanitizeEvent({ type: 'kind.selected', kind: 'business' })).toEqual({
    type: 'kind.selected',
    kind: 'business',
  });
  expect(
    sanitizeContext({
      question: 12,
      items: [{ question: 13, revision: 2, state: 'waiting', key: 'a-secret-key' }],
    }),
  ).toEqual({
    question: 12,
    items: [{ question: 13, revision: 2, state: 'waiting', key: '(text)' }],
  });
});

it('hides a field that is not listed', () => {
  expect(sanitize({ invented: 'text', count: 3, list: ['a', 1], flag: true })).toEqual({
    invented: '(text)',
    count: '(number)',
    list: ['(text)', '(number)'],
    flag: true,
  });
});

it('ends when a value contains itself', () => {
  const ring: Record<string, unknown> = {};
  ring['inner'] = ring;
  expect(asJson(sanitize(ring))).toContain('(deeper)');
  const list: unknown[] = [];
  list.push(list);
  expect(asJson(sanitize(list))).toContain('(deeper)');
});

it('hides a text in a listed field when it is not a single word', () => {
  expect(sanitize({ kind: 'wanjiku@example.org', state: 'Long text of a person' })).toEqual({
    kind: '(text)',
    state: '(text)',
  });
});
