import { proofIdOf, proofPath } from './proofPath';

const HOST = 'https://kijani.example';

test('reads the id of a document of ours', () => {
  expect(proofIdOf(HOST + proofPath('a1-B2_c'), HOST)).toBe('a1-B2_c');
});

test.each([
  ['https://elsewhere.example/vetting/proof/a1'],
  [`${HOST}/vetting/proof/`],
  [`${HOST}/vetting/proof/a1/../../x`],
  [`${HOST}/vetting/proof/a1?x=1`],
  [''],
])('reads none in %p', (address) => {
  expect(proofIdOf(address, HOST)).toBeNull();
});
