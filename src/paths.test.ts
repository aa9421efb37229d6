import { createPaths } from './paths';

test('createPaths puts the directory under the slug of the product', () => {
  const paths = createPaths('majani');
  expect(paths.directory).toBe('/majani-directory');
  expect(paths.listing('sabuni & co')).toBe('/majani-directory/sabuni%20%26%20co');
});
