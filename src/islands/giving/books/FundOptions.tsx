import type { FundAnswer } from '../../../lib/contract/giving/books-fund.ts'

type Props = {
  funds: readonly FundAnswer[] | undefined
  /** Whether the fund of tickets is among them, which takes no gifts. */
  withTickets?: boolean
}

/** The open funds, as choices of a select. */
export const FundOptions = ({ funds, withTickets }: Props) =>
  funds
    ?.filter(({ is_open, purpose }) => is_open && (withTickets || purpose !== 'tickets'))
    .map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))
