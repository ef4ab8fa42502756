import type { ReactNode } from 'react'
import { channels, type MessagePreview, type NewMessage } from '../../../lib/contract/messages/message.ts'
import { formatMoney } from '../../../lib/money/money.ts'
import { churchWhatsApps } from '../../../lib/site/this-church.ts'
import { deliveredBy } from '../../../lib/texts/messages/messages.ts'
import { formatMoment } from '../../staff/lists/logs.tsx'
import { sendWords, whatsAppDeskWords } from './messages.ts'
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
      {needs_approval && <p className="notice">{sendWords.itGoesToMany}</p>}
      {tooDear && (
        <p className="notice notice-error">
          {sendWords.churchMaySpendAmount({ amount: formatMoney(left_this_month, currency) })}
        </p>
      )}
      {problem && (
        <p className="notice notice-error" role="alert">
          {problem}
        </p>
      )}
      <div className="staff-dialog-acts">
        <button className="btn" type="button" onClick={back}>
          {sendWords.editMessage}
        </button>
        <button className="btn" type="button" disabled={busy} onClick={test}>
          {sendWords.sendTestToMe}
        </button>
        <button
          className="btn btn-primary"
          type="button"
          disabled={busy || count === 0 || tooDear}
          aria-busy={busy}
          onClick={send}
        >
          {needs_approval ? sendWords.requestApproval : sendWords.sendTo({ count })}
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
    preview.without_address > 0 &&
      sendWords.withoutaddressHaveNoAddress({ withoutAddress: preview.without_address }),
    preview.refused > 0 && sendWords.refusedHaveNotAgreed({ refused: preview.refused }),
  ].filter(Boolean)
  return (
    <dl className="grid gap-2">
      <Fact name={sendWords.people}>
        {sendWords.reachedbyOfPeople({ reachedBy: reachedBy(preview), people })}
        {left.length > 0 && ` (${left.join(', ')})`}
      </Fact>
      {emails > 0 && <Fact name={sendWords.eMails}>{emails}</Fact>}
      {texts > 0 && (
        <Fact name={sendWords.textMessages}>{sendWords.textsInPartsParts({ texts, parts })}</Fact>
      )}
      {preview.whatsapp_costs.map(({ category, people: count, cost: price }) => (
        <Fact key={category} name={whatsAppDeskWords.costOf({ category: categoryName(category) })}>
          {count}, {price > 0 ? formatMoney(price, currency) : sendWords.nothing}
        </Fact>
      ))}
      {notifications > 0 && <Fact name={sendWords.notifications}>{notifications}</Fact>}
      {in_app > 0 && <Fact name={sendWords.inAppAlone}>{in_app}</Fact>}
      <Fact name={sendWords.eachWayAloneWould}>{reachWords(preview)}</Fact>
      <Fact name={sendWords.cost}>{cost > 0 ? formatMoney(cost, currency) : sendWords.nothing}</Fact>
      <Fact name={sendWords.goesOut}>{goes_at ? formatMoment(goes_at) : sendWords.atOnce}</Fact>
    </dl>
  )
}

type LettersProps = Pick<Props, 'busy' | 'plain'> & Props['step']

/** The offer to write a text message in the letters that cost less, and the way back. */
function Letters({ message, preview, busy, plain }: LettersProps) {
  if (message.plain_letters)
    return (
      <p>
        {sendWords.isSentAsO}
        <button className="btn btn-quiet" type="button" disabled={busy} onClick={() => plain(false)}>
          {sendWords.sendThemAsThey}
        </button>
      </p>
    )
  if (preview.plain_cost === null) return null
  return (
    <div className="notice grid gap-3">
      <p>
        {sendWords.lettersLikeDearlettersMake2({
          dearLetters: preview.dear_letters,
          amount: formatMoney(preview.plain_cost, preview.currency),
        })}
      </p>
      <p>
        <button className="btn" type="button" disabled={busy} onClick={() => plain(true)}>
          {sendWords.writeItWithoutThem}
        </button>
      </p>
    </div>
  )
}

type AsReadProps = Pick<Props, 'busy' | 'next'> & { preview: MessagePreview }

function AsRead({ preview, busy, next }: AsReadProps) {
  const { person, email_text, sms_text, whatsapp_text, app_text, sms_parts } = preview
  return (
    <section className="grid gap-2" aria-label={sendWords.asPersonReadsIt({ person })}>
      <h3>{sendWords.asPersonReadsIt({ person })}</h3>
      <p className="card p-4 whitespace-pre-line break-words">
        {email_text || sms_text || whatsapp_text || app_text}
      </p>
      {sms_text && (
        <p className="hint">
          {sms_parts === 1
            ? sendWords.oneTextMessage
            : sendWords.textMessageOfSmsparts({ smsParts: sms_parts })}
        </p>
      )}
      {reachedBy(preview) > 1 && (
        <p>
          <button className="btn btn-quiet" type="button" disabled={busy} onClick={next}>
            {sendWords.nextPerson}
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
