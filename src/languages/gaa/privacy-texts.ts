import type { privacyTexts as english } from '../../lib/texts/accounts/privacy-page.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const privacyTexts: Translation<typeof english> = {
  account: { draft: 'O-account' },
  accountText: {
    draft:
      'Gbɛi, username, tɛlifoŋ kɛ, kɛ oha lɛ, o-e-mail address: koni ale mɔ ni ji asafo mli nyo, ni ashɛ oŋɔɔ. Akɛ o-password toɔ akɛ hash ni mɔ ko nyɛŋ ekane.',
  },
  profile: { draft: 'Ohe saji' },
  profileText: {
    draft:
      'Fɔmɔ gbi, gbalashihilɛ, address, nitsumɔ, be ni oba klɛŋklɛŋ kɛ kɛji afɔ bo ekoŋŋ: kɛha osɔfo kwɛmɔ. Bo okpɛɔ mɛi ni naa ohe saji he yiŋ, kɛfata asafo lɛ ofis lɛ he.',
  },
  photograph: { draft: 'O-mfoniri' },
  photographText: {
    draft: 'Ja okɛwo nɔ. Okuu lɛ mli bii naa ja okpɛlɛ nɔ, ni obaanyɛ oku sɛɛ yɛ ogbɛjianɔtoi amli.',
  },
  written: { draft: 'Nɔ ni oŋmaa' },
  writtenText: {
    draft:
      'Faikpamɔi, odaseyelii, shɛɛ saji kɛ chat wiemɔi. Faikpamɔ ni yɔɔ teemɔŋ lɛ, bo, asafo lɛ ofis lɛ kɛ okuu lɛ hiɛnyiɛlɔ lɛ kaneɔ. Mɔ fɛɛ mɔ kaneɔ odaseyeli kɛ akpɛlɛ nɔ.',
  },
  takePart: { draft: 'Nɔ ni oyɔɔ mli' },
  takePartText: {
    draft:
      'Okuu, gbɛi ŋmai kɛ be ni oba: koni hiɛnyiɛlɔi, kɛ mɛi ni amɛhala ni yeɔ buaa amɛ, ana mɔ ni bɛ ni ekolɛ saramɔ ahiaa lɛ. Kui kɛ nitsumɔi ni osɔmɔɔ yɛ mli; mɛi ni toɔ he gbɛjianɔ lɛ pɛ naa gbii ni onyɛŋ. Beni obɛ kuu ko mli lɛ, hiɛnyiɛlɔi naa ogbɛi pɛ, koni amɛbi ofis lɛ bo.',
  },
  give: { draft: 'Nɔ ni ohaa' },
  giveText: {
    draft:
      'Shika, nɔ hewɔ, gbi kɛ gbɛ, kɛ ogbɛi: kɛha receipts kɛ shika woji. Shikakwɛlɔi naa, ni aŋmaa kwɛmɔ fɛɛ kwɛmɔ. Shikakwɛlɔi kɛ mɛi ni kɛ amɛnine woɔ shishi naa owelfare nyɔmɔwoi kɛ nɔ ni obiɔ; nɔ hewɔ ni ashi nyɔmɔ lɛ, nakai gbi lɛ nɔ bii pɛ naa.',
  },
  device: { draft: 'Yɛ bo diɛŋtsɛ otsɔne nɔ' },
  deviceText: {
    draft:
      'O-browser lɛ toɔ baafai ni okane, kɛ bo diɛŋtsɛ ogbɛii, koni onyɛ okane amɛ kɛ netwɔk bɛ. Ajieɔ amɛ kɛ ojeekpo loo mɔ kroko ya mli, loo bo diɛŋtsɛ yɛ “Nɔ ni akɛto” shishi. Nɔ ni oŋma kɛ netwɔk bɛ lɛ mɛɔ yɛ jɛmɛ, kɛha bo kome. Shiɛmɔi ni ohala lɛ hiɔ shi kɛyashi obaajie amɛ. Kɛ obi notifications lɛ, amɛtsɔɔ o-browser feelɔ lɛ push service nɔ, ni nyɛŋ ekane amɛ, kɛyashi obaajeekpo.',
  },
  signIn: { draft: 'Bɔ ni oyaa mli' },
  signInText: {
    draft:
      'Tsɔnei, bei kɛ network addresses: koni mɛi krokomɛi akabote o-account lɛ mli. Afeɔ addresses lɛ kuku yɛ gbii 30 sɛɛ. Aŋmaa nitsulɔi ni kane asafo mli bii agbɛii hu.',
  },
  see: { draft: 'Kwɛmɔ' },
  seeText: { draft: 'Download nɔ fɛɛ ni akɛto yɛ ohe yɛ Settings, My data, be fɛɛ be, loo bi.' },
  correct: { draft: 'Jajemɔ' },
  correctText: { draft: 'Tsakemɔ yɛ ohe saji amli, loo bi asafo lɛ akɛ amɛjaje nɔ ni onyɛŋ otsake.' },
  erase: { draft: 'Ha ajie' },
  eraseText: {
    draft:
      'Ŋaa o-account lɛ yɛ Settings. Yɛ gbii 14 sɛɛ lɛ ajieɔ ohe saji; nɔ ni mɛi krokomɛi kane lɛ hiɔ shi ni ogbɛi kɛ mfoniri bɛ he.',
  },
  object: { draft: 'Te shi wo, ni oku sɛɛ' },
  objectText: { draft: 'Te shi wo ohe saji anitsumɔ, loo oku kpɛlɛmɔ sɛɛ. Ewaaa tamɔ bɔ ni okɛha.' },
}
