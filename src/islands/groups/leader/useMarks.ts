import { useCallback, useEffect, useRef, useState } from 'react'
import { whyRefused } from '../../../lib/api/api-error.ts'
import type { HeardOfSending } from '../../../lib/api/send-outbox.ts'
import { dropMarksOf, type MarkedMember, putMark, readWaiting } from '../../../lib/browser/outbox.ts'
import type { Id } from '../../../lib/contract/base.ts'
import { leaderTexts } from '../../../lib/texts/groups/leader.ts'
import { $outbox } from '../../../stores/outbox.ts'
import { startSending } from '../../../stores/start-sending.ts'
import { notify } from '../../../stores/toasts.ts'
import { useMember } from '../../../stores/useMember.ts'
import { reportFailure } from '../../staff/report-failure.ts'

const nothing: ReadonlyMap<string, boolean | null> = new Map()
const keyOf = (event: Id, member: Id) => `${event}:${member}`
const readMarks = (who: string): readonly MarkedMember[] => readWaiting(who).flatMap(({ mark }) => mark ?? [])

/** The marks of this device: the unsent ones, those sent since the page was opened, and a function to add one. */
export function useMarks() {
  const member = useMember()
  const who = member?.username ?? ''
  const by = member ? `${member.first_name} ${member.last_name}` : ''
  const [waiting, setWaiting] = useState<readonly MarkedMember[]>([])
  const [sent, setSent] = useState(nothing)
  const [held, setHeld] = useState(false)
  const [problem, setProblem] = useState('')
  const sender = useRef<{ now: () => void }>(undefined)

  const look = useCallback(() => setWaiting(readMarks(who)), [who])
  useEffect(() => {
    if (!who) return
    const heard: HeardOfSending = {
      sent: ({ mark }) => {
        look()
        if (!mark) return
        setSent((before) => new Map(before).set(keyOf(mark.event, mark.member), mark.is_present))
        if (readMarks(who).length === 0) notify.success(leaderTexts.marked)
      },
      refused: ({ mark }, error) => {
        look()
        if (!mark) return
        setProblem(whyRefused(error))
        reportFailure(error, leaderTexts.notMarked)
      },
      attempted: setHeld,
    }
    const stopSending = startSending(who, heard, (begun) => {
      sender.current = begun
    })
    look()
    const stopListening = $outbox.listen(look)
    return () => {
      stopSending()
      stopListening()
    }
  }, [who, look])

  return {
    waiting,
    /** Whether marks are unsent because the network or the server is not reachable. */
    held: held && waiting.length > 0,
    /** Why the last mark was refused. */
    problem,
    mark: (mark: MarkedMember) => {
      setProblem('')
      putMark(who, mark, by)
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
