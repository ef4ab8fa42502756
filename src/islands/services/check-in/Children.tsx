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
      reportFailure(error, 'Who may collect the child could not be loaded. Collecting needs the network.')
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
      <p className="hint">{checkInWords.childGoesWhoeverHas}</p>
      {sitting.children.length === 0 && <p className="empty">{checkInWords.childrenWhomMarkCome}</p>}
      <ul className="grid gap-2">
        {sitting.children.map((child) => (
          <li className="card flex flex-wrap items-center justify-between gap-3 p-3" key={child.id}>
            <strong className="min-w-0 break-words">{child.name}</strong>
            {child.collected ? (
              <span>{checkInWords.collected}</span>
            ) : (
              <span className="flex flex-wrap gap-2">
                <button className="btn btn-quiet" type="button" onClick={() => giveCode(child)}>
                  Another code<span className="sr-only">: {child.name}</span>
                </button>
                <button className="btn btn-primary" type="button" onClick={() => void open(child)}>
                  Collect<span className="sr-only">: {child.name}</span>
                </button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {given && (
        <Dialog title={`Code for ${given.name}`} close={() => setGiven(undefined)}>
          <p className="font-mono text-3xl">{given.code}</p>
          <p className="hint">{checkInWords.giveGuardianAnotherUsher}</p>
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
      title={`Who collects ${child.name}?`}
      shape={typedAs(CollectionForm, ({ code, reason }) => ({
        child: child.id,
        ...(isOverride ? { reason } : { code: code?.trim() ? code : undefined }),
      }))}
      save={async (form) => show(await collectChild(id, form))}
      act={['Mark collected', 'Saving...']}
      saved={`${child.name} is collected`}
      outdated={outdated}
      close={close}
    >
      {child.collectors.length > 0 && (
        <div className="grid gap-2">
          <p>{checkInWords.householdNamesThesePeople}</p>
          {child.collectors.map(({ id: collector, name }) => (
            <button
              className="btn"
              key={collector}
              type="button"
              disabled={busy}
              onClick={() =>
                void act(async () => {
                  show(await collectChild(id, { child: child.id, collector }))
                  close()
                }, `${child.name} is collected`)
              }
            >
              Collected by {name}
            </button>
          ))}
        </div>
      )}
      {isOverride ? (
        <LongField
          name="reason"
          label={checkInWords.reason}
          hint={checkInWords.whoGoesHowKnow}
          rows={3}
          required
        />
      ) : (
        <>
          <Field
            name="code"
            label={checkInWords.guardiansCode}
            hint={checkInWords.fiveLettersFromCheck}
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
