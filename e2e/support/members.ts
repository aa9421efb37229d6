import { expect, type APIRequestContext } from '@playwright/test';
import { DEMO_PASSWORD } from './test';

interface Session {
  user_id: number;
  token: string;
}

export interface Member extends Session {
  /** A creating call of the member, which must be accepted. */
  send<Answer = Record<string, unknown>>(path: string, data: object): Promise<Answer>;
}

async function opened(request: APIRequestContext, path: string, data: object): Promise<Member> {
  const answer = await request.post(path, { data });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  const { user_data } = (await answer.json()) as { user_data: Session };
  return {
    ...user_data,
    async send<Answer>(address: string, body: object) {
      const response = await request.post(address, {
        data: body,
        headers: {
          Authorization: `Token ${user_data.token}`,
          'Idempotency-Key': crypto.randomUUID(),
        },
      });
      expect(response.ok(), `${address}: ${await response.text()}`).toBe(true);
      return (await response.json()) as Answer;
    },
  };
}

/** A demo account's calls. */
export const asDemo = (request: APIRequestContext, username: string): Promise<Member> =>
  opened(request, '/accounts/login/', { username, password: DEMO_PASSWORD });

/** The calls of an account of its own; `account` is what the sign-up form sends. */
export const asNew = (request: APIRequestContext, account: object): Promise<Member> =>
  opened(request, '/accounts/signup/', account);
