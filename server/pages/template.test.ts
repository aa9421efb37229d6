import { fillTemplate, inlineScripts, inlineStyles, withBoot } from './template';

const template =
  '<head><!--page-head--><title>Built</title><!--/page-head-->' +
  '<script type="application/json" id="app-config">__APP_CONFIG__</script></head><script>dark()</script>' +
  '<noscript>Built</noscript><div id="root"></div>';

test('replaces each mark with its content', () => {
  const page = fillTemplate(template, {
    head: '<title>Soap</title>',
    summary: '<h1>Soap</h1>',
    settings: '{"a":1}',
    menu: '<noscript>Menu</noscript>',
    scripts: [],
    rendered: null,
  });
  expect(page).toBe(
    '<head><title>Soap</title>' +
      '<script type="application/json" id="app-config">{"a":1}</script></head><script>dark()</script>' +
      '<noscript><h1>Soap</h1></noscript><div id="root"></div><noscript>Menu</noscript>',
  );
});

test('leaves marks inside the content as they are', () => {
  const marks =
    '__APP_CONFIG__ __PAGE_SCRIPTS__ <!--page-head-->$&<!--/page-head--> <noscript>a</noscript>';
  const page = fillTemplate(template, {
    head: marks,
    summary: marks,
    settings: marks,
    menu: marks,
    scripts: [],
    rendered: null,
  });
  expect(page).toBe(
    `<head>${marks}<script type="application/json" id="app-config">${marks}</script></head>` +
      `<script>dark()</script><noscript>${marks}</noscript><div id="root"></div>${marks}`,
  );
});

test('puts a rendered page in place of the summary', () => {
  const page = fillTemplate(template, {
    head: '<title>Soap</title>',
    summary: '<h1>Soap</h1>',
    settings: '{"a":1}',
    menu: '<noscript>Menu</noscript>',
    scripts: [],
    rendered: {
      html: '<h1>$& <div id="root"></div> __APP_CONFIG__ __PAGE_SCRIPTS__</h1>',
      css: '.css-1{top:0}',
      state: '{"text":"</script>"}',
      links: '<link rel="first-picture">',
    },
  });
  expect(page).toBe(
    '<head><title>Soap</title><style>.css-1{top:0}</style><link rel="first-picture">' +
      '<script type="application/json" id="app-config">{"a":1}</script></head><script>dark()</script>' +
      '<div id="root"><h1>$& <div id="root"></div> __APP_CONFIG__ __PAGE_SCRIPTS__</h1></div>' +
      '<script type="application/json" id="page-state">{"text":"\\u003c/script>"}</script><noscript>Menu</noscript>',
  );
});

test('puts the summary into the place that a rendered frame leaves for it', () => {
  const page = fillTemplate(template, {
    head: '',
    summary: '<h1>$& Profile</h1>',
    settings: '{}',
    menu: '',
    scripts: [],
    rendered: {
      html: '<main><noscript class="a"></noscript></main><noscript><button>Find</button></noscript>',
      css: '',
      state: '{}',
      links: '',
    },
  });
  expect(page).toContain(
    '<main><noscript class="a"><h1>$& Profile</h1></noscript></main><noscript><button>Find</button></noscript>',
  );
});

test('finds the scripts that stand in the page, not those that are loaded or data', () => {
  const more =
    '<script defer src="/assets/main.js"></script><script data-of="src">\nlater()\n</script>';
  expect(inlineScripts(template + more)).toEqual(['dark()', '\nlater()\n']);
});

test('finds the styles that stand in the page', () => {
  expect(inlineStyles('<style>a{}</style><style>\nb{}\n</style>')).toEqual(['a{}', '\nb{}\n']);
});

test('the scripts of the build wait for the one in the page, which is found for the policy', () => {
  const built =
    '<head><script defer="defer" src="/assets/a.js"></script><script defer="defer" src="/assets/b.js"></script></head><body></body>';
  const page = withBoot(built, "load('$&')");
  const filled = (scripts: string[]) =>
    fillTemplate(page, { head: '', summary: '', settings: '', menu: '', scripts, rendered: null });
  expect(filled(['/assets/1.js', '/assets/2.js'])).toBe(
    `<head></head><body><script data-scripts="/assets/a.js /assets/1.js /assets/2.js /assets/b.js">load('$&')</script></body>`,
  );
  expect(inlineScripts(page)).toEqual(["load('$&')"]);
  expect(inlineScripts(filled([]))).toEqual(["load('$&')"]);
});
