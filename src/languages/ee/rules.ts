import type { ruleWords } from '../../lib/contract/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const rules: Translation<typeof ruleWords> = {
  tooLong: { draft: 'Taflatsɛ megawu ŋɔŋlɔdzesi {limit} o' },
  day: { draft: 'Taflatsɛ ŋlɔ ŋkekea abe ƒe-ɣleti-ŋkeke ene' },
  places: {
    draft: 'Taflatsɛ ŋlɔ teƒe xexlẽdzesi blibo tso 1 va ɖo 10000, alo naneke ne amesiame ate ŋu ava',
  },
  most: { draft: 'Taflatsɛ megawu {most} o' },
  each: { draft: 'Taflatsɛ ɖe sia ɖe megawu ŋɔŋlɔdzesi {limit} o' },
}
