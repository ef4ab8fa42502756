import { useEffect, useEffectEvent, useRef, useState } from 'react'

type Options = {
  /** Hears of what was picked, at once, and again when it is small; undefined when it is taken back. */
  onPicked: (picture: File | undefined) => void
  /** In bytes, of the small one. */
  limit?: number
}

/** A field for a picture: made small, shown before it is sent, and said when it is too large all the same. */
export function usePicture({ onPicked, limit }: Options) {
  const input = useRef<HTMLInputElement>(null)
  const latest = useRef<File>(undefined)
  const [preview, setPreview] = useState('')
  const [isTooLarge, setTooLarge] = useState(false)

  async function pick(): Promise<void> {
    const picked = input.current?.files?.[0]
    latest.current = picked
    setPreview('')
    setTooLarge(false)
    onPicked(picked)
    if (!picked) return
    const tools = await import('./photograph.ts').catch(() => undefined)
    if (!tools) return // the line is away: again when it is back
    const small = await tools.shrink(picked)
    if (latest.current !== picked) return // another one was picked meanwhile
    onPicked(small)
    if (limit && small.size > limit) setTooLarge(true)
    else setPreview(await tools.dataAddress(small))
  }

  // What was picked before the page was awake: nobody has heard of it. What was picked without a network is not small yet.
  const takeUp = useEffectEvent(() => {
    if (!preview && input.current?.files?.length) void pick()
  })
  useEffect(() => {
    takeUp()
    // Never taken off: without a field it does nothing.
    addEventListener('online', takeUp)
  }, [])

  return {
    preview,
    isTooLarge,
    field: { ref: input, onChange: () => void pick() },
    /** For a picture that this browser cannot show. */
    hide: () => setPreview(''),
  }
}
