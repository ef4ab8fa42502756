import type { Translation } from '../../lib/words/translation.ts'
import type { accountEmailWords } from '../../server/accounts/accounts/messages.ts'

export const accountEmails: Translation<typeof accountEmailWords> = {
  dear: { draft: '{name},' },
  goodDay: { draft: 'Mido gbe na wò,' },
  namedAccount: { draft: 'wò account {username}' },
  account: { draft: 'wò account' },
  resetSubject: { draft: 'Tia mɔʋunya yeye' },
  resetAsked: {
    draft: 'ame aɖe, ɖewohĩ wòe, bia mɔʋunya yeye na {account}. Ʋu link sia le gaƒoƒo ɖeka me nàtia yeye:',
  },
  resetNotYou: { draft: 'Ne menye wòe o la, naneke mehiã nàwɔ o: wò ɖeka koe xɔ agbalẽ sia.' },
  confirmSubject: { draft: 'Ɖo kpe wò e-mail adrɛs dzi' },
  confirmAsked: {
    draft:
      'ame aɖe, ɖewohĩ wòe, tsɔ adrɛs sia na míaƒe hame ƒe account aɖe. Ge ɖe eme kple account ma, ʋu link sia le ŋkeke etɔ̃ me eye nàzi buttona be nàɖo kpe edzi:',
  },
  confirmByOffice: {
    draft:
      'ame aɖe, ɖewohĩ wòe, tsɔ adrɛs sia na míaƒe hame ƒe account aɖe. Ʋu link sia le ŋkeke etɔ̃ me eye nàzi buttona be nàɖo kpe edzi:',
  },
  confirmNotYou: { draft: 'Ne menye wòe o la, naneke mehiã nàwɔ o: míezãa adrɛsa o.' },
}
