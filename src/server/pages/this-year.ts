import type { SiteTable } from './table.ts'

/** The built site as it reads in the current year: `read` again when the year turns, so that no footer names an old one. */
export function ofThisYear(read: (year: string) => SiteTable, now: () => Date): () => SiteTable {
  let known: { year: string; site: SiteTable } | undefined
  return () => {
    const year = String(now().getUTCFullYear())
    if (known?.year !== year) known = { year, site: read(year) }
    return known.site
  }
}
