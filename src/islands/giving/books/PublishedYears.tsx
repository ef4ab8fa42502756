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
import { countOf } from '../../../lib/text/format-count.ts'
import { formatDay } from '../../../lib/time/dates.ts'
import { today } from '../../../lib/time/today.ts'
import { useAct } from '../../../stores/useAct.ts'
import { useActs } from '../../staff/acts/useActs.tsx'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'

/** What everybody sees of a year on the page Give: chosen, looked at, published, withdrawn. */
export function PublishedYears() {
  const {
    data: years,
    edit,
    reload,
  } = useOnOpen(useLoaded(listYears, 'The annual figures could not be loaded.'))
  const [busy, act] = useAct()
  const { actions, opened } = useActs<PublishedYearAnswer>({
    acts: [
      {
        name: 'Withdraw',
        danger: true,
        ask: ({ year }) => ({
          title: `Withdraw the figures of ${year}?`,
          act: 'Withdraw figures',
          text: (
            <p>Nobody sees {year} on the page Give any more. The books stay, and you can publish it again.</p>
          ),
          failure: 'The figures were not withdrawn',
        }),
        call: async ({ year }) => {
          const left = await withdrawYear(year)
          edit(() => left)
        },
        toast: ({ year }) => `${year} is withdrawn`,
      },
    ],
    nameOf: ({ year }) => String(year),
    changed: () => void reload(),
  })
  return (
    <div className="grid grid-cols-1 gap-5">
      <h2>Annual Figures</h2>
      <p>
        What you publish stands on the page Give for everybody, as the books are at that moment. It names
        nobody. A fund with fewer than five givers is never shown apart.
      </p>
      {years?.length === 0 && (
        <p className="empty">
          No year is published yet. Members and visitors then read on the page Give what came in and what it
          was for.
        </p>
      )}
      {years?.map((published) => (
        <div className="card grid gap-3 p-4" key={published.year}>
          <div className="staff-head">
            <h3>{published.year}</h3>
            {actions(published)}
          </div>
          <p className="hint">Published on {formatDay(published.published_at)}.</p>
          <Figures figures={published.figures} />
        </div>
      ))}
      {opened}
      <Choose
        busy={busy}
        publish={(form) =>
          void act(async () => {
            const all = await publishYear(form)
            edit(() => all)
          }, `${form.year} is published`)
        }
      />
    </div>
  )
}

function Choose({ busy, publish }: { busy: boolean; publish: (form: YearForm) => void }) {
  const { data: funds } = useOnOpen(useLoaded(listFunds, 'The funds could not be loaded.'))
  const thisYear = Number(today().slice(0, 4))
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const [form, setForm] = useState({ year: thisYear, with_gifts: true, with_goals: true })
  if (!funds) return null
  const yearForm = { ...form, funds: funds.map(({ id }) => id).filter((id) => !left.has(id)) }
  const turn = (id: number) =>
    setLeft((before) => (before.has(id) ? without(before, id) : new Set([...before, id])))
  return (
    <section className="grid gap-4" aria-labelledby="publish-year">
      <h3 id="publish-year">Publish year</h3>
      <div className="field">
        <label htmlFor="year">Year</label>
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
        <legend className="label">Funds shown separately</legend>
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
          Number of named gifts
        </label>
        <label className="choice">
          <input
            type="checkbox"
            checked={form.with_goals}
            onChange={({ currentTarget }) => setForm({ ...form, with_goals: currentTarget.checked })}
          />
          Progress of goals
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
      <h4>Preview</h4>
      <Figures figures={preview.figures} />
      {folded.length > 0 && (
        <p className="hint">
          {folded.map(({ name }) => name).join(', ')}: not shown apart, since too few people gave for it or
          for what is left.
        </p>
      )}
      <p>
        <button className="btn btn-primary" type="button" disabled={busy} onClick={publish}>
          Publish {form.year}
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
              {goal !== null && `, ${goal} % of its goal`}
            </dt>
            <dd>{formatMoney(amount)}</dd>
          </div>
        ))}
        {other !== 0 && (
          <div>
            <dt>All else</dt>
            <dd>{formatMoney(other)}</dd>
          </div>
        )}
        <div>
          <dt>Together</dt>
          <dd>{formatMoney(total)}</dd>
        </div>
      </dl>
      <p className="hint">
        Until {formatDay(until)}
        {gifts !== null &&
          `, with ${countOf(gifts, 'gift')} that had a name on ${gifts === 1 ? 'it' : 'them'}`}
        .
      </p>
    </>
  )
}
