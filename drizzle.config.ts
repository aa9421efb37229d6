import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    'schema',
    'objects',
    'posts',
    'vetting',
    'outside',
    'people',
    'credentials',
    'proof',
    'twoStep',
    'newsletter',
    'privacy',
    'messages',
    'savedListings',
    'observe',
    'releases',
    'stateCounts',
  ].map((name) => `./server/db/${name}.ts`),
  out: './server/db/migrations',
});
