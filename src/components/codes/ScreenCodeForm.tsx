import { useState } from 'react'

type Props = {
  label: string
  /** The label of the button. */
  act: string
  /** Why the last code opened nothing; '' for none. */
  refusal: string
  maxLength: number
  /** Takes the code as it is compared: small letters and digits. */
  open: (code: string) => void
}

/** Where the projector’s computer has no link, the code of its screen is typed from a telephone. */
export function ScreenCodeForm({ label, act, refusal, maxLength, open }: Props) {
  const [typed, setTyped] = useState('')
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        open(typed.toLowerCase().replace(/[^a-z0-9]/g, ''))
      }}
    >
      <div role="alert">{refusal && <p className="notice notice-error">{refusal}</p>}</div>
      <div className="field">
        <label htmlFor="code">{label}</label>
        <input
          className="input"
          id="code"
          value={typed}
          autoComplete="off"
          spellCheck={false}
          maxLength={maxLength}
          autoCapitalize="none"
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          required
        />
      </div>
      <button className="btn btn-primary justify-self-start" type="submit">
        {act}
      </button>
    </form>
  )
}
