import { type RowsProps, RowsSection } from '../../components/staff/RowsSection.tsx'
import type { Id } from '../../lib/contract/base.ts'
import { useLedFellowship } from './useLeader.ts'

type Props<Row> = RowsProps<Row> & {
  of: { rows: readonly Row[] | undefined; loading: boolean; fetchFor: (fellowship: Id) => Promise<void> }
}

/** A list of the fellowship. It shows as loading until the fellowship itself is loaded. */
export function LeaderList<Row extends { id: Id }>({ of, ...section }: Props<Row>) {
  const { fellowship, again } = useLedFellowship()
  return <RowsSection rows={of.rows} loading={of.loading || !fellowship} reload={again(of)} {...section} />
}
