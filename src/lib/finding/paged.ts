/** Rows of a page of a list that people look through. */
export const rowsPerPage = 12

/** The number of a page in an address: 1 for what is no number of a page. */
export const pageNumber = (page: string): number => (/^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1)

/** The rows of the page that was asked for, or of the last one, with its number and the number of pages, at least 1. */
export function slicePage<Row>(
  rows: readonly Row[],
  wantedPage: string,
): { shown: Row[]; page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(rows.length / rowsPerPage))
  const page = Math.min(pageNumber(wantedPage), pages)
  return { shown: rows.slice((page - 1) * rowsPerPage, page * rowsPerPage), page, pages }
}
