import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { whyRefused } from '../../../lib/api/api-error.ts'
import type { HeardOfSending } from '../../../lib/api/send-outbox.ts'
import { openCheckInSession, readCheckInSession, readNames } from '../../../lib/api/services/check-in.ts'
import type {
  Act,
  CheckInSessionAnswer,
  CheckInSessionForm,
  NameAnswer,
} from '../../../lib/contract/services/check-in.ts'
import { applyActs, newActId, newGuardianCode } from '../../../lib/services/check-in-acts.ts'
import {
  actsOf,
  type OfflineCheckIn,
  putActs,
  readOfflineCheckIn,
  storeCheckInSession,
  waitingActs,
} from '../../../lib/services/offline-check-in.ts'
import { forgetCheckInSession } from '../../../lib/services/offline-check-in-expiry.ts'
import { $outbox } from '../../../stores/outbox.ts'
import { startSending } from '../../../stores/start-sending.ts'
import { notify } from '../../../stores/toasts.ts'
import { useMember } from '../../../stores/useMember.ts'
import { reportFailure } from '../../staff/report-failure.ts'
import { checkInWords } from './messages.ts'

// One idea, hence its length: an open check-in on this phone, with its names, its marks and what waits for the network.

/** An act as a button makes it: without id and time. */
export type Tap = Act extends infer One
  ? One extends Act
    ? Omit<One, 'id' | 'at'> & { id?: string }
    : never
  : never

/** A code that was made on this phone and is to be handed to a guardian. */
type GivenCode = { code: string; names: string }

/** A visitor whom this phone has marked since the page was opened. */
type CountedVisitor = { id: string; first_name: string; last_name: string }

const nothing: readonly Act[] = []

/** The check-in session that is open on this phone, and what can be done in it. */
export function useCheckInSession() {
  const member = useMember()
  const who = member?.username ?? ''
  const by = member ? `${member.first_name} ${member.last_name}`.trim() : ''
  const [stored, setStored] = useState<OfflineCheckIn>()
  const [waiting, setWaiting] = useState(nothing)
  const [held, setHeld] = useState(false)
  const [problem, setProblem] = useState('')
  const sender = useRef<{ now: () => void }>(undefined)
  const last = useRef(0)
  const requests = useRef(0)
  const [codes, setCodes] = useState<readonly GivenCode[]>([])
  const [visitors, setVisitors] = useState<readonly CountedVisitor[]>([])
  const id = stored?.sitting.id

  const update = useCallback((change: (before: OfflineCheckIn) => OfflineCheckIn) => {
    setStored((before) => {
      if (!before) return before
      const after = change(before)
      storeCheckInSession(after)
      return after
    })
  }, [])

  useEffect(() => setStored(readOfflineCheckIn(who)), [who])

  /** Throws ApiError. */
  const reload = useCallback(async () => {
    if (id === undefined) return
    requests.current += 1
    const mine = requests.current
    const checkInSession = await readCheckInSession(id)
    // A later look may have been answered first.
    if (mine !== requests.current) return
    update((before) => ({
      ...before,
      sitting: checkInSession,
      ahead: Date.parse(checkInSession.now) - Date.now(),
    }))
  }, [id, update])

  useEffect(() => {
    if (!who || id === undefined) return
    let before = 0
    const look = () => {
      const acts = waitingActs(id, who)
      setWaiting(acts)
      // All are sent, by this tab or by another one.
      if (before > 0 && acts.length === 0) void reload().catch(console.error)
      before = acts.length
    }
    const heard: HeardOfSending = {
      sent: (one) => {
        const acts = actsOf(id, one)
        // Sent acts stay applied until the check-in session is loaded again.
        if (acts.length > 0) update((before) => ({ ...before, sitting: applyActs(before.sitting, acts) }))
        look()
      },
      refused: (one, error) => {
        look()
        if (actsOf(id, one).length > 0) setProblem(whyRefused(error))
      },
      attempted: setHeld,
    }
    const stopSending = startSending(who, heard, (begun) => {
      sender.current = begun
    })
    look()
    const stopListening = $outbox.listen(look)
    const refresh = () => {
      if (document.visibilityState === 'visible' && waitingActs(id, who).length === 0)
        void reload().catch(() => undefined)
    }
    refresh()
    addEventListener('online', refresh)
    document.addEventListener('visibilitychange', refresh)
    return () => {
      removeEventListener('online', refresh)
      document.removeEventListener('visibilitychange', refresh)
      stopSending()
      stopListening()
    }
  }, [who, id, update, reload])

  const checkInSession = useMemo(
    () => (stored ? applyActs(stored.sitting, waiting) : undefined),
    [stored, waiting],
  )

  /** Opens a check-in session and takes its names. Reports a failure. */
  async function open(choice: CheckInSessionForm): Promise<void> {
    try {
      const opened = await openCheckInSession(choice)
      const { names, all } = await readNames(opened.id)
      const ahead = Date.parse(opened.now) - Date.now()
      const fresh = { who, loadedAt: Date.now(), ahead, sitting: opened, names, all }
      if (!storeCheckInSession(fresh)) notify.error(checkInWords.nothingKept)
      setStored(fresh)
    } catch (error) {
      reportFailure(error, checkInWords.notOpened)
    }
  }

  /** Stores taps, and sends them when there is a network. Returns their acts. */
  function tap(...taps: readonly Tap[]): Act[] {
    if (!stored) return []
    setProblem('')
    const acts = taps.map((one): Act => {
      last.current = Math.max(last.current + 1, Date.now() + stored.ahead)
      return { ...one, id: one.id ?? newActId(), at: new Date(last.current).toISOString() } as Act
    })
    putActs(stored.sitting.id, acts, { who, by })
    setWaiting(waitingActs(stored.sitting.id, who))
    sender.current?.now()
    return acts
  }

  /** Marks people. Children who come together have one code. */
  function mark(people: readonly NameAnswer[]): void {
    const children = people.filter(({ child }) => child)
    const code = newGuardianCode()
    tap(
      ...people.map(
        (one): Tap => ({
          kind: 'mark',
          person: one.id,
          here: true,
          ...(one.child && { code }),
        }),
      ),
    )
    if (children.length > 0)
      setCodes((before) => [{ code, names: children.map(({ name }) => name).join(', ') }, ...before])
  }

  /** Marks a visitor; without a name it is a number. */
  function countVisitor(names: { first_name: string; last_name: string }): void {
    const [act] = tap({ kind: 'visitor', here: true, ...names })
    if (act) setVisitors((before) => [{ id: act.id, ...names }, ...before])
  }

  function undoVisitor(one: CountedVisitor): void {
    tap({ kind: 'visitor', here: false, ...one })
    setVisitors((before) => before.filter(({ id: other }) => other !== one.id))
  }

  return {
    sitting: checkInSession,
    mark,
    /** Codes that are not handed over yet, the newest first. */
    codes,
    handOver: (code: string) => setCodes((before) => before.filter((one) => one.code !== code)),
    /** The visitors that this phone counted, the newest first. */
    visitors,
    countVisitor,
    undoVisitor,
    names: stored?.names ?? [],
    all: stored?.all ?? true,
    /** How many acts wait, and whether the network is away. */
    waiting: waiting.length,
    held: held && waiting.length > 0,
    problem,
    open,
    tap,
    reload: () => reload().catch((error: unknown) => reportFailure(error, checkInWords.marksNotLoaded)),
    /** Shows what an answer of the server says. */
    show: (answer: CheckInSessionAnswer) => update((before) => ({ ...before, sitting: answer })),
    /** Adds people whom the server found. */
    add: (names: readonly NameAnswer[]) =>
      update((before) => ({
        ...before,
        names: [
          ...before.names,
          ...names.filter(({ id: one }) => !before.names.some((name) => name.id === one)),
        ],
      })),
    /** Deletes the names from this phone. What waits is sent all the same. */
    finish: () => {
      flushSync(() => {
        setStored(undefined)
        setWaiting(nothing)
        setCodes([])
        setVisitors([])
      })
      // After the check-in session has left the page, so that the line of every page tells what waits.
      forgetCheckInSession()
    },
  }
}

export type CheckInSessionHere = ReturnType<typeof useCheckInSession>

export const CheckInSessionContext = createContext<CheckInSessionHere | undefined>(undefined)

/** The check-in session of this page. */
export function useCheckInSessionHere(): CheckInSessionHere {
  const here = useContext(CheckInSessionContext)
  if (!here) throw new Error('This section stands on the page of the check-in only')
  return here
}
