import { expect, type APIRequestContext } from '@playwright/test';

export const DEMO_PASSWORD = 'karibu-2026';

/** As the server opens it and the browser keeps it. */
export interface Session {
  user_id: number;
  token: string;
}

export interface Member extends Session {
  session: Session;
  /** A creating call of the member, which must be accepted. */
  send<Answer = Record<string, unknown>>(path: string, data: object): Promise<Answer>;
}

async function opened(
  request: APIRequestContext,
  path: string,
  data: object,
  status: number,
): Promise<Member> {
  const answer = await request.post(path, { data });
  expect(answer.status(), `${path}: ${await answer.text()}`).toBe(status);
  const { user_data: session } = (await answer.json()) as { user_data: Session };
  const { user_id, token } = session;
  return {
    user_id,
    token,
    session,
    async send<Answer>(address: string, body: object) {
      const response = await request.post(address, {
        data: body,
        headers: { Authorization: `Token ${token}`, 'Idempotency-Key': crypto.randomUUID() },
      });
      expect(response.ok(), `${address}: ${await response.text()}`).toBe(true);
      return (await response.json()) as Answer;
    },
  };
}

/** The calls of an account that there is. */
export const asMember = (
  request: APIRequestContext,
  username: string,
  password: string,
): Promise<Member> => opened(request, '/accounts/login/', { username, password }, 200);

/** A demo account's calls. */
export const asDemo = (request: APIRequestContext, username: string): Promise<Member> =>
  asMember(request, username, DEMO_PASSWORD);

/** The calls of an account of its own; `account` is what the sign-up form sends. */
export const asNew = (request: APIRequestContext, account: object): Promise<Member> =>
  opened(request, '/accounts/signup/', account, 201);
