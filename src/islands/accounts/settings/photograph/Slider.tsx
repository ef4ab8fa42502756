import { useEffect, useRef } from 'react'

type Props = {
  label: string
  from?: number
  to?: number
  value: number
  set: (value: number) => void
  /** Disabled, because the crop cannot move in this direction. */
  still?: boolean
  /** Takes the focus when mounted. */
  first?: boolean
}

export function Slider({ label, from = 0, to = 1, value, set, still = false, first = false }: Props) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (first) input.current?.focus()
  }, [first])
  return (
    <label className="slider">
      {label}
      <input
        ref={input}
        type="range"
        min={from}
        max={to}
        step={0.02}
        value={value}
        disabled={still}
        onChange={({ currentTarget }) => set(Number(currentTarget.value))}
      />
    </label>
  )
}
