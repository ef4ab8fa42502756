import type { ReactNode } from 'react'

type Props = {
  title: string
  act: readonly [href: string, text: string]
  columns: readonly string[]
  /** The specification's text for a table without rows. */
  empty: string
  /** Undefined while loading. */
  rows: ReactNode[] | undefined
}

/** A tab with a table, whose rows are cards on phones, and a link to add an entry. */
export function TableSection({ title, act, columns, empty, rows }: Props) {
  return (
    <div className="grid gap-4">
      <div className="dashboard-head">
        <h2>{title}</h2>
        <a className="btn btn-primary" href={act[0]}>
          {act[1]}
        </a>
      </div>
      {!rows && <div className="skeleton min-h-40" aria-hidden="true" />}
      {rows?.length === 0 && <p className="empty">{empty}</p>}
      {rows && rows.length > 0 && (
        <table className="table">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{rows}</tbody>
        </table>
      )}
    </div>
  )
}
