import { useEffect, useRef, useState } from 'react'
import { SelectField } from '../../../components/form/ChoiceField.tsx'
import { listFellowships } from '../../../lib/api/groups/fellowships.ts'
import type { Id } from '../../../lib/contract/base.ts'
import type { Fellowship } from '../../../lib/contract/groups/fellowship.ts'
import { entryWords } from './messages.ts'
import { tellLoaded } from './useEntryDraft.ts'

type Props = {
  label: string
  hint?: string
  required?: true
  /** The label of the choice of no fellowship. */
  none: string
  chosen: Id | null
  /** Their order; without it the server's usual one. */
  ordering?: 'name'
}

/** A choice of a fellowship. Until they are loaded, and if they cannot be, the chosen one stays. */
export function FellowshipSelect({ none, chosen, ordering, ...field }: Props) {
  const [fellowships, setFellowships] = useState<readonly Fellowship[]>()
  useEffect(() => {
    const all = { limit: 1000, offset: 0, search: '', ordering: ordering ?? '' }
    listFellowships(all).then(({ rows }) => setFellowships(rows), console.error)
  }, [ordering])
  const select = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    if (fellowships) tellLoaded(select.current)
  }, [fellowships])
  return (
    <SelectField
      key={fellowships ? 'known' : 'asked'}
      {...field}
      ref={select}
      name="fellowship"
      defaultValue={chosen ?? ''}
    >
      <option value="">{none}</option>
      {fellowships?.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
      {!fellowships && chosen && <option value={chosen}>{entryWords.sameFellowship}</option>}
    </SelectField>
  )
}
