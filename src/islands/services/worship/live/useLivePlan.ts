import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError, whyRefused } from '../../../../lib/api/api-error.ts'
import { call } from '../../../../lib/api/call.ts'
import { followPlanLive } from '../../../../lib/api/services/plans.ts'
import { leadPlan, readPlan, readPlanLive } from '../../../../lib/contract/services/calls/plans.ts'
import type { PlanAnswer, PlanLiveAnswer } from '../../../../lib/contract/services/plan.ts'
import {
  type OwnPlace,
  storedPlan,
  storeOwnPlace,
  storePlan,
} from '../../../../lib/services/plans/stored-plans.ts'
import { notify } from '../../../../stores/toasts.ts'
import { useMember } from '../../../../stores/useMember.ts'

// One idea, hence its length: an order of service on this phone, where the service is, and where this phone is while it goes on alone.

export type LiveService = ReturnType<typeof useLivePlan>

/** The order with this id, as this phone has it: at once from its store, then from the server, and live. */
export function useLivePlan(id: number) {
  const who = useMember()?.username ?? ''
  const [plan, setPlan] = useState<PlanAnswer>()
  const [live, setLive] = useState<PlanLiveAnswer>()
  /** Milliseconds to add to the phone's clock for the server's. */
  const [ahead, setAhead] = useState(0)
  const [isLost, setLost] = useState(false)
  const [isGone, setGone] = useState(false)
  const [isStored, setStored] = useState(false)
  /** The item that this phone looks at by itself; undefined while it follows. */
  const [own, setOwn] = useState<number>()
  const [busy, setBusy] = useState(false)
  /** What a leader has pressed without a network: it is sent when the network is back, unless somebody else has led on. */
  const unsent = useRef<OwnPlace['unsent']>(null)
  const latest = useRef<PlanLiveAnswer>(undefined)

  const hear = useCallback((now: PlanLiveAnswer) => {
    const before = latest.current
    if (before && now.turn < before.turn) return
    // Answers and events may arrive in another order than they were made in.
    const newest = { ...now, changes: Math.max(now.changes, before?.changes ?? 0) }
    latest.current = newest
    setAhead(Date.parse(now.now) - Date.now())
    setLive(newest)
  }, [])

  const show = useCallback(
    (now: PlanAnswer) => {
      setPlan(now)
      hear(now.live)
    },
    [hear],
  )

  const reload = useCallback(async () => {
    try {
      show(await call(readPlan, { id }))
      setLost(false)
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) setGone(true)
      else setLost(true)
    }
  }, [id, show])

  useEffect(() => {
    if (id <= 0 || who === '') return
    const kept = storedPlan(who, id)
    if (kept) {
      setPlan(kept.plan)
      setLive(kept.plan.live)
      setStored(true)
      // The phone went on alone before the reload, and does so until it hears of the service again.
      if (kept.own) {
        setOwn(kept.own.item)
        unsent.current = kept.own.unsent
        setLost(true)
      }
    }
    void reload()
  }, [id, who, reload])

  // With where the service is, so that a phone that is opened without a network goes on from there.
  useEffect(() => {
    if (plan && live && plan.id === id && who !== '') setStored(storePlan(who, { ...plan, live }))
  }, [who, id, plan, live])

  const isStorable = plan?.id === id && who !== ''
  useEffect(() => {
    const isAlone = isLost && own !== undefined
    if (isStorable) storeOwnPlace(who, id, isAlone ? { item: own, unsent: unsent.current } : undefined)
  }, [who, id, isStorable, isLost, own])

  /** Sends what was pressed without a network. Somebody who has led on meanwhile is followed. */
  const sendUnsent = useCallback(async () => {
    const waiting = unsent.current
    if (!waiting) return
    unsent.current = null
    try {
      const now = await call(readPlanLive, { id })
      hear(now)
      if (now.turn === waiting.turn && now.item !== waiting.item && now.ended_at === null)
        hear(await call(leadPlan, { id, body: { act: 'go', item: waiting.item, turn: now.turn } }))
    } catch (error) {
      if (error instanceof ApiError && error.status === 0) {
        unsent.current = waiting
        return
      }
      notify.error(whyRefused(error))
    }
    setOwn(undefined)
  }, [id, hear])

  const code = plan?.code
  const changes = plan?.changes ?? 0
  useEffect(() => {
    if (code === undefined) return
    return followPlanLive(
      { id, code },
      {
        hear: (now) => {
          hear(now)
          setLost(false)
        },
        lost: () => setLost(true),
      },
    )
  }, [id, code, hear])
  useEffect(() => {
    if (live && live.changes > changes) void reload()
  }, [live, changes, reload])
  const wasLost = useRef(false)
  useEffect(() => {
    if (wasLost.current && !isLost) {
      // What was led alone is told first; then this phone follows again.
      if (unsent.current) void sendUnsent()
      else setOwn(undefined)
    }
    wasLost.current = isLost
  }, [isLost, sendUnsent])

  const items = plan?.items ?? []
  const isLive = live !== undefined && live.turn > 0 && live.ended_at === null
  const ledIndex = isLive
    ? Math.max(
        0,
        items.findIndex((item) => item.id === live.item),
      )
    : -1
  const index = own === undefined ? ledIndex : items.findIndex((item) => item.id === own)
  const mayLead = plan?.may_lead ?? false

  async function act(body: { act: 'start' | 'go' | 'end'; item: number | null }): Promise<void> {
    const turn = latest.current?.turn ?? live?.turn ?? 0
    setBusy(true)
    try {
      hear(await call(leadPlan, { id, body: { ...body, turn } }))
      setOwn(undefined)
    } catch (error) {
      if (error instanceof ApiError && error.status === 0) {
        setLost(true)
        if (body.act === 'go' && body.item !== null) goAlone(body.item, turn)
      } else {
        notify.error(whyRefused(error))
        await call(readPlanLive, { id }).then(hear, () => undefined)
      }
    } finally {
      setBusy(false)
    }
  }

  function goAlone(item: number, turn: number): void {
    setOwn(item)
    if (mayLead && isLive) unsent.current = { item, turn }
  }

  /** Goes to an item: for everybody where this phone leads, else on this phone alone. */
  function go(to: number): void {
    const item = items[to]
    if (!item || busy) return
    const isLeading = mayLead && isLive && own === undefined
    if (isLost) goAlone(item.id, latest.current?.turn ?? live?.turn ?? 0)
    else if (isLeading) void act({ act: 'go', item: item.id })
    else setOwn(item.id)
  }

  return {
    ...{ who, plan, live, index, isLive, isLost, isGone, isStored, mayLead, busy, ahead },
    hasEnded: typeof live?.ended_at === 'string',
    /** Whether this phone looks at another item than the service is at. */
    isApart: own !== undefined && isLive && own !== live.item,
    reload,
    go,
    look: (item: number) => setOwn(item),
    follow: () => setOwn(undefined),
    /** Leads everybody to the item that this phone looks at. */
    lead: () => act({ act: 'go', item: items[index]?.id ?? null }),
    start: () => act({ act: 'start', item: items[0]?.id ?? null }),
    end: () => act({ act: 'end', item: null }),
  }
}
