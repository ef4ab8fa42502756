import { useState } from 'react'
import { Confirm } from '../../../components/ui/Confirm.tsx'
import { whyRefused } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { makeRelations } from '../../../lib/contract/people/calls/family.ts'
import type { ProposedRelationAnswer } from '../../../lib/contract/people/family.ts'
import type { PersonAnswer } from '../../../lib/contract/people/person.ts'
import { notify } from '../../../stores/toasts.ts'
import { familyWords } from './messages.ts'

type Props = {
  id: number
  proposed: readonly ProposedRelationAnswer[]
  show: (now: PersonAnswer) => void
  close: () => void
}

/** The relations that a household makes likely, all ticked: one press keeps them. */
export function MakeRelations({ id, proposed, show, close }: Props) {
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const chosen = proposed.filter((_, at) => !left.has(at))
  return (
    <Confirm
      title={familyWords.makeTitle}
      act={familyWords.makeRelations}
      danger={false}
      close={close}
      refused={whyRefused}
      confirm={async () => {
        const relations = chosen.map(({ kind, person, other }) => ({ kind, person, other }))
        show(await call(makeRelations, { id, body: { relations } }))
        notify.success(familyWords.made)
      }}
    >
      <p>{familyWords.makeText}</p>
      <div className="grid gap-2">
        {proposed.map((one, at) => (
          <label className="choice" key={`${one.kind} ${one.person} ${one.other}`}>
            <input
              type="checkbox"
              checked={!left.has(at)}
              onChange={() => {
                const next = new Set(left)
                if (!next.delete(at)) next.add(at)
                setLeft(next)
              }}
            />
            {one.kind === 'spouse'
              ? familyWords.isSpouseOf({ person: one.person_name, other: one.other_name })
              : familyWords.isParentOf({ person: one.person_name, other: one.other_name })}
          </label>
        ))}
      </div>
    </Confirm>
  )
}
