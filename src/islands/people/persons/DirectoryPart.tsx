import { useCallback, useState } from 'react'
import { Field } from '../../../components/form/Field.tsx'
import { call } from '../../../lib/api/call.ts'
import {
  readDirectoryPerson,
  removeDirectoryPerson,
  setDirectoryPerson,
} from '../../../lib/contract/people/calls/directory.ts'
import { DirectoryPersonForm } from '../../../lib/contract/people/directory.ts'
import { typedAs } from '../../../lib/contract/typed.ts'
import { shownDay } from '../../../lib/words/shown-day.ts'
import { useAct } from '../../../stores/useAct.ts'
import { EditDialog } from '../../staff/dialogs/EditDialog.tsx'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'
import { directoryPartWords as words } from './messages.ts'

/** Whether somebody without an account agreed to be in the church's directory, and what it shows. */
export function DirectoryPart({ id, name }: { id: number; name: string }) {
  const load = useCallback(() => call(readDirectoryPerson, { id }), [id])
  const { data, edit } = useOnOpen(useLoaded(load, words.notLoaded))
  const [opened, setOpened] = useState(false)
  const [busy, act] = useAct()
  const entry = data?.entry
  const shown = [
    entry?.telephone && words.telephone,
    entry?.birthday && words.birthday,
    entry?.address && words.address,
  ].filter(Boolean)
  return (
    <section className="grid gap-3" aria-labelledby="in-directory">
      <h3 id="in-directory">{words.title}</h3>
      <p>
        {entry
          ? words.isIn({
              shown: [words.name, ...shown].join(', '),
              agreed: entry.agreed,
              day: shownDay(entry.added_at),
            })
          : words.isOut}
      </p>
      <p className="flex flex-wrap gap-3">
        <button className="btn" type="button" disabled={!data || busy} onClick={() => setOpened(true)}>
          {entry ? words.change : words.add}
        </button>
        {entry && (
          <button
            className="btn btn-quiet"
            type="button"
            disabled={busy}
            onClick={() =>
              void act(async () => {
                const now = await call(removeDirectoryPerson, { id })
                edit(() => now)
              }, words.removed)
            }
          >
            {words.remove}
          </button>
        )}
      </p>
      {opened && (
        <EditDialog
          title={words.addTitle({ name })}
          shape={typedAs(DirectoryPersonForm, ({ agreed, telephone, birthday, address }) => ({
            agreed,
            telephone: telephone === 'on',
            birthday: birthday === 'on',
            address: address === 'on',
          }))}
          save={async (body) => {
            const now = await call(setDirectoryPerson, { id, body })
            edit(() => now)
          }}
          act={[words.save, words.saving]}
          saved={words.added}
          outdated={() => undefined}
          close={() => setOpened(false)}
        >
          <p>{words.hint}</p>
          <label className="choice">
            <input type="checkbox" name="telephone" defaultChecked={entry?.telephone ?? false} />
            {words.telephone}
          </label>
          <label className="choice">
            <input type="checkbox" name="birthday" defaultChecked={entry?.birthday ?? false} />
            {words.birthday}
          </label>
          <label className="choice">
            <input type="checkbox" name="address" defaultChecked={entry?.address ?? false} />
            {words.address}
          </label>
          <Field
            name="agreed"
            label={words.agreed}
            hint={words.agreedHint}
            defaultValue={entry?.agreed ?? ''}
            maxLength={200}
            required
          />
        </EditDialog>
      )}
    </section>
  )
}
