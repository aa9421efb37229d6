import { createDefaultPolicy } from './createDefaultPolicy';

type Rule = (text: string) => string | null;

/** The rules of the one policy, as the browser keeps them. */
function rulesMade() {
  const createPolicy = jest.fn<unknown, [string, Record<'createHTML' | 'createScriptURL', Rule>]>();
  createDefaultPolicy({ location: window.location, trustedTypes: { createPolicy } });
  const [[name, rules] = []] = createPolicy.mock.calls;
  if (!rules) throw new Error('no policy was made');
  return { name, ...rules };
}

test('names the policy "default", as the server allows', () => {
  expect(rulesMade().name).toBe('default');
});

test.each([
  ['/assets/12.abcdef.js', true],
  [`${window.location.origin}/assets/elk-worker.js`, true],
  ['/sw.js', true],
  [`${window.location.origin}/sw.js`, true],
  ['/sw.js/more', false],
  ['/swXjs', false],
  ['/uploads/sw.js', false],
  ['/uploads/abc/guide.pdf', false],
  ['/assets/../uploads/abc/guide.pdf', false],
  ['//evil.example/assets/1.js', false],
  ['https://evil.example/assets/1.js', false],
  [`${window.location.origin}.evil.example/assets/1.js`, false],
  ['data:text/javascript,alert(1)', false],
  ['blob:abc', false],
])('allows a script from %s: %s', (url, mayLoad) => {
  expect(rulesMade().createScriptURL(url)).toBe(mayLoad ? url : null);
});

test.each([
  ['&amp;', true],
  ['&CounterClockwiseContourIntegral;', true],
  ['', false],
  [' ', false],
  ['<b>bold</b>', false],
  ['&amp;<img src=x onerror=alert(1)>', false],
  ['<img src=x onerror=alert(1)>&amp;', false],
])('allows the HTML %j: %s', (html, mayBe) => {
  expect(rulesMade().createHTML(html)).toBe(mayBe ? html : null);
});

test('does nothing in a browser without trusted types', () => {
  expect(() => createDefaultPolicy({ location: window.location })).not.toThrow();
});
