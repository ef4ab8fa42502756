import { useHashWord, writeHashWords } from '../../../../components/staff/useHash.ts'
import { readMay } from '../../../../lib/api/giving/pdf.ts'
import { useLoaded, useOnOpen } from '../../../staff/useLoaded.ts'
import { Balances } from './Balances.tsx'
import { accountWords as words } from './messages.ts'
import { Transfers } from './Transfers.tsx'

/** Where the church's money is, for treasurers and signatories: balances, and transfers. */
export function Accounts() {
  const open = useHashWord('part') === 'transfers' ? 'transfers' : ''
  const { data: may } = useOnOpen(useLoaded(readMay))
  const Part = open === 'transfers' ? Transfers : Balances
  const names = [
    ['', words.title],
    ['transfers', words.transfers],
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
