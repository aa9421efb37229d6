import { markdownMail } from './markdownMail';

const HOST = 'https://kijani.example';

const made = (markdown: string) => {
  const blocks = markdownMail(markdown, HOST);
  return {
    html: blocks.map(({ html }) => html.replace(/ style="[^"]*"/g, '')).join(''),
    text: blocks.map(({ text }) => text).join('\n\n'),
  };
};

test.each([
  ['# One\n\n### Two', '<h2>One</h2><h3>Two</h3>', 'One\n\nTwo'],
  ['A **b** _c_ `d`', '<p>A <strong>b</strong> <em>c</em> <code>d</code></p>', 'A b c d'],
  ['- a\n- b\n  - c', '<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>', '- a\n- b\n  - c'],
  ['3. a\n4. b', '<ol start="3"><li>a</li><li>b</li></ol>', '3. a\n4. b'],
  ['> a\n>\n> b', '<blockquote><p>a</p><p>b</p></blockquote>', 'a\n\nb'],
  ['a\\\nb', '<p>a<br>b</p>', 'a\nb'],
  ['***', '<hr class="line">', '* * *'],
  ['```\na <b>\n```', '<pre>a &lt;b></pre>', 'a <b>'],
  [
    '[Events](/events) and <https://a.example/>',
    '<p><a class="link" href="https://kijani.example/events">Events</a> and <a class="link" href="https://a.example/">https://a.example/</a></p>',
    'Events (https://kijani.example/events) and https://a.example/',
  ],
])('%j becomes HTML and text', (markdown, html, text) => {
  expect(made(markdown)).toEqual({ html, text });
});

test.each([
  '[press](javascript:alert(1))',
  '[press](//elsewhere.example)',
  '[press](data:text/html,x)',
])('%s is text without a link', (markdown) => {
  expect(made(markdown)).toEqual({ html: '<p>press</p>', text: 'press' });
});

test('HTML and pictures are left out', () => {
  const { html } = made('One <script>alert(1)</script>![x](https://t.example/p.png)\n\n<iframe>');
  expect(html).toBe('<p>One alert(1)</p>');
});

test('what is nested very deep breaks nothing', () => {
  expect(made('>'.repeat(20_000)).text).toBe('');
});
