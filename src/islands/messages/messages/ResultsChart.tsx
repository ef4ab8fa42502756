import { call } from '../../../lib/api/call.ts'
import { readResults } from '../../../lib/contract/messages/calls/messages.ts'
import type { MessageResultsAnswer } from '../../../lib/contract/messages/message.ts'
import { formatMoney } from '../../../lib/money/money.ts'
import { unitsOf } from '../../../lib/money/typed-amounts.ts'
import { formatCount } from '../../../lib/text/format-count.ts'
import { BarPicture } from '../../staff/charts/BarPicture.tsx'
import { LoadedChart } from '../../staff/charts/LoadedChart.tsx'
import { sendWords } from './messages.ts'

const load = () => call(readResults)

/** What became of the newest messages, and what they cost. */
export const ResultsChart = () => <LoadedChart load={load}>{(counts) => <Found {...counts} />}</LoadedChart>

function Found({ messages, currency }: MessageResultsAnswer) {
  if (messages.length === 0) return <p className="empty">{sendWords.noMessageHasGone}</p>
  const cost = messages.reduce((sum, message) => sum + message.cost, 0)
  return (
    <div className="grid gap-4">
      <BarPicture
        title={sendWords.deliveredAndOpened}
        says={sayResults(messages)}
        source={sendWords.newestMessagesThatWent}
        sides={[sendWords.delivered, sendWords.opened]}
        bars={messages.map(({ subject, delivered, opened }) => ({
          name: subject,
          values: [delivered, opened ?? 0],
        }))}
        names="kinds"
        table={{
          keys: messages.map(({ id }) => id),
          heads: [sendWords.message, sendWords.people, sendWords.delivered, sendWords.opened, sendWords.cost],
          rows: messages.map(({ subject, people, delivered, opened, cost }) => [
            subject,
            formatCount(people),
            formatCount(delivered),
            opened === null ? sendWords.notKnown : formatCount(opened),
            formatMoney(cost, currency),
          ]),
        }}
      />
      {cost > 0 && (
        <BarPicture
          title={sendWords.costOfTextMessages}
          says={sendWords.amountForMessages({
            amount: formatMoney(cost, currency),
            messages: sendWords.numberMessages({
              count: messages.length,
              number: formatCount(messages.length),
            }),
          })}
          source={sendWords.inCurrencyAmountsStand({ currency })}
          sides={[sendWords.cost]}
          bars={messages.map((message) => ({
            name: message.subject,
            values: [unitsOf(message.cost, currency)],
          }))}
          names="kinds"
        />
      )}
    </div>
  )
}

function sayResults(messages: MessageResultsAnswer['messages']): string {
  const sum = (what: 'people' | 'delivered' | 'opened') =>
    messages.reduce((all, message) => all + (message[what] ?? 0), 0)
  const delivered = formatCount(sum('delivered'))
  const people = formatCount(sum('people'))
  const opened = formatCount(sum('opened'))
  return sendWords.deliveredOfPeopleDelivered({ delivered, people, opened })
}
