import { useState } from 'react'
import { SelectField } from '../../../components/form/ChoiceField.tsx'
import type { BranchChoice } from '../../../lib/contract/people/branch.ts'
import type { PersonAnswer } from '../../../lib/contract/people/person.ts'
import { peopleWords } from './messages.ts'

type Props = {
  /** Undefined for somebody new. */
  person: PersonAnswer | undefined
  branches: readonly BranchChoice[]
}

/** The branch of a person. Who moves to another one may leave a fellowship of the old one, when they agree. */
export function BranchField({ person, branches }: Props) {
  const now = person?.branch ?? null
  const [chosen, setChosen] = useState(now === null ? '' : String(now))
  const old = person?.fellowship_branch ?? null
  const mayLeave = old !== null && chosen !== '' && chosen !== String(old) && chosen !== String(now ?? '')
  return (
    <>
      <SelectField
        name="branch"
        label={peopleWords.branch}
        defaultValue={now ?? ''}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      >
        <option value="">{peopleWords.none}</option>
        {branches
          .filter(({ id, is_open }) => is_open || id === now)
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </SelectField>
      {mayLeave && (
        <label className="choice">
          <input type="checkbox" name="leaves" />
          <span>
            {peopleWords.agreedToLeave({
              fellowship: person?.fellowship_name ?? '',
              branch: branches.find(({ id }) => id === old)?.name ?? peopleWords.anotherBranch,
            })}
          </span>
        </label>
      )}
    </>
  )
}
