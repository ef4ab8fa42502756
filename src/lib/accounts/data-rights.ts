import type { RequestKind } from '../contract/accounts/data-request.ts'
import type { ConsentPurpose } from '../contract/people/consent.ts'
import { rightWords } from '../texts/accounts/data-rights.ts'

export const requestText = (kind: RequestKind): string =>
  ({
    access: rightWords.access,
    correction: rightWords.correction,
    erasure: rightWords.erasure,
    objection: rightWords.objection,
  })[kind]

type ConsentText = { title: string; asks: string; given: string; withdrawn: string }

export const consentTexts = (purpose: ConsentPurpose): ConsentText =>
  ({
    membership: {
      title: rightWords.membership,
      asks: rightWords.membershipAsks,
      given: rightWords.membershipGiven,
      withdrawn: rightWords.membershipWithdrawn,
    },
    photograph: {
      title: rightWords.photograph,
      asks: rightWords.photographAsks,
      given: rightWords.photographGiven,
      withdrawn: rightWords.photographWithdrawn,
    },
  })[purpose]
