import type { Translation } from '../../lib/words/translation.ts'
import type { inboxRefusalWords } from '../../server/care/inbox/messages.ts'

export const inboxRefusals: Translation<typeof inboxRefusalWords> = {
  noSuchConversation: { draft: 'Sanegbaa ko bɛ ni tamɔ nakai.' },
  noSuchMessage: { draft: 'Shɛɛ sane ko bɛ ni tamɔ nakai.' },
  closed: { draft: 'Aŋa sanegbaa nɛɛ. Ofainɛ, gbelemɔ ekoŋŋ dã.' },
  chooseOfList: { draft: 'Ofainɛ, halamɔ mɔ ko kɛjɛ gbɛii lɛ amli' },
  superAdmin: { draft: 'Super admin' },
  leader: { draft: 'Hiɛnyiɛlɔ' },
  assistant: { draft: 'Yelikɛbualɔ' },
  office: { draft: 'Ofis' },
  wroteIt: { draft: 'Lɛ eŋma' },
  noWay: {
    draft:
      'Gbɛ ko bɛ ni wɔbaatsɔ nɔ wɔŋma mɔ nɛɛ kɛjɛ biɛ. Ofainɛ, tswaa lɛ tɛlifoŋ, ni oŋma akɛ oha lɛ hetoo.',
  },
  tooDear: {
    draft:
      'Enɛ jara fe shika ni asafo lɛ baanyɛ ekɛfee SMS yɛ nyɔŋ nɛɛ mli. Ofainɛ, tswaa lɛ tɛlifoŋ, ni oŋma akɛ oha lɛ hetoo.',
  },
  windowClosed: { draft: 'Ŋmɛlɛtswai 24 ni nyiɛ nɔ ni mɔ lɛ ŋma lɛ sɛɛ lɛ eho. Ofainɛ, halamɔ template' },
  wroteStop: {
    draft: 'Mɔ nɛɛ eŋma STOP, no hewɔ lɛ template ko yaaa. Ofainɛ, tswaa lɛ, ni oŋma akɛ oha hetoo',
  },
  noTemplate: {
    draft: 'Ofainɛ, halamɔ template ni WhatsApp ekpɛlɛ nɔ, kɛ wiemɔi kɛha variable fɛɛ variable',
  },
  templateTooLong: { draft: 'Kɛ wiemɔi nɛɛ lɛ template lɛ fe okadii 1,024. Ofainɛ, fee amɛ kuku' },
  tooLong: { draft: 'Akɛ SMS lɛ, efee fãi {parts}. Ofainɛ, fee lɛ kuku ni efee {most}' },
}
