import type { Translation } from '../../lib/words/translation.ts'
import type { inboxRefusalWords } from '../../server/care/inbox/messages.ts'

export const inboxRefusals: Translation<typeof inboxRefusalWords> = {
  noSuchConversation: { draft: 'Dzeɖoɖo sia ƒomevi meli o.' },
  noSuchMessage: { draft: 'Gbedasi sia ƒomevi meli o.' },
  closed: { draft: 'Wotu dzeɖoɖo sia. Taflatsɛ gaʋui gbã.' },
  chooseOfList: { draft: 'Taflatsɛ tia ame aɖe tso ŋkɔawo me' },
  superAdmin: { draft: 'Super admin' },
  leader: { draft: 'Kplɔla' },
  assistant: { draft: 'Kpeɖeŋutɔ' },
  office: { draft: 'Dɔwɔƒe' },
  wroteIt: { draft: 'Eyae ŋlɔe' },
  noWay: {
    draft: 'Mɔ aɖeke meli si dzi míato aŋlɔ na ame sia tso afi sia o. Taflatsɛ yɔe, eye nàŋlɔ be nèɖo eŋu.',
  },
  tooDear: {
    draft:
      'Esia xɔ asi wu ga si hamea ate ŋu azã ɖe SMS ŋu le ɣleti sia me. Taflatsɛ yɔe, eye nàŋlɔ be nèɖo eŋu.',
  },
  windowClosed: { draft: 'Gaƒoƒo 24 siwo kplɔ nusi amea ŋlɔ ɖo wu enu. Taflatsɛ tia template' },
  wroteStop: {
    draft: 'Ame sia ŋlɔ STOP, eya ta template aɖeke meyina o. Taflatsɛ yɔe, eye nàŋlɔ be èɖo eŋu',
  },
  noTemplate: { draft: 'Taflatsɛ tia template si dzi WhatsApp da asi ɖo, kple nyawo na variable ɖe sia ɖe' },
  templateTooLong: { draft: 'Kple nya siawo la, template la wu ŋɔŋlɔdzesi 1,024. Taflatsɛ ɖe wo dzi kpɔtɔ' },
  tooLong: { draft: 'Abe SMS ene la, akpa {parts} le esi. Taflatsɛ ɖee dzi wòanɔ {most}' },
}
