import type { ComponentProps } from 'react';

interface Props extends ComponentProps<'textarea'> {
  minRows?: number;
  maxRows?: number;
}

/**
 * Stands for MUI's text area that grows with its text. jsdom has no layout to grow in, yet each render
 * would change styles twice, after which jsdom works all styles of the page out anew.
 */
export default function TextareaAutosize({ minRows = 1, maxRows: _maxRows, ...others }: Props) {
  return <textarea rows={minRows} {...others} />;
}
