import { useEffect, useRef, useState } from 'react'
import { SelectField } from '../../../components/form/ChoiceField.tsx'
import { listEventCategories } from '../../../lib/api/services/event-categories.ts'
import type { EventCategory } from '../../../lib/contract/services/event-category.ts'
import { entryWords } from './messages.ts'
import { tellLoaded } from './useEntryDraft.ts'

type Props = { chosen: string | undefined }

/** A choice among the church's categories of events. Until they are loaded, and if they cannot be, the event keeps its own. */
export function CategorySelect({ chosen = '' }: Props) {
  const [categories, setCategories] = useState<readonly EventCategory[]>()
  useEffect(() => {
    listEventCategories().then(setCategories, console.error)
  }, [])
  const select = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    if (categories) tellLoaded(select.current)
  }, [categories])
  const isKnown = categories?.some(({ slug }) => slug === chosen)
  return (
    <SelectField
      key={categories ? 'known' : 'asked'}
      name="category"
      label={entryWords.category}
      required
      defaultValue={chosen}
      ref={select}
    >
      {!categories && (
        <option value={chosen}>{chosen ? entryWords.sameCategory : entryWords.firstCategory}</option>
      )}
      {categories?.map(({ slug, name }) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
      {categories && <option value={chosen && !isKnown ? chosen : 'other'}>{entryWords.other}</option>}
    </SelectField>
  )
}
