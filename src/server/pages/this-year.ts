import type { SiteTable } from './table.ts'

/** The built site with the current year in its footers; `read` runs again when the year changes. */
export function ofThisYear(read: (year: string) => SiteTable, now: () => Date): () => SiteTable {
  let known: { year: string; site: SiteTable } | undefined
  return () => {
    const year = String(now().getUTCFullYear())
    if (known?.year !== year) known = { year, site: read(year) }
    return known.site
  }
}
