import type { ReactNode } from 'react'
import { channels, type MessagePreview, type NewMessage } from '../../../lib/contract/messages/message.ts'
import { formatMoney } from '../../../lib/money/money.ts'
import { churchWhatsApps } from '../../../lib/site/this-church.ts'
import { deliveredBy } from '../../../lib/texts/messages/messages.ts'
import { formatMoment } from '../../staff/lists/logs.tsx'
import { categoryName } from './template-words.ts'

type Props = {
  step: { message: NewMessage; preview: MessagePreview }
  problem: string
  busy: boolean
  back: () => void
  next: () => void
  plain: (yes: boolean) => void
  test: () => void
  send: () => void
}

/** What a message would be: who gets it, what it costs, and the words as a real person of the list reads them. */
export function Preview({ step: { message, preview }, problem, busy, back, next, plain, test, send }: Props) {
  const { cost, currency, left_this_month, needs_approval } = preview
  const count = reachedBy(preview)
  const tooDear = cost > left_this_month
  return (
    <div className="grid gap-4">
      <Facts preview={preview} />
      <Letters message={message} preview={preview} busy={busy} plain={plain} />
      {preview.person && <AsRead preview={preview} busy={busy} next={next} />}
      {needs_approval && (
        <p className="notice">It goes to many people: somebody else of the staff approves it first.</p>
      )}
      {tooDear && (
        <p className="notice notice-error">
          The church may spend {formatMoney(left_this_month, currency)} more on messages to telephones this
          month.
        </p>
      )}
      {problem && (
        <p className="notice notice-error" role="alert">
          {problem}
        </p>
      )}
      <div className="staff-dialog-acts">
        <button className="btn" type="button" onClick={back}>
          Edit message
        </button>
        <button className="btn" type="button" disabled={busy} onClick={test}>
          Send test to me
        </button>
        <button
          className="btn btn-primary"
          type="button"
          disabled={busy || count === 0 || tooDear}
          aria-busy={busy}
          onClick={send}
        >
          {needs_approval ? 'Request approval' : `Send to ${count} ${count === 1 ? 'person' : 'people'}`}
        </button>
      </div>
    </div>
  )
}

const reachedBy = ({ emails, texts, whatsapps, notifications, in_app }: MessagePreview) =>
  emails + texts + whatsapps + notifications + in_app

/** `E-mail 40, Text message 52`. */
const reachWords = (preview: MessagePreview) =>
  channels
    .filter((channel) => channel !== 'whatsapp' || churchWhatsApps())
    .map((channel) => `${deliveredBy[channel]} ${preview[`reach_${channel}`]}`)
    .join(', ')

function Facts({ preview }: { preview: MessagePreview }) {
  const { people, emails, texts, notifications, in_app, parts, cost, currency, goes_at } = preview
  const left = [
    preview.without_address > 0 && `${preview.without_address} have no address for it`,
    preview.refused > 0 && `${preview.refused} have not agreed`,
  ].filter(Boolean)
  return (
    <dl className="grid gap-2">
      <Fact name="People">
        {reachedBy(preview)} of {people}
        {left.length > 0 && ` (${left.join(', ')})`}
      </Fact>
      {emails > 0 && <Fact name="E-mails">{emails}</Fact>}
      {texts > 0 && (
        <Fact name="Text messages">
          {texts}, in {parts} parts
        </Fact>
      )}
      {preview.whatsapp_costs.map(({ category, people: count, cost: price }) => (
        <Fact key={category} name={`WhatsApp, ${categoryName(category)}`}>
          {count}, {price > 0 ? formatMoney(price, currency) : 'nothing'}
        </Fact>
      ))}
      {notifications > 0 && <Fact name="Notifications">{notifications}</Fact>}
      {in_app > 0 && <Fact name="In the app alone">{in_app}</Fact>}
      <Fact name="Each way alone would reach">{reachWords(preview)}</Fact>
      <Fact name="Cost">{cost > 0 ? formatMoney(cost, currency) : 'Nothing'}</Fact>
      <Fact name="Goes out">{goes_at ? formatMoment(goes_at) : 'At once'}</Fact>
    </dl>
  )
}

type LettersProps = Pick<Props, 'busy' | 'plain'> & Props['step']

/** The offer to write a text message in the letters that cost less, and the way back. */
function Letters({ message, preview, busy, plain }: LettersProps) {
  if (message.plain_letters)
    return (
      <p>
        ɔ is sent as o, ɛ as e and ŋ as n.{' '}
        <button className="btn btn-quiet" type="button" disabled={busy} onClick={() => plain(false)}>
          Send them as they are
        </button>
      </p>
    )
  if (preview.plain_cost === null) return null
  return (
    <div className="notice grid gap-3">
      <p>
        Letters like {preview.dear_letters} make a text message dearer. Written without them it costs{' '}
        {formatMoney(preview.plain_cost, preview.currency)}.
      </p>
      <p>
        <button className="btn" type="button" disabled={busy} onClick={() => plain(true)}>
          Write it without them
        </button>
      </p>
    </div>
  )
}

type AsReadProps = Pick<Props, 'busy' | 'next'> & { preview: MessagePreview }

function AsRead({ preview, busy, next }: AsReadProps) {
  const { person, email_text, sms_text, whatsapp_text, app_text, sms_parts } = preview
  return (
    <section className="grid gap-2" aria-label={`As ${person} reads it`}>
      <h3>As {person} reads it</h3>
      <p className="card p-4 whitespace-pre-line break-words">
        {email_text || sms_text || whatsapp_text || app_text}
      </p>
      {sms_text && (
        <p className="hint">
          {sms_parts === 1 ? 'One text message' : `A text message of ${sms_parts} parts`}
        </p>
      )}
      {reachedBy(preview) > 1 && (
        <p>
          <button className="btn btn-quiet" type="button" disabled={busy} onClick={next}>
            Next person
          </button>
        </p>
      )}
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-ink-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
