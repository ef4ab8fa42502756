import { type SubmitEvent, useState } from 'react'
import { Confirm } from '../../../../components/ui/Confirm.tsx'
import { Dialog } from '../../../../components/ui/Dialog.tsx'
import { addPasskey, removePasskey, renamePasskey } from '../../../../lib/api/accounts/factors.ts'
import { ApiError } from '../../../../lib/api/api-error.ts'
import { describeDevice } from '../../../../lib/browser/device/device.ts'
import { canUsePasskeys } from '../../../../lib/browser/passkeys.ts'
import type { Passkey } from '../../../../lib/contract/accounts/factors.ts'
import { shownDay } from '../../../../lib/words/shown-day.ts'
import type { Change } from './change.ts'
import { signInWords } from './messages.ts'

type Props = { passkeys: readonly Passkey[]; change: Change; busy: boolean }

/** The member's passkeys: devices that sign in by fingerprint, face or PIN. */
export function Passkeys({ passkeys, change, busy }: Props) {
  const [dialog, setDialog] = useState<{ act: 'rename' | 'remove'; passkey: Passkey } | 'add'>()
  const close = () => setDialog(undefined)

  return (
    <div className="grid gap-3">
      <h3>{signInWords.passkeys}</h3>
      <p>{signInWords.passkeysExplained}</p>
      {passkeys.length > 0 && (
        <ul>
          {passkeys.map((passkey) => (
            <li className="setting-row" key={passkey.id}>
              <div>
                <p className="font-semibold break-words">{passkey.name}</p>
                <p className="text-sm text-ink-soft">
                  {passkey.last_used_at
                    ? signInWords.lastUsed({ day: shownDay(passkey.last_used_at) })
                    : signInWords.added({ day: shownDay(passkey.created_at) })}
                </p>
              </div>
              <div className="flex flex-wrap gap-2">
                {(['rename', 'remove'] as const).map((act) => (
                  <button className="btn" type="button" key={act} onClick={() => setDialog({ act, passkey })}>
                    {act === 'rename' ? signInWords.rename : signInWords.remove}
                    <span className="sr-only">: {passkey.name}</span>
                  </button>
                ))}
              </div>
            </li>
          ))}
        </ul>
      )}
      {canUsePasskeys() ? (
        <button
          className="btn justify-self-start"
          type="button"
          disabled={busy}
          onClick={() => setDialog('add')}
        >
          {signInWords.addPasskey}
        </button>
      ) : (
        <p className="hint">{signInWords.noPasskeys}</p>
      )}
      {dialog === 'add' && (
        <NameDialog
          title={signInWords.addPasskey}
          name={describeDevice(navigator.userAgent)}
          act={signInWords.goOn}
          close={close}
          save={(name) => void change(() => addPasskey(name).catch(inWords))}
        />
      )}
      {typeof dialog === 'object' && dialog.act === 'rename' && (
        <NameDialog
          title={signInWords.renamePasskey}
          name={dialog.passkey.name}
          act={signInWords.saveName}
          close={close}
          save={(name) =>
            void change(() => renamePasskey(dialog.passkey.id, name).then(() => signInWords.renamed))
          }
        />
      )}
      {typeof dialog === 'object' && dialog.act === 'remove' && (
        <Confirm
          title={signInWords.removePasskeyTitle}
          act={signInWords.removeIt}
          confirm={() =>
            void change(() => removePasskey(dialog.passkey.id).then(() => signInWords.passkeyRemoved))
          }
          close={close}
        >
          <RemovedPasskey name={dialog.passkey.name} />
        </Confirm>
      )}
    </div>
  )
}

const RemovedPasskey = ({ name }: { name: string }) => (
  <p>
    {signInWords.removePasskeyExplained({ name })[0]}
    <strong>{signInWords.removePasskeyExplained({ name })[1]}</strong>
    {signInWords.removePasskeyExplained({ name })[2]}
  </p>
)

/** Rethrows an error of the device as an ApiError, so that the section shows its message. */
function inWords(error: unknown): never {
  throw error instanceof ApiError ? error : new ApiError(0, (error as Error).message)
}

type NameProps = { title: string; name: string; act: string; close: () => void; save: (name: string) => void }

function NameDialog({ title, name, act, close, save }: NameProps) {
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('passkey_name') ?? '').trim()
    close()
    save(typed || name)
  }
  return (
    <Dialog title={title} close={close}>
      <form className="grid gap-4" onSubmit={submit}>
        <div className="field">
          <label htmlFor="passkey_name">{signInWords.passkeyName}</label>
          <input className="input" id="passkey_name" name="passkey_name" defaultValue={name} maxLength={60} />
        </div>
        <p className="flex flex-wrap justify-end gap-3">
          <button className="btn" type="button" onClick={close}>
            {signInWords.cancel}
          </button>
          <button className="btn btn-primary" type="submit">
            {act}
          </button>
        </p>
      </form>
    </Dialog>
  )
}
