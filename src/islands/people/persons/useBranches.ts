import { useEffect, useState } from 'react'
import { call } from '../../../lib/api/call.ts'
import type { BranchChoice } from '../../../lib/contract/people/branch.ts'
import { readPeople } from '../../../lib/contract/people/calls/persons.ts'

/** The branches of those whom the reader sees; none for a church without branches. */
export function useBranches(): readonly BranchChoice[] {
  const [choices, setChoices] = useState<readonly BranchChoice[]>([])
  useEffect(() => {
    call(readPeople).then(({ branches }) => setChoices(branches), console.error)
  }, [])
  return choices
}
