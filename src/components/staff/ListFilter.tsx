import type { List } from './ListSection.tsx'

type Props<Row> = {
  list: List<Row>
  label: string
  options: readonly (readonly [status: string, name: string])[]
}

/** A select that filters a list by its status; '' is every status. */
export function ListFilter<Row>({ list, label, options }: Props<Row>) {
  return (
    <select
      className="input w-auto"
      aria-label={label}
      value={list.query.status ?? ''}
      onChange={({ currentTarget }) => list.filter(currentTarget.value)}
    >
      {options.map(([status, name]) => (
        <option key={status} value={status}>
          {name}
        </option>
      ))}
    </select>
  )
}
