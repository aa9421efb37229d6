import type { setupServer } from 'msw/node';
import type { AnswerCheck } from './answerCheck';

declare global {
  /** The check against the server's own schemas; it is loaded once, outside the tests. */
  var faultsOfAnswer: AnswerCheck;
}

const MARK = 'X-Imitates';

/** Marks an answer that the real server never gives, for a test of what the product does with it. */
export function brokenAnswer<T extends Response>(answer: T): T {
  answer.headers.set(MARK, 'broken server');
  return answer;
}

async function faultsOf({ method, url }: Request, answer: Response): Promise<string[]> {
  if (answer.headers.has(MARK)) return [];
  return globalThis.faultsOfAnswer({
    method,
    path: new URL(url).pathname,
    status: answer.status,
    type: answer.headers.get('Content-Type') ?? '',
    text: await answer.text(),
  });
}

/** Checks whatever `server` answers. The function returned gives the faults since its last call. */
export function watchAnswers(server: ReturnType<typeof setupServer>): () => Promise<string[]> {
  let checks: Promise<string[]>[] = [];
  server.events.on('response:mocked', ({ request, response }) => {
    if (response.type !== 'error') checks.push(faultsOf(request, response.clone()));
  });
  return async () => {
    const ended = checks;
    checks = [];
    return [...new Set((await Promise.all(ended)).flat())];
  };
}

/** Fails each test whose imitated server said what the real one would not. */
export function requireTrueAnswers(server: ReturnType<typeof setupServer>): void {
  const faults = watchAnswers(server);
  afterEach(async () => {
    const found = await faults();
    if (found.length === 0) return;
    throw new Error(`The imitated server said what the real one would not:\n${found.join('\n')}`);
  });
}
