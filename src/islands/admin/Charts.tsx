import { useEffect, useRef } from 'react'
import Plot, { type Options } from 'uplot'
import type { GrowthAnswer } from '../../lib/contract/settings/statistics.ts'
import { formatCount } from '../../lib/text/format-count.ts'
import { monthName } from '../../lib/time/month.ts'
import { dayAfter } from '../../lib/time/next-day.ts'
import { today } from '../../lib/time/today.ts'
import { shownDay } from '../../lib/words/shown-day.ts'
import { labelled, labelWidth, sizeOfScale, wholeSteps } from '../staff/charts/axes.ts'
import { type ChartRows, ChartTable } from '../staff/charts/ChartTable.tsx'
import { adminWords } from './messages.ts'

/** Charts of members by month and attendance by week, with the same data as tables. */
export function Charts({ growth: { members, attendance } }: { growth: GrowthAnswer }) {
  return (
    <div className="staff-charts">
      <Chart
        title={adminWords.growth}
        latest={latestMembers(members)}
        source={adminWords.membersAtEndOf}
        table={{
          heads: [adminWords.month, adminWords.joined, adminWords.members],
          rows: members.map(({ month, joined, total }) => [monthName(month), joined, total]),
        }}
        times={members.map(({ month }) => month)}
        values={members.map(({ total }) => total)}
        line={adminWords.members}
      />
      <Chart
        title={adminWords.attendance}
        latest={latestAttendance(attendance)}
        source={adminWords.peopleWhomLeadersMarked}
        table={{
          heads: [adminWords.weekFrom, adminWords.present, adminWords.marked],
          rows: attendance.map(({ week, present, marked }) => [
            shownDay(week),
            marked ? present : adminWords.noMarks,
            marked,
          ]),
        }}
        times={attendance.map(({ week }) => week)}
        values={attendance.map(({ present, marked }) => (marked ? present : null))}
        line={adminWords.present}
      />
    </div>
  )
}

/** The number of members now, and how many of them joined in the running month. */
function latestMembers(members: GrowthAnswer['members']): string {
  const { total = 0, joined = 0 } = members.at(-1) ?? {}
  return adminWords.membersJoinedOfThem({
    members: adminWords.numberMembers({ count: total, number: formatCount(total) }),
    joined: formatCount(joined),
  })
}

/** The attendance of the running week and of the last one that had marks. */
function latestAttendance(weeks: GrowthAnswer['attendance']): string {
  const now = weeks.at(-1)
  const last = weeks.slice(0, -1).findLast(({ marked }) => marked > 0)
  const running = now?.marked
    ? adminWords.presentPresentThisWeek({ present: now.present })
    : adminWords.noMarksYetThis
  return last
    ? adminWords.runningPresentInWeek({ running, present: last.present, day: shownDay(last.week) })
    : running
}

type ChartProps = {
  title: string
  /** The newest values, in words. */
  latest: string
  /** The metric, its unit and its source. */
  source: string
  /** The same data. */
  table: ChartRows
  /** Months (`2026-11`) or the first days of weeks (`2026-11-22`). */
  times: readonly string[]
  /** Null where nothing was counted. */
  values: readonly (number | null)[]
  line: string
}

/** A chart with its newest values in words. */
function Chart({ title, latest, source, table, ...plotted }: ChartProps) {
  const place = usePlot(plotted)
  return (
    <div className="card grid gap-3">
      <h2 className="text-xl">{title}</h2>
      <p>{latest}</p>
      <div className="staff-chart" ref={place} aria-hidden="true" />
      <p className="hint">
        {source}
        {isLastRunning(plotted.times) && adminWords.dottedEndHasNot}
      </p>
      <ChartTable title={title} {...table} />
    </div>
  )
}

/** Whether the last month or week has not ended yet. */
function isLastRunning(times: readonly string[]): boolean {
  const last = times.at(-1)
  if (last === undefined) return false
  return isMonth(last) ? last === today().slice(0, 7) : dayAfter(last, 7) > today()
}

const isMonth = (time: string) => time.length === 7

function usePlot({ times, values, line }: Pick<ChartProps, 'times' | 'values' | 'line'>) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = place.current
    if (!box) return
    // The running month or week is a line of its own from the one before it.
    const last = isLastRunning(times) ? values.length - 1 : values.length
    const ended = values.map((value, at) => (at < last ? value : null))
    const running = values.map((value, at) => (at < last - 1 ? null : value))
    const seconds = times.map((time) => Date.parse(time) / 1000)
    const plot = new Plot(optionsFor(box, line, times), [seconds, ended, running], box)
    const fit = new ResizeObserver(() => plot.setSize(sizeOf(box)))
    fit.observe(box)
    return () => {
      fit.disconnect()
      plot.destroy()
    }
  }, [times, values, line])
  return place
}

const sizeOf = (box: HTMLElement) => ({ width: Math.max(240, box.clientWidth), height: 220 })

/** Chart options in the colours of the page's colour scheme. */
function optionsFor(box: HTMLElement, label: string, times: readonly string[]): Options {
  const style = getComputedStyle(box)
  const axis = { stroke: style.color, grid: { stroke: style.borderColor, width: 1 }, ticks: { show: false } }
  const name = times.every(isMonth) ? month : day
  const line = { stroke: style.outlineColor, width: 2, points: { show: true, size: 6 } }
  return {
    ...sizeOf(box),
    padding: [null, labelWidth / 2, null, null],
    legend: { show: false },
    cursor: { show: false },
    scales: { y: { range: (_plot, least, most) => [Math.min(0, least * 1.1), Math.max(5, most * 1.1)] } },
    axes: [
      {
        ...axis,
        splits: ({ data: [seconds], width }) => labelled(seconds, width),
        values: (_plot, seconds) => seconds.map((one) => name.format(one * 1000)),
      },
      { ...axis, size: sizeOfScale, incrs: wholeSteps },
    ],
    series: [
      {},
      { ...line, label, fill: style.backgroundColor },
      { ...line, label: adminWords.labelSoFar({ label }), dash: [4, 4] },
    ],
  }
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const month = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' })
