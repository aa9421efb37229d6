import { fieldKind, filledField, foundElement, pressedElement } from './foundElement';

const show = (name: string) => name;
const find = (selector: string): Element => {
  const found = document.querySelector(selector);
  if (!found) throw new Error(selector);
  return found;
};

function kindIn(html: string) {
  document.body.innerHTML = `<form>${html}</form>`;
  const field = filledField(find('#f'));
  return field && fieldKind(field);
}

it.each([
  ['<input id=f>', 'text'],
  ['<input id=f type=email>', 'email'],
  ['<input id=f type=password>', 'newPassword'],
  ['<input id=f type=password autocomplete="current-password">', 'currentPassword'],
  ['<input id=f type=text autocomplete="new-password">', 'newPassword'],
  ['<input id=f autocomplete="username">', 'username'],
  ['<input id=f autocomplete="username"><input autocomplete="current-password">', 'signInName'],
  ['<input id=f autocomplete="shipping given-name">', 'givenName'],
  ['<input id=f type=file>', 'file'],
  ['<textarea id=f></textarea>', 'longText'],
  ['<select id=f></select>', 'choice'],
  ['<input id=f type=checkbox>', null],
])('knows what %s asks for', (html, kind) => {
  expect(kindIn(html)).toBe(kind);
});

it('finds a press by role, name and place, also from within the element', () => {
  document.body.innerHTML =
    '<header><button><i>Log</i> In</button></header><main><button>Log In</button></main>';
  const pressed = pressedElement(find('header i'));
  expect(pressed && foundElement(pressed, show)).toEqual({
    role: 'button',
    name: 'Log In',
    within: 'banner',
    nth: null,
  });
});

it('says which of several it is, and leaves hidden ones out', () => {
  document.body.innerHTML =
    '<main><a href="/1">More</a><div hidden><a href="/2">More</a></div><a href="/3">More</a></main>';
  expect(foundElement(find('[href="/3"]'), show)).toMatchObject({ role: 'link', nth: 1 });
});

it('takes neither texts nor fields for presses', () => {
  document.body.innerHTML = '<main><p>Text</p><input id=f><select></select></main>';
  expect(['p', '#f', 'select'].map((selector) => pressedElement(find(selector)))).toEqual([
    null,
    null,
    null,
  ]);
});
