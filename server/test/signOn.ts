import { forumConsumer } from './forumConsumer';
import type { TestApp } from './testApp';

const SECRET = 'the secret in use';
export const OLD_SECRET = 'the secret before it';
export const RETURN = 'https://forum.example.org/session/sso_login';

/** Of a server that a forum is connected to. */
export const SIGN_ON_ENV = {
  PUBLIC_URL: 'https://kijani.example',
  FORUM_URL: 'https://forum.example.org',
  FORUM_SSO_SECRET: SECRET,
  FORUM_SSO_SECRET_OLD: OLD_SECRET,
  FORUM_RETURN_HOSTS: 'forum.example.org, localhost:4200',
};

export const forum = forumConsumer(SECRET, RETURN);

export const openSignOn = (
  { app }: TestApp,
  query: Record<string, string>,
  accept = 'application/json',
) =>
  app.inject({
    url: `/mainapp/discourse/sso/?${new URLSearchParams(query).toString()}`,
    headers: { accept },
  });

type SignOnAnswer = Awaited<ReturnType<typeof openSignOn>>;

export const locationOf = ({ headers }: SignOnAnswer): string => headers.location ?? '';

/** What the answer sends to the forum. */
export const fieldsOf = (answer: SignOnAnswer): Record<string, string> =>
  Object.fromEntries(forum.read(locationOf(answer)));
