import { useState } from 'react'
import { importStatement, previewStatement } from '../../lib/api/matching.ts'
import {
  type DateOrder,
  type StatementColumn,
  type StatementMapping,
  type StatementPreviewAnswer,
  statementColumns,
  statementLimit,
} from '../../lib/contract/matching.ts'
import { formatDay } from '../../lib/dates.ts'
import { countOf, formatCount } from '../../lib/format-count.ts'
import { formatMoney } from '../../lib/money.ts'
import { notify } from '../../stores/toasts.ts'
import { useAct } from '../../stores/useAct.ts'

/** Takes a statement file: first a look at what it would bring, then its payments. Nothing is posted by it. */
export function StatementFile({ taken }: { taken: () => void }) {
  const [file, setFile] = useState<File>()
  const [found, setFound] = useState<StatementPreviewAnswer>()
  const [busy, act] = useAct()

  async function look(chosen: File | undefined, mapping?: StatementMapping): Promise<void> {
    setFile(chosen)
    if (!chosen) return setFound(undefined)
    if (chosen.size > statementLimit) return void notify.error('This file is larger than 5 MB.')
    const done = await act(
      async () => setFound(await previewStatement(chosen, mapping)),
      'Please look at what it would bring',
    )
    if (!done && !mapping) setFound(undefined)
  }

  async function take(): Promise<void> {
    if (!file || !found) return
    const done = await act(
      async () => void (await importStatement(file, found.mapping)),
      'The payments are taken. Now each one is decided',
    )
    if (!done) return
    setFile(undefined)
    setFound(undefined)
    taken()
  }

  return (
    <section className="grid gap-4" aria-labelledby="statement-file">
      <h2 id="statement-file">Statement of a network or a bank</h2>
      <p className="hint">
        Save the statement as CSV at MTN, Telecel or your bank, and choose it here. You see first what it
        would bring. The same payment is never taken twice, and nothing is posted until you confirm it.
      </p>
      <div className="field">
        <label htmlFor="statement-csv">The file</label>
        <input
          className="input"
          id="statement-csv"
          type="file"
          accept=".csv,.txt,text/csv"
          disabled={busy}
          key={file ? 'chosen' : 'none'}
          onChange={({ currentTarget }) => void look(currentTarget.files?.[0])}
        />
      </div>
      {found && (
        <div className="card grid gap-4 p-4">
          <Columns found={found} busy={busy} choose={(mapping) => void look(file, mapping)} />
          <Brings found={found} />
          <p className="flex flex-wrap gap-3">
            <button
              className="btn btn-primary"
              type="button"
              disabled={busy || found.question !== '' || found.incoming === found.known}
              onClick={() => void take()}
            >
              Take {found.incoming - found.known} payments
            </button>
            <button className="btn" type="button" disabled={busy} onClick={() => void look(undefined)}>
              Do not take it
            </button>
          </p>
        </div>
      )}
    </section>
  )
}

const columnNames: Record<StatementColumn, string> = {
  date: 'Date',
  amount: 'Money in',
  id: 'Number of the transaction',
  text: 'Text',
  name: 'Name of the payer',
  telephone: 'Telephone of the payer',
  direction: 'In or out (CR or DR)',
}

type ColumnsProps = {
  found: StatementPreviewAnswer
  busy: boolean
  choose: (mapping: StatementMapping) => void
}

function Columns({ found: { header, sample, mapping, is_known, question }, busy, choose }: ColumnsProps) {
  const options = header.map((name, at) => ({
    at,
    name: [name || `Column ${at + 1}`, (sample[0]?.[at] ?? '').slice(0, 30)].filter(Boolean).join(': '),
  }))
  return (
    <details className="grid gap-4" open={!is_known || question !== '' || undefined}>
      <summary>Which column is what{is_known && ' (as before)'}</summary>
      <div className="statement-columns mt-4">
        {statementColumns.map((column) => (
          <div className="field" key={column}>
            <label htmlFor={`column-${column}`}>{columnNames[column]}</label>
            <select
              className="input"
              id={`column-${column}`}
              value={mapping[column] ?? ''}
              disabled={busy}
              onChange={({ currentTarget: { value } }) =>
                choose({ ...mapping, [column]: value === '' ? null : Number(value) })
              }
            >
              <option value="">None</option>
              {options.map(({ at, name }) => (
                <option key={at} value={at}>
                  {name}
                </option>
              ))}
            </select>
          </div>
        ))}
        <div className="field">
          <label htmlFor="column-order">Dates such as 01/02/2026</label>
          <select
            className="input"
            id="column-order"
            value={mapping.order}
            disabled={busy}
            onChange={({ currentTarget }) => choose({ ...mapping, order: currentTarget.value as DateOrder })}
          >
            <option value="">As the file shows</option>
            <option value="day first">The day first: 1 February</option>
            <option value="month first">The month first: 2 January</option>
          </select>
        </div>
      </div>
    </details>
  )
}

function Brings({ found }: { found: StatementPreviewAnswer }) {
  const { question, incoming, known, outgoing, unreadable, unreadable_rows, total, from, to } = found
  if (question)
    return (
      <p className="notice notice-error" role="alert">
        {question}
      </p>
    )
  return (
    <div className="grid gap-2" role="status">
      <p>
        <strong>
          {countOf(incoming - known, 'new payment')}, {formatMoney(total)}
        </strong>
        {from && `, from ${formatDay(from)} to ${formatDay(to)}`}. {formatCount(known)}{' '}
        {known === 1 ? 'is' : 'are'} here already, {countOf(outgoing, 'row')} {outgoing === 1 ? 'is' : 'are'}{' '}
        money out or empty.
      </p>
      {unreadable_rows > 0 && (
        <details>
          <summary>Left out, since it cannot be read: {unreadable_rows}</summary>
          <ul className="grid list-disc gap-1 ps-5">
            {unreadable.map(({ row, why }) => (
              <li key={row}>
                Row {row}: {why}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
