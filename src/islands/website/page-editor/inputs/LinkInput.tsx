import { lazy, Suspense, useState } from 'react'
import { Field } from '../../../../components/form/Field.tsx'
import { linkOfTyped } from '../../../../lib/text/typed-link.ts'
import { inputWords } from './messages.ts'

const LinkDialog = lazy(() =>
  import('./LinkDialog.tsx').then(({ LinkDialog: Component }) => ({ default: Component })),
)

type Props = {
  name: string
  label: string
  hint: string
  required: boolean
  value: string
  change: (value: string) => void
}

/** Where something leads: typed as people type addresses, or chosen from what the church has. */
export function LinkInput({ name, label, hint, required, value, change }: Props) {
  const [isChoosing, setChoosing] = useState(false)
  return (
    <div className="grid gap-1">
      <Field
        name={name}
        label={label}
        hint={hint}
        required={required}
        value={value}
        inputMode="url"
        autoCapitalize="none"
        maxLength={500}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        onBlur={({ currentTarget }) => {
          const link = linkOfTyped(currentTarget.value)
          if (link !== currentTarget.value) change(link)
        }}
      />
      <p>
        <button
          className="btn"
          type="button"
          aria-label={inputWords.chooseLabel({ label })}
          onClick={() => setChoosing(true)}
        >
          {inputWords.choose}
        </button>
      </p>
      {isChoosing && (
        <Suspense>
          <LinkDialog
            address={value}
            use={({ address }) => {
              setChoosing(false)
              change(address)
            }}
            close={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
