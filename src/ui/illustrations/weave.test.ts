import fc from 'fast-check';
import { weave } from './weave';

test('gives the same cloth for the same name', () => {
  fc.assert(
    fc.property(fc.string(), (name) => expect(weave(name, 8, 2, 7)).toEqual(weave(name, 8, 2, 7))),
  );
});

test('gives each square one of two existing motifs', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 2, max: 9 }), (name, columns) => {
      const cloth = weave(name, columns, 2, 7);
      expect(cloth).toHaveLength(columns * 2);
      expect(cloth.every(({ motif }) => motif >= 0 && motif < 7)).toBe(true);
      expect(new Set(cloth.map(({ motif }) => motif)).size).toBe(2);
    }),
  );
});
