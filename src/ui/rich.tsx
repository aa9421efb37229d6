import { Fragment, type ReactNode } from 'react';
import { t, type Values } from '../../domain/language';

type Parts = Record<string, (inner: string) => ReactNode>;

/** A text with parts such as `<link>…</link>`, each shown by the function of its name. */
export function rich(text: string, parts: Parts, values?: Values): ReactNode[] {
  return t(text, values)
    .split(/(<(\w+)>.*?<\/\2>)/s)
    .flatMap((piece, index) => {
      // Of three pieces, the last is the name of the part before.
      if (index % 3 === 2) return [];
      const [, name = '', inner = ''] = /^<(\w+)>(.*)<\/\1>$/s.exec(piece) ?? [];
      const show = parts[name];
      return [<Fragment key={index}>{show ? show(inner) : piece}</Fragment>];
    });
}
