import { Type } from 'typebox';

/** Rows per page that the grids of admins offer; the first unless the query names another. */
export const GRID_PAGE_SIZES = [25, 50, 100] as const;

const text = (description: string) => Type.Optional(Type.String({ maxLength: 100, description }));

/** What every grid of admins can ask; read leniently, as the public lists read theirs. */
export const gridQuery = {
  q: Type.Optional(Type.String({ maxLength: 80 })),
  page: text('From 1'),
  page_size: text('25, 50 or 100'),
  sort: text('The name of a sortable column'),
  order: text('asc or desc'),
};
export const filterText = text;
