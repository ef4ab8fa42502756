import { useEffect, useState } from 'react'
import { whyRefused } from '../../../lib/api/api-error.ts'
import { listFunds } from '../../../lib/api/giving/books.ts'
import { listYears, previewYear, publishYear, withdrawYear } from '../../../lib/api/giving/published-years.ts'
import type {
  PublishedYearAnswer,
  YearFigures,
  YearForm,
  YearPreviewAnswer,
} from '../../../lib/contract/giving/published-year.ts'
import { formatMoney } from '../../../lib/money/money.ts'
import { formatCount } from '../../../lib/text/format-count.ts'
import { today } from '../../../lib/time/today.ts'
import { shownDay } from '../../../lib/words/shown-day.ts'
import { useAct } from '../../../stores/useAct.ts'
import { useActs } from '../../staff/acts/useActs.tsx'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'
import { bookWords } from './messages.ts'

/** What everybody sees of a year on the page Give: chosen, looked at, published, withdrawn. */
export function PublishedYears() {
  const { data: years, edit, reload } = useOnOpen(useLoaded(listYears, bookWords.annualFiguresCouldNot))
  const [busy, act] = useAct()
  const { actions, opened } = useActs<PublishedYearAnswer>({
    acts: [
      {
        name: bookWords.withdraw,
        danger: true,
        ask: ({ year }) => ({
          title: bookWords.withdrawFiguresOfYear({ year }),
          act: bookWords.withdrawFigures,
          text: <p>{bookWords.nobodySeesYearOn({ year })}</p>,
          failure: bookWords.figuresWereNotWithdrawn,
        }),
        call: async ({ year }) => {
          const left = await withdrawYear(year)
          edit(() => left)
        },
        toast: ({ year }) => bookWords.yearIsWithdrawn({ year }),
      },
    ],
    nameOf: ({ year }) => String(year),
    changed: () => void reload(),
  })
  return (
    <div className="grid grid-cols-1 gap-5">
      <h2>{bookWords.annualFigures}</h2>
      <p>{bookWords.whatYouPublishStands}</p>
      {years?.length === 0 && <p className="empty">{bookWords.noYearIsPublished}</p>}
      {years?.map((published) => (
        <div className="card grid gap-3 p-4" key={published.year}>
          <div className="staff-head">
            <h3>{published.year}</h3>
            {actions(published)}
          </div>
          <p className="hint">{bookWords.publishedOnDay({ day: shownDay(published.published_at) })}</p>
          <Figures figures={published.figures} />
        </div>
      ))}
      {opened}
      <Choose
        busy={busy}
        publish={(form) =>
          void act(
            async () => {
              const all = await publishYear(form)
              edit(() => all)
            },
            bookWords.yearIsPublished({ year: form.year }),
          )
        }
      />
    </div>
  )
}

function Choose({ busy, publish }: { busy: boolean; publish: (form: YearForm) => void }) {
  const { data: funds } = useOnOpen(useLoaded(listFunds, bookWords.fundsCouldNotBe))
  const thisYear = Number(today().slice(0, 4))
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const [form, setForm] = useState({ year: thisYear, with_gifts: true, with_goals: true })
  if (!funds) return null
  const yearForm = { ...form, funds: funds.map(({ id }) => id).filter((id) => !left.has(id)) }
  const turn = (id: number) =>
    setLeft((before) => (before.has(id) ? without(before, id) : new Set([...before, id])))
  return (
    <section className="grid gap-4" aria-labelledby="publish-year">
      <h3 id="publish-year">{bookWords.publishYear}</h3>
      <div className="field">
        <label htmlFor="year">{bookWords.year}</label>
        <select
          className="input w-auto"
          id="year"
          value={form.year}
          onChange={({ currentTarget }) => setForm({ ...form, year: Number(currentTarget.value) })}
        >
          {[0, 1, 2, 3, 4].map((ago) => (
            <option key={ago}>{thisYear - ago}</option>
          ))}
        </select>
      </div>
      <fieldset className="grid gap-2">
        <legend className="label">{bookWords.fundsShownSeparately}</legend>
        <div className="choices">
          {funds.map(({ id, name }) => (
            <label className="choice" key={id}>
              <input type="checkbox" checked={!left.has(id)} onChange={() => turn(id)} />
              {name}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="choices">
        <label className="choice">
          <input
            type="checkbox"
            checked={form.with_gifts}
            onChange={({ currentTarget }) => setForm({ ...form, with_gifts: currentTarget.checked })}
          />
          {bookWords.numberOfNamedGifts}
        </label>
        <label className="choice">
          <input
            type="checkbox"
            checked={form.with_goals}
            onChange={({ currentTarget }) => setForm({ ...form, with_goals: currentTarget.checked })}
          />
          {bookWords.progressOfGoals}
        </label>
      </div>
      <Preview key={JSON.stringify(yearForm)} form={yearForm} busy={busy} publish={() => publish(yearForm)} />
    </section>
  )
}

const without = (all: ReadonlySet<number>, id: number) => new Set([...all].filter((one) => one !== id))

function Preview({ form, busy, publish }: { form: YearForm; busy: boolean; publish: () => void }) {
  // `key` mounts a new preview for other choices, so the first `form` is the only one.
  const [firstForm] = useState(form)
  const [preview, setPreview] = useState<YearPreviewAnswer>()
  const [problem, setProblem] = useState('')
  useEffect(() => {
    previewYear(firstForm).then(setPreview, (error: unknown) => setProblem(whyRefused(error)))
  }, [firstForm])
  if (problem) return <p className="notice">{problem}</p>
  if (!preview) return null
  const folded = preview.funds.filter(({ id, is_shown }) => !is_shown && form.funds.includes(id))
  return (
    <div className="card grid gap-3 p-4">
      <h4>{bookWords.preview}</h4>
      <Figures figures={preview.figures} />
      {folded.length > 0 && (
        <p className="hint">
          {bookWords.foldedNotShownApart({ folded: folded.map(({ name }) => name).join(', ') })}
        </p>
      )}
      <p>
        <button className="btn btn-primary" type="button" disabled={busy} onClick={publish}>
          {bookWords.publishYear2({ year: form.year })}
        </button>
      </p>
    </div>
  )
}

function Figures({ figures: { funds, other, total, gifts, until } }: { figures: YearFigures }) {
  return (
    <>
      <dl className="facts">
        {funds.map(({ name, amount, goal }) => (
          <div key={name}>
            <dt>
              {name}
              {goal !== null && bookWords.goalOfItsGoal({ goal })}
            </dt>
            <dd>{formatMoney(amount)}</dd>
          </div>
        ))}
        {other !== 0 && (
          <div>
            <dt>{bookWords.allElse}</dt>
            <dd>{formatMoney(other)}</dd>
          </div>
        )}
        <div>
          <dt>{bookWords.together}</dt>
          <dd>{formatMoney(total)}</dd>
        </div>
      </dl>
      <p className="hint">
        {bookWords.untilDay({ day: shownDay(until) })}
        {gifts !== null && bookWords.namedGifts({ count: gifts, number: formatCount(gifts) })}.
      </p>
    </>
  )
}
