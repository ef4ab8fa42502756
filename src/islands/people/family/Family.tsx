import { useState } from 'react'
import { call } from '../../../lib/api/call.ts'
import { changeRelation, removeRelation } from '../../../lib/contract/people/calls/family.ts'
import type { FamilyMemberAnswer } from '../../../lib/contract/people/family.ts'
import { nameOfPerson, type PersonAnswer } from '../../../lib/contract/people/person.ts'
import { useActs } from '../../staff/acts/useActs.tsx'
import { AddRelation } from './AddRelation.tsx'
import { EditRelation } from './EditRelation.tsx'
import { FamilyList } from './FamilyList.tsx'
import { MakeRelations } from './MakeRelations.tsx'
import { familyWords } from './messages.ts'

type Props = { person: PersonAnswer; show: (now: PersonAnswer) => void }

const findHeading = () => document.getElementById('family')

/** The family of a person, with what the office may do. Of somebody who has died it says whose family it is. */
export function Family({ person, show }: Props) {
  const { id, family, may_change, proposed_family, has_died } = person
  const [dialog, setDialog] = useState<'add' | 'make'>()
  const { actions, opened } = useActs<FamilyMemberAnswer>({
    acts: [
      {
        name: familyWords.edit,
        when: ({ kind, relation }) => may_change && relation !== null && kind === 'kin',
        dialog: (member, dialog) => <EditRelation {...dialog} id={id} member={member} show={show} />,
      },
      {
        name: familyWords.markFormer,
        when: ({ kind }) => may_change && kind === 'spouse',
        ask: ({ name }) => ({
          title: familyWords.markFormerTitle({ name }),
          act: familyWords.markFormer,
          text: <p>{familyWords.markFormerText}</p>,
          danger: false,
        }),
        call: async (member) => show(await setFormer(id, member, true)),
        toast: familyWords.saved,
      },
      {
        name: familyWords.marryAgain,
        when: ({ kind }) => may_change && kind === 'former',
        call: async (member) => show(await setFormer(id, member, false)),
        toast: familyWords.saved,
      },
      {
        name: familyWords.remove,
        when: ({ relation }) => may_change && relation !== null,
        danger: true,
        ask: ({ name }) => ({
          title: familyWords.removeTitle({ name }),
          act: familyWords.removeAct,
          text: <p>{familyWords.removeText}</p>,
        }),
        call: async ({ relation }) => show(await call(removeRelation, { id, relation: relation ?? 0 })),
        toast: familyWords.removed,
      },
    ],
    nameOf: ({ name }) => name,
    instead: findHeading,
  })
  const close = () => setDialog(undefined)
  const name = nameOfPerson(person)
  return (
    <section className="grid gap-3" aria-labelledby="family">
      <h3 id="family" tabIndex={-1}>
        {has_died ? familyWords.familyOf({ name }) : familyWords.family}
      </h3>
      {family.length === 0 && <p className="hint">{familyWords.nobody}</p>}
      <FamilyList family={family} actions={actions} />
      {opened}
      {may_change && (
        <p className="flex flex-wrap gap-3">
          <button className="btn" type="button" onClick={() => setDialog('add')}>
            {familyWords.addRelation}
          </button>
          {proposed_family.length > 0 && (
            <button className="btn" type="button" onClick={() => setDialog('make')}>
              {familyWords.makeRelations}
            </button>
          )}
        </p>
      )}
      {dialog === 'add' && <AddRelation id={id} name={name} show={show} close={close} />}
      {dialog === 'make' && <MakeRelations id={id} proposed={proposed_family} show={show} close={close} />}
    </section>
  )
}

const setFormer = (id: number, { relation, says, version }: FamilyMemberAnswer, is_former: boolean) =>
  call(changeRelation, {
    id,
    relation: relation ?? 0,
    body: { is_former, says, ...(version !== null && { version }) },
  })
