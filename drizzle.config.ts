import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./server/db/schema.ts', './server/db/posts.ts', './server/db/vetting.ts'],
  out: './server/db/migrations',
});
