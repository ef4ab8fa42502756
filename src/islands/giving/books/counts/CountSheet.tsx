import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useOwnDraft } from '../../../../components/form/useDraft.ts'
import { enterSheet } from '../../../../lib/api/giving/books.ts'
import {
  type CountAnswer,
  denominationsOf,
  type Notes,
  sumOf,
} from '../../../../lib/contract/giving/books-count.ts'
import type { FundAnswer } from '../../../../lib/contract/giving/books-fund.ts'
import { formatMoney } from '../../../../lib/money/money.ts'
import { churchCurrency } from '../../../../lib/site/this-church.ts'
import { notify } from '../../../../stores/toasts.ts'
import { useAct } from '../../../../stores/useAct.ts'
import { countWords } from './messages.ts'

type Props = { count: CountAnswer; funds: readonly FundAnswer[]; changed: (now: CountAnswer) => void }

/** How many notes and coins of each value the user counted, by fund. Typed figures stay over a reload. */
export function CountSheet({ count, funds, changed }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const { forget } = useOwnDraft(form, `count-${count.id}`)
  const [typed, setTyped] = useState<Notes[]>(count.notes)
  const [busy, act] = useAct()
  const values = denominationsOf(churchCurrency())
  const open = funds.filter(({ is_open, purpose }) => is_open && purpose !== 'tickets')

  const read = (): Notes[] =>
    [...new FormData(form.current ?? undefined)].flatMap(([name, many]) => {
      const [fund, value] = name.split('-').map(Number)
      const given = String(many).trim()
      return given && fund && value
        ? [{ fund, value, many: /^\d{1,7}$/.test(given) ? Number(given) : -1 }]
        : []
    })

  // After the effect that puts the draft back: the sums are those of the fields.
  const readDraft = useEffectEvent(() => setTyped(read()))
  useEffect(() => readDraft(), [])

  async function save(): Promise<void> {
    const notes = read()
    if (notes.some(({ many }) => many < 0)) return void notify.error(countWords.wholeNumbers)
    const done = await act(async () => changed(await enterSheet(count.id, notes)), countWords.countSaved)
    if (done) forget()
  }

  return (
    <form
      className="grid gap-4"
      ref={form}
      noValidate
      onInput={() => setTyped(read())}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <h3>{countWords.yourCount}</h3>
      {open.length === 0 && <p className="empty">{countWords.noFund}</p>}
      {open.map((fund, at) => {
        const mine = typed.filter((one) => one.fund === fund.id)
        return (
          <details className="card p-4" key={fund.id} open={mine.length > 0 || at === 0 || undefined}>
            <summary>
              {fund.name}: {formatMoney(sumOf(mine.filter(({ many }) => many > 0)))}
            </summary>
            <div className="count-notes mt-4">
              {values.map((value) => {
                const name = `${fund.id}-${value}`
                const before = count.notes.find((one) => one.fund === fund.id && one.value === value)
                return (
                  <div className="field" key={value}>
                    <label htmlFor={name}>
                      <span className="sr-only">{countWords.howMany({ name: fund.name })}</span>
                      {formatMoney(value)}
                    </label>
                    <input
                      className="input"
                      id={name}
                      name={name}
                      inputMode="numeric"
                      autoComplete="off"
                      maxLength={7}
                      defaultValue={before?.many ?? ''}
                    />
                  </div>
                )
              })}
            </div>
          </details>
        )
      })}
      <p>
        <button className="btn btn-primary" type="submit" disabled={busy} aria-busy={busy}>
          {countWords.saveCount}
        </button>
      </p>
    </form>
  )
}
