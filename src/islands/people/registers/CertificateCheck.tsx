import { useEffect, useState } from 'react'
import { useHydrated } from '../../../components/ui/useHydrated.ts'
import { ApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { readStored, store } from '../../../lib/browser/browser-storage.ts'
import { checkCertificate, readParishKey } from '../../../lib/contract/people/calls/parish-registers.ts'
import type { CertificateCheckAnswer } from '../../../lib/contract/people/parish-register.ts'
import { bytesOf, readCode } from '../../../lib/people/certificate-code.ts'
import { bookWords, numberOf } from '../../../lib/people/parish-words.ts'
import { formatDay } from '../../../lib/time/dates.ts'
import { certificateWords } from './messages.ts'

type State =
  | { state: 'asking' }
  | { state: 'none' }
  | { state: 'ours'; answer: CertificateCheckAnswer; isOffline: boolean }
  | { state: 'failed'; message: string }

/** The check of the certificate whose code is in the fragment, which no server's log keeps. */
export function CertificateCheck() {
  const now = useCheck()
  const awake = useHydrated()
  if (!awake) return undefined
  switch (now.state) {
    case 'none':
      return <p>{certificateWords.scan}</p>
    case 'asking':
      return (
        <p className="flex items-center gap-3" role="status" aria-busy="true">
          <span className="spinner" aria-hidden="true" /> {certificateWords.asking}
        </p>
      )
    case 'failed':
      return (
        <p className="notice notice-error" role="alert">
          {now.message}
        </p>
      )
    case 'ours':
      return <Ours {...now} />
  }
}

function Ours({ answer, isOffline }: { answer: CertificateCheckAnswer; isOffline: boolean }) {
  const issued = formatDay(answer.issued_on)
  return (
    <div className="grid gap-3">
      {answer.state === 'cancelled' ? (
        <p className="notice notice-error" role="alert">
          {certificateWords.cancelled}
        </p>
      ) : (
        <p className="notice notice-success" role="status">
          {certificateWords.isOurs({
            book: bookWords[answer.book].one(),
            number: numberOf(answer),
            initials: answer.initials,
            day: formatDay(answer.day),
          })}
        </p>
      )}
      <p>
        {answer.copy === 1
          ? certificateWords.isOriginal({ issued })
          : certificateWords.isCopy({ copy: answer.copy, issued })}
      </p>
      {answer.state === 'noted' && <p className="notice">{certificateWords.noted}</p>}
      {isOffline && <p className="hint">{certificateWords.offline}</p>}
    </div>
  )
}

function useCheck(): State {
  const [now, setNow] = useState<State>({ state: 'asking' })
  useEffect(() => {
    const check = () => {
      const code = location.hash.slice(1)
      if (!code) return setNow({ state: 'none' })
      setNow({ state: 'asking' })
      void checked(code).then(setNow)
    }
    check()
    addEventListener('hashchange', check)
    return () => removeEventListener('hashchange', check)
  }, [])
  return now
}

/** By the church; without a network by the key that this telephone had from it before. */
async function checked(code: string): Promise<State> {
  try {
    const answer = await call(checkCertificate, { body: { code } })
    void storeKey()
    return { state: 'ours', answer, isOffline: false }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 0) return checkedHere(code)
    return { state: 'failed', message: error.status === 400 ? certificateWords.altered : error.detail }
  }
}

const keyName = 'asore:certificate-key'

async function storeKey(): Promise<void> {
  // Where it cannot be had now, the next check needs the network.
  const answer = await call(readParishKey).catch(() => undefined)
  if (answer) store(keyName, answer.key)
}

async function checkedHere(code: string): Promise<State> {
  const key = readStored(keyName)
  if (!key) return { state: 'failed', message: certificateWords.unreached }
  const read = readCode(code)
  const isOurs = read !== undefined && (await isSignedBy(key, read))
  if (!isOurs) return { state: 'failed', message: certificateWords.altered }
  const { digest: _, ...facts } = read.facts
  return { state: 'ours', answer: { ...facts, state: 'valid' }, isOffline: true }
}

type Signed = { signed: Uint8Array<ArrayBuffer>; signature: Uint8Array<ArrayBuffer> }

async function isSignedBy(key: string, { signed, signature }: Signed): Promise<boolean> {
  const curve = { name: 'ECDSA', namedCurve: 'P-256' }
  const known = await crypto.subtle.importKey('spki', bytesOf(key), curve, false, ['verify'])
  return crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, known, signature, signed)
}
