import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const caddyfile = path.join(__dirname, '../deploy/Caddyfile');
/** What tells addresses of visitors to Caddy, which then adds that of the load generator. */
const TRUSTED = 'trusted_proxies 127.0.0.1/32';

export interface Proxy {
  origin: string;
  stop(): Promise<void>;
}

/** Caddy with the Caddyfile of the product before these processes; without TLS, on a port of this machine. */
export async function startProxy(port: number, upstreams: string[]): Promise<Proxy> {
  const origin = `http://127.0.0.1:${port}`;
  const folder = mkdtempSync(path.join(tmpdir(), 'load-caddy-'));
  const [site, rest, ...more] = readFileSync(caddyfile, 'utf8').split('transport http {');
  if (site === undefined || rest === undefined || more.length > 0)
    throw new Error(`${caddyfile} has no single "transport http"`);
  const file = path.join(folder, 'Caddyfile');
  const global = '{\n\tadmin off\n\tauto_https off\n}\n';
  writeFileSync(file, `${global}${site}${TRUSTED}\n\t\ttransport http {${rest}`);
  const child = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: {
      PATH: process.env['PATH'],
      HOME: folder,
      SITE: origin,
      UPSTREAMS: upstreams.map((upstream) => new URL(upstream).host).join(' '),
    },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  const isReady = () =>
    fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`Caddy ended with ${child.exitCode}`);
    await delay(50);
  }
  return {
    origin,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
