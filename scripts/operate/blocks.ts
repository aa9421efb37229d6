/** A block of commands of a page, as it stands there. */
export interface Block {
  /** The line of the page on which its first command is. */
  line: number;
  /** The title that it is under. */
  title: string;
  commands: string;
}

/** The blocks of a page in Markdown that are marked with a word, such as `run` in "```sh run". */
export function blocksOf(page: string, mark: string): Block[] {
  const blocks: Block[] = [];
  let title = '';
  let open: { block: Block | null } | null = null;
  for (const [index, line] of page.split('\n').entries()) {
    if (open) {
      if (line === '```') open = null;
      else if (open.block) open.block.commands += `${line}\n`;
    } else if (line.startsWith('```')) {
      const isMarked = line.slice(3).split(' ').includes(mark);
      open = { block: isMarked ? { line: index + 2, title, commands: '' } : null };
      if (open.block) blocks.push(open.block);
    } else if (line.startsWith('#')) {
      title = line.replace(/^#+ /, '');
    }
  }
  if (open) throw new Error('The last block of the page does not end.');
  return blocks;
}
