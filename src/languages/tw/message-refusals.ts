import type { Translation } from '../../lib/words/translation.ts'
import type { messageRefusals as words } from '../../server/messages/translated/messages.ts'

export const messageRefusals: Translation<typeof words> = {
  pushUnreached: { draft: 'Asɔre no ntumi nnuru saa browser yi notification service no' },
  noWhatsAppHere: { draft: 'Asɔre yi mfa WhatsApp so ntwerɛ.' },
  noHandshake: { draft: 'Yei nyɛ WhatsApp handshake.' },
  noSignature: { draft: 'WhatsApp nsano hyɛ pa biara nni yei so.' },
  noWebhook: { draft: 'Yei nyɛ WhatsApp webhook.' },
  thanks: { draft: 'Yɛda wo ase.' },
  noList: { draft: 'Din a ɛte saa nni hɔ.' },
  noFellowship: { draft: 'Fekuo a ɛte saa nni hɔ.' },
  noBranch: { draft: 'Asɔre fã a ɛte saa nni hɔ.' },
  noEvent: { draft: 'Dwumadie a ɛte saa nni hɔ.' },
  noMessage: { draft: 'Nkra a ɛte saa nni hɔ.' },
  nobodyThisWay: { draft: 'Obiara a ɔwɔ din yi mu no ntumi nnya no saa kwan yi so.' },
  onItsWay: { draft: 'Saa nkra yi wɔ kwan so. Yɛsrɛ wo, twɛn kɔsi sɛ ɛbɛkɔ awie.' },
  nobodyUnknown: { draft: 'Obiara nka a yɛnnim ne deɛ.' },
  decided: { draft: 'Wɔasi nkra yi ho gyinaeɛ. Mesrɛ wo, bue list no bio.' },
  byAnother: { draft: 'Wo na wotwerɛɛ nkra yi. Ɛsɛ sɛ odwumayɛni foforɔ pene so.' },
  tooDear: {
    draft:
      'Yei boɔ yɛ den sen deɛ asɔre no bɛtumi de ayɛ telefon nkra bosome yi. Super admin na ɔsesa wɔ Nhyehyɛeɛ mu.',
  },
  ownFellowship: { draft: 'Wobɛtumi atwerɛ abrɛ w’ankasa wo fekuo.' },
  nextOfPage: { draft: 'Yɛsrɛ wo, fa deɛ kratafa a ɛdi kan no kyerɛ sɛ ɛdi hɔ no bra' },
  pledgersHidden: {
    draft: 'Sikakorafoɔ nko ara na wɔhunu wɔn a wɔahyɛ bɔ. Dodoɔ a yɛkaee wɔn no wɔ list no mu.',
  },
  longText: { draft: 'Sɛ ɛyɛ SMS a, ɛyɛ afã {longest}. Yɛsrɛ wo, twa so ma ɛnyɛ {mostParts}' },
  noTexts: {
    draft:
      'Asɔre yi nsoma SMS foforɔ biara nnya. Super admin na ɔtwerɛ deɛ ɔsoma no din wɔ Nhyehyɛeɛ, Nkra mu',
  },
  noEmails: {
    draft: 'Asɔre yi nsoma e-mail nnya. Deɛ ɔhwɛ server no so na ɔbue (docs/operations.md, SMTP_URL)',
  },
  noWhatsApp: {
    draft:
      'Asɔre yi mfa WhatsApp so ntwerɛ. Deɛ ɔhwɛ server no so na ɔbue (docs/operations.md, WHATSAPP_TOKEN)',
  },
  noTemplate: { draft: 'Yɛsrɛ wo, paw template a WhatsApp apene so, na twerɛ nsɛm ma variable biara' },
  longWhatsApp: {
    draft: 'WhatsApp so deɛ, nkra nnboro atwerɛdeɛ 1,024, template no deɛ ka ho. Yɛsrɛ wo, twa so',
  },
  noTime: { draft: 'Da ne berɛ a ɛte saa nni hɔ' },
  timeOver: { draft: 'Saa berɛ yi atwam. Gya no kwa na ɛkɔ seesei' },
  threeMonths: { draft: 'Yɛsrɛ wo, paw da a ɛwɔ abosome mmiɛnsa a ɛreba yi mu' },
  unfilled: { draft: 'Obiara ntumi nhyɛ {written} mma. Wobɛtumi atwerɛ {first}, {title} anaa {fellowship}' },
  onlyAdminsSendPosts: { draft: 'Super admins nko ara na wɔde nsɛm no kɔ so.' },
  newNumber: { draft: 'Nkra a ɛkɔ nnipa pii nkyɛn bobɔ nɔma foforɔ din' },
  newNumberText: {
    draft:
      '{username} twerɛɛ nkra kɔmaa nnipa dodoɔ, na nɔma a website no nkyerɛ wɔ mu. Deɛ ɛnkɔɔeɛ no, wobɛtumi agyae wɔ Nkra ase.',
  },
  messagesPage: { draft: 'Nkra' },
}
