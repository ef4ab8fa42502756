import { useCallback, useEffect, useRef, useState } from 'react'
import { whyRefused } from '../../lib/api/api-error.ts'
import { keepSending } from '../../lib/api/send-marks.ts'
import type { Id } from '../../lib/contract/base.ts'
import { dropMarksOf, type Mark, putMark, readMarks } from '../../lib/mark-queue.ts'
import { leaderTexts } from '../../lib/messages/leader.ts'
import { $markQueue } from '../../stores/marks.ts'
import { notify } from '../../stores/toasts.ts'
import { useMember } from '../../stores/useMember.ts'
import { reportFailure } from '../staff/report-failure.ts'

const nothing: ReadonlyMap<string, boolean | null> = new Map()
const keyOf = (event: Id, member: Id) => `${event}:${member}`

/** The marks of this device: the unsent ones, those sent since the page was opened, and a function to add one. */
export function useMarks() {
  const who = useMember()?.username ?? ''
  const [waiting, setWaiting] = useState<readonly Mark[]>([])
  const [sent, setSent] = useState(nothing)
  const [held, setHeld] = useState(false)
  const [problem, setProblem] = useState('')
  const sender = useRef<{ now: () => void }>(undefined)

  const look = useCallback(() => setWaiting(readMarks(who)), [who])
  useEffect(() => {
    if (!who) return
    const keeper = keepSending(who, {
      sent: (mark) => {
        look()
        setSent((before) => new Map(before).set(keyOf(mark.event, mark.member), mark.is_present))
        if (readMarks(who).length === 0) notify.success(leaderTexts.marked)
      },
      refused: (_, error) => {
        look()
        setProblem(whyRefused(error))
        reportFailure(error, leaderTexts.notMarked)
      },
      attempted: setHeld,
    })
    look()
    sender.current = keeper
    const stopListening = $markQueue.listen(look)
    return () => {
      keeper.stop()
      stopListening()
    }
  }, [who, look])

  return {
    waiting,
    /** Whether marks are unsent because the network or the server is not reachable. */
    held: held && waiting.length > 0,
    /** Why the last mark was refused. */
    problem,
    mark: (mark: Omit<Mark, 'tap'>) => {
      setProblem('')
      putMark(who, mark)
      look()
      sender.current?.now()
    },
    /** The current mark of a member: the unsent one, else the sent one, else the backend's record. Null: not marked. */
    choiceOf: (event: Id, member: Id, recorded: boolean | null): boolean | null => {
      const mark = waiting.find((one) => one.event === event && one.member === member)
      if (mark) return mark.is_present
      return sent.get(keyOf(event, member)) ?? (sent.has(keyOf(event, member)) ? null : recorded)
    },
    isWaiting: (event: Id, member: Id) => waiting.some((one) => one.event === event && one.member === member),
    /** Call before reloading the records: the reloaded ones are newer than the marks sent before, which are dropped here. */
    askAgain: (event: Id) =>
      setSent((before) => new Map([...before].filter(([key]) => !key.startsWith(`${event}:`)))),
    forget: (event: Id) => {
      dropMarksOf(who, event)
      look()
    },
  }
}
