import { useEffect, useState } from 'react'
import { QrCode } from '../../../components/ui/QrCode.tsx'
import { whyRefused } from '../../../lib/api/api-error.ts'
import { makeOwnCode } from '../../../lib/api/services/check-in.ts'
import { ownProfileWords } from './messages.ts'

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
  return (
    <div className="grid justify-items-start gap-3">
      {code && <QrCode text={`CHECK-IN:${code}`} label={ownProfileWords.codePicture} className="w-56" />}
      {code && <p className="font-mono text-3xl">{code}</p>}
      {!code && !problem && <p role="status">{ownProfileWords.makingCode}</p>}
      {problem && (
        <p className="notice notice-error" role="alert">
          {ownProfileWords.triedAgain({ problem })}
        </p>
      )}
      <p className="hint">{ownProfileWords.codeHint}</p>
    </div>
  )
}
