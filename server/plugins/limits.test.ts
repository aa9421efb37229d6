import type { FastifyRequest } from 'fastify';
import { addressOf } from './limits';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2'],
  ['2001:db8:1:2:bbbb:1:2:3', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('counts the address %s as %s', (ip, expected) => {
  expect(addressOf({ ip } as FastifyRequest)).toBe(expected);
});
