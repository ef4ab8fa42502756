import type { Translation } from '../../lib/words/translation.ts'
import type { formEmailWords } from '../../server/services/forms/messages.ts'

export const formEmails: Translation<typeof formEmailWords> = {
  taken: { draft: 'Míexɔ wò ŋuɖoɖoa: {form}' },
  waits: { draft: 'Èle teƒe lalam: {form}' },
  placeFree: { draft: 'Èkpɔ teƒe: {form}' },
  takenText: { draft: 'Akpe. Míexɔ wò ŋuɖoɖoa.' },
  waitsText: { draft: 'Teƒewo katã yɔ. Èle teƒe lalam; ne teƒe ʋu la, míaŋlɔ na wò.' },
  placeFreeText: { draft: 'Teƒe ʋu, eye wòzu tɔwò.' },
  notYou: { draft: 'Menye wòe yɔ form sia oa? Ekema ame aɖe ŋlɔ adrɛs gbegblẽ, eye mehiã be nàwɔ naneke o.' },
  withdraw: { draft: 'Màte ŋu ava oa, alo èdi be yeaxɔ wò ŋuɖoɖoa? Ɖee ɖa kple zizi ɖeka: {page}' },
  withdrawPage: { draft: 'link si le e-maila me' },
  newAnswer: { draft: 'Ŋuɖoɖo yeye: {form}' },
  newAnswerText: { draft: 'Ame aɖe ɖo form “{form}” ŋu. Nusi wòŋlɔ la mele e-mail sia me o.' },
  read: { draft: 'Xlẽ ŋuɖoɖoawo: {page}' },
  page: { draft: 'Formwo' },
}
