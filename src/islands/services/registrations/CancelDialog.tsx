import { Confirm } from '../../../components/ui/Confirm.tsx'
import { whyRefused } from '../../../lib/api/api-error.ts'
import type { OrderAnswer } from '../../../lib/contract/services/registration.ts'
import { formatMoney } from '../../../lib/money/money.ts'
import { ticketWords as words } from './messages.ts'
import { refundWords } from './refund-words.ts'

/** `name` is whose ticket it is; '' for all of them. */
type Props = { name: string; order: OrderAnswer | undefined; cancel: () => Promise<void>; close: () => void }

/** Asks before tickets are cancelled. */
export function CancelDialog({ name, order, cancel, close }: Props) {
  const act = name ? words.cancelOne({ name }) : words.cancelAll
  return (
    <Confirm title={act} act={act} confirm={cancel} refused={whyRefused} close={close}>
      <p>{words.cancelText}</p>
      {order && order.paid > 0 && (
        <p>
          {name
            ? refundWords(order)
            : words.getsBack({ amount: formatMoney(order.gets_back, order.currency) })}
        </p>
      )}
    </Confirm>
  )
}
