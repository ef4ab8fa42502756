import type { Translation } from '../../lib/words/translation.ts'
import type { trashRefusals as words } from '../../server/settings/trash/messages.ts'

export const trashRefusals: Translation<typeof words> = {
  backEverythingBelongs: { draft: 'Egbɔ, kple nusiwo katã nye etɔ.' },
  deletedGood: { draft: 'Wotutui keŋkeŋ.' },
  notBinPerhapsRestored: { draft: 'Esia mele bin me o. Ɖewohĩ wogbugbɔe va xoxo.' },
  notUsedByChurch: { draft: 'Hame sia mezãa esia o' },
  fellowshipEventNotThere: {
    draft: 'Habɔbɔ si tɔ wɔna sia nye la megali o. Taflatsɛ gbugbɔ habɔbɔa va gbã.',
  },
  fellowshipGotMessageNot: { draft: 'Habɔbɔ si xɔ gbedasi sia la megali o. Taflatsɛ gbugbɔ habɔbɔa va gbã.' },
  whoeverWrotePrayerRequest: {
    draft: 'Wotutu ame si ŋlɔ gbedodoɖa biabia sia hã. Taflatsɛ gbugbɔ hamevia va gbã.',
  },
  whoeverWroteTestimonyDeleted: {
    draft: 'Wotutu ame si ŋlɔ ɖaseɖiɖi sia hã. Taflatsɛ gbugbɔ hamevia va gbã.',
  },
  memberWhoWroteMessage: { draft: 'Wotutu hamevi si ŋlɔ gbedasi sia hã. Taflatsɛ gbugbɔ hamevia va gbã.' },
  thereNothingLeftBin: { draft: 'Esia ƒe naneke megale bin me o.' },
  usernameTaken: {
    draft: 'Fifia ezazãŋkɔ “{value}” le ame bubu si, eya ta womate ŋu agbugbɔ esia ava o. Enɔa bin me.',
  },
  alikeTaken: {
    draft: 'Fifia ezazãŋkɔ si ɖi “{value}” le ame bubu si, eya ta womate ŋu agbugbɔ esia ava o. Enɔa bin me.',
  },
  emailTaken: {
    draft: 'Fifia e-mail adrɛs “{value}” le ame bubu si, eya ta womate ŋu agbugbɔ esia ava o. Enɔa bin me.',
  },
  nameTaken: {
    draft: 'Fifia ŋkɔ “{value}” le ame bubu si, eya ta womate ŋu agbugbɔ esia ava o. Enɔa bin me.',
  },
  addressTaken: {
    draft: 'Fifia adrɛs “{value}” le ame bubu si, eya ta womate ŋu agbugbɔ esia ava o. Enɔa bin me.',
  },
}
