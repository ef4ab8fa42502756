import type { Translation } from '../../lib/words/translation.ts'
import type { givingEmailWords } from '../../server/giving/giving/messages.ts'

export const givingEmails: Translation<typeof givingEmailWords> = {
  givePage: { draft: 'Ntoboa' },
  givingPage: { draft: 'Me ntoboa' },
  pledgeSubject: { draft: 'Wo bɔhyɛ: {pledge}' },
  promised: { draft: 'Wohyɛɛ {amount} bɔ maa “{pledge}”.' },
  came: { draft: '{amount} aba. Yɛda wo ase!' },
  open: { draft: 'Ɛka {amount}.' },
  openUntil: { draft: 'Ɛka {amount}; sɛ wobɛtumi a, ansa na {day} aduru.' },
  givePart: { draft: 'Tua bi wɔ ha: {page}' },
  tooMuch: { draft: 'Sɛ ɛyɛ den ma wo a, wobɛtumi ate so anaa agyae nkaeɛ no. Obiara mmisa wo deɛ nti:' },
  stop: { draft: 'Gyae saa nkaekaeɛ yi: {page}' },
  reminderSubject: { draft: 'Na wopɛ sɛ woma: {fund}' },
  weekly: { draft: 'Wosrɛeɛ sɛ yɛnkae wo nnawɔtwe biara na woma {amount} ma {fund}, {method} so.' },
  monthly: { draft: 'Wosrɛeɛ sɛ yɛnkae wo bosome biara na woma {amount} ma {fund}, {method} so.' },
  giveNow: { draft: 'Ma seesei: {page}' },
  notByItself: { draft: 'Hwee nkɔ ankasa, na wobɛtumi asesa sika no ne deɛ ɛkɔ so wɔ hɔ.' },
  stoppedSubject: { draft: 'Yɛnnye sika mfiri wo card no so bio' },
  stopped: { draft: 'Yɛantumi anyi {amount} ama {fund} amfiri wo card ({card}) so bosome yi: {why}' },
  stoppedThen: {
    draft:
      'Yɛagyae, na yɛrensɔ nhwɛ bio. Deɛ yɛsie faa card no ho no, yɛapepa. Sɛ wopɛ sɛ wotoa so a, fa card ma pɛnkoro, na ka wɔ hɔ sɛ yɛbɛtumi ayi bosome biara:',
  },
  promptText: {
    draft: 'Obi srɛ sɛ saa nɔma yi tua sika ma {church}. Sɛ ɛnyɛ wo a, mpene so. Gyae saa adesrɛ yi: {page}',
  },
  detailsChanged: { draft: '{place} sikatua ho nsɛm asesa' },
  detailsChangedText: {
    draft:
      '{username} apene deɛ {by} sesaeɛ no so: deɛ ɛkyerɛ nnipa baabi a wɔn sika kɔ. Nnawɔtwe baako mu no, wobɛtumi asan.',
  },
  detailsStay: { draft: '{place} sikatua ho nsɛm tena sɛdeɛ ɛte' },
  detailsStayText: {
    draft: '{username} ampene nsesaeɛ bi so, a ɛfa deɛ ɛkyerɛ nnipa baabi a wɔn sika kɔ ho.',
  },
  detailsAsBefore: { draft: '{place} sikatua ho nsɛm te sɛdeɛ na ɛteɛ' },
  detailsAsBeforeText: {
    draft:
      '{username} asan nsesaeɛ bi, a ɛfa deɛ ɛkyerɛ nnipa baabi a wɔn sika kɔ ho. Ahɔhoɔ san kenkan deɛ na ɛwɔ hɔ kane no.',
  },
  refundWaits: { draft: 'Sika bi a wɔde resan ama twɛn wo mpeneeɛ' },
  refundWaitsText: {
    draft:
      'Sikakorani bi srɛ sɛ wɔnsan mfa ayɛyɛdeɛ a ne receipt yɛ {receipt} no mma. Ɛsɛ sɛ obi foforɔ pene so.',
  },
  refundApproved: { draft: 'Wɔapene sika bi a wɔde resan ama so' },
  refundDeclined: { draft: 'Wɔampene sika bi a wɔde resan ama so' },
  refundApprovedText: { draft: '{by} apene so sɛ wɔnsan mfa ayɛyɛdeɛ a ne receipt yɛ {receipt} no mma.' },
  refundDeclinedText: { draft: '{by} ampene so sɛ wɔnsan mfa ayɛyɛdeɛ a ne receipt yɛ {receipt} no mma.' },
  refundsPage: { draft: 'Deɛ wɔasan de ama' },
}
