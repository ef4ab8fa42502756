import { useState } from 'react'
import { Field, LongField } from '../../../components/form/Field.tsx'
import { Dialog } from '../../../components/ui/Dialog.tsx'
import { collectChild, readChild } from '../../../lib/api/services/check-in.ts'
import {
  type CheckInSessionAnswer,
  type ChildAnswer,
  CollectionForm,
} from '../../../lib/contract/services/check-in.ts'
import { typedAs } from '../../../lib/contract/typed.ts'
import { newGuardianCode } from '../../../lib/services/check-in-acts.ts'
import { useAct } from '../../../stores/useAct.ts'
import { EditDialog } from '../../staff/dialogs/EditDialog.tsx'
import { reportFailure } from '../../staff/report-failure.ts'
import { State } from './Desk.tsx'
import { checkInWords } from './messages.ts'
import { useCheckInSessionHere } from './useCheckInSession.ts'

type Child = CheckInSessionAnswer['children'][number]

/** The children who are here, and with whom each goes home. */
export function Children() {
  const { sitting, show, tap, reload, ...state } = useCheckInSessionHere()
  const [leaving, setLeaving] = useState<ChildAnswer>()
  const [given, setGiven] = useState<{ name: string; code: string }>()
  if (!sitting) return null
  const { id } = sitting

  async function open(child: Child): Promise<void> {
    try {
      setLeaving(await readChild(id, child.id))
    } catch (error) {
      reportFailure(error, checkInWords.collectorsNotLoaded)
    }
  }

  function giveCode(child: Child): void {
    const code = newGuardianCode()
    tap({ kind: 'mark', person: child.id, here: true, code, again: true })
    setGiven({ name: child.name, code })
  }

  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="staff-head">
        <h2>{checkInWords.children}</h2>
        <button className="btn" type="button" onClick={() => void reload()}>
          {checkInWords.refresh}
        </button>
      </div>
      <State {...state} />
      <p className="hint">{checkInWords.childrenHint}</p>
      {sitting.children.length === 0 && <p className="empty">{checkInWords.noChildren}</p>}
      <ul className="grid gap-2">
        {sitting.children.map((child) => (
          <li className="card flex flex-wrap items-center justify-between gap-3 p-3" key={child.id}>
            <strong className="min-w-0 break-words">{child.name}</strong>
            {child.collected ? (
              <span>{checkInWords.collected}</span>
            ) : (
              <span className="flex flex-wrap gap-2">
                <button className="btn btn-quiet" type="button" onClick={() => giveCode(child)}>
                  {checkInWords.anotherCode({ name: child.name })[0]}
                  <span className="sr-only">{checkInWords.anotherCode({ name: child.name })[1]}</span>
                </button>
                <button className="btn btn-primary" type="button" onClick={() => void open(child)}>
                  {checkInWords.collect({ name: child.name })[0]}
                  <span className="sr-only">{checkInWords.collect({ name: child.name })[1]}</span>
                </button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {given && (
        <Dialog title={checkInWords.codeForName({ name: given.name })} close={() => setGiven(undefined)}>
          <p className="font-mono text-3xl">{given.code}</p>
          <p className="hint">{checkInWords.anotherCodeHint}</p>
        </Dialog>
      )}
      {leaving && (
        <Collect
          id={id}
          show={show}
          child={leaving}
          outdated={() => void reload()}
          close={() => setLeaving(undefined)}
        />
      )}
    </div>
  )
}

type Props = {
  id: number
  child: ChildAnswer
  show: (answer: CheckInSessionAnswer) => void
  outdated: () => void
  close: () => void
}

function Collect({ id, child, show, outdated, close }: Props) {
  const [busy, act] = useAct()
  const [isOverride, setOverride] = useState(false)
  return (
    <EditDialog
      title={checkInWords.whoCollects({ name: child.name })}
      shape={typedAs(CollectionForm, ({ code, reason }) => ({
        child: child.id,
        ...(isOverride ? { reason } : { code: code?.trim() ? code : undefined }),
      }))}
      save={async (form) => show(await collectChild(id, form))}
      act={[checkInWords.markCollected, checkInWords.savingIt]}
      saved={checkInWords.isCollected({ name: child.name })}
      outdated={outdated}
      close={close}
    >
      {child.collectors.length > 0 && (
        <div className="grid gap-2">
          <p>{checkInWords.collectorsHint}</p>
          {child.collectors.map(({ id: collector, name }) => (
            <button
              className="btn"
              key={collector}
              type="button"
              disabled={busy}
              onClick={() =>
                void act(
                  async () => {
                    show(await collectChild(id, { child: child.id, collector }))
                    close()
                  },
                  checkInWords.isCollected({ name: child.name }),
                )
              }
            >
              {checkInWords.collectedBy({ name })}
            </button>
          ))}
        </div>
      )}
      {isOverride ? (
        <LongField
          name="reason"
          label={checkInWords.reason}
          hint={checkInWords.reasonHint}
          rows={3}
          required
        />
      ) : (
        <>
          <Field
            name="code"
            label={checkInWords.guardiansCode}
            hint={checkInWords.guardiansCodeHint}
            autoComplete="off"
            autoCapitalize="characters"
            required
          />
          <p>
            <button className="btn btn-quiet" type="button" onClick={() => setOverride(true)}>
              {checkInWords.collectWithoutCode}
            </button>
          </p>
        </>
      )}
    </EditDialog>
  )
}
