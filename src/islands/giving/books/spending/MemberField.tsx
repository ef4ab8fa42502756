import { ChosenGiver, GiverSearch } from '../GiverSearch.tsx'
import { spendingWords as words } from './messages.ts'

type Member = { id: number; name: string }

/** A member of a voucher by the id of the account; undefined for none. */
export const memberOf = (id: number | null | undefined, name = ''): Member | undefined =>
  id ? { id, name } : undefined

type MemberProps = {
  id: string
  label: string
  member: Member | undefined
  choose: (member: Member | undefined) => void
}

/** The account of a member, beside the name that stands on the voucher. */
export const MemberField = ({ id, label, member, choose }: MemberProps) => (
  <div className="field">
    {member ? (
      <ChosenGiver id={id} name={words.memberIs({ name: member.name })} again={() => choose(undefined)} />
    ) : (
      <GiverSearch id={id} label={label} choose={choose} />
    )}
  </div>
)
