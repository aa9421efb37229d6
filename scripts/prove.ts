import { jestWithProofs } from './proofs';

/** `npm run prove`: the proofs of all machines alone, and the page that sums them up. */
const faults = jestWithProofs(
  ['--selectProjects', 'src', '--testPathPatterns', String.raw`\.proof\.test\.tsx?$`],
  process.argv.includes('--check') ? 'compare' : 'write',
);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
