import { useCallback, useEffect, useState } from 'react'
import { ApiError } from '../../../lib/api/api-error.ts'
import { type GiftName, readGift, readOpenGift } from '../../../lib/api/giving/giving.ts'
import { type GiftAnswer, isOpenGift } from '../../../lib/contract/giving/giving.ts'
import { readAccount } from '../../../stores/member.ts'
import { readStoredGift, storeGift } from './stored-gift.ts'

/** How often the state is asked for, in milliseconds: while the prompt stands, and afterwards. */
const often = 3_000
const seldom = 15_000

type Seen = { name: GiftName; gift: GiftAnswer }

/**
 * The gift that this device has begun, or a member's open one from another device, followed until it has ended. `isLost` while
 * the server does not answer: the gift goes on without this page.
 */
export function useGift() {
  const [seen, setSeen] = useState<Seen>()
  const [isLost, setLost] = useState(false)

  const show = useCallback((name: GiftName, gift: GiftAnswer) => {
    if (name.secret) storeGift({ secret: name.secret, gift })
    setLost(false)
    setSeen({ name, gift })
  }, [])

  const forget = useCallback(() => {
    storeGift(undefined)
    setSeen(undefined)
  }, [])

  useEffect(() => {
    const kept = readStoredGift()
    if (kept?.gift) setSeen({ name: { secret: kept.secret }, gift: kept.gift })
    if (!kept && !readAccount()) return
    const name: GiftName = { secret: kept?.secret }
    const call = kept ? readGift(name) : readOpenGift()
    call.then(
      (gift) => gift && show(kept ? name : { reference: gift.reference }, gift),
      // 404: the answer that was lost was none.
      (error: unknown) => setLost(error instanceof ApiError && error.status === 0),
    )
  }, [show])

  const isOpen = seen !== undefined && isOpenGift(seen.gift.state)
  useEffect(() => {
    if (!(seen && isOpen)) return
    let stopped = false
    const ask = async () => {
      try {
        const gift = await readGift(seen.name)
        if (!stopped) show(seen.name, gift)
      } catch (error) {
        if (stopped) return
        // Asks again: a new value starts this effect again.
        setLost(!(error instanceof ApiError) || error.status === 0)
        setSeen({ ...seen })
      }
    }
    const { prompt_until, created_at } = seen.gift
    const isFresh = Date.now() < Date.parse(prompt_until || created_at) + 60_000
    const timer = setTimeout(() => void ask(), isFresh ? often : seldom)
    const now = () => void ask()
    addEventListener('online', now)
    return () => {
      stopped = true
      clearTimeout(timer)
      removeEventListener('online', now)
    }
  }, [seen, isOpen, show])

  return { seen, isLost, show, forget }
}
