import { useEffect, useState } from 'react'
import { whyRefused } from '../../lib/api/api-error.ts'
import { makeOwnCode } from '../../lib/api/check-in.ts'
import { drawQr } from '../../lib/draw-qr.ts'

/** The member's code for the check-in: a new one every half minute, as long as the page is seen. Nothing personal is in it. */
export function OwnCode() {
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState('')
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let left = false
    async function next(): Promise<void> {
      clearTimeout(timer)
      if (document.visibilityState !== 'visible') return
      let seconds = 10
      try {
        const made = await makeOwnCode()
        if (left) return
        setCode(made.code)
        setProblem('')
        seconds = made.seconds
      } catch (error) {
        if (left) return
        setCode('')
        setProblem(whyRefused(error))
      }
      timer = setTimeout(next, seconds * 1000)
    }
    void next()
    document.addEventListener('visibilitychange', next)
    return () => {
      left = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', next)
    }
  }, [])
  const qr = code ? drawQr(`CHECK-IN:${code}`) : undefined
  return (
    <div className="grid justify-items-start gap-3">
      {qr && (
        <svg
          className="w-56 max-w-full"
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          role="img"
          aria-label="Your code as a picture"
        >
          <path fill="#fff" d={`M0 0h${qr.size}v${qr.size}H0z`} />
          <path fill="#000" d={qr.path} />
        </svg>
      )}
      {code && <p className="font-mono text-3xl">{code}</p>}
      {!code && !problem && <p role="status">Making your code…</p>}
      {problem && (
        <p className="notice notice-error" role="alert">
          {problem} It is tried again.
        </p>
      )}
      <p className="hint">Show it to an usher. It changes every half minute, and says nothing of you.</p>
    </div>
  )
}
