import { call } from '../../../lib/api/call.ts'
import { readResults } from '../../../lib/contract/messages/calls/messages.ts'
import type { MessageResultsAnswer } from '../../../lib/contract/messages/message.ts'
import { formatMoney } from '../../../lib/money/money.ts'
import { unitsOf } from '../../../lib/money/typed-amounts.ts'
import { countOf, formatCount } from '../../../lib/text/format-count.ts'
import { BarPicture } from '../../staff/charts/BarPicture.tsx'
import { LoadedChart } from '../../staff/charts/LoadedChart.tsx'

const load = () => call(readResults)

/** What became of the newest messages, and what they cost. */
export const ResultsChart = () => <LoadedChart load={load}>{(counts) => <Found {...counts} />}</LoadedChart>

function Found({ messages, currency }: MessageResultsAnswer) {
  if (messages.length === 0) return <p className="empty">No message has gone out yet.</p>
  const cost = messages.reduce((sum, message) => sum + message.cost, 0)
  return (
    <div className="grid gap-4">
      <BarPicture
        title="Delivered and opened"
        says={sayResults(messages)}
        source="The newest messages that went out, without tests. Delivered: handed to the provider, or reported as arrived. Opened: read under “My messages”; of text messages and e-mails themselves nobody knows."
        sides={['Delivered', 'Opened']}
        bars={messages.map(({ subject, delivered, opened }) => ({
          name: subject,
          values: [delivered, opened ?? 0],
        }))}
        names="kinds"
        table={{
          keys: messages.map(({ id }) => id),
          heads: ['Message', 'People', 'Delivered', 'Opened', 'Cost'],
          rows: messages.map(({ subject, people, delivered, opened, cost }) => [
            subject,
            formatCount(people),
            formatCount(delivered),
            opened === null ? 'Not known' : formatCount(opened),
            formatMoney(cost, currency),
          ]),
        }}
      />
      {cost > 0 && (
        <BarPicture
          title="Cost of text messages"
          says={`${formatMoney(cost, currency)} for ${countOf(messages.length, 'message')}.`}
          source={`In ${currency}. The amounts stand in the table above, too.`}
          sides={['Cost']}
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
  return `${formatCount(sum('delivered'))} of ${formatCount(sum('people'))} delivered, ${formatCount(sum('opened'))} known to be opened.`
}
