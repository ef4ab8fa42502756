import { useEffect, useEffectEvent, useRef, useState } from 'react'

type Options = {
  /** Hears of what was picked, at once, and again when it is small; undefined when it is taken back. */
  onPicked: (picture: File | undefined) => void
  /** In bytes, of the small one. */
  limit?: number
}

/** A field for a picture: made small, shown before it is sent, and said when it is too large all the same. */
export function usePicture({ onPicked, limit = Number.POSITIVE_INFINITY }: Options) {
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
    const { shrink, dataAddress } = await import('./photograph.ts')
    const small = await shrink(picked)
    if (latest.current !== picked) return // another one was picked meanwhile
    onPicked(small)
    if (small.size > limit) setTooLarge(true)
    else setPreview(await dataAddress(small))
  }

  // What was picked before the page was awake: nobody has heard of it.
  const takeUp = useEffectEvent(() => {
    if (input.current?.files?.length) void pick()
  })
  useEffect(() => takeUp(), [])

  return {
    preview,
    isTooLarge,
    field: { ref: input, onChange: () => void pick() },
    /** For a picture that this browser cannot show. */
    hide: () => setPreview(''),
  }
}
