import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { coverSvg, itemSvg } from './compose';
import { businesses, events, products, resources } from './plan';

/** Draws the pictures of the demo into the folder that the seed reads. */
const folder = path.join(__dirname, '../../server/seed/pictures');

async function draw(kind: string, name: string, svg: string): Promise<void> {
  const bytes = await sharp(Buffer.from(svg)).webp({ quality: 78, effort: 5 }).toBuffer();
  mkdirSync(path.join(folder, kind), { recursive: true });
  writeFileSync(path.join(folder, kind, `${name}.webp`), bytes);
}

async function drawAll(): Promise<void> {
  for (const [kind, covers] of Object.entries({ businesses, events, resources })) {
    for (const [name, cover] of Object.entries(covers)) {
      await draw(kind, name, coverSvg(name, cover));
    }
  }
  for (const [slug, items] of Object.entries(products)) {
    for (const [index, item] of items.entries()) {
      const name = `${slug}-${index + 1}`;
      await draw('products', name, itemSvg(name, item));
    }
  }
}

void drawAll();
