import { PAGINATION_WINDOW } from '../../domain/limits';

/**
 * The page numbers to offer: up to `size` neighbours around `page`, moved so that the window
 * never runs over either end. Pages count from 1; `page` is expected within 1 to `pages`.
 */
export function pageWindow(page: number, pages: number, size = PAGINATION_WINDOW): number[] {
  const length = Math.min(size, pages);
  const first = Math.max(1, Math.min(page - Math.floor(size / 2), pages - length + 1));
  return Array.from({ length }, (_, index) => first + index);
}
