import { useEffect, useRef } from 'react'
import Plot, { type AlignedData, type Options } from 'uplot'
import type { GrowthAnswer } from '../../lib/contract/statistics.ts'
import { formatDay } from '../../lib/dates.ts'

/** Charts of members by month and attendance by week, with the same data as tables. */
export function Charts({ growth: { members, attendance } }: { growth: GrowthAnswer }) {
  return (
    <div className="staff-charts">
      <Chart
        title="Growth"
        heads={['Month', 'Joined', 'Members']}
        rows={members.map(({ month, joined, total }) => [monthName(month), joined, total])}
        times={members.map(({ month }) => `${month}-01`)}
        values={members.map(({ total }) => total)}
        line="Members"
      />
      <Chart
        title="Attendance"
        heads={['Week from', 'Present', 'Marked']}
        rows={attendance.map(({ week, present, marked }) => [formatDay(week), present, marked])}
        times={attendance.map(({ week }) => week)}
        values={attendance.map(({ present }) => present)}
        line="Present"
      />
    </div>
  )
}

type ChartProps = {
  title: string
  heads: readonly string[]
  rows: readonly (readonly (string | number)[])[]
  /** ISO 8601 dates. */
  times: readonly string[]
  values: readonly number[]
  line: string
}

function Chart({ title, heads, rows, times, values, line }: ChartProps) {
  const place = usePlot(times, values, line)
  return (
    <div className="card grid gap-3">
      <h2 className="text-xl">{title}</h2>
      <div className="staff-chart" ref={place} aria-hidden="true" />
      <details>
        <summary className="more">As a table</summary>
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
            {rows.map((row) => (
              <tr key={String(row[0])}>
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
    </div>
  )
}

function usePlot(times: readonly string[], values: readonly number[], label: string) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = place.current
    if (!box) return
    const seconds = times.map((time) => Date.parse(`${time}T00:00:00Z`) / 1000)
    const plot = new Plot(optionsFor(box, label), [seconds, values] as unknown as AlignedData, box)
    const fit = new ResizeObserver(() => plot.setSize(sizeOf(box)))
    fit.observe(box)
    return () => {
      fit.disconnect()
      plot.destroy()
    }
  }, [times, values, label])
  return place
}

const sizeOf = (box: HTMLElement) => ({ width: Math.max(240, box.clientWidth), height: 220 })

/** Chart options in the colours of the page's colour scheme. */
function optionsFor(box: HTMLElement, label: string): Options {
  const style = getComputedStyle(box)
  const axis = { stroke: style.color, grid: { stroke: style.borderColor, width: 1 }, ticks: { show: false } }
  return {
    ...sizeOf(box),
    tzDate: (seconds) => Plot.tzDate(new Date(seconds * 1000), 'UTC'),
    legend: { show: false },
    cursor: { show: false },
    scales: { y: { range: (_plot, _least, most) => [0, Math.max(5, most * 1.1)] } },
    axes: [
      { ...axis, values: (_plot, ticks) => ticks.map(shortDay) },
      { ...axis, size: 48 },
    ],
    series: [{}, { label, stroke: style.outlineColor, width: 2, fill: style.backgroundColor }],
  }
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const shortDay = (seconds: number) => day.format(new Date(seconds * 1000))

const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const monthName = (text: string) => month.format(new Date(`${text}-01T00:00:00Z`))
