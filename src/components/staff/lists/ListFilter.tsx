import type { Filter } from '../../../lib/api/list-query.ts'
import { ListChoice } from './ListChoice.tsx'
import type { List } from './list.ts'

type Props<Row> = {
  list: List<Row>
  label: string
  /** The filter's parameter; by default the status. */
  by?: Filter
  options: readonly (readonly [value: string, name: string])[]
}

/** A select that filters a list; '' does not filter it. */
export function ListFilter<Row>({ list, label, by = 'status', options }: Props<Row>) {
  return (
    <ListChoice label={label} value={list.query[by] ?? ''} choose={(value) => list.filter(value, by)}>
      {options.map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </ListChoice>
  )
}
