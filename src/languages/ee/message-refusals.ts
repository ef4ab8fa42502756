import type { Translation } from '../../lib/words/translation.ts'
import type { messageRefusals as words } from '../../server/messages/translated/messages.ts'

export const messageRefusals: Translation<typeof words> = {
  pushUnreached: { draft: 'Hamea mate ŋu aɖo browser sia ƒe notification service gbɔ o' },
  noWhatsAppHere: { draft: 'Hame sia meŋlɔa nu to WhatsApp dzi o.' },
  noHandshake: { draft: 'Menye WhatsApp ƒe handshake nye esia o.' },
  noSignature: { draft: 'WhatsApp ƒe asidede nyui mele esia te o.' },
  noWebhook: { draft: 'Menye WhatsApp ƒe webhook nye esia o.' },
  thanks: { draft: 'Akpe.' },
  noList: { draft: 'Ŋkɔwo sia ƒomevi meli o.' },
  noFellowship: { draft: 'Habɔbɔ sia ƒomevi meli o.' },
  noBranch: { draft: 'Hame alɔdze sia ƒomevi meli o.' },
  noEvent: { draft: 'Wɔna sia ƒomevi meli o.' },
  noMessage: { draft: 'Gbedasi sia ƒomevi meli o.' },
  nobodyThisWay: { draft: 'Ame aɖeke le ŋkɔ siawo me mate ŋu axɔe le mɔ sia nu o.' },
  onItsWay: { draft: 'Gbedasi sia gale mɔ dzi. Taflatsɛ lala va se ɖe esime woaɖoe ɖa.' },
  nobodyUnknown: { draft: 'Ame aɖeke mesusɔ si ŋu míenya nya le o.' },
  decided: { draft: 'Woɖo gbedasi sia ŋu kpɔ vɔ. Taflatse, gaʋu xexlẽdzesia.' },
  byAnother: { draft: 'Wòe ŋlɔ gbedasi sia. Ele be dɔwɔla bubu nada asi ɖe edzi.' },
  tooDear: {
    draft:
      'Esia ƒe home wu esi hamea ate ŋu agazã ɖe telefon gbedasiwo ŋu le ɣleti sia me. Super admin trɔnɛ le Ɖoɖowo me.',
  },
  ownFellowship: { draft: 'Àte ŋu aŋlɔ na wò ŋutɔ wò habɔbɔ.' },
  nextOfPage: { draft: 'Taflatsɛ na nusi axa si do ŋgɔ fia be ekplɔe ɖo' },
  pledgersHidden: {
    draft: 'Gadzikpɔlawo koe kpɔa ame siwo ɖe adzɔgbe. Ame neni woɖo ŋku edzi na la le list la me.',
  },
  longText: { draft: 'Abe SMS ene la, akpa {longest} le esi. Taflatsɛ ɖee dzi wòanɔ {mostParts}' },
  noTexts: {
    draft: 'Hame sia meɖoa SMS ɖa haɖe o. Super admin ŋlɔa ame si ɖoe ɖa ƒe ŋkɔ le Ɖoɖowo, Gbedasiwo me',
  },
  noEmails: {
    draft: 'Hame sia meɖoa e-mail ɖa haɖe o. Ame si kpɔa server la dzi ʋunɛ (docs/operations.md, SMTP_URL)',
  },
  noWhatsApp: {
    draft:
      'Hame sia meŋlɔa nu to WhatsApp dzi o. Ame si kpɔa server la dzi ʋunɛ (docs/operations.md, WHATSAPP_TOKEN)',
  },
  noTemplate: { draft: 'Taflatsɛ tia template si dzi WhatsApp da asi ɖo, kple nya na variable ɖe sia ɖe' },
  longWhatsApp: {
    draft: 'Le WhatsApp dzi la, gbedasi mewu ŋɔŋlɔdzesi 1,024 o, template la tɔ le eme. Taflatsɛ ɖee dzi',
  },
  noTime: { draft: 'Ŋkeke kple gaƒoƒo sia ƒomevi meli o' },
  timeOver: { draft: 'Ɣeyiɣi sia va yi. Gblẽe ɖi ƒuƒlu be wòayi fifia' },
  threeMonths: { draft: 'Taflatsɛ tia ŋkeke le ɣleti etɔ̃ siwo gbɔna me' },
  unfilled: { draft: 'Ame aɖeke mate ŋu ayɔ {written} o. Àte ŋu aŋlɔ {first}, {title} alo {fellowship}' },
  onlyAdminsSendPosts: { draft: 'Super admins koe ɖoa nyadzɔdzɔwo yia ŋgɔ.' },
  newNumber: { draft: 'Gbedasi si yi ame geɖewo gbɔ yɔ nɔmba yeye aɖe' },
  newNumberText: {
    draft:
      '{username} ŋlɔ gbedasi na ame geɖewo, eye xexlẽdzesi si websaita mefia o le eme. Woate ŋu atɔ te esi meyi haɖe o le Gbedasiwo te.',
  },
  messagesPage: { draft: 'Gbedasiwo' },
}
