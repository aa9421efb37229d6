import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { acquireLock } from './lockFile';

const folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
const lock = path.join(folder, 'pglite.lock');

afterEach(() => rmSync(lock, { force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

test('the lock holds our pid until it is given back', () => {
  const release = acquireLock(lock);
  expect(readFileSync(lock, 'utf8').trim()).toBe(String(process.pid));
  release();
  expect(existsSync(lock)).toBe(false);
});

test('a second taker is refused and told who has it', () => {
  const release = acquireLock(lock);
  expect(() => acquireLock(lock)).toThrow(`in use by process ${process.pid}`);
  release();
});

test('the lock of a process that lives is respected', () => {
  writeFileSync(lock, `${process.ppid}\n`);
  expect(() => acquireLock(lock)).toThrow(`in use by process ${process.ppid}`);
  expect(readFileSync(lock, 'utf8')).toContain(String(process.ppid));
});

test('the lock of a dead process is taken over, and nothing is left beside it', async () => {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  writeFileSync(lock, `${child.pid ?? 0}\n`);
  const release = acquireLock(lock);
  expect(readFileSync(lock, 'utf8').trim()).toBe(String(process.pid));
  expect(readdirSync(folder)).toEqual(['pglite.lock']);
  release();
});

test('our own pid, left by a container that was killed, is no hindrance', () => {
  writeFileSync(lock, `${process.pid}\n`);
  const release = acquireLock(lock);
  release();
});

test('a lock file that says nothing is not guessed about', () => {
  writeFileSync(lock, '');
  expect(() => acquireLock(lock)).toThrow(/process unknown \(lock file/);
});
