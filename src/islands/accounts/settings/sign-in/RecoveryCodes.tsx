import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { makeRecoveryCodes } from '../../../../lib/api/accounts/factors.ts'
import { saveFile } from '../../../../lib/browser/save-file.ts'
import { churchName } from '../../../../lib/site/this-church.ts'
import { notify } from '../../../../stores/toasts.ts'
import type { Change } from './change.ts'
import { signInWords } from './messages.ts'

type Props = {
  left: number
  /** New codes, shown once. */
  codes: readonly string[] | undefined
  setCodes: (codes: readonly string[] | undefined) => void
  change: Change
  busy: boolean
}

/** Ten recovery codes for a lost phone. */
export function RecoveryCodes({ left, codes, setCodes, change, busy }: Props) {
  const renew = () =>
    void change(async () => {
      setCodes(await makeRecoveryCodes())
      return signInWords.codesRenewed
    })

  return (
    <div className="grid gap-3">
      <h3>{signInWords.recoveryCodes}</h3>
      <p>{signInWords.codesLeft({ count: left })}</p>
      {codes && <NewCodes codes={codes} done={() => setCodes(undefined)} />}
      <button className="btn justify-self-start" type="button" disabled={busy} onClick={renew}>
        {signInWords.renewCodes}
      </button>
    </div>
  )
}

/** Prints the codes alone. Added only while they are shown, because the page's own stylesheet is loaded by all users. */
const printed = `
.recovery-sheet { display: none }
@media print {
  body:has(.recovery-sheet) > :not(.recovery-sheet) { display: none }
  .recovery-sheet { display: grid; gap: 1rem; padding: 2rem }
}`

function usePrintedAlone(): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(printed)
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    }
  }, [])
}

function NewCodes({ codes, done }: { codes: readonly string[]; done: () => void }) {
  usePrintedAlone()
  const title = signInWords.codesOf({ church: churchName() })
  const text = `${title}:\n\n${codes.join('\n')}\n`
  const list = (
    <ul className="grid grid-cols-1 gap-x-6 gap-y-1 font-mono sm:grid-cols-2">
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
  )
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notify.success(signInWords.copied),
      () => notify.error(signInWords.notCopied),
    )
  return (
    <section className="notice grid gap-4" aria-label={signInWords.newCodes}>
      <p>
        {signInWords.shownOnce[0]}
        <strong>{signInWords.shownOnce[1]}</strong>
        {signInWords.shownOnce[2]}
      </p>
      {list}
      <p className="flex flex-wrap gap-3">
        <button className="btn" type="button" onClick={() => void copy()}>
          {signInWords.copy}
        </button>
        <button
          className="btn"
          type="button"
          onClick={() => saveFile('recovery-codes.txt', text, 'text/plain')}
        >
          {signInWords.download}
        </button>
        <button className="btn" type="button" onClick={() => print()}>
          {signInWords.print}
        </button>
        <button className="btn btn-primary" type="button" onClick={done}>
          {signInWords.haveSaved}
        </button>
      </p>
      {createPortal(
        <div className="recovery-sheet" aria-hidden="true">
          <p>{title}</p>
          {list}
        </div>,
        document.body,
      )}
    </section>
  )
}
