import { createProgram } from './program';

/** `kijani`, the command line of an operator. */
async function main(): Promise<void> {
  const { program, result } = createProgram({
    env: process.env,
    say: (line) => process.stdout.write(`${line}\n`),
    now: () => new Date(),
  });
  await program.parseAsync();
  if (!result.isHealthy) process.exitCode = 1;
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
