import type { ReactNode } from 'react'
import { Reach } from '../../../components/staff/Contact.tsx'
import type { FamilyMemberAnswer } from '../../../lib/contract/people/family.ts'
import { shownTelephone } from '../../../lib/text/phone.ts'
import { relationWord } from './relation-words.ts'

type Props = {
  family: readonly FamilyMemberAnswer[]
  /** The buttons of one. */
  actions?: (member: FamilyMemberAnswer) => ReactNode
}

/** A family, next of kin first, each with what calls them. */
export const FamilyList = ({ family, actions }: Props) => (
  <ul className="grid grid-cols-1 gap-2">
    {family.map((member) => (
      <li
        className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1"
        key={`${member.relation} ${member.kind} ${member.person}`}
      >
        <span className="min-w-0 break-words">
          <strong>{member.name}</strong>
          <span className="hint block">
            {[relationWord(member), member.says, member.status, shownTelephone(member.telephone)]
              .filter(Boolean)
              .join(', ')}
          </span>
        </span>
        <span className="flex flex-wrap items-center">
          {member.telephone && <Reach name={member.name} telephone={member.telephone} />}
          {actions?.(member)}
        </span>
      </li>
    ))}
  </ul>
)
