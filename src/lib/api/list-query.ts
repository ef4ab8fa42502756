/** Page, filter and order of a list; `ordering` is a column, `-column` for descending, '' for the default order. */
export type ListQuery = { limit: number; offset: number; search: string; ordering: string } & Partial<
  Record<Filter | 'from' | 'before' | 'to' | 'fund', string>
>

/** A filter that a list can have. */
export type Filter =
  | 'status'
  | 'role'
  | 'fellowship'
  | 'branch'
  | 'lacks'
  | 'whose'
  | 'series'
  | 'category'
  | 'language'
