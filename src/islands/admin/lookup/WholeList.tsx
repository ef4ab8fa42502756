import { useEffect } from 'react'
import { type RowsProps, RowsSection } from '../../../components/staff/RowsSection.tsx'
import type { Part } from '../../../lib/api/resource.ts'
import { useWhole } from '../../staff/useWhole.ts'

type Whole<Row> = { found: Part<Row> | undefined; loading: boolean; reload: () => Promise<void> }
type Props<Row> = RowsProps<Row> & { of: Whole<Row> }

/** A complete list: the backend returns all rows when the request has no paging parameters. */
export function WholeList<Row extends { id: number }>({
  of: { found, loading, reload },
  ...section
}: Props<Row>) {
  return <RowsSection rows={found?.rows} loading={loading} reload={reload} {...section} />
}

/** A list that is loaded when its tab is opened: the specification lists its call for no page. */
export function useOwn<Row>(load: () => Promise<Part<Row>>): Whole<Row> {
  const whole = useWhole(load)
  const { reload } = whole
  useEffect(() => {
    void reload()
  }, [reload])
  return whole
}
