import { lazy, type ReactNode, useCallback, useState } from 'react'
import { RowMenu } from '../../../components/staff/lists/RowMenu.tsx'
import { noteAnswer, readWeeks, withdrawShift } from '../../../lib/api/services/rota.ts'
import type { KeptShiftAnswer, SlotAnswer } from '../../../lib/contract/services/rota.ts'
import { dayWords } from '../../../lib/time/day-words.ts'
import { formatHours } from '../../../lib/time/hours.ts'
import { today } from '../../../lib/time/today.ts'
import { shownTime } from '../../../lib/words/shown-day.ts'
import type { Act } from '../../staff/acts/act.ts'
import { useActs } from '../../staff/acts/useActs.tsx'
import { ShowChart } from '../../staff/charts/ShowChart.tsx'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'
import { rotaWords } from './messages.ts'
import { type Range, RangeChoice } from './RangeChoice.tsx'
import { shiftWords } from './shift-words.ts'

const PlacesChart = lazy(() =>
  import('./PlacesChart.tsx').then((module) => ({ default: module.PlacesChart })),
)

/** What the teams need in the weeks to come, and who said what. */
export function Weeks() {
  const [range, setRange] = useState<Range>(() => ({ from: today(), weeks: 4 }))
  const load = useCallback(() => readWeeks(range.from, range.weeks), [range])
  const { data: schedule, loading, reload } = useOnOpen(useLoaded(load, rotaWords.scheduleNotLoaded))
  const { actions, opened } = useActs({ acts: acts(), nameOf, changed: reload })
  const slots = schedule?.slots ?? []
  const days = [...new Set(slots.map(({ day }) => day))]
  const slotsOf = (wanted: string) => slots.filter(({ day }) => day === wanted)
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="staff-head">
        <h2>{rotaWords.rota}</h2>
        <div className="flex max-w-full flex-wrap gap-3">
          <a className="btn btn-primary" href="#ask">
            {rotaWords.assign}
          </a>
          <ShowChart>
            <PlacesChart />
          </ShowChart>
        </div>
      </div>
      <div className="flex flex-wrap gap-4">
        <RangeChoice {...range} choose={setRange} />
      </div>
      {!schedule && (
        <div className="skeleton min-h-40" role="status" aria-busy="true" aria-label={rotaWords.loading} />
      )}
      {schedule?.slots.length === 0 && !loading && (
        <p className="empty">
          {rotaWords.noSlots[0]}
          <a href="#teams">{rotaWords.noSlots[1]}</a>
          {rotaWords.noSlots[2]}
        </p>
      )}
      {days.map((day) => (
        <section className="grid grid-cols-1 gap-3" key={day} aria-labelledby={`day-${day}`}>
          <h3 id={`day-${day}`}>{shownTime(dayWords(day, today()))}</h3>
          <ul className="grid gap-3 md:grid-cols-2">
            {slotsOf(day).map((slot) => (
              <li className="card grid content-start gap-2 p-4" key={`${slot.service} ${slot.team}`}>
                <Slot slot={slot} actions={actions} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {opened}
    </div>
  )
}

const nameOf = ({ name }: KeptShiftAnswer) => name

const acts = (): readonly Act<KeptShiftAnswer>[] => [
  {
    name: rotaWords.markAccepted,
    when: ({ state }) => state === 'asked',
    call: (shift) => noteAnswer(shift, 'accepted'),
    toast: rotaWords.markedAccepted,
  },
  {
    name: rotaWords.markDeclined,
    call: (shift) => noteAnswer(shift, 'declined'),
    toast: rotaWords.markedDeclined,
  },
  {
    name: rotaWords.withdraw,
    danger: true,
    ask: ({ name }) => ({
      title: rotaWords.withdrawQuestion({ name }),
      act: rotaWords.withdrawTurn,
      text: <p>{rotaWords.withdrawExplained({ name })}</p>,
      failure: rotaWords.notWithdrawn,
    }),
    call: withdrawShift,
    toast: ({ name }) => rotaWords.withdrawnName({ name }),
  },
]

type Actions = (shift: KeptShiftAnswer) => ReactNode

function Slot({ slot, actions }: { slot: SlotAnswer; actions: Actions }) {
  const { team_name, service_title, time, end_time, needed, turns, day } = slot
  const held = turns.filter(({ state }) => state === 'asked' || state === 'accepted').length
  const open = Math.max(0, needed - held)
  const hours = shownTime(formatHours(time, end_time))
  return (
    <>
      <strong>
        {team_name}: {service_title}
      </strong>
      <span className="hint">
        {hours && `${hours}. `}
        {open === 0 ? rotaWords.noneOpen({ needed }) : rotaWords.someOpen({ needed, open })}
      </span>
      <ul className="grid gap-1">
        {turns.map((shift) => (
          <Asked key={shift.id} shift={shift} isOver={day < today()} actions={actions} />
        ))}
      </ul>
    </>
  )
}

type AskedProps = { shift: KeptShiftAnswer; isOver: boolean; actions: Actions }

function Asked({ shift, isOver, actions }: AskedProps) {
  const { name, state, word } = shift
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-2">
      <span className="min-w-0 grow basis-40 break-words">
        {name} <span className="text-ink-soft">{shiftWords(shift)}</span>
        {word && <span className="hint block">“{word}”</span>}
      </span>
      {!isOver && (state === 'asked' || state === 'accepted') && (
        <span className="rota-acts">
          <RowMenu of={name}>{actions(shift)}</RowMenu>
        </span>
      )}
    </li>
  )
}
