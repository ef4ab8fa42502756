import { slicePage } from '../../lib/finding/paged.ts'
import { useQuery } from './useQuery.ts'

/** The rows of one page of a list; the page stands in the address (`?page=2`). `asked` is what the server read there. */
export function usePages<Row>(rows: readonly Row[], search: string) {
  return slicePage(rows, useQuery('page', search))
}
