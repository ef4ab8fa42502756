import { type ReactNode, useState } from 'react'
import type { Field } from '../../../../lib/contract/website/blocks/field.ts'
import { holdsWords, type Values } from '../../../../lib/contract/website/blocks/shown.ts'
import { postEditorWords } from '../messages.ts'
import { useIsPost } from '../page-context.ts'
import { inputWords } from './messages.ts'

type Entry = readonly [name: string, field: Field]

type Props = {
  /** Fields that the look of the block does not show. */
  hidden: readonly Entry[]
  values: Values
  input: (entry: Entry, changed: () => void) => ReactNode
}

/** The words that were written for another look: they stay in the draft, and can be moved from here or deleted. */
export function UnseenInputs({ hidden, values, input }: Props) {
  // A field whose last letter is deleted stays while it is written in.
  const [touched, setTouched] = useState<readonly string[]>([])
  const kept = hidden.filter(([name, field]) => holdsWords(field, values[name]) || touched.includes(name))
  const isPost = useIsPost()
  if (kept.length === 0) return null
  const names = kept.map(([, { label }]) => label()).join(', ')
  return (
    <details className="notice">
      <summary>
        {isPost ? postEditorWords.notShown({ kept: names }) : inputWords.notShownOnPage({ kept: names })}
      </summary>
      <div className="grid gap-4 pt-3">
        {kept.map((entry) => input(entry, () => setTouched((before) => [...before, entry[0]])))}
      </div>
    </details>
  )
}
