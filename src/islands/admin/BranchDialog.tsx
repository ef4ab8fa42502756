import { useCallback } from 'react'
import { Dialog } from '../../components/ui/Dialog.tsx'
import { call } from '../../lib/api/call.ts'
import type { BelongingAnswer, Branch } from '../../lib/contract/people/branch.ts'
import { readBelongings, setBelonging } from '../../lib/contract/people/calls/branches.ts'
import { useAct } from '../../stores/useAct.ts'
import { useLoaded, useOnOpen } from '../staff/useLoaded.ts'
import { adminWords } from './messages.ts'

type Props = { branch: Branch; close: () => void; edit: () => void }

const groups = () =>
  [
    {
      what: 'staff',
      name: adminWords.staff,
      hint: adminWords.theySeePeopleOf,
    },
    { what: 'fellowship', name: adminWords.fellowships, hint: '' },
    { what: 'service', name: adminWords.services, hint: adminWords.ushersOfThisBranch },
  ] as const

/** Who and what belongs to a branch; a tick is kept at once. */
export function BranchDialog({ branch, close, edit }: Props) {
  const load = useCallback(() => call(readBelongings, { id: branch.id }), [branch.id])
  const { data: belongings, edit: show } = useOnOpen(useLoaded(load, adminWords.whatBelongsToBranch))
  const [busy, act] = useAct()
  const set = ({ what, of, name }: BelongingAnswer, belongs: boolean) =>
    void act(
      async () => {
        const now = await call(setBelonging, { id: branch.id, body: { what, of, belongs } })
        show(() => now)
      },
      belongs ? adminWords.belongsTo({ name, branch: branch.name }) : adminWords.nameBelongsToNo({ name }),
    )
  return (
    <Dialog title={branch.name} close={close}>
      <div className="grid gap-5">
        {!belongings && (
          <div
            className="skeleton min-h-60"
            role="status"
            aria-busy="true"
            aria-label={adminWords.loadingBranch}
          />
        )}
        {belongings &&
          groups().map(({ what, name, hint }) => {
            const rows = belongings.filter((one) => one.what === what)
            return (
              <fieldset className="field" key={what}>
                <legend>{name}</legend>
                {hint && <p className="hint">{hint}</p>}
                {rows.length === 0 && <p>{adminWords.noneYet}</p>}
                {rows.map((one) => (
                  <label className="choice" key={one.of}>
                    <input
                      type="checkbox"
                      checked={one.branch === branch.id}
                      disabled={busy || (!branch.is_open && one.branch !== branch.id)}
                      onChange={({ currentTarget }) => set(one, currentTarget.checked)}
                    />
                    <span className="min-w-0 break-words">
                      {one.name}
                      {one.branch !== null && one.branch !== branch.id && (
                        <span className="hint block">{adminWords.belongsToAnotherBranch}</span>
                      )}
                    </span>
                  </label>
                ))}
              </fieldset>
            )
          })}
        <p>
          <button className="btn" type="button" onClick={edit}>
            {adminWords.editBranch}
          </button>
        </p>
      </div>
    </Dialog>
  )
}
