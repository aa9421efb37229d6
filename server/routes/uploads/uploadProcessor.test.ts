import path from 'node:path';
import { pdf, upload } from '../../test/files';
import { signUpConfirmed } from '../../test/people';
import { serverForTests, type TestApp } from '../../test/testApp';
import { createUploadProcessor, UPLOAD_MESSAGES } from './uploadProcessor';

const BROKEN = path.join(__dirname, '../../test/brokenProcessUpload.ts');

const server = serverForTests();
const impatient = serverForTests({ uploads: { worker: BROKEN, timeLimit: 1_000 } });

const task = (text: string) => ({ kind: 'file' as const, bytes: Buffer.from(text) });
const open = () => createUploadProcessor(server().app.log, { worker: BROKEN });

/** Sends a file and then a health check; returns the order of the answers. */
async function answers(asked: TestApp, bytes: Buffer) {
  const { token } = await signUpConfirmed(asked);
  const order: string[] = [];
  const sent = upload(asked, token, bytes, { kind: 'file', name: 'a.pdf' }).then((answer) => {
    order.push('upload');
    return answer;
  });
  const checked = asked.get('readyz').then(({ status }) => order.push(`health check ${status}`));
  await checked;
  return { upload: await sent, order };
}

test('GET /readyz returns 200 while a hostile PDF is checked', async () => {
  const { order, upload: answer } = await answers(server(), pdf('stream\n'.repeat(570_000)));
  expect(order).toEqual(['health check 200', 'upload']);
  expect(answer.status).toBe(201);
});

test('POST /mainapp/uploads/ returns 400 when the check exceeds the time limit', async () => {
  const { order, upload: answer } = await answers(impatient(), Buffer.from('never end'));
  expect(order).toEqual(['health check 200', 'upload']);
  expect(answer.status).toBe(400);
  expect(answer.body).toEqual({ file: [UPLOAD_MESSAGES.tooSlow] });
});

test('the upload processor refuses a file that uses up the memory, and accepts the next one', async () => {
  const processor = open();
  await expect(processor.process(task('take all memory'))).rejects.toMatchObject({
    statusCode: 400,
    body: { file: [UPLOAD_MESSAGES.tooComplex] },
  });
  expect(await processor.process(task('a PDF'))).toBeNull();
  await processor.close();
});

test('the upload processor returns 429 with Retry-After when ten files wait', async () => {
  const processor = open();
  const first = processor.process(task('never end'));
  for (let count = 0; count < 10; count += 1) void processor.process(task('a PDF'));
  await expect(processor.process(task('a PDF'))).rejects.toMatchObject({
    statusCode: 429,
    headers: { 'Retry-After': '5' },
  });
  const ended = expect(first).rejects.toThrow();
  await processor.close();
  await ended;
});
