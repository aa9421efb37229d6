import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(tmpdir(), 'log-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What the output has while a process with this code runs, which it asks for by `read`, and after its end. */
function run(name: string, code: string) {
  const file = path.join(folder, name);
  const program = `
    const { readFileSync } = require('node:fs');
    const file = ${JSON.stringify(file)};
    const read = () => process.stdout.write(JSON.stringify(readFileSync(file, 'utf8')) + '\\n');
    const log = require('./server/observe/logOutput').createLogOutput(file);
    ${code}`;
  const { stdout } = spawnSync(process.execPath, ['--require', 'tsx/cjs', '--eval', program], {
    cwd: path.join(__dirname, '../..'),
    encoding: 'utf8',
  });
  const lines = stdout.split('\n').filter(Boolean);
  return {
    during: lines.map((line) => JSON.parse(line) as string),
    after: readFileSync(file, 'utf8'),
  };
}

test('writes the lines of a turn together, once it is over', () => {
  const { during } = run(
    'turn',
    "log.write('one\\n'); log.write('two\\n'); read(); setImmediate(read);",
  );
  expect(during).toEqual(['', 'one\ntwo\n']);
});

test.each([
  ['ends', 'process.exit(1)'],
  ['is broken', "throw new Error('broken')"],
])('loses no line of a process that %s', (name, end) => {
  expect(run(name, `log.write('last\\n'); ${end};`).after).toBe('last\n');
});

test('writes more than fits at once, in order', () => {
  const code =
    "for (let line = 0; line < 5_000; line += 1) log.write(line + '\\n'); process.exit();";
  const lines = run('much', code).after.split('\n');
  expect(lines).toEqual([...Array.from({ length: 5_000 }, (_, line) => String(line)), '']);
});
