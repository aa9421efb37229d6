import { useAsDictionary, withoutHash } from './fileName';

test.each([
  ['main.0123456789.js', 'main.js'],
  ['1025.e84f3a.js', '1025.js'],
  ['elk-worker.min.efe0232bcf.js', 'elk-worker.min.js'],
  ['headings.1f331a3410.woff2', 'headings.woff2'],
  ['main.old.js', null],
  ['main.js', null],
  ['main.0123456789.js.br', null],
  ['../1025.e84f3a.js', null],
])('knows %s without its hash as %s', (name, known) => {
  expect(withoutHash(name)).toBe(known);
});

test.each([
  ['main.0123456789.js', 'match="/assets/main.*.js"'],
  ['elk-worker.min.efe0232bcf.js', 'match="/assets/elk-worker.min.*.js"'],
  ['headings.1f331a3410.woff2', null],
  ['main.js', null],
])('offers %s as a dictionary for %s', (name, match) => {
  expect(useAsDictionary(name)).toBe(match);
});
