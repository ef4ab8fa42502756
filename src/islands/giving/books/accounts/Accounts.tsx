import { useHashWord, writeHashWords } from '../../../../components/staff/useHash.ts'
import { readMay } from '../../../../lib/api/giving/pdf.ts'
import { useLoaded, useOnOpen } from '../../../staff/useLoaded.ts'
import { AnnualAccounts } from './AnnualAccounts.tsx'
import { Balances } from './Balances.tsx'
import { accountWords as words } from './messages.ts'
import { Transfers } from './Transfers.tsx'

const parts = { '': Balances, transfers: Transfers, annual: AnnualAccounts } as const

const isPart = (id: string): id is keyof typeof parts => id in parts

/** Where the church's money is, for treasurers and signatories: balances, transfers, and what an annual meeting asks for. */
export function Accounts() {
  const word = useHashWord('part')
  const open = isPart(word) ? word : ''
  const { data: may } = useOnOpen(useLoaded(readMay))
  const Part = parts[open]
  const names = [
    ['', words.title],
    ['transfers', words.transfers],
    ['annual', words.annual],
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
            onClick={() => writeHashWords({ part: id, search: '', page: '' })}
          >
            {name}
          </button>
        ))}
      </fieldset>
      {may && <Part isTreasurer={may.includes('treasurer')} key={open} />}
    </div>
  )
}
