import { useEffect, useEffectEvent, useRef, useState } from 'react'

type Options = {
  /** Called with the picked file at once, and again with the shrunk file; undefined when the choice is removed. */
  onPicked: (picture: File | undefined) => void
  /** Maximum size of the shrunk file, in bytes. */
  limit?: number
}

/** A picture field: shrinks the file, makes a preview, and reports a shrunk file that is still too large. */
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
    if (!tools) return // the network is lost: retries when it is back
    const small = await tools.shrink(picked)
    if (latest.current !== picked) return // another file was picked meanwhile
    onPicked(small)
    if (limit && small.size > limit) setTooLarge(true)
    else setPreview(await tools.dataAddress(small))
  }

  // Processes a file that was picked before hydration, and one that was picked offline and is not shrunk yet.
  const takeUp = useEffectEvent(() => {
    if (!preview && input.current?.files?.length) void pick()
  })
  useEffect(() => {
    takeUp()
    // The listener is not removed: it does nothing when the field is unmounted.
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
