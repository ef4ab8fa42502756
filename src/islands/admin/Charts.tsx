import { useEffect, useRef } from 'react'
import Plot, { type Options } from 'uplot'
import type { GrowthAnswer } from '../../lib/contract/statistics.ts'
import { formatDay } from '../../lib/dates.ts'
import { formatCount } from '../../lib/format-count.ts'
import { monthName } from '../../lib/month.ts'

/** Charts of members by month and attendance by week, with the same data as tables. */
export function Charts({ growth: { members, attendance } }: { growth: GrowthAnswer }) {
  return (
    <div className="staff-charts">
      <Chart
        title="Growth"
        latest={latestMembers(members)}
        source="Members at the end of each month, by when their accounts were made."
        heads={['Month', 'Joined', 'Members']}
        rows={members.map(({ month, joined, total }) => [monthName(month), joined, total])}
        times={members.map(({ month }) => `${month}-01`)}
        values={members.map(({ total }) => total)}
        line="Members"
      />
      <Chart
        title="Attendance"
        latest={latestAttendance(attendance)}
        source="People whom leaders marked present at events, by week from Sunday. A week without marks is a gap."
        heads={['Week from', 'Present', 'Marked']}
        rows={attendance.map(({ week, present, marked }) => [
          formatDay(week),
          marked ? present : 'No marks',
          marked,
        ])}
        times={attendance.map(({ week }) => week)}
        values={attendance.map(({ present, marked }) => (marked ? present : null))}
        line="Present"
      />
    </div>
  )
}

/** The number of members now, and how many of them joined in the running month. */
function latestMembers(members: GrowthAnswer['members']): string {
  const { total = 0, joined = 0 } = members.at(-1) ?? {}
  return `${formatCount(total)} members, ${formatCount(joined)} of them new this month`
}

/** The attendance of the running week and of the last one that had marks. */
function latestAttendance(weeks: GrowthAnswer['attendance']): string {
  const now = weeks.at(-1)
  const last = weeks.slice(0, -1).findLast(({ marked }) => marked > 0)
  const running = now?.marked ? `${now.present} present this week so far` : 'No marks yet this week'
  return last ? `${running}; ${last.present} in the week from ${formatDay(last.week)}` : running
}

type ChartProps = {
  title: string
  /** The newest values, in words. */
  latest: string
  /** The metric, its unit and its source. */
  source: string
  heads: readonly string[]
  rows: readonly (readonly (string | number)[])[]
  /** ISO 8601 dates. */
  times: readonly string[]
  /** The last is of a month or week that has not ended; null where nothing was counted. */
  values: readonly (number | null)[]
  line: string
}

/** A chart with its newest values in words, and the same data as a table. */
export function Chart({ title, latest, source, heads, rows, times, values, line }: ChartProps) {
  const place = usePlot(times, values, line)
  return (
    <div className="card grid gap-3">
      <h2 className="text-xl">{title}</h2>
      <p>{latest}</p>
      <div className="staff-chart" ref={place} aria-hidden="true" />
      <p className="hint">{source} The dotted end has not ended yet.</p>
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

function usePlot(times: readonly string[], values: readonly (number | null)[], label: string) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = place.current
    if (!box) return
    const seconds = times.map((time) => Date.parse(`${time}T00:00:00Z`) / 1000)
    // The running month or week is a line of its own from the one before it.
    const ended = values.map((value, at) => (at < values.length - 1 ? value : null))
    const running = values.map((value, at) => (at < values.length - 2 ? null : value))
    const plot = new Plot(optionsFor(box, label), [seconds, ended, running], box)
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
  const line = { stroke: style.outlineColor, width: 2, points: { show: true, size: 6 } }
  return {
    ...sizeOf(box),
    tzDate: (seconds) => Plot.tzDate(new Date(seconds * 1000), 'UTC'),
    legend: { show: false },
    cursor: { show: false },
    scales: { y: { range: (_plot, _least, most) => [0, Math.max(5, most * 1.1)] } },
    axes: [
      { ...axis, values: (_plot, ticks) => ticks.map(shortDay) },
      { ...axis, size: 48, incrs: wholeSteps },
    ],
    series: [
      {},
      { ...line, label, fill: style.backgroundColor },
      { ...line, label: `${label} so far`, dash: [4, 4] },
    ],
  }
}

/** Distances of the lines of the scale: people are whole numbers. */
const wholeSteps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000]

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const shortDay = (seconds: number) => day.format(new Date(seconds * 1000))
