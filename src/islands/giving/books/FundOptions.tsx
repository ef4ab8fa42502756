import type { FundAnswer } from '../../../lib/contract/giving/books-fund.ts'

/** The open funds, as choices of a select. */
export const FundOptions = ({ funds }: { funds: readonly FundAnswer[] | undefined }) =>
  funds
    ?.filter(({ is_open }) => is_open)
    .map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))
