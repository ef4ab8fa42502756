import { useEffect, useState } from 'react'
import { ListFilter } from '../../components/staff/lists/ListFilter.tsx'
import type { List } from '../../components/staff/lists/list.ts'
import { roleChoices } from '../../components/staff/person-words.ts'
import { listFellowships } from '../../lib/api/groups/fellowships.ts'
import { listWords } from '../staff/lists/messages.ts'
import { adminWords } from './messages.ts'

/** Filters people by their role and by their fellowship, of which there may be none. */
export function AccountFilters<Row>({ list }: { list: List<Row> }) {
  const [fellowships, setFellowships] = useState<readonly (readonly [string, string])[]>([])
  useEffect(() => {
    listFellowships({ limit: 1000, offset: 0, search: '', ordering: 'name' }).then(
      ({ rows }) => setFellowships(rows.map(({ id, name }) => [String(id), name])),
      console.error,
    )
  }, [])
  const chosen = list.query.fellowship ?? ''
  // Until they are loaded, the select shows what the address says.
  const unknown = chosen !== '' && chosen !== 'none' && !fellowships.some(([id]) => id === chosen)
  return (
    <>
      <ListFilter list={list} label={listWords.role} by="role" options={roleChoices()} />
      <ListFilter
        list={list}
        label={listWords.fellowship}
        by="fellowship"
        options={[
          ['', adminWords.everyFellowship],
          ['none', adminWords.withoutFellowship],
          ...fellowships,
          ...(unknown ? [[chosen, adminWords.oneFellowship] as const] : []),
        ]}
      />
    </>
  )
}
