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

test('holds our process id until it is released', () => {
  const release = acquireLock(lock);
  expect(readFileSync(lock, 'utf8').trim()).toBe(String(process.pid));
  release();
  expect(existsSync(lock)).toBe(false);
});

test('refuses a second owner and names the first', () => {
  const release = acquireLock(lock);
  expect(() => acquireLock(lock)).toThrow(`in use by process ${process.pid}`);
  release();
});

test('respects the lock of a running process', () => {
  writeFileSync(lock, `${process.ppid}\n`);
  expect(() => acquireLock(lock)).toThrow(`in use by process ${process.ppid}`);
  expect(readFileSync(lock, 'utf8')).toContain(String(process.ppid));
});

test('takes over the lock of a dead process and leaves no other file', async () => {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  writeFileSync(lock, `${child.pid ?? 0}\n`);
  const release = acquireLock(lock);
  expect(readFileSync(lock, 'utf8').trim()).toBe(String(process.pid));
  expect(readdirSync(folder)).toEqual(['pglite.lock']);
  release();
});

test('takes over a lock with our own process id, left by a killed container', () => {
  writeFileSync(lock, `${process.pid}\n`);
  const release = acquireLock(lock);
  release();
});

test('refuses an empty lock file', () => {
  writeFileSync(lock, '');
  expect(() => acquireLock(lock)).toThrow(/process unknown \(lock file/);
});
