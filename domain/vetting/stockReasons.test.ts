import { STOCK_REASONS } from './stockReasons';

const LONGEST_NOTE = 2000;

describe.each(Object.entries(STOCK_REASONS))('the reasons for %s', (_event, reasons) => {
  it('number between four and seven', () => {
    expect(reasons.length).toBeGreaterThanOrEqual(4);
    expect(reasons.length).toBeLessThanOrEqual(7);
  });

  it('have distinct names and whole sentences', () => {
    expect(new Set(reasons.map(({ label }) => label)).size).toBe(reasons.length);
    expect(new Set(reasons.map(({ text }) => text)).size).toBe(reasons.length);
    for (const { label, text } of reasons) {
      expect(label).not.toMatch(/\.$/);
      expect(text).toMatch(/^[A-Z].*\.$/);
    }
  });

  it('fit together in one note', () => {
    const all = reasons.map(({ text }) => text).join('\n\n');
    expect(all.length).toBeLessThanOrEqual(LONGEST_NOTE);
  });
});
