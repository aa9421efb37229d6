import { everybody, needing, nobody, one, type Case, type Row } from './permissionCases';

const base = 'mainapp/admin/newsletter/issues/';
const admins: Case['expect'] = [401, 403, 403, 403, 200];
const draft = { subject: 'News', preview: '', body: 'Karibu.', based_on: 0 };

/** On the draft of `admin`. */
const onDraft = (end: string, done: number, body?: unknown): Case => ({
  of: 'a draft',
  path: ({ issueId }) => `${base}${issueId}/${end}`,
  ...(body !== undefined && { body: () => body }),
  expect: [401, 403, 403, 403, done],
});

/** Issues of the newsletter. */
export const NEWSLETTER_PERMISSIONS: Row[] = [
  ...needing(
    'sendNewsletter',
    ['GET /mainapp/admin/newsletter/issues/', one(base, admins)],
    ['POST /mainapp/admin/newsletter/issues/', one(base, [401, 403, 403, 403, 201], draft)],
    ['GET /mainapp/admin/newsletter/issues/{id}/', onDraft('', 200)],
    ['PUT /mainapp/admin/newsletter/issues/{id}/', onDraft('', 200, { ...draft, based_on: 1 })],
    ['POST /mainapp/admin/newsletter/issues/{id}/test/', onDraft('test/', 204, {})],
    ['POST /mainapp/admin/newsletter/issues/{id}/move/', onDraft('move/', 200, { move: 'send' })],
    ['DELETE /mainapp/admin/newsletter/issues/{id}/', onDraft('', 204)],
  ),
  [
    'GET /newsletter/issues/{token}',
    {
      of: 'a draft',
      path: ({ issueToken }) => `newsletter/issues/${issueToken}`,
      expect: everybody,
    },
    one('newsletter/issues/AAAAAAAAAAAAAAAAAAAAAA', nobody),
  ],
];
