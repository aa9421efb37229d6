import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { blocksOf } from './blocks';

/**
 * `npm run test:operate`: copies the commands of `docs/operate.md` as they stand and runs them on a fresh machine that
 * systemd boots (`freshMachine.sh`), where they must lead to a running site. Needs root, Debian, the packages that the
 * page installs, and a build in `dist`.
 */
const root = path.join(__dirname, '../..');
const page = readFileSync(path.join(root, 'docs/operate.md'), 'utf8');
const NEEDED = [
  'unshare',
  'systemctl',
  'caddy',
  'nginx',
  'pg_ctlcluster',
  'oathtool',
  'jq',
  'curl',
  'restic',
];

const isOnPath = (program: string) =>
  ['/usr/bin', '/usr/sbin', '/bin', '/sbin'].some((folder) => existsSync(`${folder}/${program}`));

/** The packages of production into npm's cache, since the fresh machine has no network. */
function warmCache(): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'operate-'));
  try {
    for (const file of ['package.json', 'package-lock.json'])
      cpSync(path.join(root, file), path.join(folder, file));
    const install = ['ci', '--omit=dev', '--ignore-scripts', '--prefer-offline', '--silent'];
    execFileSync('npm', install, { cwd: folder, stdio: 'inherit' });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Runs a script of bash on the machine whose first process this is; resolves to its output. */
async function run(machine: string, script: string): Promise<string> {
  const shell = [
    'env',
    '-i',
    'HOME=/root',
    'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  ];
  const options = ['DEBIAN_FRONTEND=noninteractive', 'LANG=C.UTF-8', 'npm_config_offline=true'];
  const child = spawn('nsenter', ['-t', machine, '-a', '-r', '-W/', ...shell, ...options, 'bash'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    process.stdout.write(chunk);
  });
  child.stdin.end(script);
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`The commands ended with ${code}.`);
  return output;
}

/** A visitor who is there during the upgrade. */
const VISITOR = `while :; do curl -s -o /dev/null -w '%{http_code}\\n' https://kijani.example/; sleep 0.2; done >/root/statuses &
visitor=$!`;

/** What must be true once all commands have run. */
const FINDINGS = [
  'kill $visitor',
  'echo statuses during the upgrade: $(sort -u /root/statuses)',
  'echo failed units: $(systemctl --failed --plain --no-legend | wc -l)',
  'echo home: $(curl -sS -o /dev/null -w "%{http_code} %{http_version}" https://kijani.example/)',
  'echo admins: $(kijani user list | grep -c admin)',
  'echo in the directory: $(curl -sS https://kijani.example/kijani-directory | grep -c "Tujenge Bricks")',
  'echo backups: $(ls /var/lib/kijani/backups/*.backup | wc -l)',
  'ps -o rss=,args= -C node',
  `mkdir -p /etc/letsencrypt/live/kijani.example && cd /etc/letsencrypt/live/kijani.example
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 1 -subj /CN=kijani.example -addext subjectAltName=DNS:kijani.example -keyout privkey.pem -out fullchain.pem 2>/dev/null
cp /opt/kijani/current/deploy/nginx.conf /etc/nginx/conf.d/kijani.conf
nginx -t
systemctl stop caddy
systemctl start nginx
echo nginx: $(curl -sS --cacert fullchain.pem -o /dev/null -w "%{http_code} %{http_version}" https://kijani.example/)`,
  'systemd-analyze security --no-pager kijani@3000 kijani-backup | grep Overall || true',
];
const EXPECTED = [
  'statuses during the upgrade: 200\n',
  'nginx: 200 2',
  'failed units: 0',
  'home: 200 2',
  'admins: 1',
  'in the directory: 1',
  'All rows are equal.',
  'https://kijani.example leads here.',
];

async function main(): Promise<void> {
  const missing = NEEDED.filter((program) => !isOnPath(program));
  if (process.getuid?.() !== 0 || missing.length > 0) {
    throw new Error(
      `This needs root and Debian with: postgresql caddy nginx restic curl jq oathtool (missing: ${missing.join(', ') || 'nothing'}).`,
    );
  }
  if (!existsSync(path.join(root, 'dist/server.js'))) throw new Error('Run first: npm run build');

  const given = mkdtempSync(path.join(tmpdir(), 'operate-'));
  const begun = Date.now();
  try {
    warmCache();
    for (const { commands } of blocksOf(page, 'pack')) {
      execFileSync('bash', ['-euc', commands], { cwd: root, stdio: 'inherit' });
    }
    cpSync('/tmp/kijani.tar.gz', path.join(given, 'kijani.tar.gz'));
    const script = blocksOf(page, 'run').flatMap(({ line, title, commands }, index, blocks) => [
      ...(title === 'Upgrade' && blocks[index - 1]?.title !== title ? [VISITOR] : []),
      `echo '--- ${title.replaceAll("'", '’')} (docs/operate.md:${line})'`,
      commands,
    ]);
    writeFileSync(
      path.join(given, 'page.sh'),
      ['set -euo pipefail', 'cp /root/given/kijani.tar.gz /root/', ...script, ...FINDINGS].join(
        '\n',
      ),
    );

    const machine = spawn(path.join(__dirname, 'freshMachine.sh'), [root, given], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const ended = once(machine, 'exit');
    const [id] = (await Promise.race([
      once(createInterface(machine.stdout), 'line'),
      ended.then(() => Promise.reject(new Error('The fresh machine did not start.'))),
    ])) as [string];
    try {
      const output = await run(id, '. /root/given/page.sh\n');
      const lacking = EXPECTED.filter((text) => !output.includes(text));
      if (lacking.length > 0) throw new Error(`Not found: ${lacking.join('; ')}`);
    } catch (error) {
      await run(
        id,
        "journalctl --no-pager -n 60 -u 'kijani*' -u caddy -u 'postgresql*' || true",
      ).catch(() => undefined);
      throw error;
    } finally {
      machine.stdin.end();
      await ended;
    }
    process.stdout.write(`Operated in ${Math.round((Date.now() - begun) / 1000)} s.\n`);
  } finally {
    rmSync(given, { recursive: true });
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
