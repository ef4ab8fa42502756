import type { Translation } from '../../lib/words/translation.ts'
import type { messageRefusals as words } from '../../server/messages/translated/messages.ts'

export const messageRefusals: Translation<typeof words> = {
  pushUnreached: { draft: 'Asafo lɛ nyɛŋ eshɛ browser nɛɛ notification service lɛ ŋɔɔ' },
  noWhatsAppHere: { draft: 'Asafo nɛɛ ŋmaaa yɛ WhatsApp nɔ.' },
  noHandshake: { draft: 'Jeee WhatsApp handshake ji enɛ.' },
  noSignature: { draft: 'WhatsApp nine kpakpa bɛ enɛ shishi.' },
  noWebhook: { draft: 'Jeee WhatsApp webhook ji enɛ.' },
  thanks: { draft: 'Oyiwaladɔŋŋ.' },
  noList: { draft: 'Gbɛii ko bɛ ni tamɔ nakai.' },
  noFellowship: { draft: 'Kuu ko bɛ ni tamɔ nakai.' },
  noBranch: { draft: 'Asafo fã ko bɛ ni tamɔ nakai.' },
  noEvent: { draft: 'Nifeemɔ ko bɛ ni tamɔ nakai.' },
  noMessage: { draft: 'Shɛɛ sane ko bɛ ni tamɔ nakai.' },
  nobodyThisWay: { draft: 'Mɔ ko yɛ gbɛii nɛɛ amli nyɛŋ ená yɛ gbɛ nɛɛ nɔ.' },
  onItsWay: { draft: 'Shɛɛ sane nɛɛ kã gbɛ nɔ lolo. Ofainɛ, mɛɛ kɛyashi ebaaya.' },
  nobodyUnknown: { draft: 'Mɔ ko eshwɛko ni aleee ehe sane.' },
  decided: { draft: 'Ata shɛɛ sane nɛɛ he eyi. Ofainɛ, gbele list lɛ ekoŋŋ.' },
  byAnother: { draft: 'Bo oŋma shɛɛ sane nɛɛ. Esa akɛ nitsulɔ kroko akpɛlɛ nɔ.' },
  tooDear: {
    draft:
      'Enɛ jara wa fe nɔ ni asafo lɛ baanyɛ ekɛfee tɛlifoŋ saji yɛ nyɔŋ nɛɛ mli. Super admin tsakeɔ yɛ Gbɛjianɔtoi amli.',
  },
  ownFellowship: { draft: 'Obaanyɛ oŋma bo diɛŋtsɛ okuu.' },
  nextOfPage: { draft: 'Ofainɛ, haa nɔ ni baafa ni tsɔɔ hiɛ lɛ tsɔɔ akɛ enyiɛ sɛɛ' },
  pledgersHidden: { draft: 'Shikakwɛlɔi pɛ naa mɛi ni wo shi. Mɛi enyiɛ ni akai amɛ lɛ yɛ list lɛ mli.' },
  longText: { draft: 'Akɛ SMS lɛ, efee fãi {longest}. Ofainɛ, fee lɛ kuku ni efee {mostParts}' },
  noTexts: {
    draft: 'Asafo nɛɛ majeko SMS lolo. Super admin ŋmaa mɔ ni majeɔ lɛ gbɛi yɛ Gbɛjianɔtoi, Shɛɛ saji amli',
  },
  noEmails: {
    draft: 'Asafo nɛɛ majeko e-mail lolo. Mɔ ni kwɛɔ server lɛ nɔ gbeleɔ (docs/operations.md, SMTP_URL)',
  },
  noWhatsApp: {
    draft:
      'Asafo nɛɛ ŋmaaa yɛ WhatsApp nɔ. Mɔ ni kwɛɔ server lɛ nɔ gbeleɔ (docs/operations.md, WHATSAPP_TOKEN)',
  },
  noTemplate: { draft: 'Ofainɛ, halamɔ template ni WhatsApp kpɛlɛ nɔ, kɛ wiemɔi kɛha variable fɛɛ variable' },
  longWhatsApp: {
    draft: 'Yɛ WhatsApp nɔ lɛ, shɛɛ sane feee okadii 1,024, template lɛ nɔ fata he. Ofainɛ, fee lɛ kuku',
  },
  noTime: { draft: 'Gbi kɛ be ko bɛ ni tamɔ nakai' },
  timeOver: { draft: 'Be nɛɛ eho. Shi lɛ folo koni eya bianɛ' },
  threeMonths: { draft: 'Ofainɛ, halamɔ gbi ko yɛ nyɔji etɛ ni baa nɛɛ amli' },
  unfilled: { draft: 'Mɔ ko nyɛŋ {written} eyimɔ. Obaanyɛ oŋma {first}, {title} loo {fellowship}' },
  onlyAdminsSendPosts: { draft: 'Super admins pɛ kɛ saneheei tsɔɔ nɔ.' },
  newNumber: { draft: 'Shɛɛ sane kɛha mɛi babaoo miitsĩ namba hee ta' },
  newNumberText: {
    draft:
      '{username} ŋma shɛɛ sane kɛha mɛi babaoo, ni nɔmba ni website lɛ tsɔɔɔ yɛ mli. Abaanyɛ atsi nɔ ni yako lolo lɛ naa yɛ Shɛɛ saji ashishi.',
  },
  messagesPage: { draft: 'Shɛɛ saji' },
}
