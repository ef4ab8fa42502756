import { sourceLanguage } from '../../../lib/words/define.ts'
import { inLanguage } from '../words/speaking.ts'
import { deliveryReasons } from './messages.ts'

type Reasons = typeof deliveryReasons
type Plain = { [Key in keyof Reasons]: Reasons[Key] extends string ? Key : never }[keyof Reasons]

const isPlain = (key: keyof Reasons): key is Plain => key !== 'refusedWith' && key !== 'answeredWith'

/** Why a message did not go or arrive, in the language of who reads it; a sentence that is not known stays as it was kept. */
export function shownReason(kept: string): string {
  if (kept === '') return ''
  const keys = (Object.keys(deliveryReasons) as (keyof Reasons)[]).filter(isPlain)
  const key = inLanguage(sourceLanguage, () => keys.find((one) => deliveryReasons[one] === kept))
  if (key) return deliveryReasons[key]
  const [, refused, answered] = /^WhatsApp (?:refused it \((\d+)\)|answered (\d+))\.$/.exec(kept) ?? []
  if (refused) return deliveryReasons.refusedWith({ code: refused })
  return answered ? deliveryReasons.answeredWith({ code: answered }) : kept
}
