import { useHashWord, writeHashWords } from '../../../../components/staff/useHash.ts'
import { readMay } from '../../../../lib/api/giving/pdf.ts'
import { useLoaded, useOnOpen } from '../../../staff/useLoaded.ts'
import { Categories } from './Categories.tsx'
import { spendingWords as words } from './messages.ts'
import { Recurring } from './Recurring.tsx'
import { SpendRule } from './SpendRule.tsx'
import { Vouchers } from './Vouchers.tsx'

const parts = {
  '': Vouchers,
  recurring: Recurring,
  categories: Categories,
  approval: SpendRule,
} as const

const isPart = (id: string): id is keyof typeof parts => id in parts

/** What the church spends, for treasurers and signatories: vouchers, categories, and who has to agree. */
export function Spending() {
  const word = useHashWord('part')
  const open = isPart(word) ? word : ''
  const { data: may } = useOnOpen(useLoaded(readMay))
  const Part = parts[open]
  const names = [
    ['', words.vouchers],
    ['recurring', words.recurring],
    ['categories', words.categories],
    ['approval', words.approval],
  ] as const
  return (
    <div className="grid grid-cols-1 gap-5">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{words.part}</legend>
        {names.map(([id, name]) => (
          <button
            className={id === open ? 'btn btn-primary' : 'btn'}
            key={id}
            type="button"
            aria-pressed={id === open}
            onClick={() => writeHashWords({ part: id, search: '', page: '', status: '' })}
          >
            {name}
          </button>
        ))}
      </fieldset>
      {may && <Part isTreasurer={may.includes('treasurer')} key={open} />}
    </div>
  )
}
