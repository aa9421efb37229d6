import { PRODUCTION } from '../test/production';
import { createTestApp } from '../test/testApp';

const WARNING = 'TRUST_PROXY is not set';

test.each([
  ['a proxy that is not trusted', { ...PRODUCTION }, true, 1],
  ['a trusted proxy', { ...PRODUCTION, TRUST_PROXY: '1' }, true, 0],
  ['no proxy', { ...PRODUCTION }, false, 0],
  ['development', {}, true, 0],
])('with %s', async (_what, env, isPassedOn, expected) => {
  const { app, logs, close } = await createTestApp({ env });
  const headers = isPassedOn ? { 'x-forwarded-for': '203.0.113.9' } : {};
  for (let times = 0; times < 3; times += 1) await app.inject({ url: '/healthz', headers });
  await close();
  expect(logs.filter((line) => line.includes(WARNING))).toHaveLength(expected);
});
