import { type Checked, CodeCheck } from '../../../components/ui/CodeCheck.tsx'
import { ApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { readStored, store } from '../../../lib/browser/browser-storage.ts'
import { checkCertificate, readParishKey } from '../../../lib/contract/people/calls/parish-registers.ts'
import type { CertificateCheckAnswer } from '../../../lib/contract/people/parish-register.ts'
import { bytesOf, readCode } from '../../../lib/people/certificate-code.ts'
import { bookWords, numberOf } from '../../../lib/people/parish-words.ts'
import { shownDay } from '../../../lib/words/shown-day.ts'
import { certificateWords } from './messages.ts'

/** The check of the certificate whose code is in the address. */
export const CertificateCheck = () => (
  <CodeCheck scan={certificateWords.scan} asking={certificateWords.asking} check={check} />
)

function Ours({ answer, isOffline }: { answer: CertificateCheckAnswer; isOffline: boolean }) {
  const issued = shownDay(answer.issued_on)
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
            day: shownDay(answer.day),
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

/** By the church; without a network by the key that this telephone had from it before. */
async function check(code: string): Promise<Checked> {
  try {
    const answer = await call(checkCertificate, { body: { code } })
    void storeKey()
    return { shows: <Ours answer={answer} isOffline={false} /> }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 0) return checkHere(code)
    return { message: error.status === 400 ? certificateWords.altered : error.detail }
  }
}

const keyName = 'asore:certificate-key'

async function storeKey(): Promise<void> {
  // Where it cannot be had now, the next check needs the network.
  const answer = await call(readParishKey).catch(() => undefined)
  if (answer) store(keyName, answer.key)
}

async function checkHere(code: string): Promise<Checked> {
  const key = readStored(keyName)
  if (!key) return { message: certificateWords.unreached }
  const read = readCode(code)
  const isOurs = read !== undefined && (await isSignedBy(key, read))
  if (!isOurs) return { message: certificateWords.altered }
  const { digest: _, ...facts } = read.facts
  return { shows: <Ours answer={{ ...facts, state: 'valid' }} isOffline /> }
}

type Signed = { signed: Uint8Array<ArrayBuffer>; signature: Uint8Array<ArrayBuffer> }

async function isSignedBy(key: string, { signed, signature }: Signed): Promise<boolean> {
  const curve = { name: 'ECDSA', namedCurve: 'P-256' }
  const known = await crypto.subtle.importKey('spki', bytesOf(key), curve, false, ['verify'])
  return crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, known, signature, signed)
}
