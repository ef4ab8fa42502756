import { useState } from 'react'
import { Field } from '../../../../components/form/Field.tsx'

type NumberProps = {
  name: string
  label: string
  required: boolean
  least: number
  most: number
  /** An amount of money: its value counts hundredths. */
  hundredths?: boolean
  value: unknown
  change: (value: number) => void
}

/** A number as it is typed: a text that is none, such as an empty one, changes nothing. */
export function NumberInput({ hundredths = false, value, change, least, most, ...about }: NumberProps) {
  const parts = hundredths ? 100 : 1
  const shown = typeof value === 'number' ? String(value / parts) : ''
  const [typed, setTyped] = useState<string>()
  return (
    <Field
      {...about}
      type="number"
      inputMode="decimal"
      min={least}
      max={most}
      step={hundredths ? 0.01 : 1}
      value={typed ?? shown}
      onBlur={() => setTyped(undefined)}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        const number = Math.round(Number(currentTarget.value) * parts)
        if (currentTarget.value.trim() && number >= least && number <= most * parts) change(number)
      }}
    />
  )
}
