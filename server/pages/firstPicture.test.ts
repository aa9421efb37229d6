import { firstPictureOf, linksTo, ruleOf } from './firstPicture';

const far = '<img src="/a" srcSet="/a 320w" sizes="10vw"/>';
const first =
  '<img src="/b" srcSet="/b?a&amp;b 320w" sizes="(min-width: 9px) 1px" alt="&quot;&gt;" fetchPriority="high"/>';
const picture = {
  src: '/b',
  sources: '/b?a&amp;b 320w',
  sizes: '(min-width: 9px) 1px',
};
const link =
  '<link rel="first-picture" as="image" imagesrcset="/b?a&amp;b 320w" imagesizes="(min-width: 9px) 1px">';

test('is the one that comes with high priority', () => {
  expect(firstPictureOf(`${far}${first}${first.replaceAll('/b', '/c')}`)).toEqual(picture);
  expect(firstPictureOf(far)).toBeNull();
});

test('is named in the head, after its preview', () => {
  expect(linksTo(picture, null)).toBe(link);
  expect(linksTo(picture, 'data:x')).toBe(
    `<link rel="first-picture" as="image" href="data:x">${link}`,
  );
});

test('of a single width has no link of its own', () => {
  expect(linksTo({ src: '/b', sources: '', sizes: '' }, null)).toBe('');
});

test('has its preview behind it', () => {
  expect(ruleOf(picture, 'data:x')).toBe('img[src="/b"]{background:url("data:x") center/cover}');
});
