import { useState } from 'react'
import { personName } from '../../../../components/staff/Person.tsx'
import { call } from '../../../../lib/api/call.ts'
import { setFormReaders } from '../../../../lib/contract/services/calls/forms.ts'
import type { FormAnswer } from '../../../../lib/contract/services/form.ts'
import { readAccount } from '../../../../stores/member.ts'
import { useAct } from '../../../../stores/useAct.ts'
import { AccountSearch } from '../../../staff/AccountSearch.tsx'
import { formDeskWords as words } from './messages.ts'

type Reader = FormAnswer['readers'][number]
type Props = { form: FormAnswer; show: (form: FormAnswer) => void; outdated: () => void }

/** Who reads the answers of a form. A super admin sets them; each change is saved at once. */
export function Readers({ form, show, outdated }: Props) {
  const { readers } = form
  const [busy, act] = useAct()
  const [isSetting, setSetting] = useState(false)
  const maySet = readAccount()?.role === 'admin'
  const save = async (next: readonly Reader[]) => {
    const body = { readers: next.map(({ name: _, ...reader }) => reader), version: form.version }
    const isDone = await act(async () => show(await call(setFormReaders, { id: form.id, body })), words.saved)
    if (!isDone) outdated()
    return isDone
  }
  const change = (reader: Reader, changed: Partial<Reader>) =>
    void save(readers.map((one) => (one === reader ? { ...one, ...changed } : one)))
  return (
    <section className="grid grid-cols-1 gap-4">
      <div className="staff-head">
        <h3>{words.readers}</h3>
        {maySet && !isSetting && (
          <button className="btn" type="button" onClick={() => setSetting(true)}>
            {words.setReaders}
          </button>
        )}
      </div>
      <p className="hint">{words.readersHint}</p>
      {readers.length === 0 && <p className="empty">{words.noReaders}</p>}
      <ul className="grid gap-3 md:grid-cols-2">
        {readers.map((reader) => (
          <li className="card grid gap-2 p-4" key={reader.account}>
            <strong>{reader.name}</strong>
            {isSetting ? (
              <>
                <label className="choice">
                  <input
                    type="checkbox"
                    checked={reader.reads_special}
                    disabled={busy}
                    onChange={() => change(reader, { reads_special: !reader.reads_special })}
                  />
                  {words.readsSpecial}
                </label>
                <label className="choice">
                  <input
                    type="checkbox"
                    checked={reader.is_told}
                    disabled={busy}
                    onChange={() => change(reader, { is_told: !reader.is_told })}
                  />
                  {words.isTold}
                </label>
                <button
                  className="btn btn-quiet"
                  type="button"
                  disabled={busy}
                  onClick={() => void save(readers.filter((one) => one !== reader))}
                >
                  {words.removeReader({ name: reader.name })}
                </button>
              </>
            ) : (
              <span className="text-ink-soft">
                {[reader.reads_special && words.readsSpecial, reader.is_told && words.isTold]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            )}
          </li>
        ))}
      </ul>
      {isSetting && (
        <div className="field">
          <AccountSearch
            id="new-reader"
            label={words.addReader}
            busy={busy}
            choose={(user) =>
              save([
                ...readers.filter(({ account }) => account !== user.id),
                { account: user.id, name: personName(user), reads_special: false, is_told: false },
              ])
            }
          />
        </div>
      )}
    </section>
  )
}
