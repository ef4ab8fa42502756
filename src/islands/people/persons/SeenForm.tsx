import { useState } from 'react'
import { peopleWords } from './messages.ts'

type Props = { id: string; act: string; busy: boolean; press: (how: string) => void }

/** Says how the office knows whose an account is: one sentence, and one press. */
export function SeenForm({ id, act, busy, press }: Props) {
  const [how, setHow] = useState('')
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        press(how)
      }}
    >
      <div className="field">
        <label htmlFor={id}>{peopleWords.proofIdentity}</label>
        <input
          className="input"
          id={id}
          required
          maxLength={200}
          autoComplete="off"
          placeholder={peopleWords.identityExample}
          value={how}
          onChange={({ currentTarget }) => setHow(currentTarget.value)}
        />
      </div>
      <p>
        <button className="btn" type="submit" disabled={busy}>
          {act}
        </button>
      </p>
    </form>
  )
}
