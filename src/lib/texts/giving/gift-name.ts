import { paymentMethods } from '../../contract/giving/donation.ts'
import { funds } from '../../contract/giving/giving.ts'
import { giftNames } from './gift-names.ts'

/** The way to pay of an id, in words. */
export const methodName = (method: string): string =>
  giftNames.method({ name: paymentMethods.find(([id]) => id === method)?.[1] ?? method })

/** The purpose of an id, in words. */
export const fundName = (fund: string): string =>
  giftNames.fund({ name: funds.find(([id]) => id === fund)?.[1] ?? fund })
