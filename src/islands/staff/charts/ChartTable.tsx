import { staffWords } from '../messages.ts'
export type ChartRows = {
  heads: readonly string[]
  rows: readonly (readonly (string | number)[])[]
  /** What tells rows apart, where their first cell does not. */
  keys?: readonly number[]
}

/** The numbers of a chart, for screen readers and for who would rather read. */
export const ChartTable = ({ title, heads, rows, keys }: ChartRows & { title: string }) => (
  <details>
    <summary className="more">{staffWords.asTable}</summary>
    <table className="table">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th scope="col" key={head}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          <tr key={keys?.[place] ?? row[0]}>
            {row.map((cell, at) => (
              <td key={heads[at]} data-label={heads[at]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </details>
)
