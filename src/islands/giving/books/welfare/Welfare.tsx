import { useHashWord, writeHashWords } from '../../../../components/staff/useHash.ts'
import { readMay } from '../../../../lib/api/giving/pdf.ts'
import { useLoaded, useOnOpen } from '../../../staff/useLoaded.ts'
import { welfareWords } from './messages.ts'
import { WelfareClaims } from './WelfareClaims.tsx'
import { WelfareMembers } from './WelfareMembers.tsx'
import { WelfareRules } from './WelfareRules.tsx'
import { WelfareVouchers } from './WelfareVouchers.tsx'
import { WelfareWaivers } from './WelfareWaivers.tsx'

const parts = () =>
  [
    ['', welfareWords.claims, WelfareClaims],
    ['vouchers', welfareWords.vouchers, WelfareVouchers],
    ['members', welfareWords.dues, WelfareMembers],
    ['waivers', welfareWords.waivers, WelfareWaivers],
    ['rules', welfareWords.rules, WelfareRules],
  ] as const

/** The welfare fund for treasurers and signatories: claims, vouchers, dues, waivers and rules. */
export function Welfare() {
  const open = useHashWord('part')
  const { data: may } = useOnOpen(useLoaded(readMay))
  const Part = parts().find(([id]) => id === open)?.[2] ?? WelfareClaims
  return (
    <div className="grid grid-cols-1 gap-5">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{welfareWords.sectionOfWelfareFund}</legend>
        {parts().map(([id, name]) => (
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
      {may && (
        <Part isTreasurer={may.includes('treasurer')} isSignatory={may.includes('signatory')} key={open} />
      )}
    </div>
  )
}
