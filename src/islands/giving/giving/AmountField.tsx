import { useRef } from 'react'
import { Field } from '../../../components/form/Field.tsx'
import { useHydrated } from '../../../components/ui/useHydrated.ts'
import { smallestDonation, wholeAmount } from '../../../lib/contract/giving/donation.ts'
import { churchCurrency } from '../../../lib/site/this-church.ts'
import { formatCount } from '../../../lib/text/format-count.ts'
import { giveWords } from './messages.ts'

type Props = {
  presets: readonly number[]
  typed: string
  onTyped: (typed: string) => void
}

/** Preset amounts, and a field for any other amount (spec 1 §9). */
export function AmountField({ presets, typed, onTyped }: Props) {
  const awake = useHydrated()
  const field = useRef<HTMLDivElement>(null)

  /** Dispatches an `input` event, so that the draft and the errors are updated. */
  function choose(preset: number): void {
    const input = field.current?.querySelector('input')
    if (!input) return
    input.value = String(preset)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }

  return (
    <div className="grid gap-4" ref={field}>
      <fieldset className="presets" aria-label={giveWords.usualAmounts}>
        {presets.map((preset) => (
          <button
            className="btn"
            type="button"
            key={preset}
            disabled={!awake}
            aria-pressed={typed === String(preset)}
            onClick={() => choose(preset)}
          >
            {churchCurrency()} {formatCount(preset)}
          </button>
        ))}
      </fieldset>
      <Field
        name="amount"
        label={giveWords.amount({ currency: churchCurrency() })}
        hint={giveWords.whole({ amount: wholeAmount() })}
        type="number"
        inputMode="numeric"
        min={smallestDonation}
        step={1}
        onInput={({ currentTarget }) => onTyped(currentTarget.value)}
        required
      />
    </div>
  )
}
