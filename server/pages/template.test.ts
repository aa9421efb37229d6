import { fillTemplate } from './template';

const template =
  '<head><meta nonce="__CSP_NONCE__"><!--page-head--><title>Built</title><!--/page-head-->' +
  '<script id="app-config">__APP_CONFIG__</script><script nonce="__CSP_NONCE__"></script></head>' +
  '<noscript>Built</noscript>';

test('replaces each mark with its content', () => {
  const page = fillTemplate(template, {
    head: '<title>Soap</title>',
    summary: '<h1>Soap</h1>',
    nonce: 'abc',
    settings: '{"a":1}',
  });
  expect(page).toBe(
    '<head><meta nonce="abc"><title>Soap</title>' +
      '<script id="app-config">{"a":1}</script><script nonce="abc"></script></head>' +
      '<noscript><h1>Soap</h1></noscript>',
  );
});

test('leaves marks inside the content as they are', () => {
  const marks =
    '__CSP_NONCE__ __APP_CONFIG__ <!--page-head-->$&<!--/page-head--> <noscript>a</noscript>';
  const page = fillTemplate(template, {
    head: marks,
    summary: marks,
    nonce: 'abc',
    settings: marks,
  });
  expect(page).toBe(
    `<head><meta nonce="abc">${marks}<script id="app-config">${marks}</script>` +
      `<script nonce="abc"></script></head><noscript>${marks}</noscript>`,
  );
});
