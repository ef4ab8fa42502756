import { useEffect, useState } from 'react'
import { listFellowships } from '../../../lib/api/groups/fellowships.ts'

/** The fellowships to filter by, as options of a select. */
export function useFellowships() {
  const [fellowships, setFellowships] = useState<readonly (readonly [string, string])[]>([])
  useEffect(() => {
    listFellowships({ limit: 1000, offset: 0, search: '', ordering: 'name' }).then(
      ({ rows }) => setFellowships(rows.map(({ id, name }) => [String(id), name])),
      console.error,
    )
  }, [])
  return fellowships
}
