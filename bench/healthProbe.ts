import http from 'node:http';
import { performance } from 'node:perf_hooks';

/** Asks `/healthz` of the port every 100 ms, and sends how long each answer took, in milliseconds. */
const port = process.argv[2];
const agent = new http.Agent({ keepAlive: true });

setInterval(() => {
  const start = performance.now();
  http
    .get({ host: '127.0.0.1', port, path: '/healthz', agent }, (answer) => {
      answer.resume().on('end', () => process.send?.(performance.now() - start));
    })
    .on('error', () => process.send?.(Infinity));
}, 100);
