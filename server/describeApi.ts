import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { DESCRIPTION_FILE } from './apiDescription';
import { buildDeclaredApp } from './declaredApp';

/** Writes what the routes say of themselves for the compiled server: making it holds the event loop for 0.4 s. */
async function describeApi(): Promise<void> {
  const app = await buildDeclaredApp();
  writeFileSync(path.join(__dirname, '..', DESCRIPTION_FILE), JSON.stringify(app.swagger()));
  await app.close();
}

void describeApi();
