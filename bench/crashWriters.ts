import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { QUESTIONNAIRE, questionByCode } from '../domain/vetting/questionnaire';

/** Milliseconds before a write without an answer is repeated. */
const PAUSE = 50;
/** Milliseconds after which a call counts as unanswered. */
const PATIENCE = 20_000;
/** Milliseconds within which a write succeeds, however often it is repeated; a start is among them. */
const LONGEST = 180_000;
const PASSWORD = 'korosho-na-chai-7';

/** The email of the admin. */
export const ADMIN = 'admin@crash.example';

interface Account {
  id: number;
  token: string;
}

interface SignedIn {
  user_data: { user_id: number; token: string };
}

/** What is wrong with the rows after a crash; all empty where nothing is. */
export interface Loss {
  lost: string[];
  duplicates: string[];
}

export interface Totals {
  acknowledged: number;
  /** Writes that were sent once more, since no answer or a failure came. */
  repeated: number;
}

async function ask<Answer>(
  url: string,
  init: { method?: string; body?: object; token?: string; key?: string } = {},
): Promise<Answer> {
  const { method = 'GET', body, token, key } = init;
  const answer = await fetch(url, {
    method,
    signal: AbortSignal.timeout(PATIENCE),
    headers: {
      ...(body && { 'Content-Type': 'application/json' }),
      ...(token !== undefined && { Authorization: `Token ${token}` }),
      ...(key !== undefined && { 'Idempotency-Key': key }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (answer.status >= 500) throw new Error(`${answer.status} ${text}`);
  if (!answer.ok) throw new Refused(`${method} ${url}: ${answer.status} ${text}`);
  return JSON.parse(text) as Answer;
}

/** The server says that the request is wrong: a repeat would not help. */
class Refused extends Error {}

/** Asks again while the server is too busy, as on a machine with other work; for what comes between the kills. */
async function askPatiently<Answer>(...args: Parameters<typeof ask>): Promise<Answer> {
  const key = randomUUID();
  const deadline = Date.now() + LONGEST;
  for (;;) {
    try {
      return await ask<Answer>(args[0], { key, ...args[1] });
    } catch (error) {
      if (error instanceof Refused || Date.now() > deadline) throw error;
      await delay(PAUSE);
    }
  }
}

async function signIn(url: string, username: string): Promise<Account> {
  const body = { username, password: PASSWORD };
  const { user_data } = await askPatiently<SignedIn>(`${url}/accounts/login/`, {
    method: 'POST',
    body,
  });
  return { id: user_data.user_id, token: user_data.token };
}

/** Signs in the admin whose link carried these; the token. */
export async function openAdmin(
  url: string,
  link: { uid: string; token: string },
): Promise<string> {
  const body = { ...link, new_password1: PASSWORD, new_password2: PASSWORD };
  await askPatiently(`${url}/dj-rest-auth/password/reset/confirm/`, { method: 'POST', body });
  return (await signIn(url, ADMIN)).token;
}

/** Signs up a business that is an editor: a member may post only thirty times a day. */
async function signUp(url: string, admin: string): Promise<Account> {
  const email = `${randomUUID()}@crash.example`;
  const body = {
    first_name: 'Kifaa',
    last_name: '',
    username: email,
    email,
    password: PASSWORD,
    phone_num: '000 0000 0000',
    age_bracket: 'business duration',
    user_type: 'business',
  };
  const path = `${url}/accounts/signup/`;
  const { user_data } = await askPatiently<SignedIn>(path, { method: 'POST', body });
  await askPatiently(`${url}/mainapp/admin/members/${user_data.user_id}/role/`, {
    method: 'POST',
    token: admin,
    body: { role: 'editor', reason: 'Writes more than a member may.' },
  });
  const { id, token } = await signIn(url, email);
  await askPatiently(`${url}/mainapp/businesses/`, {
    method: 'POST',
    token,
    body: {
      name: `Kifaa ${id}`,
      county: '042',
      address_locality: 'Ahero',
      founding_year: 2016,
      telephone: '',
      url: '',
      consent_listing: true,
      newsletter: false,
      category: 'Home',
      themes: ['community action'],
      description:
        'We mend what is broken for the families of Ahero, and teach the young how to do it too.',
      staff: '0',
      founders: [{ name: 'Akinyi', gender: 'female' }],
    },
  });
  return { id, token };
}

/** An event that its author has begun to write. */
const DRAFT = {
  intent: 'draft',
  summary: '',
  description: '',
  start_date: '',
  end_date: '',
  timezone: 'Africa/Nairobi',
  attendance_mode: 'in_person',
  themes: [],
  place_name: '',
  street_address: '',
  county: '',
  online_url: '',
  organizer: '',
  price: 0,
  booking_url: '',
  maximum_attendee_capacity: null,
  in_language: 'en',
  members_only: false,
  image: null,
};

/** A percentage, which is answered again and again. */
const SHARE = questionByCode(QUESTIONNAIRE, 'BD4');

/**
 * One member who writes as fast as the server answers: drafts of events, each with an Idempotency-Key of its own,
 * and in turn an answer of the assessment, of which there is one for each question.
 */
async function createWriter(url: string, admin: string) {
  const { id, token } = await signUp(url, admin);
  if (!SHARE) throw new Error('no question BD4');
  const question = SHARE.id;
  const acknowledged: string[] = [];
  const totals: Totals = { acknowledged: 0, repeated: 0 };
  let answered = -1;
  let asked = -1;
  let isStopped = false;

  /** Until the server has said that it is done. */
  async function untilAcknowledged(write: () => Promise<unknown>): Promise<void> {
    const deadline = Date.now() + LONGEST;
    for (;;) {
      try {
        await write();
        totals.acknowledged += 1;
        return;
      } catch (error) {
        if (error instanceof Refused || Date.now() > deadline) throw error;
        totals.repeated += 1;
        await delay(PAUSE);
      }
    }
  }

  async function writeEvent(name: string): Promise<void> {
    const key = randomUUID();
    const body = { ...DRAFT, name };
    await untilAcknowledged(() =>
      ask(`${url}/mainapp/events/`, { method: 'POST', token, key, body }),
    );
    acknowledged.push(name);
  }

  async function writeAnswer(): Promise<void> {
    const key = randomUUID();
    asked = (asked + 1) % 101;
    const body = { question, text: String(asked), selected_options: [] };
    await untilAcknowledged(() =>
      ask(`${url}/vet/response/`, { method: 'POST', token, key, body }),
    );
    answered = asked;
  }

  async function write(): Promise<void> {
    for (let turn = 0; !isStopped; turn += 1) {
      await writeEvent(`Mending ${randomUUID()}`);
      if (turn % 3 === 0) await writeAnswer();
    }
  }

  return {
    totals,
    write,
    /** What is on its way is written to its end. */
    stop: () => {
      isStopped = true;
    },
    resume: () => {
      isStopped = false;
    },
    async check(): Promise<Loss> {
      const [events, answers] = await Promise.all([
        askPatiently<{ name: string }[]>(`${url}/mainapp/events/?user_id=${id}`, { token }),
        askPatiently<{ question: number; text: string }[]>(`${url}/vet/responses/`, { token }),
      ]);
      const counts = new Map<string, number>();
      for (const { name } of events) counts.set(name, (counts.get(name) ?? 0) + 1);
      const given = answers.filter((answer) => answer.question === question);
      const isAnswered = answered < 0 || given[0]?.text === String(answered);
      return {
        lost: [
          ...acknowledged.filter((name) => !counts.has(name)),
          ...(isAnswered ? [] : [`answer ${answered} of ${id}`]),
        ],
        duplicates: [
          ...[...counts].filter(([, count]) => count > 1).map(([name]) => name),
          ...(given.length > 1 ? [`answers of ${id}`] : []),
        ],
      };
    },
  };
}

export type Writer = Awaited<ReturnType<typeof createWriter>>;

/** Writers with accounts of their own; `admin` is the token of one. */
export const createWriters = (url: string, count: number, admin: string): Promise<Writer[]> =>
  Promise.all(Array.from({ length: count }, () => createWriter(url, admin)));
