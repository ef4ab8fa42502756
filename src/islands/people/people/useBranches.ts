import { useEffect, useState } from 'react'
import { readPeople } from '../../../lib/api/people/people.ts'
import type { BranchChoice } from '../../../lib/contract/people/branch.ts'

/** The branches of those whom the reader sees; none for a church without branches. */
export function useBranches(): readonly BranchChoice[] {
  const [found, setFound] = useState<readonly BranchChoice[]>([])
  useEffect(() => {
    readPeople().then(({ branches }) => setFound(branches), console.error)
  }, [])
  return found
}
