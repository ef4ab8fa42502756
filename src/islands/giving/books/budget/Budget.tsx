import { useHashWord, writeHashWords } from '../../../../components/staff/useHash.ts'
import { readMay } from '../../../../lib/api/giving/pdf.ts'
import { useLoaded, useOnOpen } from '../../../staff/useLoaded.ts'
import { Assessments } from './Assessments.tsx'
import { Budgets } from './Budgets.tsx'
import { Comparison } from './Comparison.tsx'
import { budgetWords as words } from './messages.ts'

const parts = { '': Comparison, budgets: Budgets, assessments: Assessments } as const

const isPart = (id: string): id is keyof typeof parts => id in parts

/** What the church means to take in and to spend, for treasurers and signatories, beside what the books have. */
export function Budget() {
  const word = useHashWord('part')
  const open = isPart(word) ? word : ''
  const { data: may } = useOnOpen(useLoaded(readMay))
  const Part = parts[open]
  const names = [
    ['', words.beside],
    ['budgets', words.budgets],
    ['assessments', words.assessments],
  ] as const
  return (
    <div className="grid grid-cols-1 gap-5">
      <fieldset className="flex flex-wrap gap-2 no-print">
        <legend className="sr-only">{words.part}</legend>
        {names.map(([id, name]) => (
          <button
            className={id === open ? 'btn btn-primary' : 'btn'}
            key={id}
            type="button"
            aria-pressed={id === open}
            onClick={() => writeHashWords({ part: id })}
          >
            {name}
          </button>
        ))}
      </fieldset>
      {may && <Part isTreasurer={may.includes('treasurer')} key={open} />}
    </div>
  )
}
